// The witness: a small file beside the database that says how far each table got. SQLite ends a write-ahead log at the
// first frame that it cannot read, without a word; the witness does not share the fate of that log, so a table whose
// latest rows are missing is noticed.
//
// A mark is written only after its rows are durable, and before anybody is told of them. So a mark is never ahead of
// the database, whenever the process or the power goes: fewer rows than it says, or other ones, are damage; more are
// not. A mark that cannot be read (it was torn in a power cut, or is damaged itself) says nothing.
//
// Marks are synced now and then, because a second flush for every commit would make a lone table half as fast. Killing
// the process loses none; a power cut may lose the latest, and with them the means to notice that the same power cut
// (against the promise of the disk) has cost rows, too. The rows do not depend on the witness.
//
// The file consists of slots of 32 bytes, one for each table by its key in the database; slot 0 says that it is a
// witness. It goes through SQLite's file layer, so that tests can let it forget and fill up like the database.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct sqlite3_file;
struct sqlite3_vfs;

namespace sammel {

struct Mark {
  std::string table;  // at most 16 characters are kept
  std::int64_t rows = 0;
  std::uint64_t chain = 0;  // after these rows
  bool isOf(const std::string& id) const;
};

class Witness {
 public:
  // `vfs` may be null. Nothing if the file cannot be opened for writing.
  static std::unique_ptr<Witness> open(const std::string& file, const char* vfs);
  // Nothing can be written to it.
  static std::unique_ptr<Witness> openToRead(const std::string& file);
  ~Witness();
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;

  bool isSigned() const { return signed_; }  // it was a witness when it was opened
  std::int64_t slots() const { return slots_; }

  struct Said {
    bool readable = true;      // or was never written
    std::optional<Mark> mark;  // nothing: nothing is known
  };
  Said read(std::int64_t key) const;

  bool knowsTables() const;

  // SQLite's result codes. After `reserve` a mark needs no more space on the disk.
  int reserve(std::int64_t key);
  int write(const std::map<std::int64_t, Mark>& marks);  // by key
  int forget(const std::vector<std::int64_t>& keys);     // and syncs
  int sync();
  int sign();  // writes slot 0 and syncs

 private:
  Witness() = default;
  static std::unique_ptr<Witness> openWith(const std::string& file, const char* vfs, int flags);
  std::unique_ptr<std::byte[]> memory_;  // SQLite constructs its file in it
  std::string path_;                     // SQLite keeps a pointer to it
  sqlite3_file* file_ = nullptr;
  std::int64_t slots_ = 0;
  std::vector<unsigned char> image_;  // of the file, so that marks side by side are written at once
  bool signed_ = false;
};

}  // namespace sammel
