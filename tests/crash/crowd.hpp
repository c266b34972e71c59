// Many tables that play at once against one server, survive its crashes, and are replaced when their game is over.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/crash/ledger_table.hpp"

namespace sammel::crash {

class Crowd final : public LedgerTable::Owner {
 public:
  Crowd(client::Loop& loop, client::Complaints& complaints, std::size_t tables, std::uint64_t seed);

  // Everybody comes (back) to a server at this address.
  void come(const client::Address& address);
  // What may happen from now on without being a complaint.
  void expect(Trouble trouble) { trouble_ = trouble; }
  void expectBye(bool expected) { byeExpected_ = expected; }
  // Calls once, in the very moment when so many more actions have been acknowledged.
  void afterAcknowledged(std::size_t count, std::function<void()> call);
  void stopReplacing() { replacing_ = false; }

  // Lets everybody play until `enough` holds; false if that takes longer than `patience` or there are complaints.
  bool playUntil(const std::function<bool()>& enough, client::Clock::duration patience);

  bool areAllDisconnected() const;
  bool areAllOver() const;
  std::string describe() const;  // some of the tables that are not over
  std::size_t acknowledgedActions() const { return acknowledged_; }
  std::size_t checkedGames() const { return checked_; }
  std::size_t refusals() const { return refusals_; }
  const std::string& lastRefusal() const { return lastRefusal_; }

 private:
  void acknowledged() override;
  void refusedForTrouble(std::string_view key, std::string_view sentence) override;
  void over(LedgerTable& table) override;
  Trouble expectedTrouble() const override { return trouble_; }

  bool expectsBye() const override { return byeExpected_; }

  void open(std::size_t slot);
  void fetchRecord(std::size_t slot);
  bool isLost(const client::Response& response) const;
  template <class Condition>
  bool all(Condition condition) const;

  client::Loop& loop_;
  client::Complaints& complaints_;
  std::uint64_t seed_;
  std::uint64_t opened_ = 0;
  client::Address address_;
  std::unique_ptr<client::Http> http_;
  struct Slot {
    std::unique_ptr<LedgerTable> table;
    bool opening = false;
    bool over = false;  // the record is still to be fetched
    bool fetching = false;
    bool done = false;  // checked, and no game follows
  };
  std::vector<Slot> slots_;
  bool replacing_ = true;
  Trouble trouble_ = Trouble::none;
  bool byeExpected_ = false;
  std::size_t acknowledged_ = 0;
  std::size_t checked_ = 0;
  std::size_t refusals_ = 0;
  std::string lastRefusal_;
  std::size_t alarmAt_ = SIZE_MAX;
  std::function<void()> alarm_;
};

}  // namespace sammel::crash
