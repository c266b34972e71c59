#include "server/table/talking.hpp"

#include <algorithm>
#include <utility>

#include "server/entry.hpp"
#include "server/game_info.hpp"
#include "server/table/desk.hpp"
#include "text/text.hpp"

namespace sammel {

using protocol::Phase;
using protocol::SeatKind;
using protocol::TalkLine;
using protocol::TalkRule;
using protocol::TalkSide;

namespace {

constexpr std::array sides{TalkSide::players, TalkSide::watchers};
constexpr std::size_t longestText = 640;  // bytes; so much is looked at

std::size_t slotOf(TalkSide side) { return static_cast<std::size_t>(side); }

TalkSide sideOf(Viewer viewer) { return viewer.isSpectator() ? TalkSide::watchers : TalkSide::players; }

Verdict malformed(std::string_view where) { return refuse("server.malformed", {arg::text("where", where)}); }

}  // namespace

void Talking::retire() {
  for (std::shared_ptr<TalkChannel>& channel : channels_) {
    if (channel) channel->retire();
    channel.reset();
  }
}

bool Talking::isNeeded() const {
  return std::any_of(channels_.begin(), channels_.end(),
                     [](const auto& channel) { return channel && channel->isBusy(); });
}

// Where nothing was chosen people say what they like, unless that would take the remembering out of the game.
TalkRule Talking::rule() const {
  const TableState& state = *desk_.state();
  const bool isSet = state.lesson() != nullptr || state.puzzle() != nullptr || !state.day().empty();
  if (state.game() == nullptr || isSet || desk_.services().options.isOwnDevice || !isAmongPeople()) {
    return TalkRule::none;
  }
  const bool mustRemember = !state.game()->facts().race && !allowsHints(*state.game(), state.head().options);
  return state.talk().value_or(mustRemember ? TalkRule::phrases : TalkRule::free);
}

// Two seats at least that are no bot's, and not all of them at one screen.
bool Talking::isAmongPeople() const {
  const TableState& state = *desk_.state();
  SeatSet people;
  for (std::size_t i = 0; i < state.seats().size(); ++i) {
    if (state.seats()[i].kind != SeatKind::bot) people = people.with(Seat(static_cast<int>(i)));
  }
  if (people.size() < 2) return false;
  const std::vector<Digest>& tokens = state.at(people.first()).tokens;
  return std::none_of(tokens.begin(), tokens.end(),
                      [&](const Digest& token) { return state.seatsOf(token) == people; });
}

bool Talking::mayRead(Viewer viewer, TalkSide side) const {
  return side == TalkSide::players || viewer.isSpectator() || desk_.state()->phase() == Phase::over;
}

TalkChannel& Talking::channel(TalkSide side) {
  std::shared_ptr<TalkChannel>& channel = channels_[slotOf(side)];
  if (!channel) {
    channel = std::make_shared<TalkChannel>(desk_.services(), desk_.id(), desk_.state()->head().game, side);
  }
  return *channel;
}

// Of all that a browser shows, the latest is its own cookie. Who never sat anywhere has none, and is somebody else with
// every connection.
Digest Talking::browserOf(const Connection& connection) {
  if (!connection.proofs().empty()) return connection.proofs().back();
  const auto [found, isNew] = strangers_.try_emplace(connection.number());
  if (isNew) {
    found->second = sha256(desk_.id() + ' ' + std::to_string(connection.number()) + ' ' + std::to_string(desk_.now()));
  }
  return found->second;
}

void Talking::carryOut(const protocol::Say& command, const Asker& asker) {
  TalkChannel& side = channel(sideOf(asker.from->viewer()));
  side.whenReady([this, command, asker, &side](const Verdict& verdict) {
    if (!asker.from->isOpen()) return;
    if (!verdict.isFine()) return desk_.showing().refuse(*asker.from, command.id, verdict);
    say(command, asker, side);
  });
}

void Talking::say(const protocol::Say& command, const Asker& asker, TalkChannel& channel) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (const Verdict verdict = desk_.whyUnusable(); !verdict.isFine()) return no(verdict);
  const Digest browser = browserOf(*asker.from);
  if (channel.wasCarriedOut(browser, command.id)) return desk_.showing().acknowledge(*asker.from, command.id);
  TalkLine line;
  if (const Verdict verdict = read(command, asker, line); !verdict.isFine()) return no(verdict);
  const TableLimits& limits = desk_.services().options.limits;
  const std::size_t share = line.seat ? limits.talkOfASide / desk_.state()->seats().size() : limits.talkOfAWatcher;
  const TalkLog::Speaker speaker = TalkLog::speakerOf(asker.seat, browser);
  if (channel.log().lines().size() >= limits.talkOfASide || channel.log().linesOf(speaker) >= share) {
    return no(refuse("server.talk.full"));
  }
  if (!channel.allowanceOf(speaker).take(limits.talk, desk_.now())) return no(refuse("server.talk.fast"));
  channel.say(line, browser, command.id, [this, from = asker.from, id = command.id](const Verdict& stored) {
    if (!stored.isFine()) return desk_.showing().refuse(*from, id, stored);
    tell();
    desk_.showing().acknowledge(*from, id);
  });
}

// What is said, cleaned; or why it cannot be.
Verdict Talking::read(const protocol::Say& command, const Asker& asker, TalkLine& line) const {
  const TableState& state = *desk_.state();
  const TalkRule allowed = rule();
  if (allowed == TalkRule::none) return refuse("server.talk.none");
  if (allowed == TalkRule::off) return refuse("server.talk.off");
  const int said = (command.text ? 1 : 0) + (command.phrase ? 1 : 0) + (command.reaction ? 1 : 0);
  if (said != 1) return malformed("/text");
  if (command.reaction.has_value() != command.to.has_value()) return malformed("/to");
  line.at = desk_.now();
  line.phrase = command.phrase;
  line.reaction = command.reaction;
  if (command.to) {
    if (*command.to < 0 || *command.to >= std::ssize(state.seats())) {
      return Verdict::refuse("seat", Message("core.noSeat"));
    }
    line.to = static_cast<std::int8_t>(*command.to);
  }
  if (command.text) {
    if (allowed == TalkRule::phrases) return refuse("server.talk.phrases");
    line.text = command.text->size() > longestText ? std::nullopt : cleanLine(*command.text);
    if (!line.text || line.text->empty() || graphemesOf(*line.text) > longestLine) {
      return refuse("server.talk.text", {arg::number("n", longestLine)});
    }
  }
  if (!asker.seat.isTable()) {
    line.seat = static_cast<std::int8_t>(asker.seat.index());
    line.name = state.at(asker.seat).name;
    return Verdict::fine();
  }
  const std::optional<std::string> name = cleanName(command.name.value_or(std::string()));
  if (!name) return refuse("server.name");
  line.name = *name;
  return Verdict::fine();
}

void Talking::carryOut(const protocol::ChooseTalk& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (rule() == TalkRule::none) return no(refuse("server.talk.none"));
  if (command.rule == TalkRule::none) return no(malformed("/rule"));
  desk_.enter({.at = asker.seat,
               .entry = writeEntry(EntryKind::talk, nameOf(command.rule)),
               .by = asker.seat,
               .id = command.id},
              [this, from = asker.from, id = command.id](const Verdict& stored) {
                if (!stored.isFine()) return desk_.showing().refuse(*from, id, stored);
                desk_.showing().acknowledge(*from, id);
                desk_.showing().showTable();
              });
}

void Talking::carryOut(const protocol::Report& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  // Who may not read a side is not told either which lines it has.
  if (!mayRead(asker.from->viewer(), command.side)) return no(refuse("server.talk.line"));
  TalkChannel& side = channel(command.side);
  side.whenReady([this, command, asker, &side](const Verdict& verdict) {
    if (!asker.from->isOpen()) return;
    if (!verdict.isFine()) return desk_.showing().refuse(*asker.from, command.id, verdict);
    report(command, asker, side);
  });
}

// Once for a line and browser. The log says where to look; what was said is read with `sammelsurium talk`.
void Talking::report(const protocol::Report& command, const Asker& asker, TalkChannel& channel) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  const Digest browser = browserOf(*asker.from);
  if (command.line < 0 || command.line >= std::ssize(channel.log().lines())) return no(refuse("server.talk.line"));
  if (channel.log().reports().contains({command.line, browser}))
    return desk_.showing().acknowledge(*asker.from, command.id);
  const TableLimits& limits = desk_.services().options.limits;
  if (channel.log().reports().size() >= limits.reportsOfASide || !reports_[browser].take(limits.reports, desk_.now())) {
    return no(refuse("server.talk.reports"));
  }
  channel.report(command.line, asker.seat, browser, command.id, [this, command, asker](const Verdict& stored) {
    if (!stored.isFine()) return desk_.showing().refuse(*asker.from, command.id, stored);
    desk_.services().log(
        {LogLevel::warning,
         "somebody has reported a line of the talk",
         {{"table", desk_.id()}, {"side", std::string(nameOf(command.side))}, {"line", command.line}}});
    desk_.showing().acknowledge(*asker.from, command.id);
  });
}

void Talking::tell() {
  if (desk_.state() == nullptr || rule() == TalkRule::none) return;
  std::map<std::uint64_t, Told> told;  // without those who went
  std::array<bool, 2> isMissing{};
  desk_.showing().forEach([&](Connection& connection) {
    Told& known = told[connection.number()] = told_[connection.number()];
    for (const TalkSide side : sides) {
      if (!mayRead(connection.viewer(), side)) continue;
      const TalkChannel& talk = channel(side);
      if (!talk.isRead()) {
        isMissing[slotOf(side)] = true;
        continue;
      }
      const std::vector<TalkLine>& lines = talk.log().lines();
      std::optional<std::size_t>& count = known[slotOf(side)];
      if (count && *count >= lines.size()) continue;
      protocol::TalkFrame frame;
      frame.side = side;
      frame.from = count.value_or(0);
      frame.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(frame.from), lines.end());
      count = lines.size();
      connection.send(std::move(frame));
    }
  });
  told_ = std::move(told);
  std::erase_if(strangers_, [this](const auto& stranger) { return !told_.contains(stranger.first); });
  for (const TalkSide side : sides) {
    if (!isMissing[slotOf(side)]) continue;
    channel(side).whenReady([this](const Verdict& verdict) {
      if (verdict.isFine()) tell();
    });
  }
}

}  // namespace sammel
