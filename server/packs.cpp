#include "server/packs.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <vector>

#include "engine/games/registry.hpp"
#include "server/texts.hpp"

namespace sammel {

std::string readPacks(const std::filesystem::path& folder, Language language, Packs& packs) {
  std::error_code error;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  if (error) {
    return either(language, "Der Ordner " + folder.string() + " mit Spielinhalten lässt sich nicht lesen.",
                  "The folder " + folder.string() + " of content packs cannot be read.");
  }
  std::sort(files.begin(), files.end());
  for (const std::filesystem::path& file : files) {
    const std::string id = file.stem().string();
    const AnyGame* game = findGame(id);
    if (game == nullptr) {
      return either(language, file.string() + ": Ein Spiel „" + id + "“ gibt es nicht; nenne die Datei wie das Spiel.",
                    file.string() + ": there is no game “" + id + "”; name the file like the game.");
    }
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    Verdict verdict;
    std::shared_ptr<const AnyContent> content = game->readContent(text.str(), verdict);
    if (!verdict.isFine()) {
      const Phrasebook book({game->phrases()});
      return file.string() + ": " + book.render(verdict.reason(), language, {}, Viewer::spectator());
    }
    packs[id] = std::move(content);
  }
  return {};
}

}  // namespace sammel
