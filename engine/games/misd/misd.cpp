#include "engine/games/misd/misd.hpp"

#include <charconv>

#include "engine/games/erase.hpp"

namespace sammel {

using misd::kinds;
using misd::none;

const Misd::Content& Misd::content() {
  static const Content pack = readStandardPack<Content>("misd");
  return pack;
}

Verdict Misd::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

Misd::Rules Misd::rules(const Options& options, const Content& pack) {
  Rules rules;
  rules.players = options.players;
  rules.variant = options.variant;
  rules.layout = options.layout;
  rules.chips = options.chips;
  rules.mode = options.mode;
  rules.limit = 1000 * options.seconds;
  rules.bar = options.bar;
  rules.marks = options.marks;
  rules.faces = misd::facesOf(pack);
  return rules;
}

// Refusals rest on what everybody sees: who may claim, and who has answered.
Verdict Misd::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const auto refuse = [](std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
    return Verdict::refuse(clause, Message(key, args));
  };
  if (action.kind >= Kind::open) {
    Verdict onlyTheTable = refuse("M4", "misd.no.table");
    if (!seat.isTable()) return onlyTheTable;
    const bool open = state.phase == Phase::open;
    switch (action.kind) {
      case Kind::open: return open ? onlyTheTable : Verdict::fine();
      case Kind::skip: return open && rules.isRace() ? Verdict::fine() : onlyTheTable;
      case Kind::time: return open && !rules.isRace() && !anyUntimed(state) ? Verdict::fine() : onlyTheTable;
      default:
        return open && !rules.isRace() && action.n < rules.players && action.milliseconds <= rules.limit &&
                       isUntimed(state, Seat(action.n))
                   ? Verdict::fine()
                   : onlyTheTable;
    }
  }
  if (seat.isTable()) return refuse("M1", "misd.no.seat");
  if ((action.kind == Kind::claim) != (rules.variant == Variant::missing)) {
    return rules.variant == Variant::missing ? refuse("M1", "misd.no.pair") : refuse("M3", "misd.no.place");
  }
  if (action.kind == Kind::card && action.n >= rules.layout) {
    return refuse("M3", "misd.no.card", {arg::number("n", rules.layout)});
  }
  if (state.phase == Phase::closed) return refuse("M4", "misd.no.closed");
  if (!mayClaim(rules, state).has(seat)) return refuse("M1", "misd.no.barred");
  if (hasAnswered(state, seat)) return refuse("M7", "misd.no.answered");
  return Verdict::fine();
}

// M6: most chips win, ties share.
Outcome Misd::outcome(const Rules& rules, const State& state) {
  Outcome outcome;
  outcome.over = state.phase == Phase::over;
  for (int i = 0; i < rules.players; ++i) outcome.points.push_back(state.chips[Seat(i)]);
  if (outcome.over) {
    outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) { return state.chips[a] > state.chips[b]; });
  }
  return outcome;
}

Sheet Misd::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"misd.sheet.right", {}, false}, {"misd.sheet.wrong", {}, false}, {"misd.sheet.chips", {}, true}};
  for (int i = 0; i < rules.players; ++i) {
    sheet[0].values.push_back(state.right[Seat(i)]);
    sheet[1].values.push_back(state.wrong[Seat(i)]);
    sheet[2].values.push_back(state.chips[Seat(i)]);
  }
  return sheet;
}

Misd::Knowledge Misd::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known = state;
  for (int i = 0; i < rules.players; ++i) {
    std::int8_t& answer = known.answers[Seat(i)];
    if (answer != none && !viewer.is(Seat(i))) answer = misd::hidden;
  }
  return known;
}

// What others have answered follows from nothing that can be seen: any claim is as likely as any other.
Misd::State Misd::imagine(const Rules& rules, const Belief& belief, Rng& rng) {
  State state = belief;
  Chance chance = rng.use(Purpose::choice, Seat::table());
  for (std::int8_t& answer : state.answers) {
    if (answer != misd::hidden) continue;
    answer = static_cast<std::int8_t>(
        rules.claim(static_cast<int>(chance.below(static_cast<std::uint32_t>(rules.claims())))));
  }
  return state;
}

Misd::Screen Misd::screen(const Rules& rules, const Knowledge& known) {
  Screen screen;
  screen.variant = rules.variant;
  screen.mode = rules.mode;
  screen.limit = rules.limit;
  screen.marks = static_cast<std::int8_t>(rules.marks);
  screen.phase = known.phase;
  screen.round = static_cast<std::int16_t>(known.rounds + (known.phase == Phase::over ? 0 : 1));
  screen.supply = known.supply;
  screen.turner = known.turner;
  const auto show = [&](int face) {
    ScreenFace shown;
    shown.card = misd::cardOf(face);
    for (const misd::Item& item : rules.face(face).items) shown.items.push_back(item);
    screen.faces.push_back(shown);
  };
  if (rules.variant == Variant::search) {
    for (int place = 0; place < rules.layout; ++place) show(known.layout[static_cast<std::size_t>(place)]);
    if (known.phase == Phase::open) screen.marked = misd::pairOf(known.marked);
  } else if (known.face != none) {  // after its round it lies there until the next is turned up
    show(known.face);
  }
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    ScreenSeat shown;
    shown.chips = known.chips[seat];
    shown.barred = !mayClaim(rules, known).has(seat);
    shown.answered = hasAnswered(known, seat);
    shown.answer = known.answers[seat] == misd::hidden ? std::int8_t{none} : known.answers[seat];
    screen.seats.push_back(shown);
  }
  if (known.last.solution != none) screen.last = known.last;
  return screen;
}

std::string_view Misd::invariant(const Rules& rules, const State& state) {
  int chips = state.supply;
  for (int i = 0; i < maxSeats; ++i) {
    const Seat seat(i);
    const bool answered = hasAnswered(state, seat);
    if (state.chips[seat] < 0) return "a negative number of chips";
    chips += state.chips[seat];
    if (i >= rules.players && (state.chips[seat] != 0 || answered || ((state.barred >> i) & 1U) != 0)) {
      return "somebody plays who has no seat";
    }
    if (state.answers[seat] < none || (state.took[seat] != none && !answered)) return "an impossible answer";
    if (answered && (state.phase != Phase::open || rules.isRace())) return "an answer out of time";
    if (state.took[seat] < none || state.took[seat] > rules.limit) return "an impossible time";
  }
  if (state.supply < 0 || chips != rules.chips) return "a chip was lost or found";
  if (state.rounds < 0 || state.rounds > misd::roundsPerChip * rules.chips) return "too many rounds";
  if (state.phase == Phase::open && (rules.variant == Variant::missing ? state.face : state.marked) == none) {
    return "a round without a question";
  }
  if (rules.variant == Variant::search) {
    const int used = state.rounds % misd::roundsPerDeal + (state.phase == Phase::open ? 1 : 0);
    const bool dealtAnew = state.phase == Phase::over && used == 0;
    if (!dealtAnew &&
        (std::popcount(state.shapesLeft) != kinds - used || std::popcount(state.coloursLeft) != kinds - used)) {
      return "a marker was lost or found";
    }
    unsigned cards = 0;
    for (int place = 0; place < rules.layout; ++place) {
      const int face = state.layout[static_cast<std::size_t>(place)];
      if (face < 0 || face >= misd::faceCount) return "a card that does not exist";
      cards |= 1U << (face / 2);
    }
    if (std::popcount(cards) != rules.layout) return "a card lies there twice";
  }
  return {};
}

namespace {

// `claim star yellow`, `card 3`, `missing`; of the table `open`, `skip`, `time`, `took 2 1534`.
constexpr std::string_view claimWord = "claim ";
constexpr std::string_view cardWord = "card ";
constexpr std::string_view tookWord = "took ";

template <class E>
std::optional<E> named(std::string_view name) {
  const auto names = enumNames(E{});
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<E>(found - names.begin());
}

// A number without sign and leading zeros.
std::optional<int> plainNumber(std::string_view text, int lowest, int highest) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (text.size() > 1 && (text.front() == '0' || text.front() == '-')) return std::nullopt;
  if (text == "-0" || value < lowest || value > highest) return std::nullopt;
  return value;
}

}  // namespace

Notation Misd::write(const Rules&, const Action& action) {
  switch (action.kind) {
    case Kind::claim: {
      const Pair pair = misd::pairOf(action.n);
      return Notation(claimWord).append(nameOf(pair.shape)).append(" ").append(nameOf(pair.colour));
    }
    case Kind::card: return Notation(cardWord).append(action.n + 1);
    case Kind::missing: return "missing";
    case Kind::open: return "open";
    case Kind::skip: return "skip";
    case Kind::time: return "time";
    case Kind::took: break;
  }
  return Notation(tookWord).append(action.n + 1).append(" ").append(action.milliseconds);
}

std::optional<Misd::Action> Misd::read(const Rules&, std::string_view text) {
  if (text == "missing") return Action{Kind::missing, 0, 0};
  if (text == "open") return Action{Kind::open, 0, 0};
  if (text == "skip") return Action{Kind::skip, 0, 0};
  if (text == "time") return Action{Kind::time, 0, 0};
  if (text.starts_with(cardWord)) {
    const auto n = plainNumber(text.substr(cardWord.size()), 1, misd::cardCount);
    if (!n) return std::nullopt;
    return Action{Kind::card, static_cast<std::int8_t>(*n - 1), 0};
  }
  const bool isClaim = text.starts_with(claimWord);
  if (!isClaim && !text.starts_with(tookWord)) return std::nullopt;
  text.remove_prefix(isClaim ? claimWord.size() : tookWord.size());
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::string_view first = text.substr(0, space);
  const std::string_view second = text.substr(space + 1);
  if (isClaim) {
    const auto shape = named<misd::Shape>(first);
    const auto colour = named<misd::Colour>(second);
    if (!shape || !colour) return std::nullopt;
    return Action{Kind::claim, static_cast<std::int8_t>(misd::codeOf({*shape, *colour})), 0};
  }
  constexpr int longest = 30'000;  // no option allows more
  const auto seat = plainNumber(first, 1, maxSeats);
  const auto milliseconds = plainNumber(second, 0, longest);
  if (!seat || !milliseconds) return std::nullopt;
  return Action{Kind::took, static_cast<std::int8_t>(*seat - 1), *milliseconds};
}

template const AnyGame& erased<Misd>();

}  // namespace sammel
