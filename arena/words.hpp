// What reports say, in both languages.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/message.hpp"

namespace sammel::arena {

std::span<const Phrase> arenaPhrases();

class Words {
 public:
  explicit Words(Language language) : language_(language) {}
  Language language() const { return language_; }
  std::string_view operator()(std::string_view key) const;

 private:
  Language language_;
};

}  // namespace sammel::arena
