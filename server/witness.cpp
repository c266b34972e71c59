#include "server/witness.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "server/chain.hpp"

namespace sammel {
namespace {

constexpr std::size_t longestId = 16;
constexpr std::size_t rowsAt = longestId;
constexpr std::size_t chainAt = rowsAt + 4;
constexpr std::size_t checkAt = chainAt + 8;
constexpr std::size_t slotSize = checkAt + 4;
constexpr std::int64_t slotsAtOnce = 1024;
constexpr std::string_view signature = "witness 1";

using Slot = std::array<unsigned char, slotSize>;

void put(Slot& slot, std::size_t at, std::uint64_t value, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) slot[at + i] = static_cast<unsigned char>(value >> (8 * i));
}
std::uint64_t get(const Slot& slot, std::size_t at, std::size_t bytes) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < bytes; ++i) value |= static_cast<std::uint64_t>(slot[at + i]) << (8 * i);
  return value;
}
std::string_view text(const Slot& slot, std::size_t size) { return {reinterpret_cast<const char*>(slot.data()), size}; }
// A slot in the wrong place does not count either.
std::uint64_t checkOf(const Slot& slot, std::int64_t key) {
  return Checksum().add(static_cast<std::uint64_t>(key)).add(text(slot, checkAt)).value() & 0xffffffffU;
}
sqlite3_int64 offsetOf(std::int64_t key) { return key * static_cast<sqlite3_int64>(slotSize); }

}  // namespace

bool Mark::isOf(const std::string& id) const { return table == std::string_view(id).substr(0, longestId); }

std::unique_ptr<Witness> Witness::open(const std::string& file, const char* vfs) {
  return openWith(file, vfs, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

std::unique_ptr<Witness> Witness::openToRead(const std::string& file) {
  return openWith(file, nullptr, SQLITE_OPEN_READONLY);
}

std::unique_ptr<Witness> Witness::openWith(const std::string& file, const char* vfs, int flags) {
  sqlite3_vfs* layer = sqlite3_vfs_find(vfs);
  if (layer == nullptr) return nullptr;
  std::unique_ptr<Witness> witness(new Witness);
  witness->memory_ = std::make_unique<std::byte[]>(static_cast<std::size_t>(layer->szOsFile));
  witness->path_ = file + std::string(2, '\0');  // the file layer may look for parameters behind the name
  witness->file_ = reinterpret_cast<sqlite3_file*>(witness->memory_.get());
  int opened = 0;
  sqlite3_int64 size = 0;
  if (layer->xOpen(layer, witness->path_.c_str(), witness->file_, flags | SQLITE_OPEN_SUPER_JOURNAL, &opened) !=
          SQLITE_OK ||
      (opened & SQLITE_OPEN_READWRITE) != (flags & SQLITE_OPEN_READWRITE) ||
      witness->file_->pMethods->xFileSize(witness->file_, &size) != SQLITE_OK) {
    return nullptr;
  }
  witness->slots_ = size / static_cast<std::int64_t>(slotSize);
  witness->image_.resize(static_cast<std::size_t>(offsetOf(witness->slots_)));
  constexpr sqlite3_int64 atOnce = 1 << 20;
  for (sqlite3_int64 at = 0; at < offsetOf(witness->slots_); at += atOnce) {
    const auto amount = static_cast<int>(std::min(atOnce, offsetOf(witness->slots_) - at));
    if (witness->file_->pMethods->xRead(witness->file_, witness->image_.data() + at, amount, at) != SQLITE_OK) {
      return nullptr;
    }
  }
  const Said first = witness->read(0);
  witness->signed_ = first.mark && first.mark->table == signature;
  return witness;
}

Witness::~Witness() {
  if (file_ != nullptr && file_->pMethods != nullptr) file_->pMethods->xClose(file_);
}

Witness::Said Witness::read(std::int64_t key) const {
  if (key < 0 || key >= slots_) return {};
  Slot slot{};
  if (file_->pMethods->xRead(file_, slot.data(), slotSize, offsetOf(key)) != SQLITE_OK) return {false, {}};
  if (slot == Slot{}) return {};
  if (get(slot, checkAt, 4) != checkOf(slot, key)) return {false, {}};
  const std::string_view id = text(slot, longestId);
  return {true, Mark{std::string(id.substr(0, id.find('\0'))), static_cast<std::int64_t>(get(slot, rowsAt, 4)),
                     get(slot, chainAt, 8)}};
}

bool Witness::knowsTables() const {
  for (std::int64_t key = 1; key < slots_; ++key) {
    if (read(key).mark) return true;
  }
  return false;
}

int Witness::reserve(std::int64_t key) {
  while (slots_ <= key) {
    const std::array<unsigned char, slotSize * slotsAtOnce> empty{};
    const int result = file_->pMethods->xWrite(file_, empty.data(), static_cast<int>(empty.size()), offsetOf(slots_));
    if (result != SQLITE_OK) return result;
    image_.resize(static_cast<std::size_t>(slots_ + slotsAtOnce) * slotSize);
    slots_ += slotsAtOnce;
  }
  return SQLITE_OK;
}

int Witness::write(const std::map<std::int64_t, Mark>& marks) {
  if (marks.empty()) return SQLITE_OK;
  if (const int reserved = reserve(marks.rbegin()->first); reserved != SQLITE_OK) return reserved;
  for (const auto& [key, mark] : marks) {
    Slot slot{};
    std::copy_n(mark.table.begin(), std::min(mark.table.size(), longestId), slot.begin());
    put(slot, rowsAt, static_cast<std::uint64_t>(mark.rows), 4);
    put(slot, chainAt, mark.chain, 8);
    put(slot, checkAt, checkOf(slot, key), 4);
    std::copy(slot.begin(), slot.end(), image_.begin() + offsetOf(key));
  }
  constexpr std::int64_t near = 64;  // slots; what lies between is written as it is
  for (auto mark = marks.begin(); mark != marks.end();) {
    const std::int64_t first = mark->first;
    std::int64_t end = first;
    for (; mark != marks.end() && mark->first < end + near; ++mark) end = mark->first + 1;
    const int result = file_->pMethods->xWrite(file_, image_.data() + offsetOf(first),
                                               static_cast<int>(offsetOf(end - first)), offsetOf(first));
    if (result != SQLITE_OK) return result;
  }
  return SQLITE_OK;
}

int Witness::forget(const std::vector<std::int64_t>& keys) {
  const Slot empty{};
  for (const std::int64_t key : keys) {
    if (key <= 0 || key >= slots_) continue;
    std::copy(empty.begin(), empty.end(), image_.begin() + offsetOf(key));
    const int result = file_->pMethods->xWrite(file_, empty.data(), static_cast<int>(slotSize), offsetOf(key));
    if (result != SQLITE_OK) return result;
  }
  return sync();
}

int Witness::sync() { return file_->pMethods->xSync(file_, SQLITE_SYNC_NORMAL | SQLITE_SYNC_DATAONLY); }

int Witness::sign() {
  const int written = write({{0, {std::string(signature), 0, 0}}});
  const int synced = written != SQLITE_OK ? written : sync();
  signed_ = signed_ || synced == SQLITE_OK;
  return synced;
}

}  // namespace sammel
