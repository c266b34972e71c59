// What a server did that it must not do. Tests and measurements fail if there is any.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace sammel::client {

class Complaints {
 public:
  void add(std::string what) {
    ++count_;
    const bool known = std::find(first_.begin(), first_.end(), what) != first_.end();
    if (!known && first_.size() < 20) first_.push_back(std::move(what));
  }
  std::size_t count() const { return count_; }
  const std::vector<std::string>& first() const { return first_; }  // different ones, enough to understand

 private:
  std::size_t count_ = 0;
  std::vector<std::string> first_;
};

}  // namespace sammel::client
