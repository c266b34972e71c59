// Where the program talks with people: a real terminal, a pipe, or a list of lines in a test.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sammel {

class Terminal {
 public:
  virtual ~Terminal() = default;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  virtual void write(std::string_view text) = 0;
  // The next line, or nothing when the input has ended or the user pressed Ctrl-C.
  virtual std::optional<std::string> readLine() = 0;
  // Is somebody sitting in front of a screen? If not, there are no colours, no clearing and nobody to wait for.
  virtual bool isScreen() const = 0;
  virtual int width() const = 0;
  // Empties the screen and what could be scrolled back to.
  virtual void clear() = 0;

  // Emphasis where there is a screen to show it.
  std::string bold(std::string_view text) const;
  std::string dim(std::string_view text) const;

 protected:
  Terminal() = default;
};

// Standard input and output.
class StandardTerminal final : public Terminal {
 public:
  StandardTerminal();

  void write(std::string_view text) override;
  std::optional<std::string> readLine() override;
  bool isScreen() const override { return screen_; }
  int width() const override;
  void clear() override;
  // From now on Ctrl-C and a polite kill end the input instead of the program, so that a game can be saved.
  void endInputOnInterrupt();

 private:
  bool screen_;
  std::string pending_;  // read, but not yet handed out
};

// Columns that a text takes up: characters, not bytes.
int columnsOf(std::string_view text);
std::string padded(std::string_view text, int columns);

}  // namespace sammel
