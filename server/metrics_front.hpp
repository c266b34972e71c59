// What Prometheus sees: GET /metrics, at an address of its own that strangers do not reach.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "server/front.hpp"

namespace sammel {

class MetricsFront final : public Front {
 public:
  explicit MetricsFront(std::function<std::string()> metrics) : metrics_(std::move(metrics)) {}
  void handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept override;
  std::size_t longestBody(std::string_view) const override { return 0; }
  HttpResponse refuseRequest(int status) const override;
  std::optional<HttpResponse> refuseSocket(const HttpRequest& request) const override;
  std::shared_ptr<Listener> connect(const HttpRequest&, std::weak_ptr<Wire>) noexcept override { return nullptr; }

 private:
  std::function<std::string()> metrics_;
};

}  // namespace sammel
