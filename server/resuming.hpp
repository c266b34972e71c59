// Opens tables that go on from a moment of another game. A long game is gone through a part at a time, between which
// other tables go on.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/record.hpp"
#include "server/packs.hpp"
#include "server/protocol.hpp"
#include "server/table_house.hpp"

namespace sammel {

inline constexpr std::size_t longestGameToResume = 256 * 1024;  // as text

class Resuming {
 public:
  Resuming(TableServices& services, TableHouse& house, const Packs& packs)
      : services_(services), house_(house), packs_(packs) {}

  struct Wish {
    std::string name;  // of whoever opens the table
    Digest token{};
    std::optional<bool> hints;
    Language language = Language::en;
    protocol::PlayOn from;
  };
  using Done = std::function<void(Verdict, const std::string& table)>;
  // `record` is the text of the game that is gone on from.
  void open(Wish wish, std::string_view record, const Done& done);

 private:
  struct Work;
  Verdict begin(Work& work, std::string_view text) const;
  Verdict checkSeats(const protocol::PlayOn& from, std::size_t seats) const;
  void goOn(const std::shared_ptr<Work>& work);
  void sitDown(Work& work) const;

  TableServices& services_;
  TableHouse& house_;
  const Packs& packs_;
  std::size_t running_ = 0;
  std::shared_ptr<Resuming*> self_ = std::make_shared<Resuming*>(this);  // gone with it: timers come late
};

}  // namespace sammel
