// A file layer for SQLite that lives in memory and crashes on demand: whatever was not synced is forgotten, as by a
// power cut. It can also be full.
#pragma once

#include <cstddef>
#include <string>

namespace sammel::testing {

class ForgetfulDisk {
 public:
  ForgetfulDisk();  // registers itself with SQLite
  ~ForgetfulDisk();
  ForgetfulDisk(const ForgetfulDisk&) = delete;
  ForgetfulDisk& operator=(const ForgetfulDisk&) = delete;

  const std::string& name() const { return name_; }
  void crash();    // from now on nothing reaches the disk
  void powerUp();  // once all files from before the crash are closed
  void setFull(bool full);
  std::size_t syncs() const;

  struct Files;

 private:
  std::string name_;
  Files* files_;
};

}  // namespace sammel::testing
