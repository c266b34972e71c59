// The running checksum of a table: every row carries one over itself and all before it, so that a row that was changed,
// lost or put elsewhere is noticed. It guards against damage, not against people.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "server/journal.hpp"

namespace sammel {

// FNV-1a. Each step is a bijection of the state, so texts of equal length that differ in one byte never meet again.
class Checksum {
 public:
  explicit Checksum(std::uint64_t state = 0xcbf29ce484222325ULL) : state_(state) {}
  Checksum& add(std::string_view bytes) {
    for (const char byte : bytes) step(static_cast<unsigned char>(byte));
    return *this;
  }
  Checksum& add(std::uint64_t number) {
    std::size_t left = sizeof number;
    for (; number != 0; number >>= 8, --left) step(static_cast<unsigned char>(number));
    state_ *= powers[left];  // a step for a byte that is zero only multiplies
    return *this;
  }
  Checksum& addText(std::string_view text) { return add(text.size()).add(text); }
  std::uint64_t value() const { return state_; }

 private:
  static constexpr std::uint64_t prime = 0x100000001b3ULL;
  static constexpr auto powers = [] {
    std::array<std::uint64_t, sizeof(std::uint64_t) + 1> table{1};
    for (std::size_t i = 1; i < table.size(); ++i) table[i] = table[i - 1] * prime;
    return table;
  }();
  void step(unsigned char byte) { state_ = (state_ ^ byte) * prime; }
  std::uint64_t state_;
};

inline std::uint64_t chainOf(const TableHead& head) {
  Checksum sum;
  sum.addText(head.id).addText(head.game).addText(head.options).add(std::bit_cast<std::uint64_t>(head.created));
  return sum.addText(head.content).addText(head.previous).value();
}

inline std::uint64_t chainAfter(std::uint64_t before, const JournalRow& row) {
  Checksum sum;
  sum.add(before).add(std::bit_cast<std::uint64_t>(row.n));
  sum.add(row.seat.isTable() ? ~std::uint64_t{0} : static_cast<std::uint64_t>(row.seat.index()));
  sum.addText(row.entry).add(std::bit_cast<std::uint64_t>(row.at)).addText(row.client);
  return sum.add(row.state ? 1U : 0U).add(row.state.value_or(0)).value();
}

}  // namespace sammel
