// Prometheus' text format, version 0.0.4.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "server/metrics.hpp"

namespace sammel {

class Exposition {
 public:
  using Labels = std::initializer_list<std::pair<std::string_view, std::string_view>>;
  static constexpr std::string_view contentType = "text/plain; version=0.0.4; charset=utf-8";

  // All values of one metric follow its beginning; a counter's name ends in _total.
  void beginCounter(std::string_view name, std::string_view help) { begin(name, "counter", help); }
  void beginGauge(std::string_view name, std::string_view help) { begin(name, "gauge", help); }
  void beginHistogram(std::string_view name, std::string_view help) { begin(name, "histogram", help); }
  void value(double value, Labels labels = {}) { sample({}, labels, value); }
  void value(const Counter& counter, Labels labels = {}) { value(static_cast<double>(counter.count()), labels); }
  void durations(const Durations& durations, std::string_view label = {}, std::string_view labelValue = {});

  void counter(std::string_view name, std::string_view help, double value) {
    beginCounter(name, help);
    this->value(value);
  }
  void counter(std::string_view name, std::string_view help, const Counter& counter) {
    beginCounter(name, help);
    value(counter);
  }
  void gauge(std::string_view name, std::string_view help, double value) {
    beginGauge(name, help);
    this->value(value);
  }
  void histogram(std::string_view name, std::string_view help, const Durations& of) {
    beginHistogram(name, help);
    durations(of);
  }

  std::string take() { return std::move(text_); }

 private:
  void begin(std::string_view name, std::string_view type, std::string_view help);
  void sample(std::string_view suffix, Labels labels, double value);

  std::string text_;
  std::string name_;
};

}  // namespace sammel
