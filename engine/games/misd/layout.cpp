#include "engine/games/misd/say.hpp"

namespace sammel {

using misd::colourArg;
using misd::kinds;
using misd::none;
using misd::placeArg;
using misd::shapeArg;
using misd::withClaim;

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
    const Seat seat(static_cast<int>(i));
    if (last.claims[seat] == none) continue;
    Piece piece;
    FixedText<39> gain(last.gain[seat] >= 0 ? "+" : "");
    gain.append(last.gain[seat]);
    piece.label = withClaim(screen.variant, "misd.layout.claim.pair", "misd.layout.claim.place", last.claims[seat],
                            {arg::seat("who", seat), arg::text("gain", gain)});
    piece.lit = last.claims[seat] == last.solution;
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

}  // namespace sammel
