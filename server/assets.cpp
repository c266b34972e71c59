#include "server/assets.hpp"

#include <array>

namespace sammel {

const Asset* findAsset(std::span<const Asset> assets, std::string_view path) {
  for (const Asset& asset : assets) {
    if (asset.path == path) return &asset;
  }
  return nullptr;
}

std::span<const Asset> missingPage() {
  static constexpr std::string_view page =
      "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Sammelsurium</title>"
      "<h1>Sammelsurium</h1><p>The server runs, but the page was not built. Start it with <code>./run</code>.</p>"
      "<p lang=\"de\">Der Server läuft, aber die Seite wurde nicht gebaut. Starte ihn mit <code>./run</code>.</p>\n";
  static constexpr std::array assets{Asset{"/index.html", "text/html; charset=utf-8", "not-built", page, {}, {}}};
  return assets;
}

}  // namespace sammel
