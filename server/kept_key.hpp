// The server's key in its data folder: a file of 64 hexadecimal digits that only its owner may read.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "engine/core/message.hpp"
#include "server/signing_key.hpp"

namespace sammel {

// The key in the file, which is made and filled with a fresh key, or with this one, if there is none. Nothing, with one
// sentence that names the remedy, if that is impossible: a key that cannot be read is never replaced.
std::optional<SigningKey> keptKey(const std::filesystem::path& file, Language language, std::string& problem,
                                  const std::optional<SigningKey>& ifNone = std::nullopt);

// The same without making one: nothing if there is no file, or no key in it.
std::optional<SigningKey> readKeptKey(const std::filesystem::path& file);

}  // namespace sammel
