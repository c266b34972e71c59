// Content packs of a host: the files `<game>.json` of one folder, used instead of the standard packs.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "engine/core/any_game.hpp"

namespace sammel {

using Packs = std::map<std::string, std::shared_ptr<const AnyContent>, std::less<>>;

// Reads all packs of a folder. Says what is wrong with the first that cannot be used; empty if all is well.
std::string readPacks(const std::filesystem::path& folder, Language language, Packs& packs);

}  // namespace sammel
