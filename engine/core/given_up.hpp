// A match that somebody has given up: it is over where it stood, whatever its game says.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace sammel {

class GivenUp final : public Match {
 public:
  GivenUp(std::unique_ptr<Match> match, Seat who) : match_(std::move(match)), who_(who) {}

  std::unique_ptr<Match> clone() const override;
  void standLike(const Match& copy) override { match_->standLike(*static_cast<const GivenUp&>(copy).match_); }
  int seats() const override { return match_->seats(); }

  // Nobody is asked anything any more.
  Turn turn() const override { return {}; }
  Moment moment(Seat seat) const override { return match_->moment(seat); }
  Message prompt(Seat) const override { return Message(); }
  Legal legal(Seat) const override { return {}; }
  Notation write(const AnyAction& action) const override { return match_->write(action); }
  Verdict check(Seat, const AnyAction&) const override { return Verdict::refuse("over", Message("core.over")); }
  bool isInterrupt(Seat, const AnyAction&) const override { return false; }
  void carryOut(Seat, const AnyAction&, Events&) override {}  // nothing is legal
  Considered consider(Seat seat, std::string_view text) const override { return {seat, text, check(seat, {})}; }
  std::optional<TableAlarm> alarm() const override { return std::nullopt; }
  std::optional<Notation> timed(Seat, std::int32_t) const override { return std::nullopt; }
  std::string next() const override { return {}; }  // the same game is due again
  Prospect prospect(Viewer viewer) const override;

  // Whoever gave up is last and the others share the first place; alone it is a loss. The points are those of that
  // moment.
  Outcome outcome() const override;
  Sheet sheet() const override { return match_->sheet(); }

  Message words(const AnyEvent& event) const override { return match_->words(event); }
  void writeLine(const AnyEvent& event, std::size_t move, Json& json) const override {
    match_->writeLine(event, move, json);
  }
  void screen(Viewer viewer, Json& json) const override { match_->screen(viewer, json); }
  std::string draw(Viewer viewer, std::span<const std::string> names, Language language) const override {
    return match_->draw(viewer, names, language);
  }
  Layout layout(Viewer viewer) const override { return match_->layout(viewer); }
  bool hides() const override { return match_->hides(); }
  bool mustRemember() const override { return match_->mustRemember(); }
  std::uint64_t hash() const override { return match_->hash(); }
  std::string_view invariant() const override { return match_->invariant(); }
  std::unique_ptr<View> view(Seat seat) const override { return match_->view(seat); }
  std::unique_ptr<Match> imagine(Seat seat, Rng& rng) const override;

 private:
  std::unique_ptr<Match> match_;
  Seat who_;
};

}  // namespace sammel
