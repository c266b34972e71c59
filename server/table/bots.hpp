// Bots at a table. They think beside it, on what their seat may know, and act at a pace that people can follow.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "bots/question.hpp"
#include "engine/core/referee.hpp"
#include "server/table/hearing.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Playing;

class Bots final : public Room {
 public:
  Bots(Desk& desk, Playing& playing) : Room(desk), playing_(playing) {}
  ~Bots() override { dismissPrograms(); }
  Bots(const Bots&) = delete;
  Bots& operator=(const Bots&) = delete;

  void forget() override { asked_.forgetAll(); }
  void rebuilt() override;
  void goOn() override { wake(); }
  void retire() override { dismissPrograms(); }
  bool isNeeded() const override;

 private:
  struct Task;

  SeatSet among(SeatSet seats) const;
  void wake();
  void letThink(Seat seat);
  std::uint64_t seedFor(Seat seat) const;
  bool askBot(const std::shared_ptr<Task>& task);
  bool askProgram(const std::shared_ptr<Task>& task);
  void hasThought(const std::shared_ptr<Task>& task);
  void act(Seat seat, const Moment& moment, const Notation& choice);

  // The host's program that plays at this seat, as far as it can be relied on.
  const BotKind::Program* programAt(Seat seat) const;
  std::shared_ptr<Bot> takeProgram(Seat seat, const BotKind::Program& program, const void* task);
  void giveBackProgram(Seat seat, std::shared_ptr<Bot> bot, const void* task);
  void programHasFailed(Seat seat, const std::string& name, const std::string& why);
  void dismiss(std::shared_ptr<Bot> bot);
  void dismissPrograms();

  Playing& playing_;
  Asked asked_;

  struct RunningProgram {
    std::string name;          // as people chose it
    std::shared_ptr<Bot> bot;  // null: not running, or thinking
    Hearing hearing;
    const void* task = nullptr;  // that it is busy with
  };
  PerSeat<RunningProgram> programs_;
};

}  // namespace sammel
