// What the program itself says, in the reader's language. Games speak through their own phrases; see message.hpp.
#pragma once

#include <initializer_list>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/message.hpp"

namespace sammel {

std::span<const Phrase> cliPhrases();

class Speech {
 public:
  using Args = std::initializer_list<std::pair<std::string_view, std::string>>;

  explicit Speech(Language language) : language_(language) {}

  Language language() const { return language_; }
  // A phrase with its placeholders filled in. Unlike a Message it takes texts of any length: paths, whole answers.
  std::string operator()(std::string_view key, Args args = {}) const;
  // "Anna", "Anna and Ben", "Anna, Ben and Carla".
  std::string list(std::span<const std::string> items) const;

 private:
  Language language_;
};

// `--lang` if it was given, else the first of LC_ALL, LC_MESSAGES and LANG that is set; English unless it says German.
Language preferredLanguage(std::string_view asked, const char* (*environment)(const char*));

// Something that the user can put right: `main` prints the sentence and ends with a non-zero code.
class Failure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace sammel
