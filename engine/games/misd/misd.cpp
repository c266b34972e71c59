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
  rules.faces = misd::facesOf(pack);
  return rules;
}

namespace {

constexpr std::array<std::string_view, kinds> shapeKeys{
    "misd.shape.triangle", "misd.shape.square", "misd.shape.diamond", "misd.shape.pentagon", "misd.shape.hexagon",
    "misd.shape.circle",   "misd.shape.star",   "misd.shape.arrow",   "misd.shape.heart",    "misd.shape.cross"};
constexpr std::array<std::string_view, kinds> colourKeys{
    "misd.colour.white",  "misd.colour.black", "misd.colour.yellow", "misd.colour.green", "misd.colour.blue",
    "misd.colour.violet", "misd.colour.red",   "misd.colour.orange", "misd.colour.brown", "misd.colour.grey"};
constexpr std::array<std::string_view, misd::cardCount + 1> placeKeys{
    "misd.place.1", "misd.place.2", "misd.place.3", "misd.place.4",  "misd.place.5",      "misd.place.6",
    "misd.place.7", "misd.place.8", "misd.place.9", "misd.place.10", "misd.place.nowhere"};

Arg shapeArg(misd::Pair pair) { return arg::word("shape", shapeKeys[static_cast<std::size_t>(pair.shape)]); }
Arg colourArg(misd::Pair pair) { return arg::word("colour", colourKeys[static_cast<std::size_t>(pair.colour)]); }
Arg placeArg(int place) { return arg::word("place", placeKeys[static_cast<std::size_t>(place)]); }

// A message with a claim in it: the one key names a pair, the other a place.
Message withClaim(misd::Variant variant, std::string_view pairKey, std::string_view placeKey, int claim,
                  std::initializer_list<Arg> args) {
  const bool isPair = variant == misd::Variant::missing;
  Message message(isPair ? pairKey : placeKey, args);
  if (isPair) {
    message.args.push_back(shapeArg(misd::pairOf(claim)));
    message.args.push_back(colourArg(misd::pairOf(claim)));
  } else {
    message.args.push_back(placeArg(claim));
  }
  return message;
}

}  // namespace

Message Misd::prompt(const Rules& rules, const State& state, Seat) {
  if (rules.variant == Variant::missing) return Message("misd.ask.missing");
  const Pair pair = misd::pairOf(state.marked);
  return Message("misd.ask.search", {shapeArg(pair), colourArg(pair)});
}

// Refusals rest on what everybody sees: who may claim, and who has answered.
Verdict Misd::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const auto refuse = [](std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
    return Verdict::refuse(clause, Message(key, args));
  };
  if (state.phase == Phase::over) return refuse("M6", "misd.no.over");
  if (action.kind >= Kind::open) {
    const Verdict onlyTheTable = refuse("M4", "misd.no.table");
    if (!seat.isTable()) return onlyTheTable;
    const bool open = state.phase == Phase::open;
    switch (action.kind) {
      case Kind::open: return open ? onlyTheTable : Verdict::fine();
      case Kind::skip: return open && rules.isRace() ? Verdict::fine() : onlyTheTable;
      case Kind::time: return open && !rules.isRace() && !anyUntimed(state) ? Verdict::fine() : onlyTheTable;
      default:
        return open && !rules.isRace() && action.n < rules.players && action.milliseconds <= rules.limit &&
                       isUntimed(state, static_cast<std::size_t>(action.n))
                   ? Verdict::fine()
                   : onlyTheTable;
    }
  }
  if (seat.isTable()) return refuse("M1", "misd.no.seat");
  if ((action.kind == Kind::pair) != (rules.variant == Variant::missing)) {
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
  const auto chips = [&](Seat seat) { return state.chips[static_cast<std::size_t>(seat.index())]; };
  for (int i = 0; i < rules.players; ++i) outcome.points.push_back(chips(Seat(i)));
  if (outcome.over) outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) { return chips(a) > chips(b); });
  return outcome;
}

Sheet Misd::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"misd.sheet.right", {}, false}, {"misd.sheet.wrong", {}, false}, {"misd.sheet.chips", {}, true}};
  for (std::size_t i = 0; i < static_cast<std::size_t>(rules.players); ++i) {
    sheet[0].values.push_back(state.right[i]);
    sheet[1].values.push_back(state.wrong[i]);
    sheet[2].values.push_back(state.chips[i]);
  }
  return sheet;
}

Misd::Knowledge Misd::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known = state;
  for (int i = 0; i < rules.players; ++i) {
    std::int8_t& answer = known.answers[static_cast<std::size_t>(i)];
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
  screen.phase = known.phase;
  screen.round = static_cast<std::int16_t>(known.rounds + (known.phase == Phase::over ? 0 : 1));
  screen.supply = known.supply;
  screen.turner = known.turner;
  const auto show = [&](int face) {
    ScreenFace shown;
    shown.card = static_cast<std::int8_t>(face / 2);
    for (const misd::Item& item : rules.face(face).items) shown.items.push_back(item);
    screen.faces.push_back(shown);
  };
  if (rules.variant == Variant::search) {
    for (int place = 0; place < rules.layout; ++place) show(known.layout[static_cast<std::size_t>(place)]);
    if (known.phase == Phase::open) screen.marked = misd::pairOf(known.marked);
  } else if (known.face != none) {  // after its round it lies there until the next is turned up
    show(known.face);
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(rules.players); ++i) {
    ScreenSeat seat;
    seat.chips = known.chips[i];
    seat.barred = !mayClaim(rules, known).has(Seat(static_cast<int>(i)));
    seat.answered = known.answers[i] != none;
    seat.answer = known.answers[i] == misd::hidden ? std::int8_t{none} : known.answers[i];
    screen.seats.push_back(seat);
  }
  if (known.last.solution != none) screen.last = known.last;
  return screen;
}

std::string_view Misd::invariant(const Rules& rules, const State& state) {
  int chips = state.supply;
  for (std::size_t i = 0; i < maxSeats; ++i) {
    if (state.chips[i] < 0) return "a negative number of chips";
    chips += state.chips[i];
    const bool plays = static_cast<int>(i) < rules.players;
    if (!plays && (state.chips[i] != 0 || state.answers[i] != none || ((state.barred >> i) & 1U) != 0)) {
      return "somebody plays who has no seat";
    }
    if (state.answers[i] < none || (state.took[i] != none && state.answers[i] == none)) return "an impossible answer";
    if (state.answers[i] != none && (state.phase != Phase::open || rules.isRace())) return "an answer out of time";
    if (state.took[i] < none || state.took[i] > rules.limit) return "an impossible time";
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
    case Kind::pair: {
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
    return Action{Kind::pair, static_cast<std::int8_t>(misd::codeOf({*shape, *colour})), 0};
  }
  constexpr int longest = 30'000;  // no option allows more
  const auto seat = plainNumber(first, 1, maxSeats);
  const auto milliseconds = plainNumber(second, 0, longest);
  if (!seat || !milliseconds) return std::nullopt;
  return Action{Kind::took, static_cast<std::int8_t>(*seat - 1), *milliseconds};
}

void Misd::tellOpening(const Rules& rules, const State& state, EventLog<Message>& events) {
  Message message(rules.variant == Variant::missing ? "misd.turns" : "misd.marks",
                  {arg::seat("who", state.turner), arg::number("n", state.rounds + 1)});
  if (rules.variant == Variant::search) {
    message.args.push_back(shapeArg(misd::pairOf(state.marked)));
    message.args.push_back(colourArg(misd::pairOf(state.marked)));
  }
  events.tell(Audience::everyone(), message);
}

void Misd::tellAnswer(const Rules& rules, const State& state, Seat seat, EventLog<Message>& events) {
  const int claim = state.answers[static_cast<std::size_t>(seat.index())];
  events.tell(Audience::allBut(seat), Message("misd.answers", {arg::seat("who", seat)}));
  events.tell(Audience::only(seat), withClaim(rules.variant, "misd.yourPair", "misd.yourPlace", claim, {}));
}

void Misd::tellResult(const Rules& rules, const State& state, EventLog<Message>& events) {
  const misd::Result& result = state.last;
  bool claimed = false;
  bool anyRight = false;
  for (int i = 0; i < rules.players; ++i) {
    const auto self = static_cast<std::size_t>(i);
    const int claim = result.claims[self];
    if (claim == none) continue;
    claimed = true;
    const bool right = claim == result.solution;
    anyRight |= right;
    const int chips = result.gain[self];
    const Arg who = arg::seat("who", Seat(i));
    const Arg n = arg::number("n", chips < 0 ? -chips : chips);
    if (right) {
      events.tell(Audience::everyone(),
                  withClaim(rules.variant, "misd.right.pair", "misd.right.place", claim, {who, n}));
    } else if (chips < 0) {
      events.tell(Audience::everyone(), withClaim(rules.variant, "misd.pays.pair", "misd.pays.place", claim, {who, n}));
    } else if (rules.bar) {
      events.tell(Audience::everyone(),
                  withClaim(rules.variant, "misd.barred.pair", "misd.barred.place", claim, {who}));
    } else {
      events.tell(Audience::everyone(), withClaim(rules.variant, "misd.wrong.pair", "misd.wrong.place", claim, {who}));
    }
  }
  if (!claimed) events.tell(Audience::everyone(), Message("misd.skipped"));
  if (anyRight) return;
  Message truth(rules.variant == Variant::missing ? "misd.truth.pair" : "misd.truth.place",
                {shapeArg(result.pair), colourArg(result.pair)});
  if (rules.variant == Variant::search) truth.args.push_back(placeArg(result.solution));
  events.tell(Audience::everyone(), truth);
}

void Misd::tellEnd(const Rules& rules, const State& state, EventLog<Message>& events) {
  const Outcome result = outcome(rules, state);
  events.tell(Audience::everyone(), state.supply == 0 ? Message("misd.end.supply")
                                                      : Message("misd.end.rounds", {arg::number("n", state.rounds)}));
  const auto winners = std::count(result.ranks.begin(), result.ranks.end(), std::int8_t{1});
  for (int i = 0; i < rules.players; ++i) {
    if (result.ranks[static_cast<std::size_t>(i)] != 1) continue;
    events.tell(Audience::everyone(),
                Message(winners == 1 ? "misd.wins" : "misd.shares",
                        {arg::seat("who", Seat(i)), arg::number("n", result.points[static_cast<std::size_t>(i)])}));
  }
}

namespace {

constexpr std::array<Tone, kinds> tones{Tone::white,  Tone::black, Tone::yellow, Tone::green, Tone::blue,
                                        Tone::violet, Tone::red,   Tone::orange, Tone::brown, Tone::grey};

Piece pieceOf(misd::Pair pair) {
  Piece piece;
  piece.label = Message("misd.layout.item", {shapeArg(pair), colourArg(pair)});
  piece.tone = tones[static_cast<std::size_t>(pair.colour)];
  return piece;
}

Zone lastRound(const Misd::Screen& screen) {
  const misd::Result& last = *screen.last;
  Message title(screen.variant == misd::Variant::missing ? "misd.layout.last.pair" : "misd.layout.last.place",
                {shapeArg(last.pair), colourArg(last.pair)});
  if (screen.variant == misd::Variant::search) title.args.push_back(placeArg(last.solution));
  Zone zone{title, {}, 0, {}};
  for (std::size_t i = 0; i < screen.seats.size(); ++i) {
    if (last.claims[i] == none) continue;
    Piece piece;
    FixedText<39> gain(last.gain[i] >= 0 ? "+" : "");
    gain.append(last.gain[i]);
    piece.label = withClaim(screen.variant, "misd.layout.claim.pair", "misd.layout.claim.place", last.claims[i],
                            {arg::seat("who", Seat(static_cast<int>(i))), arg::text("gain", gain)});
    piece.lit = last.claims[i] == last.solution;
    zone.pieces.push_back(piece);
  }
  return zone;
}

}  // namespace

Layout Misd::layout(const Rules& rules, const Screen& screen) {
  constexpr std::int8_t faceColumns = 3;
  constexpr std::array<std::string_view, 3> states{"misd.layout.closed", "misd.layout.open", "misd.layout.over"};
  const bool open = screen.phase == Phase::open;
  Layout layout{
      {Message(states[static_cast<std::size_t>(screen.phase)],
               {arg::number("round", screen.round), arg::number("n", screen.supply), arg::seat("who", screen.turner)}),
       {},
       0,
       {}}};
  if (screen.marked) {
    Zone markers{Message("misd.layout.marked"), {}, 0, {pieceOf(*screen.marked)}};
    markers.pieces[0].lit = true;
    Piece missing;
    missing.label = Message("misd.do.missing");
    missing.action = write(rules, {Kind::missing, 0, 0});
    markers.pieces.push_back(missing);
    layout.push_back(markers);
  }
  for (std::size_t place = 0; place < screen.faces.size(); ++place) {
    const bool search = screen.variant == Variant::search;
    Zone zone{search ? Message("misd.layout.card", {arg::number("n", static_cast<int>(place) + 1)})
                     : Message(open ? "misd.layout.face" : "misd.layout.lastFace"),
              {},
              faceColumns,
              {}};
    for (const misd::Item& item : screen.faces[place].items) {
      zone.pieces.push_back(pieceOf(item.pair));
      if (search && open) zone.pieces.back().action = write(rules, {Kind::card, static_cast<std::int8_t>(place), 0});
    }
    layout.push_back(zone);
  }
  if (screen.last) layout.push_back(lastRound(screen));
  for (std::size_t i = 0; i < screen.seats.size(); ++i) {
    const ScreenSeat& player = screen.seats[i];
    Zone zone{Message("misd.layout.player", {arg::number("n", player.chips)}), Seat(static_cast<int>(i)), 0, {}};
    const auto add = [&zone](const Message& label) {
      zone.pieces.emplace_back();
      zone.pieces.back().label = label;
    };
    if (player.barred) add(Message("misd.layout.barred"));
    if (player.answer != none) {
      add(withClaim(screen.variant, "misd.do.pair", "misd.do.place", player.answer, {}));
    } else if (player.answered) {
      add(Message("misd.layout.answered"));
      zone.pieces.back().faceDown = true;
    }
    layout.push_back(zone);
  }
  return layout;
}

Message Misd::label(const Rules& rules, const Screen&, const Action& action) {
  if (action.kind == Kind::missing) return Message("misd.do.missing");
  return withClaim(rules.variant, "misd.do.pair", "misd.do.place", claimOf(action), {});
}

template const AnyGame& erased<Misd>();

}  // namespace sammel
