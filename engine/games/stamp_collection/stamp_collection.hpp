// Stamp Collection, a tile-laying game for two to four: buy mounts and stamps, draw enthusiasts, complete sets.
// Clause numbers (C1 to C11) are those of `sammelsurium rules stamp-collection`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/core/game.hpp"
#include "engine/games/stamp_collection/events.hpp"
#include "engine/games/stamp_collection/pack.hpp"
#include "engine/games/stamp_collection/state.hpp"
#include "engine/games/stamp_collection/tiles.hpp"

namespace sammel {

struct StampCollection : OpenToAll {
  using Colour = stamp_collection::Colour;
  using Motif = stamp_collection::Motif;
  using Tile = stamp_collection::Tile;
  using FieldSet = stamp_collection::FieldSet;
  using Player = stamp_collection::Player;

  struct Options {
    std::int8_t players = 3;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 2, stamp_collection::maxPlayers));
    }
  };

  using Content = stamp_collection::Content;
  using Rules = stamp_collection::Rules;
  using State = stamp_collection::State;
  using Knowledge = State;  // everything is open
  using Belief = State;

  // Buying is up to three actions: which tile, where it goes, and which of two stored stamps a new mount takes.
  enum class Kind : std::uint8_t { coin, buy, place, present, loan, repay };
  friend constexpr auto enumNames(Kind) {
    return std::array<std::string_view, 6>{"coin", "buy", "place", "present", "loan", "repay"};
  }
  struct Action {
    Kind kind = Kind::coin;
    std::int8_t at = 0;  // buy: the slot; place: the field; present: the motif

    static constexpr auto cases() {
      return std::tuple(when(Kind::coin), when(Kind::buy, field("slot", &Action::at)),
                        when(Kind::place, field("field", &Action::at)),
                        when(Kind::present, field("motif", &Action::at)), when(Kind::loan), when(Kind::repay));
    }
    static constexpr Action buy(int slot) { return {Kind::buy, static_cast<std::int8_t>(slot)}; }
    static constexpr Action place(int field) { return {Kind::place, static_cast<std::int8_t>(field)}; }
    static constexpr Action present(Motif motif) { return {Kind::present, static_cast<std::int8_t>(motif)}; }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Event = stamp_collection::Event;

  using TileKind = stamp_collection::TileKind;
  struct ScreenTile : stamp_collection::TileFace {
    bool open = false;  // whoever is on turn can choose it
    static constexpr auto describe() {
      return std::tuple(field("kind", &ScreenTile::kind), field("colour", &ScreenTile::colour),
                        field("motif", &ScreenTile::motif), field("open", &ScreenTile::open));
    }
  };
  struct ScreenField {
    std::int8_t extra = 0;
    std::optional<Colour> mount;
    std::optional<Motif> stamp;
    bool open = false;
    static constexpr auto describe() {
      return std::tuple(field("extra", &ScreenField::extra), field("mount", &ScreenField::mount),
                        field("stamp", &ScreenField::stamp), field("open", &ScreenField::open));
    }
  };
  struct ScreenSet {
    std::int8_t points = 0;
    FixedVector<ScreenTile, stamp_collection::mostStampsPerSet> stamps;  // none: one of every colour
    std::int8_t owner = -1;                                              // -1: still to be won
    static constexpr auto describe() {
      return std::tuple(field("points", &ScreenSet::points), field("stamps", &ScreenSet::stamps),
                        field("owner", &ScreenSet::owner));
    }
  };
  struct ScreenPlayer {
    std::int16_t points = 0;
    std::int16_t money = 0;
    std::int8_t boxes = 0;
    bool loan = false;
    std::array<ScreenField, stamp_collection::fieldCount> album{};
    FixedVector<ScreenTile, stamp_collection::mostStorageFields> storage;  // the open fields, empty ones included
    FixedVector<Colour, stamp_collection::colourCount> enthusiasts;
    static constexpr auto describe() {
      return std::tuple(field("points", &ScreenPlayer::points), field("money", &ScreenPlayer::money),
                        field("boxes", &ScreenPlayer::boxes), field("loan", &ScreenPlayer::loan),
                        field("album", &ScreenPlayer::album), field("storage", &ScreenPlayer::storage),
                        field("enthusiasts", &ScreenPlayer::enthusiasts));
    }
  };
  // Tiles that nobody sees but everybody can count.
  struct ScreenPile {
    std::int8_t size = 0;
    std::array<std::int8_t, stamp_collection::colourCount> mounts{};
    std::array<std::array<std::int8_t, stamp_collection::motifCount>, stamp_collection::colourCount> stamps{};
    std::int8_t storage = 0;
    static constexpr auto describe() {
      return std::tuple(field("size", &ScreenPile::size), field("mounts", &ScreenPile::mounts),
                        field("stamps", &ScreenPile::stamps), field("storage", &ScreenPile::storage));
    }
  };
  struct Screen {
    std::int8_t round = 0;
    std::int8_t rounds = 0;
    std::int8_t coins = 0;  // and the price of a tile
    bool canTakeCoin = false;
    bool lastRound = false;  // the twelfth, or the end was brought about
    Seat mover;
    std::array<ScreenTile, stamp_collection::slotCount> exchange{};
    std::optional<ScreenTile> hand;       // bought, not yet placed
    std::optional<std::int8_t> newMount;  // the field that waits for one of two stored stamps
    FixedVector<ScreenPlayer, stamp_collection::maxPlayers> players;
    FixedVector<ScreenSet, stamp_collection::mostSets> sets;
    FixedVector<Colour, stamp_collection::colourCount> supply;  // enthusiasts who are with nobody
    ScreenPile pile;
    ScreenPile discards;
    static constexpr auto describe() {
      return std::tuple(
          field("round", &Screen::round), field("rounds", &Screen::rounds), field("coins", &Screen::coins),
          field("canTakeCoin", &Screen::canTakeCoin), field("lastRound", &Screen::lastRound),
          field("mover", &Screen::mover), field("exchange", &Screen::exchange), field("hand", &Screen::hand),
          field("newMount", &Screen::newMount), field("players", &Screen::players), field("sets", &Screen::sets),
          field("supply", &Screen::supply), field("pile", &Screen::pile), field("discards", &Screen::discards));
    }
  };

  // A round sees at most three coins and seven tiles go, each tile in three actions. All the money there can be is the
  // start money and four coins a round; a loan that is repaid burns one silver of it, and four can stay open.
  static constexpr int mostMoney =
      stamp_collection::maxPlayers * stamp_collection::startMoney +
      stamp_collection::rounds * stamp_collection::coinsPerRound * stamp_collection::goldCoin;
  static constexpr int mostRepayments = mostMoney + stamp_collection::maxPlayers * stamp_collection::loanPaidOut;
  static constexpr Facts facts{
      .id = "stamp-collection",
      .title = {"Stamp Collection", "Stamp Collection"},
      .minSeats = 2,
      .maxSeats = stamp_collection::maxPlayers,
      .chance = true,
      .longestGame = stamp_collection::rounds * (3 + 7 * 3) + 2 * mostRepayments + stamp_collection::maxPlayers,
      .turnClause = "C1",
      .endClause = "C10"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Content& content);
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options, const Content& content);

  // The start player is drawn by lot; everybody has 6 silver and an album with one printed mount.
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    state.pile = rules.tiles;
    for (int i = 0; i < rules.players; ++i) {
      state.of(Seat(i)).mounts[indexOf(rules.printedColour)] = stamp_collection::onlyField(rules.printedField);
    }
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.mover = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    fillExchange(state, rng);
    log.tell(everyone, stamp_collection::Starts{state.mover});
    return state;
  }

  // C8: a loan can be repaid at any time, but a bought tile is placed first.
  static bool mayRepay(const State& state, Seat seat) {
    const Player& player = state.of(seat);
    return player.loan && player.money >= stamp_collection::loanRepaid && !(seat == state.mover && state.isPlacing());
  }
  static Turn turn(const Rules& rules, const State& state) {
    if (state.over) return {};
    Turn turn{state.mover, {}};
    for (int i = 0; i < rules.players; ++i) {
      if (mayRepay(state, Seat(i))) turn.may = turn.may.with(Seat(i));
    }
    return turn;
  }
  // What others repay changes nothing for the mover. Repaying means the same as long as the loan is the same.
  static Moment moment(const Rules&, const State& state, Seat seat) {
    return {state.questions, static_cast<std::uint32_t>(state.of(seat).loansTaken)};
  }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  // Where a tile can go in the album for this much money beside its price: C2 for mounts, C3 for stamps.
  static FieldSet placesFor(const Rules& rules, const Player& player, Tile tile, int money) {
    return isMount(tile) ? static_cast<FieldSet>(player.placesForMount(colourOf(tile)) & rules.affordable(money))
                         : player.emptyMounts(colourOf(tile));
  }
  static bool canUse(const Rules& rules, const Player& player, Tile tile, int money) {
    if (tile == Tile::none) return false;
    if (tile == Tile::storage) return !player.secondStorage;  // C4
    return placesFor(rules, player, tile, money) != 0 || (isStamp(tile) && player.canStore());
  }

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.over) return;
    if (seat == state.mover) addAnswers(rules, state, moves);
    if (mayRepay(state, seat)) moves.addInterrupt({Kind::repay, 0});
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    if (seat == state.mover) ++state.questions;
    Player& player = state.of(seat);
    const bool announced = !hears<Log> || endsEarly(rules, state);
    switch (action.kind) {
      case Kind::coin:  // C1
        player.money = static_cast<std::int16_t>(player.money + stamp_collection::goldCoin);
        --state.coins;
        log.tell(everyone, stamp_collection::TakesCoin{seat, state.coins});
        return finishTurn(rules, state, rng, log);
      case Kind::buy: buy(rules, state, seat, action.at, log); break;
      case Kind::place: place(rules, state, seat, action.at, log); break;
      case Kind::present: {  // C5
        const int field = state.newMount;
        state.newMount = -1;
        takeFromStorage(rules, state, seat, stampOf(colourOf(player.stored[0]), static_cast<Motif>(action.at)), field,
                        log);
        break;
      }
      case Kind::loan:  // C8
        player.loan = true;
        ++player.loansTaken;
        player.money = static_cast<std::int16_t>(player.money + stamp_collection::loanPaidOut);
        log.tell(everyone, stamp_collection::Borrows{seat, stamp_collection::loanPaidOut});
        return;
      case Kind::repay: return repay(state, seat, log);
    }
    if (!announced) tellEarlyEnd(rules, state, seat, log);
    if (!state.isPlacing()) finishTurn(rules, state, rng, log);
  }

  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.over;
    for (int i = 0; i < rules.players; ++i) {
      outcome.points.push_back(static_cast<std::int16_t>(pointsOf(rules, state.of(Seat(i)))));
    }
    if (outcome.over) {  // C10: more money breaks a tie
      outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) {
        const int lead = outcome.points[a.slot()] - outcome.points[b.slot()];
        return lead != 0 ? lead > 0 : state.of(a).money > state.of(b).money;
      });
    }
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state);

  static Screen screen(const Rules& rules, const Knowledge& knowledge);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

 private:
  static constexpr Audience everyone = Audience::everyone();

  static Verdict checkBuy(const Rules& rules, const State& state, int slot);
  static Verdict checkPlace(const Rules& rules, const State& state, int field);

  static void addAnswers(const Rules& rules, const State& state, Moves<Action>& moves) {
    const Player& player = state.of(state.mover);
    if (state.hand != Tile::none) {
      const unsigned places = placesFor(rules, player, state.hand, player.money);
      forEachBit(places, [&](int place) { moves.add(Action::place(place)); });
      return;
    }
    if (state.newMount >= 0) {  // C5
      for (const Tile stamp : player.stored) moves.add(Action::present(motifOf(stamp)));
      return;
    }
    moves.add({Kind::coin, 0});  // C1: always possible
    forEachPurchase(rules, state, player.money, [&](int slot) { moves.add(Action::buy(slot)); });
    if (!player.loan) moves.add({Kind::loan, 0});  // C8: one at a time, before the action
  }

  // C1: what the mover could buy with so much money.
  template <class Visit>
  static void forEachPurchase(const Rules& rules, const State& state, int money, Visit visit) {
    const int rest = money - state.price();
    for (int slot = 0; rest >= 0 && slot < stamp_collection::slotCount; ++slot) {
      if (canUse(rules, state.of(state.mover), state.exchange[static_cast<std::size_t>(slot)], rest)) visit(slot);
    }
  }

  // C9: the order of the pile is nobody's knowledge, so it is settled tile by tile when tiles are drawn.
  static void fillExchange(State& state, Rng& rng) {
    Chance chance = rng.use(Purpose::draw, Seat::table());
    int left = stamp_collection::sizeOf(state.pile);
    for (Tile& slot : state.exchange) {
      auto skip = static_cast<int>(chance.below(static_cast<std::uint32_t>(left--)));
      std::size_t kind = 0;
      while (skip >= state.pile[kind]) skip -= state.pile[kind++];
      --state.pile[kind];
      slot = static_cast<Tile>(kind);
    }
  }

  // C1: the tile is paid and placed at once. A mount always asks for its field, for the field may cost extra; a stamp
  // only if there are several.
  template <class Log>
  static void buy(const Rules& rules, State& state, Seat seat, int slotIndex, Log& log) {
    Player& player = state.of(seat);
    Tile& slot = state.exchange[static_cast<std::size_t>(slotIndex)];
    const Tile tile = slot;
    slot = Tile::none;
    player.money = static_cast<std::int16_t>(player.money - state.price());
    log.tell(everyone, stamp_collection::Buys{seat, faceOf(tile), static_cast<std::int8_t>(slotIndex), state.coins});
    if (tile == Tile::storage) {  // C4
      player.secondStorage = true;
      return;
    }
    if (isMount(tile)) {
      state.hand = tile;
      return;
    }
    const FieldSet places = player.emptyMounts(colourOf(tile));  // C3
    if (places == 0) {
      log.tell(everyone, stamp_collection::Stores{seat, faceOf(tile), static_cast<std::int8_t>(player.stored.size())});
      player.stored.push_back(tile);
    } else if (std::has_single_bit(places)) {
      present(rules, state, seat, tile, std::countr_zero(places), std::nullopt, log);
    } else {
      state.hand = tile;
    }
  }

  template <class Log>
  static void place(const Rules& rules, State& state, Seat seat, int field, Log& log) {
    Player& player = state.of(seat);
    const Tile tile = state.hand;
    state.hand = Tile::none;
    if (isStamp(tile)) return present(rules, state, seat, tile, field, std::nullopt, log);
    const std::int8_t extra = rules.extra[static_cast<std::size_t>(field)];  // C1
    const Colour colour = colourOf(tile);
    player.money = static_cast<std::int16_t>(player.money - extra);
    player.mounts[indexOf(colour)] |= stamp_collection::onlyField(field);
    log.tell(everyone, stamp_collection::Mounts{seat, colour, static_cast<std::int8_t>(field), extra});
    // C5: the first stored stamp of the colour, unless there are two different ones to choose from.
    const auto* found = player.stored.begin();
    while (found != player.stored.end() && colourOf(*found) != colour) ++found;
    if (found == player.stored.end()) return;
    const Tile last = player.stored.back();
    if (colourOf(last) == colour && last != *found) {
      state.newMount = static_cast<std::int8_t>(field);
    } else {
      takeFromStorage(rules, state, seat, *found, field, log);
    }
  }

  template <class Log>
  static void takeFromStorage(const Rules& rules, State& state, Seat seat, Tile stamp, int field, Log& log) {
    auto& stored = state.of(seat).stored;
    const bool first = stored[0] == stamp;
    if (first) stored[0] = stored.back();
    stored.pop_back();
    present(rules, state, seat, stamp, field, static_cast<std::int8_t>(first ? 0 : 1), log);
  }

  template <class Log>
  static void present(const Rules& rules, State& state, Seat seat, Tile stamp, int field,
                      std::optional<std::int8_t> from, Log& log) {
    Player& player = state.of(seat);
    player.stamps[indexOf(motifOf(stamp))] |= stamp_collection::onlyField(field);
    player.presented |= only(stamp);
    log.tell(everyone, stamp_collection::Presents{seat, faceOf(stamp), static_cast<std::int8_t>(field), from});
    attract(rules, state, seat, colourOf(stamp), log);
    winSets(rules, state, seat, log);
  }

  // C6: the enthusiast comes from wherever they are, with a box if enough others are there already.
  template <class Log>
  static void attract(const Rules& rules, State& state, Seat seat, Colour colour, Log& log) {
    Player& player = state.of(seat);
    const auto enthusiast = static_cast<std::uint8_t>(1U << indexOf(colour));
    if ((player.enthusiasts & enthusiast) != 0) return;
    const bool bringsABox = std::popcount(player.enthusiasts) >= rules.othersForABox;
    std::optional<Seat> from;
    for (int i = 0; i < rules.players; ++i) {
      Player& other = state.of(Seat(i));
      if ((other.enthusiasts & enthusiast) != 0) from = Seat(i);
      other.enthusiasts &= static_cast<std::uint8_t>(~enthusiast);
    }
    player.enthusiasts |= enthusiast;
    if (bringsABox) ++player.boxes;
    log.tell(everyone, stamp_collection::Attracts{seat, colour, from, bringsABox});
  }

  // C7: all that are complete at once.
  template <class Log>
  static void winSets(const Rules& rules, State& state, Seat seat, Log& log) {
    Player& player = state.of(seat);
    const std::uint16_t won = state.wonSets();
    for (std::size_t i = 0; i < rules.sets.size(); ++i) {
      if ((won >> i & 1U) != 0 || !rules.sets[i].isCompletedBy(player.presented)) continue;
      player.sets |= static_cast<std::uint16_t>(1U << i);
      log.tell(everyone, stamp_collection::WinsSet{seat, static_cast<std::int8_t>(i)});
    }
  }

  template <class Log>
  static void repay(State& state, Seat seat, Log& log) {
    Player& player = state.of(seat);
    player.loan = false;
    player.money = static_cast<std::int16_t>(player.money - stamp_collection::loanRepaid);
    log.tell(everyone, stamp_collection::Repays{seat, stamp_collection::loanRepaid});
  }

  template <class Log>
  static void finishTurn(const Rules& rules, State& state, Rng& rng, Log& log) {
    if (state.coins == 0 || state.isRowEmpty(0) || state.isRowEmpty(1)) {  // C9
      if (state.round == stamp_collection::rounds || endsEarly(rules, state)) return finishGame(rules, state, log);
      nextRound(state, rng, log);
    }
    state.mover = state.mover.left(rules.players);
  }

  // C11
  static bool hasSetsToEnd(const Rules& rules, const Player& player) {
    return setPoints(rules, player) >= stamp_collection::setsToEnd;
  }
  static bool hasFullAlbum(const Player& player) { return player.mounted() == stamp_collection::allFields; }
  static bool endsEarly(const Rules& rules, const State& state) {
    return rules.players == 2 && std::any_of(state.players.begin(), state.players.end(), [&](const Player& player) {
             return hasSetsToEnd(rules, player) || hasFullAlbum(player);
           });
  }
  // C11: in the twelfth round everybody knows already.
  template <class Log>
  static void tellEarlyEnd(const Rules& rules, const State& state, Seat seat, Log& log) {
    if (state.round == stamp_collection::rounds || !endsEarly(rules, state)) return;
    using stamp_collection::Feat;
    const Player& player = state.of(seat);
    const bool bySets = hasSetsToEnd(rules, player);
    const int number = bySets ? setPoints(rules, player) : stamp_collection::fieldCount;
    log.tell(everyone, stamp_collection::BringsTheEnd{seat, bySets ? Feat::sets : Feat::album,
                                                      static_cast<std::int16_t>(number)});
  }

  // C9
  template <class Log>
  static void nextRound(State& state, Rng& rng, Log& log) {
    for (const Tile tile : state.exchange) {
      if (tile != Tile::none) ++state.discards[indexOf(tile)];
    }
    state.coins = stamp_collection::coinsPerRound;
    const bool last = ++state.round == stamp_collection::rounds;
    if (last) {
      state.pile = state.discards;
      state.discards = {};
    }
    fillExchange(state, rng);
    log.reveal();
    log.tell(everyone, stamp_collection::StartsRound{state.round, last});
  }

  // C8, C10: whoever can repay does.
  template <class Log>
  static void finishGame(const Rules& rules, State& state, Log& log) {
    for (int i = 0; i < rules.players; ++i) {
      if (state.of(Seat(i)).loan && state.of(Seat(i)).money >= stamp_collection::loanRepaid) repay(state, Seat(i), log);
    }
    state.over = true;
    tellEnd(rules, state, log);
  }
  template <class Log>
  static void tellEnd(const Rules& rules, const State& state, Log& log) {
    if constexpr (hears<Log>) {
      using stamp_collection::Win;
      const Outcome end = outcome(rules, state);
      forEachWinner(end, [&](Seat who, bool shared) {
        const std::int16_t points = end.points[who.slot()];
        const bool tied = std::count(end.points.begin(), end.points.end(), points) > 1;
        const Win win = shared ? Win::shared : tied ? Win::byMoney : Win::byPoints;
        log.tell(everyone, stamp_collection::Wins{who, points, win});
      });
    }
  }
};

}  // namespace sammel
