// What the server says to people.
#pragma once

#include <span>

#include "engine/core/message.hpp"

namespace sammel {

std::span<const Phrase> serverPhrases();

}  // namespace sammel
