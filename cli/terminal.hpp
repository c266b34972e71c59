// Where the program talks with people: a real terminal, a pipe, or a list of lines in a test.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/text.hpp"

namespace sammel {

class Terminal {
 public:
  virtual ~Terminal() = default;
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  // The one way to the screen. Names, file names and whatever else came from outside cannot control it: only our own
  // styles go through, the rest is made printable.
  void write(std::string_view text);
  // The next line, or nothing when the input has ended or the user pressed Ctrl-C.
  virtual std::optional<std::string> readLine() = 0;
  // Is somebody sitting in front of a screen? If not, there are no colours, no clearing and nobody to wait for.
  virtual bool isScreen() const = 0;
  virtual int width() const = 0;
  virtual int height() const = 0;  // lines of the screen; 0: as many as one likes
  // Empties the screen and what could be scrolled back to.
  virtual void clear() = 0;

  // Emphasis where there is a screen to show it.
  std::string bold(std::string_view text) const;
  std::string dim(std::string_view text) const;

 protected:
  Terminal() = default;
  virtual void put(std::string_view text) = 0;
};

// Standard input and output.
class StandardTerminal final : public Terminal {
 public:
  StandardTerminal();

  std::optional<std::string> readLine() override;
  bool isScreen() const override { return screen_; }
  int width() const override;
  int height() const override;
  void clear() override;
  // From now on Ctrl-C and a polite kill end the input instead of the program, so that a game can be saved.
  void endInputOnInterrupt();
  // After Ctrl-C: listens again, for a last question. False if it was not Ctrl-C that ended the input.
  bool listenAgain();

 protected:
  void put(std::string_view text) override;

 private:
  bool screen_;
  std::string pending_;  // read, but not yet handed out
};

std::string padded(std::string_view text, int columns);
// In lines of at most so many columns, broken between words.
std::string wrapped(std::string_view text, int columns);
// At most so many columns; an ellipsis stands for the rest.
std::string shortened(std::string_view text, int columns);

}  // namespace sammel
