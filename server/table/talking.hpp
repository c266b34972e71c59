// Talking at a table: players among themselves, which those who watch can read, and those who watch among themselves,
// which players can read when the game is over. What was said lies beside the table's journal, so no game becomes
// longer by it, and stays when the table is rebuilt.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <string>

#include "server/commands.hpp"
#include "server/table/room.hpp"
#include "server/table/talk_channel.hpp"

namespace sammel {

class Talking final : public Room {
 public:
  static constexpr int longestLine = 160;  // characters as people count them

  explicit Talking(Desk& desk) : Room(desk) {}
  ~Talking() override { Talking::retire(); }
  Talking(const Talking&) = delete;
  Talking& operator=(const Talking&) = delete;

  void carryOut(const protocol::Say& command, const Asker& asker);
  void carryOut(const protocol::ChooseTalk& command, const Asker& asker);
  void carryOut(const protocol::Report& command, const Asker& asker);

  void goOn() override { tell(); }
  void welcome(Connection&) override { tell(); }
  void retire() override;
  bool isNeeded() const override;
  void addTo(protocol::TableFrame& frame) const override { frame.talk = rule(); }

 private:
  using Told = std::array<std::optional<std::size_t>, 2>;  // lines, by side; nothing: not even that there are none

  protocol::TalkRule rule() const;
  bool isAmongPeople() const;
  bool mayRead(Viewer viewer, protocol::TalkSide side) const;
  TalkChannel& channel(protocol::TalkSide side);
  Digest browserOf(const Connection& connection);
  Verdict read(const protocol::Say& command, const Asker& asker, protocol::TalkLine& line) const;
  void say(const protocol::Say& command, const Asker& asker, TalkChannel& channel);
  void report(const protocol::Report& command, const Asker& asker, TalkChannel& channel);
  void tell();  // everybody what they may know and do not know yet

  std::array<std::shared_ptr<TalkChannel>, 2> channels_;  // by side; made when somebody is there
  std::map<std::uint64_t, Told> told_;                    // by connection
  std::map<std::uint64_t, Digest> strangers_;             // by connection: who they are, for lack of a cookie
  std::map<Digest, Allowance> reports_;                   // by browser
};

}  // namespace sammel
