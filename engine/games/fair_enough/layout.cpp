// How the table of Fair Enough is laid out, and what its buttons say.
#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel {

namespace {

Message cardLabel(const FairEnough::ScreenCard& card) {
  if (card.card().isSpecial()) return Message(phraseOf(card.face));
  return Message("fair-enough.card", {fair_enough::faceArg(card.face), fair_enough::valueArg(card.value)});
}

Tone toneOf(fair_enough::Face face) {
  static constexpr std::array<Tone, 12> tones{Tone::red,  Tone::orange, Tone::yellow, Tone::green,
                                              Tone::blue, Tone::violet, Tone::pink,   Tone::brown,
                                              Tone::grey, Tone::black,  Tone::black,  Tone::black};
  return tones[static_cast<std::size_t>(face)];
}

}  // namespace

Layout FairEnough::layout(const Rules& rules, const Screen& screen) {
  const bool mine = screen.viewer == screen.turn && screen.phase != Phase::over;
  const auto isSelling = [&](const ScreenCard& card) { return screen.selling && card == *screen.selling; };
  // What a touch does if it is the viewer's turn.
  const auto touch = [&](Kind kind, const ScreenCard& card) -> Notation {
    if (!mine) return {};
    const Card touched = card.card();
    switch (kind) {
      case Kind::take:
        if (screen.phase != Phase::research) return {};
        break;
      case Kind::play:
        if (screen.phase != Phase::collecting || screen.selling || touched.isSpecial()) return {};
        if (touched.value() > screen.time) return {};
        break;
      default:
        if (!screen.selling) return {};
        if (isSelling(card) ? touched.value() >= screen.time : screen.time + touched.value() < screen.selling->value) {
          return {};
        }
    }
    return write(rules, {kind, touched});
  };
  const auto pieces = [&](const CardList& cards, std::optional<Kind> kind) {
    std::vector<Piece> list;
    for (const ScreenCard& card : cards) {
      list.push_back({cardLabel(card), toneOf(card.face), false, kind == Kind::remove && isSelling(card),
                      kind ? touch(*kind, card) : Notation()});
    }
    return list;
  };
  const auto plain = [](const Message& label, bool lit = false) { return Piece{label, Tone::plain, false, lit, {}}; };

  Layout zones;
  Zone day{Message("fair-enough.zone.day", {arg::number("n", screen.round), arg::number("days", fair_enough::rounds)}),
           std::nullopt,
           0,
           {}};
  if (screen.phase == Phase::research) {
    day.pieces.push_back(plain(Message("fair-enough.piece.research", {arg::number("lap", screen.lap)})));
  } else if (screen.phase == Phase::collecting) {
    day.pieces.push_back(
        plain(Message("fair-enough.piece.time", {arg::number("time", screen.time), arg::number("day", screen.dayTime)}),
              true));
  } else {
    day.pieces.push_back(plain(Message("fair-enough.piece.over")));
  }
  day.pieces.push_back(plain(Message("fair-enough.piece.start", {arg::seat("who", screen.start)})));
  zones.push_back(std::move(day));

  zones.push_back({Message("fair-enough.zone.display", {arg::number("pile", screen.pileSize)}), std::nullopt, 0,
                   pieces(screen.display, Kind::take)});
  const bool oneStaysUnseen = rules.times.size() > fair_enough::rounds;
  Zone times{Message(oneStaysUnseen ? "fair-enough.zone.timesVariant" : "fair-enough.zone.times"), std::nullopt, 0, {}};
  for (const std::int16_t time : screen.timesToCome) {
    times.pieces.push_back(plain(Message("fair-enough.piece.number", {arg::number("n", time)})));
  }
  zones.push_back(std::move(times));
  zones.push_back({Message("fair-enough.zone.discard", {arg::number("n", static_cast<int>(screen.discard.size()))}),
                   std::nullopt, 0, pieces(screen.discard, std::nullopt)});

  for (std::size_t i = 0; i < screen.seats.size(); ++i) {
    const Seat owner(static_cast<int>(i));
    const ScreenSeat& player = screen.seats[i];
    const bool out = screen.phase == Phase::collecting && !player.in;
    zones.push_back({Message(out ? "fair-enough.zone.out" : "fair-enough.zone.laid",
                             {arg::number("hand", player.handSize), arg::number("secured", player.securedSize)}),
                     owner, 0, pieces(player.laid, Kind::remove)});
    if (!player.secured.empty()) {
      zones.push_back({Message("fair-enough.zone.secured"), owner, 0, pieces(player.secured, std::nullopt)});
    }
    if (!player.hand.empty()) {
      zones.push_back({Message("fair-enough.zone.hand"), owner, 0,
                       pieces(player.hand, screen.viewer == owner ? std::optional(Kind::play) : std::nullopt)});
    }
  }
  return zones;
}

Message FairEnough::label(const Rules&, const Screen& screen, const Action& action) {
  const Arg shows = fair_enough::faceArg(action.card.face());
  const Arg worth = fair_enough::valueArg(action.card.value());
  switch (action.kind) {
    case Kind::take:
      return action.card.isSpecial() ? Message("fair-enough.label.take.special", {shows})
                                     : Message("fair-enough.label.take", {shows, worth});
    case Kind::done: return Message(screen.taken == 0 ? "fair-enough.label.none" : "fair-enough.label.done");
    case Kind::play: return Message("fair-enough.label.play", {shows, worth});
    case Kind::queue: return Message("fair-enough.label.queue", {shows, worth});
    case Kind::preorder: return Message("fair-enough.label.preorder", {shows, worth});
    case Kind::soldOut: return Message("fair-enough.label.soldout", {shows, worth});
    case Kind::remove: return Message("fair-enough.label.remove", {shows, worth});
    case Kind::secure: break;
  }
  const std::size_t laid = screen.seats[screen.turn.slot()].laid.size();
  return laid == 0 ? Message("fair-enough.label.leave")
                   : Message("fair-enough.label.secure", {arg::number("n", static_cast<int>(laid))});
}

}  // namespace sammel
