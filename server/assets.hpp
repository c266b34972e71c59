// The page, in memory. CMake embeds web/dist; without it there is a single page that says so.
#pragma once

#include <span>
#include <string_view>

namespace sammel {

struct Asset {
  std::string_view path;  // "/assets/index-3f2a.js"
  std::string_view mime;
  std::string_view tag;  // for ETag, without quotes
  std::string_view bytes;
  std::string_view gzip;  // the same compressed; empty if that is no smaller
  std::string_view brotli;
};

std::span<const Asset> embeddedAssets();

const Asset* findAsset(std::span<const Asset> assets, std::string_view path);

// The built-in page for when web/dist was not there at build time.
std::span<const Asset> missingPage();

}  // namespace sammel
