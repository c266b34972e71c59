// A terminal for tests: lines are typed from a list or by a function, and what is written is kept screen by screen.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "cli/terminal.hpp"

namespace sammel {

class FakeTerminal final : public Terminal {
 public:
  // Looks at the screen and types a line; nothing ends the input.
  using Typist = std::function<std::optional<std::string>(const std::string& screen)>;

  FakeTerminal(bool screen, Typist typist) : isScreen_(screen), typist_(std::move(typist)) {}
  FakeTerminal(bool screen, std::initializer_list<std::string> lines)
      : FakeTerminal(screen,
                     [rest = std::vector<std::string>(lines), next = std::size_t{0}](const std::string&) mutable {
                       return next < rest.size() ? std::optional(rest[next++]) : std::nullopt;
                     }) {}

  std::optional<std::string> readLine() override {
    std::optional<std::string> line = typist_(screens_.back());
    if (line) screens_.back() += *line + "\n";  // a terminal echoes
    return line;
  }
  bool isScreen() const override { return isScreen_; }
  int width() const override { return 80; }
  int height() const override { return isScreen_ ? 24 : 0; }
  void clear() override {
    if (isScreen_) screens_.emplace_back();
  }

  // Everything since the beginning; between two clears is one screen.
  const std::vector<std::string>& screens() const { return screens_; }
  std::string text() const {
    std::string all;
    for (const std::string& screen : screens_) all += screen;
    return all;
  }

 protected:
  void put(std::string_view text) override { screens_.back() += text; }

 private:
  bool isScreen_;
  Typist typist_;
  std::vector<std::string> screens_{std::string()};
};

}  // namespace sammel
