// Keeps a number of tables playing for a while and measures how long their moves take.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "bench/load/duel.hpp"
#include "bench/load/meter.hpp"

namespace sammel::load {

struct Plan {
  client::Address address;
  std::string game;
  std::string options;
  std::size_t tables = 1000;
  double seconds = 10;
  double rate = 0;  // moves a second over all tables; 0: as fast as the server answers
  std::uint64_t seed = 1;
};

class Generator final : public Duel::Owner {
 public:
  Generator(client::Loop& loop, client::Complaints& complaints, Plan plan);

  // False if the tables did not come up in time.
  bool openTables();
  void measure();

  Meter& meter() { return meter_; }
  double seconds() const { return measured_; }
  std::size_t tables() const { return duels_.size() - vacant_; }
  std::size_t opened() const { return opened_; }  // tables in all, since finished games make room for new ones
  std::size_t finished() const { return finished_; }
  bool openGame() const { return open_; }

 private:
  void ready(Duel& duel) override;
  void moved(Duel& duel, Clock::duration latency) override;
  void over(Duel& duel) override;
  void broken(Duel& duel) override;

  void fill(std::size_t slot);
  void send(Duel& duel, Clock::time_point due);
  void retire(Duel& duel);
  bool anyMoving() const;

  client::Loop& loop_;
  client::Complaints& complaints_;
  Plan plan_;
  bool open_ = false;
  std::vector<std::unique_ptr<client::Http>> http_;
  std::vector<std::unique_ptr<Duel>> duels_;
  std::deque<std::size_t> ready_;  // slots of tables that wait for their turn to move
  std::size_t vacant_ = 0;
  bool measuring_ = false;
  std::size_t opened_ = 0;
  std::size_t finished_ = 0;
  double measured_ = 0;
  Meter meter_;
};

}  // namespace sammel::load
