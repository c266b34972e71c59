#include "server/page.hpp"

#include "server/answers.hpp"
#include "server/table/table_state.hpp"

namespace sammel {

HttpResponse Page::answer(const HttpRequest& request, std::string_view path, Language language) const {
  const Asset* asset = findAsset(assets_, path);
  const bool isRoute = path.find('.') == std::string_view::npos;  // files have an ending, routes of the page do not
  if (asset == nullptr && isRoute) asset = findAsset(assets_, "/index.html");
  if (asset == nullptr) return refusalAnswer(404, refuse("server.notFound"), language);

  HttpResponse response;
  const std::string tag = '"' + std::string(asset->tag) + '"';
  // Names in /assets/ contain a hash of their content.
  const bool isForever = asset->path.starts_with("/assets/");
  response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Cache-Control", isForever ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  response.type = asset->mime;
  if (request.ifNoneMatch.find(tag) != std::string::npos) {  // a proxy may have made it weak
    response.status = 304;
    return response;
  }
  response.asset = asset->bytes;
  if (request.acceptsBrotli && !asset->brotli.empty()) {
    response.headers.emplace_back("Content-Encoding", "br");
    response.asset = asset->brotli;
  } else if (request.acceptsGzip && !asset->gzip.empty()) {
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.asset = asset->gzip;
  }
  return response;
}

}  // namespace sammel
