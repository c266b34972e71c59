#include "engine/core/message.hpp"

#include <array>

namespace sammel {

std::span<const Phrase> corePhrases() {
  static constexpr std::array phrases{
      Phrase{"core.notation", "„{action}“ ist hier keine Aktion.", "“{action}” is not an action here."},
      Phrase{"core.notYours", "Du bist gerade nicht gefragt.", "You are not asked right now."},
      Phrase{"core.over", "Das Spiel ist zu Ende.", "The game is over."},
      Phrase{"core.turn", "{who} ist am Zug.", "It is {who}'s turn."},
      Phrase{"core.noSeat", "Diesen Platz gibt es nicht.", "There is no such seat."},
      Phrase{"core.option.unknown", "Die Option „{option}“ gibt es nicht.", "There is no option “{option}”."},
      Phrase{"core.option.value", "„{value}“ ist kein Wert für die Option „{option}“.",
             "“{value}” is not a value of the option “{option}”."},
      Phrase{"core.players", "Dieses Spiel ist für {min} bis {max} Personen.",
             "This game is for {min} to {max} players."},
      Phrase{"core.undo.nothing", "Du hast noch nichts getan, was sich zurücknehmen lässt.",
             "You have done nothing yet that could be taken back."},
      Phrase{"core.undo.revealed", "Dabei wurde etwas aufgedeckt; das lässt sich nicht zurücknehmen.",
             "That revealed something; it cannot be taken back."},
      Phrase{"core.undo.later", "Inzwischen ist schon weitergespielt worden.", "Play has already gone on since."},
      Phrase{"core.undone", "{who} nimmt das zurück.", "{who} takes that back."},
      Phrase{"core.undone.you", "Du nimmst das zurück.", "You take that back."},
      Phrase{"core.givesUp", "{who} gibt auf.", "{who} gives up."},
      Phrase{"core.givesUp.you", "Du gibst auf.", "You give up."},
      Phrase{"core.earlierRules",
             "Hier gelten die Regeln, mit denen die Partie begonnen hat (Fassung {version}): {difference}",
             "This game keeps the rules that it began with (version {version}): {difference}"},
      Phrase{"core.option.players", "Personen", "Players"},
      Phrase{"core.memory", "Hier gehört das Merken zum Spiel: Zurückschauen geht erst nach dem Ende.",
             "Remembering is part of this game: you can look back when it is over."},
      Phrase{"core.action", "{action}", "{action}"},
      Phrase{"core.text", "{text}", "{text}"},
      Phrase{"core.number", "{n}", "{n}"},
      Phrase{"core.faceDown", "verdeckt", "face down"},

      Phrase{"core.json.form", "{path} (Zeile {line}): Das ist kein gültiges JSON.",
             "{path} (line {line}): this is not valid JSON."},
      Phrase{"core.json.escape", "{path} (Zeile {line}): Diese Zeichenfolge mit \\ kennt JSON nicht.",
             "{path} (line {line}): JSON has no such escape with \\."},
      Phrase{"core.json.deep", "{path} (Zeile {line}): Mehr als {limit} Ebenen sind nicht möglich.",
             "{path} (line {line}): there can be no more than {limit} levels."},
      Phrase{"core.json.number", "{path} (Zeile {line}): Hier muss eine ganze Zahl stehen.",
             "{path} (line {line}): this must be a whole number."},
      Phrase{"core.json.range", "{path} (Zeile {line}): Diese Zahl ist zu groß oder zu klein.",
             "{path} (line {line}): this number is too large or too small."},
      Phrase{"core.json.boolean", "{path} (Zeile {line}): Hier muss true oder false stehen.",
             "{path} (line {line}): this must be true or false."},
      Phrase{"core.json.name", "{path} (Zeile {line}): Dieses Wort ist hier nicht bekannt.",
             "{path} (line {line}): this word is not known here."},
      Phrase{"core.json.long", "{path} (Zeile {line}): Der Text hat mehr als {limit} Bytes.",
             "{path} (line {line}): the text has more than {limit} bytes."},
      Phrase{"core.json.many", "{path} (Zeile {line}): Mehr als {limit} Einträge sind nicht möglich.",
             "{path} (line {line}): there can be no more than {limit} entries."},
      Phrase{"core.json.few", "{path} (Zeile {line}): Hier müssen {limit} Einträge stehen.",
             "{path} (line {line}): there must be {limit} entries."},
      Phrase{"core.json.twice", "{path} (Zeile {line}): Das steht schon weiter oben.",
             "{path} (line {line}): this was given before."},
      Phrase{"core.json.unknown", "{path} (Zeile {line}): Das gehört nicht hierher.",
             "{path} (line {line}): this does not belong here."},
      Phrase{"core.json.missing", "{path} fehlt (vor Zeile {line}).", "{path} is missing (before line {line})."},
      Phrase{"core.content.none", "Dieses Spiel hat keine auswechselbaren Inhalte.",
             "This game has no content that could be replaced."},
  };
  return phrases;
}

Phrasebook::Phrasebook(std::initializer_list<std::span<const Phrase>> tables) {
  for (const auto& table : tables) tables_.push_back(table);
  tables_.push_back(corePhrases());
}

std::string_view Phrasebook::find(std::string_view key, Language language) const {
  for (const auto& table : tables_) {
    for (const Phrase& phrase : table) {
      if (phrase.key == key) return phrase.text.in(language);
    }
  }
  return {};
}

std::string Phrasebook::render(const Message& message, Language language, std::span<const std::string> names,
                               Viewer reader) const {
  const auto argument = [&message](std::string_view name) -> const Arg* {
    for (const Arg& arg : message.args) {
      if (arg.name == name) return &arg;
    }
    return nullptr;
  };

  std::string_view pattern;
  const Arg* who = argument("who");
  if (who != nullptr && who->kind == Arg::Kind::seat && reader.is(Seat(who->number))) {
    pattern = find(std::string(message.key) + ".you", language);
  }
  if (pattern.empty()) pattern = find(message.key, language);
  if (pattern.empty()) return std::string(message.key);

  std::string out;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
    if (close == std::string_view::npos) {
      out += pattern[at++];
      continue;
    }
    const std::string_view inside = pattern.substr(at + 1, close - at - 1);
    at = close + 1;
    const std::size_t bar = inside.find('|');
    const Arg* arg = argument(inside.substr(0, bar));
    if (arg == nullptr) continue;
    if (bar != std::string_view::npos) {
      const std::string_view forms = inside.substr(bar + 1);
      const std::size_t second = forms.find('|');
      out += arg->number == 1 ? forms.substr(0, second) : forms.substr(second + 1);
      continue;
    }
    switch (arg->kind) {
      case Arg::Kind::number: out += std::to_string(arg->number); break;
      case Arg::Kind::text: out += arg->text.view(); break;
      case Arg::Kind::word: {
        const std::string_view found = find(arg->word, language);
        out += found.empty() ? arg->word : found;
        break;
      }
      case Arg::Kind::seat:
        if (static_cast<std::size_t>(arg->number) < names.size()) {
          out += names[static_cast<std::size_t>(arg->number)];
        } else {
          out += '#' + std::to_string(arg->number + 1);
        }
        break;
    }
  }
  return out;
}

std::string Phrasebook::render(const Verdict& refusal, Language language, std::span<const std::string> names,
                               Viewer reader) const {
  return render(refusal.reason(), language, names, reader) + " (" + std::string(refusal.clause()) + ")";
}

}  // namespace sammel
