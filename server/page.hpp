// The page: files that were compiled in, and its routes, which all lead to index.html.
#pragma once

#include <span>

#include "engine/core/message.hpp"
#include "server/assets.hpp"
#include "server/front.hpp"

namespace sammel {

class Page {
 public:
  explicit Page(std::span<const Asset> assets) : assets_(assets.empty() ? missingPage() : assets) {}
  // 404 with a sentence in this language if there is nothing there.
  HttpResponse answer(const HttpRequest& request, std::string_view path, Language language) const;

 private:
  std::span<const Asset> assets_;
};

}  // namespace sammel
