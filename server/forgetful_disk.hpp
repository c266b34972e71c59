// A file layer for SQLite that lives in memory and crashes on demand: whatever was not synced is forgotten, as by a
// power cut. It can also be full, fail, and be damaged.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace sammel::testing {

class ForgetfulDisk {
 public:
  ForgetfulDisk();  // registers itself with SQLite
  ~ForgetfulDisk();
  ForgetfulDisk(const ForgetfulDisk&) = delete;
  ForgetfulDisk& operator=(const ForgetfulDisk&) = delete;

  const std::string& name() const { return name_; }
  void crash();  // from now on nothing reaches the disk
  void crashAfter(std::size_t syncs);
  bool hasCrashed() const;
  void kill();     // only the process ends: what was written is there, synced or not
  void powerUp();  // once all files from before the crash are closed
  void setFull(bool full);
  void failWritesTo(std::string file);  // with this ending; empty: none

  // Every file as it is, to be damaged and put back.
  using Contents = std::map<std::string, std::vector<unsigned char>>;
  Contents contents() const;
  void setContents(const Contents& contents);
  std::size_t syncs() const;

  struct Files;

 private:
  std::string name_;
  Files* files_;
};

}  // namespace sammel::testing
