#include "cli/input.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <utility>

#include "text/text.hpp"

namespace sammel {
namespace {

// A word has letters only, a code has digits (`b2`, `7`) or is a single letter.
struct Token {
  std::string text;
  bool isCode = false;
};

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; }

// `dice7` is a word and a code; `b2` and `2a` are one code each.
void addTokens(std::string_view run, std::vector<Token>& tokens) {
  constexpr std::ptrdiff_t shortestWord = 3;
  const auto digit = std::find_if(run.begin(), run.end(), isDigit);
  const bool isGlued = digit != run.end() && digit - run.begin() >= shortestWord;
  if (isGlued) {
    tokens.push_back({std::string(run.begin(), digit), false});
    run.remove_prefix(static_cast<std::size_t>(digit - run.begin()));
  }
  tokens.push_back({std::string(run), run.size() == 1 || std::any_of(run.begin(), run.end(), isDigit)});
}

std::vector<Token> tokensOf(std::string_view text) {
  const std::string bare = folded(text);
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < bare.size();) {
    std::size_t end = at;
    while (end < bare.size() && (isDigit(bare[end]) || isLetter(bare[end]))) ++end;
    if (end > at) addTokens(std::string_view(bare).substr(at, end - at), tokens);
    at = end + 1;
  }
  return tokens;
}

// Small words that people put in between.
bool isFiller(const std::string& word) {
  constexpr std::array<std::string_view, 44> fillers{
      "der", "die", "das",  "den",    "dem",   "des",  "ein",   "eine",   "einen", "auf",  "in",
      "im",  "mit", "von",  "vom",    "nach",  "zu",   "zum",   "zur",    "an",    "am",   "aus",
      "fur", "ich", "will", "mochte", "bitte", "mein", "meine", "meinen", "und",   "the",  "on",
      "to",  "of",  "with", "for",    "from",  "my",   "and",   "please", "it",    "into", "at"};
  return std::find(fillers.begin(), fillers.end(), word) != fillers.end();
}

// The forms of a German verb that do not begin alike.
std::string_view stemOf(std::string_view word) {
  constexpr std::array<std::array<std::string_view, 2>, 10> forms{{{"nehm", "nimm"},
                                                                   {"geb", "gib"},
                                                                   {"werf", "wirf"},
                                                                   {"sprech", "sprich"},
                                                                   {"les", "lies"},
                                                                   {"befehl", "befiehl"},
                                                                   {"lasse", "lass"},
                                                                   {"anleg", "leg"},
                                                                   {"ansag", "sag"},
                                                                   {"ausspiel", "spiel"}}};
  for (const auto& [from, to] : forms) {
    if (word.starts_with(from) && word.size() <= from.size() + 2) return to;
  }
  return word;
}

// How well a typed word fits one of the choice: 3 the same, 2 its beginning, 1 another form of it, 0 not at all.
int likeness(std::string_view typed, std::string_view known) {
  constexpr std::size_t shortest = 3;
  constexpr std::size_t longestEnding = 2;  // -e, -er, -en, -t, -st
  if (typed == known) return 3;
  if (typed.size() < shortest) return 0;
  if (known.starts_with(typed)) return 2;
  const std::string_view a = stemOf(typed);
  const std::string_view b = stemOf(known);
  const auto same = static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
  return same >= shortest && a.size() - same <= longestEnding && b.size() - same <= longestEnding ? 1 : 0;
}

// One of the ways in which a choice is written.
struct Wording {
  std::vector<std::string> words;
  std::vector<std::string> codes;
};

Wording wordingOf(std::string_view text) {
  Wording wording;
  for (Token& token : tokensOf(text)) (token.isCode ? wording.codes : wording.words).push_back(std::move(token.text));
  return wording;
}

enum class Codes : std::uint8_t { missing, some, all };

// Whether all typed codes are among those of the wording, and whether none of them is left over.
Codes compareCodes(const std::vector<std::string>& typed, const std::vector<std::string>& known) {
  std::vector<std::string> rest = known;
  for (const std::string& code : typed) {
    const auto found = std::find(rest.begin(), rest.end(), code);
    if (found == rest.end()) return Codes::missing;
    rest.erase(found);
  }
  return rest.empty() ? Codes::all : Codes::some;
}

bool areInOrder(const std::vector<std::string>& typed, const std::vector<std::string>& known) {
  auto at = known.begin();
  for (const std::string& code : typed) {
    at = std::find(at, known.end(), code);
    if (at == known.end()) return false;
    ++at;
  }
  return true;
}

// How well something fits. Of what was said only in part the likeness of the words tells nothing: `take` may mean any
// of the cards.
struct Fit {
  bool isWhole = false;  // every word and every code of a wording was said
  bool isInOrder = false;
  int likeness = 0;
  friend auto operator<=>(const Fit&, const Fit&) = default;
};

std::optional<Fit> fitOf(const Wording& typed, const Choice& choice) {
  const std::array<Wording, 3> wordings{wordingOf(choice.action), wordingOf(choice.label.de),
                                        wordingOf(choice.label.en)};
  Fit fit;
  bool saysSomething = typed.codes.size() > 1 || (!typed.codes.empty() && !isDigit(typed.codes.front().front()));
  for (const std::string& word : typed.words) {
    int best = 0;
    for (const Wording& wording : wordings) {
      for (const std::string& known : wording.words) best = std::max(best, likeness(word, known));
    }
    if (best == 0 && !isFiller(word)) return std::nullopt;
    fit.likeness += best;
    saysSomething |= best > 0 && !isFiller(word);
  }
  if (!saysSomething) return std::nullopt;

  const auto isSaid = [&typed](const std::string& known) {
    const auto means = [&known](const std::string& word) { return likeness(word, known) > 0; };
    return isFiller(known) || std::any_of(typed.words.begin(), typed.words.end(), means);
  };
  const auto countWords = [](const std::vector<std::string>& words) {
    return std::count_if(words.begin(), words.end(), [](const std::string& word) { return !isFiller(word); });
  };
  bool fits = false;
  for (const Wording& wording : wordings) {
    const bool isNotation = &wording == &wordings.front();
    const Codes codes = compareCodes(typed.codes, wording.codes);
    const bool hasAllWords = std::all_of(wording.words.begin(), wording.words.end(), isSaid);
    // The numbers of a label tell about the thing (`for 4, row 1`); alone they do not name it.
    if (codes == Codes::missing || (!isNotation && !typed.codes.empty() && !hasAllWords)) continue;
    fits = true;
    fit.isInOrder |= areInOrder(typed.codes, wording.codes);
    // With all codes there, the words may as well be those of another language.
    const bool isTranslated =
        isNotation && !typed.codes.empty() && countWords(wording.words) <= countWords(typed.words);
    fit.isWhole |= codes == Codes::all && (isTranslated || hasAllWords);
  }
  if (!fits) return std::nullopt;
  if (!fit.isWhole) fit.likeness = 0;
  return fit;
}

}  // namespace

std::vector<std::size_t> choicesMeant(std::string_view typed, std::span<const Choice> choices) {
  std::vector<std::size_t> same;
  const std::string whole = folded(trimmed(typed));
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    if (whole == folded(choice.action.view())) return {i};
    if (whole == folded(choice.label.de) || whole == folded(choice.label.en)) same.push_back(i);
  }
  if (!same.empty()) return same;
  const Wording wording = wordingOf(typed);
  std::vector<std::size_t> meant;
  Fit best;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::optional<Fit> fit = fitOf(wording, choices[i]);
    if (!fit || *fit < best) continue;
    if (best < *fit) meant.clear();
    best = *fit;
    meant.push_back(i);
  }
  return meant;
}

std::vector<std::size_t> choicesNamed(std::string_view typed, std::span<const Choice> choices) {
  const Wording wording = wordingOf(typed);
  const bool all = wording.words.empty() && wording.codes.empty();
  std::vector<std::size_t> named;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (all || fitOf(wording, choices[i])) named.push_back(i);
  }
  return named;
}

std::vector<std::string> readingsOf(std::string_view typed, std::span<const Choice> alike) {
  const Wording wording = wordingOf(typed);
  std::vector<std::string> readings;
  for (const Choice& choice : alike) {
    const std::array<Wording, 3> wordings{wordingOf(choice.action), wordingOf(choice.label.de),
                                          wordingOf(choice.label.en)};
    const auto isKnown = [&wordings](const std::string& word) {
      return isFiller(word) || std::any_of(wordings.begin(), wordings.end(), [&word](const Wording& known) {
               return std::any_of(known.words.begin(), known.words.end(),
                                  [&word](const std::string& other) { return likeness(word, other) > 0; });
             });
    };
    if (wordings[0].codes.size() != wording.codes.size() || wording.words.empty() ||
        !std::all_of(wording.words.begin(), wording.words.end(), isKnown)) {
      continue;
    }
    std::string reading(choice.action.view());
    std::size_t at = 0;
    for (std::size_t i = 0; i < wording.codes.size() && at != std::string::npos; ++i) {
      at = reading.find(wordings[0].codes[i], at);
      if (at == std::string::npos) break;
      reading.replace(at, wordings[0].codes[i].size(), wording.codes[i]);
      at += wording.codes[i].size();
    }
    if (std::find(readings.begin(), readings.end(), reading) == readings.end()) readings.push_back(reading);
  }
  return readings;
}

NearestChoice nearestChoice(std::string_view typed, std::span<const Choice> choices) {
  const std::string wanted = folded(typed);
  NearestChoice nearest;
  std::size_t least = SIZE_MAX;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    for (const std::string& known :
         {folded(choices[i].action.view()), folded(choices[i].label.de), folded(choices[i].label.en)}) {
      const std::size_t distance = editDistance(wanted, known);
      if (distance >= least) continue;
      least = distance;
      nearest = {i, distance * 2 <= std::max(wanted.size(), known.size())};
    }
  }
  return nearest;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      diagonal = row[j];
      row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
    }
  }
  return row.back();
}

namespace {

struct CommandWords {
  Command command;
  bool takesMore;
  std::array<std::string_view, 6> words;
};
constexpr std::array<CommandWords, 12> commandWords{{
    {Command::help, false, {"help", "hilfe"}},
    {Command::actions, true, {"?"}},
    {Command::rules, false, {"r", "rules", "regeln"}},
    {Command::log, false, {"log", "verlauf", "bisher"}},
    {Command::hint, false, {"h", "hint", "rat", "tipp"}},
    {Command::why, false, {"w", "why", "warum", "wieso"}},
    {Command::undo, false, {"u", "undo", "zuruck", "zurucknehmen"}},
    {Command::info, true, {"i", "info"}},
    {Command::table, false, {"t", "table", "tisch"}},
    {Command::save, true, {"s", "save", "speichern"}},
    {Command::resign, false, {"resign", "aufgeben"}},
    {Command::quit, false, {"q", "quit", "exit", "aufhoren", "schluss"}},
}};

}  // namespace

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

Order readOrder(std::string_view typed) {
  const std::string_view text = trimmed(typed);
  // `?take` is `? take`
  const std::size_t end = text.starts_with('?') ? 1 : std::min(text.find(' '), text.size());
  const std::string word = folded(text.substr(0, end));
  const std::string_view rest = trimmed(text.substr(end));
  if (word.empty()) return {};
  for (const CommandWords& known : commandWords) {
    const bool named = std::find(known.words.begin(), known.words.end(), word) != known.words.end();
    if (named && (known.takesMore || rest.empty())) return {known.command, rest};
  }
  return {};
}

Answer readAnswer(std::string_view typed) {
  const std::string word = folded(trimmed(typed));
  for (const std::string_view yes : {"j", "ja", "y", "yes"}) {
    if (word == yes) return Answer::yes;
  }
  for (const std::string_view no : {"n", "nein", "no"}) {
    if (word == no) return Answer::no;
  }
  return Answer::unclear;
}

}  // namespace sammel
