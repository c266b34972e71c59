// Changes to a record that know of its lines and numbers, for the fuzzer and for tests with a fixed seed.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/crypto.hpp"
#include "engine/core/rng.hpp"

namespace sammel {

class RecordMutation {
 public:
  RecordMutation(std::string_view text, std::uint64_t seed)
      : rng_(Rng::simulation(seed)), chance_(rng_.use(Purpose::choice, Seat::table())) {
    while (!text.empty()) {
      const std::size_t end = text.find('\n');
      lines_.emplace_back(text.substr(0, end));
      text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
  }

  // One to three changes.
  RecordMutation& change() {
    for (int changes = 1 + below(3); changes > 0 && !lines_.empty(); --changes) changeOnce();
    return *this;
  }

  // Makes the digest fit again, so that what reads only whole records sees the change.
  RecordMutation& seal() {
    Sha256 hash;
    for (std::string& line : lines_) {
      if (line.starts_with("digest ")) {
        line = "digest " + toHex(hash.finish());
        break;
      }
      hash.add(line).add("\n");
    }
    return *this;
  }

  std::string text() const {
    std::string all;
    for (const std::string& line : lines_) all += line + '\n';
    return all;
  }

 private:
  template <class Size>
  Size below(Size bound) {
    return static_cast<Size>(chance_.below(static_cast<std::uint32_t>(bound)));
  }
  std::size_t any() { return below(lines_.size()); }
  auto at(std::size_t line) { return lines_.begin() + static_cast<std::ptrdiff_t>(line); }

  void changeOnce() {
    const std::size_t line = any();
    switch (below(10)) {
      case 0: lines_.erase(at(line)); break;
      case 1: dropAllLike(line); break;
      case 2: lines_.insert(at(line), std::string(lines_[line])); break;
      case 3: std::swap(lines_[line], lines_[any()]); break;
      case 4: {
        std::string moved = std::move(lines_[line]);
        lines_.erase(at(line));
        lines_.insert(at(below(lines_.size() + 1)), std::move(moved));
        break;
      }
      case 5:
      case 6: changeNumber(lines_[line]); break;
      case 7: changeWord(lines_[line]); break;
      case 8:
        if (!lines_[line].empty()) lines_[line][below(lines_[line].size())] = static_cast<char>(32 + below(95));
        break;
      default: lines_[0] = firstLine(); break;
    }
  }

  std::string firstLine() {
    constexpr std::array<std::string_view, 3> all{"sammelsurium-record 1", "sammelsurium-record 2",
                                                  "sammelsurium-record 2 signed"};
    return std::string(all[below(all.size())]);
  }

  // All seats, all commitments, all actions of a seat …
  void dropAllLike(std::size_t line) {
    const std::string word = lines_[line].substr(0, lines_[line].find(' '));
    std::erase_if(lines_, [&](const std::string& other) { return other.substr(0, other.find(' ')) == word; });
  }

  void changeNumber(std::string& line) {
    constexpr std::string_view digits = "0123456789";
    std::vector<std::pair<std::size_t, std::size_t>> numbers;
    for (std::size_t at = line.find_first_of(digits); at != std::string::npos;) {
      const std::size_t end = std::min(line.find_first_not_of(digits, at), line.size());
      numbers.emplace_back(at, end - at);
      at = line.find_first_of(digits, end);
    }
    if (numbers.empty()) return;
    constexpr std::array<std::string_view, 14> others{"0",
                                                      "1",
                                                      "2",
                                                      "3",
                                                      "7",
                                                      "8",
                                                      "9",
                                                      "-1",
                                                      "255",
                                                      "65536",
                                                      "2147483647",
                                                      "2147483648",
                                                      "9223372036854775807",
                                                      "99999999999999999999"};
    const auto [at, size] = numbers[below(numbers.size())];
    line.replace(at, size, others[below(others.size())]);
  }

  // Drops a word, doubles it, or puts one of another line there.
  void changeWord(std::string& line) {
    std::vector<std::string> words = wordsOf(line);
    const std::size_t word = below(words.size());
    switch (below(3)) {
      case 0: words.erase(words.begin() + static_cast<std::ptrdiff_t>(word)); break;
      case 1: words.push_back(words[word]); break;
      default: {
        const std::vector<std::string> others = wordsOf(lines_[any()]);
        words[word] = others[below(others.size())];
        break;
      }
    }
    line.clear();
    for (const std::string& kept : words) (line += line.empty() ? "" : " ") += kept;
  }
  static std::vector<std::string> wordsOf(std::string_view line) {
    std::vector<std::string> words;
    while (true) {
      const std::size_t space = line.find(' ');
      words.emplace_back(line.substr(0, space));
      if (space == std::string_view::npos) return words;
      line = line.substr(space + 1);
    }
  }

  std::vector<std::string> lines_;
  Rng rng_;
  Chance chance_;
};

}  // namespace sammel
