#include "server/metrics_front.hpp"

#include "server/attempt.hpp"
#include "server/exposition.hpp"

namespace sammel {
namespace {

HttpResponse plain(int status, std::string_view type, std::string body) {
  HttpResponse response;
  response.status = status;
  response.type = type;
  response.body = std::move(body);
  response.headers.emplace_back("Cache-Control", "no-store");
  response.isPublic = true;
  return response;
}

HttpResponse nothing(int status) { return plain(status, "text/plain; charset=utf-8", "There is only GET /metrics.\n"); }

}  // namespace

void MetricsFront::handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept {
  attempt(
      [&] {
        if (request.target != "/metrics") return reply(nothing(404));
        if (request.method != "GET" && request.method != "HEAD") return reply(nothing(405));
        reply(plain(200, Exposition::contentType, metrics_()));
      },
      [&](const char*) { reply(nothing(500)); });
}

HttpResponse MetricsFront::refuseRequest(int status) const { return nothing(status); }

std::optional<HttpResponse> MetricsFront::refuseSocket(const HttpRequest&) const { return nothing(404); }

}  // namespace sammel
