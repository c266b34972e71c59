#include "engine/games/stamp_collection/stamp_collection.hpp"

#include <algorithm>

#include "engine/games/asking.hpp"
#include "engine/games/erase.hpp"
#include "engine/games/stamp_collection/phrases.hpp"

namespace sammel {

using stamp_collection::AlbumRows;
using stamp_collection::Colour;
using stamp_collection::colourCount;
using stamp_collection::fieldCount;
using stamp_collection::FieldSet;
using stamp_collection::indexOf;
using stamp_collection::Motif;
using stamp_collection::motifCount;
using stamp_collection::Player;
using stamp_collection::Tile;
using stamp_collection::TileCounts;

const StampCollection::Content& StampCollection::content() {
  static const auto standard = readStandardPack<Content>(facts.id);
  return standard;
}

namespace {

TileCounts tilesOf(const stamp_collection::Content& content) {
  TileCounts tiles{};
  const auto mounts = content.mounts.value.list();
  const auto byColour = content.stamps.value.list();
  for (std::size_t c = 0; c < colourCount; ++c) {
    const auto colour = static_cast<Colour>(c);
    tiles[indexOf(mountOf(colour))] = mounts[c];
    const auto byMotif = byColour[c].list();
    for (std::size_t m = 0; m < motifCount; ++m) tiles[indexOf(stampOf(colour, static_cast<Motif>(m)))] = byMotif[m];
  }
  tiles[indexOf(Tile::storage)] = content.storageTiles.value;
  return tiles;
}

Verdict refusePack(std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse("content", Message(key, args));
}

// A pack may have other tiles than the box, but C9 needs exactly eight for each of the first eleven rounds.
Verdict validateTiles(const TileCounts& tiles) {
  constexpr int needed = stamp_collection::slotCount * (stamp_collection::rounds - 1);
  if (std::any_of(tiles.begin(), tiles.end(), [](int count) { return count < 0; })) {
    return refusePack("stamp-collection.pack.negative");
  }
  const int count = stamp_collection::sizeOf(tiles);
  if (count != needed) {
    return refusePack("stamp-collection.pack.tiles", {arg::number("n", count), arg::number("needed", needed)});
  }
  return Verdict::fine();
}

Verdict validateSet(const stamp_collection::SpecialSet& set, int place, const TileCounts& tiles) {
  if (set.points < 1 || set.points > stamp_collection::mostSetPoints) {
    return refusePack("stamp-collection.pack.points",
                      {arg::number("set", place), arg::number("most", stamp_collection::mostSetPoints)});
  }
  if (set.stamps.size() < stamp_collection::fewestStampsPerSet) {
    return refusePack(
        "stamp-collection.pack.smallSet",
        {arg::number("set", place), arg::number("fewest", static_cast<int>(stamp_collection::fewestStampsPerSet))});
  }
  stamp_collection::StampSet seen = 0;
  for (const stamp_collection::Stamp& stamp : set.stamps) {
    const Tile tile = stampOf(stamp.colour, stamp.motif);
    if ((seen & only(tile)) != 0) return refusePack("stamp-collection.pack.twice", {arg::number("set", place)});
    if (tiles[indexOf(tile)] == 0) return refusePack("stamp-collection.pack.noStamp", {arg::number("set", place)});
    seen |= only(tile);
  }
  return Verdict::fine();
}

Verdict validateAlbum(const AlbumRows& rows) {
  int printed = 0;
  for (const auto& row : rows) {
    if (row.view().size() != stamp_collection::albumSide) return refusePack("stamp-collection.pack.row");
    for (const char c : row.view()) {
      if (c == 'M') {
        ++printed;
      } else if (c < '0' || c > '9') {
        return refusePack("stamp-collection.pack.field");
      }
    }
  }
  return printed == 1 ? Verdict::fine() : refusePack("stamp-collection.pack.printed", {arg::number("n", printed)});
}

}  // namespace

Verdict StampCollection::validate(const Content& content) {
  const TileCounts tiles = tilesOf(content);
  if (const Verdict verdict = validateTiles(tiles); !verdict.isFine()) return verdict;
  int place = 0;
  for (const stamp_collection::SpecialSet& set : content.specialSets.value) {
    if (const Verdict verdict = validateSet(set, ++place, tiles); !verdict.isFine()) return verdict;
  }
  const int world = content.worldSetPoints.value;
  if (world < 1 || world > stamp_collection::mostSetPoints) {
    return refusePack("stamp-collection.pack.points",
                      {arg::number("set", place + 1), arg::number("most", stamp_collection::mostSetPoints)});
  }
  stamp_collection::StampSet kinds = 0;
  for (std::size_t i = indexOf(Tile::firstStamp); i < indexOf(Tile::storage); ++i) {
    if (tiles[i] > 0) kinds |= only(static_cast<Tile>(i));
  }
  if (!stamp_collection::hasEveryColour(kinds))
    return refusePack("stamp-collection.pack.noStamp", {arg::number("set", place + 1)});
  for (const AlbumRows& rows : {content.albums.value.sideA, content.albums.value.sideB}) {
    if (const Verdict verdict = validateAlbum(rows); !verdict.isFine()) return verdict;
  }
  return Verdict::fine();
}

Verdict StampCollection::validate(const Options&) { return Verdict::fine(); }  // every number of players makes a game

StampCollection::Rules StampCollection::rules(const Options& options, const Content& content) {
  Rules rules;
  rules.players = options.players;
  rules.othersForABox = options.players == 2 ? 2 : 1;  // C11
  rules.tiles = tilesOf(content);
  for (const stamp_collection::SpecialSet& special : content.specialSets.value) {
    stamp_collection::WantedSet set{.stamps = 0, .world = false, .points = special.points};
    for (const stamp_collection::Stamp& stamp : special.stamps) set.stamps |= only(stampOf(stamp.colour, stamp.motif));
    rules.sets.push_back(set);
  }
  rules.sets.push_back({.stamps = 0, .world = true, .points = content.worldSetPoints.value});
  const stamp_collection::Albums& albums = content.albums.value;
  rules.printedColour = albums.printedMount;
  const AlbumRows& rows = options.players == stamp_collection::maxPlayers ? albums.sideB : albums.sideA;
  for (int field = 0; field < fieldCount; ++field) {
    const char printed = rows[static_cast<std::size_t>(field / stamp_collection::albumSide)]
                             .view()[static_cast<std::size_t>(field % stamp_collection::albumSide)];
    if (printed == 'M') {
      rules.printedField = field;
      continue;
    }
    const int extra = printed - '0';
    rules.extra[static_cast<std::size_t>(field)] = static_cast<std::int8_t>(extra);
    for (int money = extra; money <= stamp_collection::dearestExtra; ++money) {
      rules.fieldsUpTo[static_cast<std::size_t>(money)] |= stamp_collection::onlyField(field);
    }
  }
  return rules;
}

Message StampCollection::prompt(const Rules& rules, const State& state, Seat) {
  if (state.hand != Tile::none) {
    return Message(isMount(state.hand) ? "stamp-collection.ask.mount" : "stamp-collection.ask.stamp",
                   {tileArg(state.hand)});
  }
  if (state.newMount >= 0) return Message("stamp-collection.ask.stored", {stamp_collection::fieldArg(state.newMount)});
  const Player& player = state.of(state.mover);
  const auto canBuyFor = [&](int money) {
    bool can = false;
    forEachPurchase(rules, state, money, [&can](int) { can = true; });
    return can;
  };
  std::string_view key = "stamp-collection.ask.act";
  if (!canBuyFor(player.money)) {
    key = !player.loan && canBuyFor(player.money + stamp_collection::loanPaidOut) ? "stamp-collection.ask.borrow"
          : player.money < state.price()                                          ? "stamp-collection.ask.dear"
                                                                                  : "stamp-collection.ask.useless";
  }
  return askAbout<StampCollection>(rules, state, state.mover, key,
                                   {arg::number("price", state.price()), arg::number("money", player.money)});
}

namespace {

Verdict refuse(std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse(clause, Message(key, args));
}

}  // namespace

Verdict StampCollection::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const Player& player = state.of(seat);
  const bool placing = seat == state.mover && state.isPlacing();
  const bool choosing = placing && state.newMount >= 0;
  if (action.kind == Kind::repay) {
    if (!player.loan) return refuse("C8", "stamp-collection.no.loanOpen");
    if (placing) return refuse("C8", choosing ? "stamp-collection.no.presentFirst" : "stamp-collection.no.placeFirst");
    if (player.money < stamp_collection::loanRepaid) {
      return refuse("C8", "stamp-collection.no.repay",
                    {arg::number("needed", stamp_collection::loanRepaid), arg::number("money", player.money)});
    }
    return Verdict::fine();
  }
  if (seat != state.mover) {
    return action.kind == Kind::loan ? refuse("C8", "stamp-collection.no.loanTurn", {arg::seat("mover", state.mover)})
                                     : refuse("C1", "stamp-collection.no.turn", {arg::seat("mover", state.mover)});
  }
  const auto placeFirst = [choosing] {
    return choosing ? refuse("C5", "stamp-collection.no.presentFirst") : refuse("C1", "stamp-collection.no.placeFirst");
  };

  switch (action.kind) {
    case Kind::place: return choosing ? placeFirst() : checkPlace(rules, state, action.at);
    case Kind::present:
      if (!choosing) return placing ? placeFirst() : refuse("C5", "stamp-collection.no.present");
      if (std::none_of(player.stored.begin(), player.stored.end(),
                       [&](Tile stamp) { return motifOf(stamp) == static_cast<Motif>(action.at); })) {
        return refuse("C5", "stamp-collection.no.stored");
      }
      return Verdict::fine();
    case Kind::coin: return placing ? placeFirst() : Verdict::fine();
    case Kind::loan:
      if (placing) return refuse("C8", "stamp-collection.no.loanLate");
      return player.loan ? refuse("C8", "stamp-collection.no.loanTwice") : Verdict::fine();
    case Kind::buy: return placing ? placeFirst() : checkBuy(rules, state, action.at);
    case Kind::repay: break;
  }
  return Verdict::fine();
}

// What no money could change comes first.
Verdict StampCollection::checkBuy(const Rules& rules, const State& state, int slot) {
  const Player& player = state.of(state.mover);
  const Tile tile = state.exchange[static_cast<std::size_t>(slot)];
  if (tile == Tile::none) return refuse("C1", "stamp-collection.no.gone");
  if (!canUse(rules, player, tile, stamp_collection::dearestExtra)) {
    if (tile == Tile::storage) return refuse("C4", "stamp-collection.no.secondStorage");
    if (isStamp(tile)) return refuse("C3", "stamp-collection.no.room", {tileArg(tile)});
    return refuse("C2", "stamp-collection.no.field", {tileArg(tile)});
  }
  const int rest = player.money - state.price();
  if (rest >= 0 && canUse(rules, player, tile, rest)) return Verdict::fine();
  const bool loanHelps = !player.loan && rest + stamp_collection::loanPaidOut >= 0 &&
                         canUse(rules, player, tile, rest + stamp_collection::loanPaidOut);
  if (rest < 0) {
    return refuse("C1", loanHelps ? "stamp-collection.no.priceLoan" : "stamp-collection.no.price",
                  {arg::number("price", state.price()), arg::number("money", player.money)});
  }
  return refuse("C2", loanHelps ? "stamp-collection.no.extraLoan" : "stamp-collection.no.extra",
                {tileArg(tile), arg::number("rest", rest)});
}

Verdict StampCollection::checkPlace(const Rules& rules, const State& state, int field) {
  const Player& player = state.of(state.mover);
  if (state.hand == Tile::none) return refuse("C1", "stamp-collection.no.hand");
  const FieldSet bit = stamp_collection::onlyField(field);
  if ((placesFor(rules, player, state.hand, player.money) & bit) != 0) return Verdict::fine();
  if (isStamp(state.hand)) {
    return refuse("C3", "stamp-collection.no.emptyMount", {tileArg(state.hand), stamp_collection::fieldArg(field)});
  }
  if ((player.mounted() & bit) != 0)
    return refuse("C2", "stamp-collection.no.occupied", {stamp_collection::fieldArg(field)});
  if ((player.placesForMount(colourOf(state.hand)) & bit) == 0) {
    return refuse("C2", "stamp-collection.no.beside", {tileArg(state.hand), stamp_collection::fieldArg(field)});
  }
  return refuse("C2", "stamp-collection.no.fieldPrice",
                {stamp_collection::fieldArg(field), arg::number("extra", rules.extra[static_cast<std::size_t>(field)]),
                 arg::number("money", player.money)});
}

// C10
Sheet StampCollection::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"stamp-collection.sheet.boxes", {}, false}, {"stamp-collection.sheet.sets", {}, false},
              {"stamp-collection.sheet.album", {}, false}, {"stamp-collection.sheet.storage", {}, false},
              {"stamp-collection.sheet.loan", {}, false},  {"stamp-collection.sheet.total", {}, true},
              {"stamp-collection.sheet.money", {}, false}};
  for (int i = 0; i < rules.players; ++i) {
    const Player& player = state.of(Seat(i));
    const std::array<int, 7> values{player.boxes,
                                    setPoints(rules, player),
                                    std::popcount(player.mounted()),
                                    player.storageFields(),
                                    player.loan ? -stamp_collection::loanPenalty : 0,
                                    pointsOf(rules, player),
                                    player.money};
    for (std::size_t row = 0; row < values.size(); ++row) {
      sheet[row].values.push_back(static_cast<std::int16_t>(values[row]));
    }
  }
  return sheet;
}

namespace {

using ScreenTile = StampCollection::ScreenTile;

ScreenTile shown(Tile tile) { return {faceOf(tile), false}; }

StampCollection::ScreenPile shown(const TileCounts& counts) {
  StampCollection::ScreenPile pile;
  pile.size = static_cast<std::int8_t>(stamp_collection::sizeOf(counts));
  for (std::size_t c = 0; c < colourCount; ++c) {
    const auto colour = static_cast<Colour>(c);
    pile.mounts[c] = counts[indexOf(mountOf(colour))];
    for (std::size_t m = 0; m < motifCount; ++m) {
      pile.stamps[c][m] = counts[indexOf(stampOf(colour, static_cast<Motif>(m)))];
    }
  }
  pile.storage = counts[indexOf(Tile::storage)];
  return pile;
}

FixedVector<Colour, colourCount> shown(std::uint8_t enthusiasts) {
  FixedVector<Colour, colourCount> colours;
  for (std::size_t c = 0; c < colourCount; ++c) {
    if ((enthusiasts >> c & 1U) != 0) colours.push_back(static_cast<Colour>(c));
  }
  return colours;
}

StampCollection::ScreenPlayer shown(const stamp_collection::Rules& rules, const Player& player) {
  StampCollection::ScreenPlayer out;
  out.points = static_cast<std::int16_t>(pointsOf(rules, player));
  out.money = player.money;
  out.boxes = player.boxes;
  out.loan = player.loan;
  out.enthusiasts = shown(player.enthusiasts);
  for (std::size_t f = 0; f < out.album.size(); ++f) {
    const FieldSet bit = stamp_collection::onlyField(static_cast<int>(f));
    out.album[f].extra = rules.extra[f];
    for (std::size_t c = 0; c < colourCount; ++c) {
      if ((player.mounts[c] & bit) != 0) out.album[f].mount = static_cast<Colour>(c);
    }
    for (std::size_t m = 0; m < motifCount; ++m) {
      if ((player.stamps[m] & bit) != 0) out.album[f].stamp = static_cast<Motif>(m);
    }
  }
  for (const Tile stamp : player.stored) out.storage.push_back(shown(stamp));
  out.storage.resize(static_cast<std::size_t>(player.storageFields()));
  return out;
}

}  // namespace

StampCollection::Screen StampCollection::screen(const Rules& rules, const Knowledge& known) {
  Screen screen;
  screen.round = known.round;
  screen.rounds = stamp_collection::rounds;
  screen.lastRound = known.round == stamp_collection::rounds || endsEarly(rules, known);
  screen.coins = known.coins;
  screen.mover = known.mover;
  for (std::size_t i = 0; i < screen.exchange.size(); ++i) screen.exchange[i] = shown(known.exchange[i]);
  if (known.hand != Tile::none) screen.hand = shown(known.hand);
  if (known.newMount >= 0) screen.newMount = known.newMount;
  std::uint8_t visiting = 0;
  for (int i = 0; i < rules.players; ++i) {
    const Player& player = known.of(Seat(i));
    screen.players.push_back(shown(rules, player));
    visiting |= player.enthusiasts;
  }
  screen.supply = shown(static_cast<std::uint8_t>(~visiting));
  for (std::size_t i = 0; i < rules.sets.size(); ++i) {
    ScreenSet set{.points = rules.sets[i].points, .stamps = {}, .owner = -1};
    for (const Tile stamp : rules.sets[i].list()) set.stamps.push_back(shown(stamp));
    for (int owner = 0; owner < rules.players; ++owner) {
      if ((known.of(Seat(owner)).sets >> i & 1U) != 0) set.owner = static_cast<std::int8_t>(owner);
    }
    screen.sets.push_back(set);
  }
  screen.pile = shown(known.pile);
  screen.discards = shown(known.discards);

  Moves<Action> moves;
  legal(rules, known, known.mover, moves);
  ScreenPlayer& mover = screen.players[known.mover.slot()];
  for (const Action& action : moves.answers()) {
    const auto at = static_cast<std::size_t>(action.at);
    switch (action.kind) {
      case Kind::coin: screen.canTakeCoin = true; break;
      case Kind::buy: screen.exchange[at].open = true; break;
      case Kind::place: mover.album[at].open = true; break;
      case Kind::present:
        for (ScreenTile& stamp : mover.storage) stamp.open |= stamp.motif == static_cast<Motif>(action.at);
        break;
      case Kind::loan:
      case Kind::repay: break;
    }
  }
  return screen;
}

namespace {

bool isConnected(FieldSet fields) {
  auto reached = static_cast<FieldSet>(fields & -fields);
  for (int step = 0; step < fieldCount; ++step)
    reached |= static_cast<FieldSet>(stamp_collection::neighboursOf(reached) & fields);
  return reached == fields;
}

// What one player has, taken off the counts of all tiles.
std::string_view takeOff(const stamp_collection::Rules& rules, const stamp_collection::State& state, Seat seat,
                         TileCounts& tiles) {
  const Player& player = state.of(seat);
  const bool choosing = seat == state.mover && state.newMount >= 0;
  unsigned mounted = 0;
  stamp_collection::StampSet presented = 0;
  for (std::size_t c = 0; c < colourCount; ++c) {
    const auto colour = static_cast<Colour>(c);
    const FieldSet mounts = player.mounts[c];
    if ((mounted & mounts) != 0) return "two mounts on one field";
    mounted |= mounts;
    if (!isConnected(mounts)) return "mounts of one colour apart";
    const int printed = colour == rules.printedColour ? 1 : 0;
    tiles[indexOf(mountOf(colour))] =
        static_cast<std::int8_t>(tiles[indexOf(mountOf(colour))] - std::popcount(mounts) + printed);
    for (std::size_t m = 0; m < motifCount; ++m) {
      const Tile stamp = stampOf(colour, static_cast<Motif>(m));
      const int count = std::popcount(static_cast<FieldSet>(mounts & player.stamps[m]));
      tiles[indexOf(stamp)] = static_cast<std::int8_t>(tiles[indexOf(stamp)] - count);
      if (count > 0) presented |= only(stamp);
    }
  }
  if ((player.mounts[indexOf(rules.printedColour)] & stamp_collection::onlyField(rules.printedField)) == 0) {
    return "the printed mount is gone";
  }
  int stamped = 0;
  for (const FieldSet fields : player.stamps) stamped += std::popcount(fields);
  if (stamped != std::popcount(player.stamped())) return "two stamps on one field";
  if ((player.stamped() & ~mounted) != 0) return "a stamp without a mount";
  if (presented != player.presented) return "presented stamps miscounted";
  for (const Tile stamp : player.stored) {
    if (!isStamp(stamp)) return "something else than a stamp in storage";
    if (!choosing && player.emptyMounts(colourOf(stamp)) != 0) return "a stored stamp that has a mount";
    --tiles[indexOf(stamp)];
  }
  if (static_cast<int>(player.stored.size()) > player.storageFields()) return "too much in storage";
  if (player.secondStorage) --tiles[indexOf(Tile::storage)];
  if (player.money < 0) return "debts";
  return {};
}

}  // namespace

std::string_view StampCollection::invariant(const Rules& rules, const State& state) {
  TileCounts tiles = rules.tiles;
  for (int i = 0; i < rules.players; ++i) {
    const std::string_view broken = takeOff(rules, state, Seat(i), tiles);
    if (!broken.empty()) return broken;
  }
  for (std::size_t kind = 0; kind < tiles.size(); ++kind) {
    tiles[kind] = static_cast<std::int8_t>(tiles[kind] - state.pile[kind] - state.discards[kind]);
  }
  for (const Tile tile : state.exchange) {
    if (tile != Tile::none) --tiles[indexOf(tile)];
  }
  if (state.hand != Tile::none) --tiles[indexOf(state.hand)];
  if (std::any_of(tiles.begin(), tiles.end(), [](int count) { return count != 0; })) return "a tile lost or found";

  unsigned enthusiasts = 0;
  unsigned sets = 0;
  for (const Player& player : state.players) {
    if ((enthusiasts & player.enthusiasts) != 0) return "an enthusiast in two places";
    if ((sets & player.sets) != 0) return "a set with two owners";
    enthusiasts |= player.enthusiasts;
    sets |= player.sets;
  }
  if (state.mover.index() >= rules.players) return "nobody's turn";
  if (state.round < 1 || state.round > stamp_collection::rounds) return "a round too many";
  if (state.coins < 0 || state.coins > stamp_collection::coinsPerRound) return "a coin too many";
  const bool roundOver = state.coins == 0 || state.isRowEmpty(0) || state.isRowEmpty(1);
  if (roundOver && !state.over && !state.isPlacing()) return "an end of a round overlooked";
  return {};
}

Notation StampCollection::write(const Rules&, const Action& action) {
  switch (action.kind) {
    case Kind::buy: return Notation("buy ").append(action.at + 1);
    case Kind::place: return Notation("place ").append(stamp_collection::fieldName(action.at));
    case Kind::present: return Notation("present ").append(nameOf(static_cast<Motif>(action.at)));
    case Kind::loan: return "loan";
    case Kind::repay: return "repay";
    case Kind::coin: break;
  }
  return "coin";
}

std::optional<StampCollection::Action> StampCollection::read(const Rules&, std::string_view text) {
  if (text == "coin") return Action{Kind::coin, 0};
  if (text == "loan") return Action{Kind::loan, 0};
  if (text == "repay") return Action{Kind::repay, 0};
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::string_view verb = text.substr(0, space);
  const std::string_view rest = text.substr(space + 1);
  if (verb == "buy" && rest.size() == 1 && rest[0] >= '1' && rest[0] <= '8') return Action::buy(rest[0] - '1');
  if (verb == "place" && rest.size() == 2 && rest[0] >= 'a' && rest[0] <= 'd' && rest[1] >= '1' && rest[1] <= '4') {
    return Action::place((rest[1] - '1') * stamp_collection::albumSide + (rest[0] - 'a'));
  }
  if (verb == "present") {
    for (std::size_t m = 0; m < motifCount; ++m) {
      const auto motif = static_cast<Motif>(m);
      if (nameOf(motif) == rest) return Action::present(motif);
    }
  }
  return std::nullopt;
}

template const AnyGame& erased<StampCollection>();

}  // namespace sammel
