// Reads Prometheus' text format as strictly as its description is: whatever is wrong is a failure of the test.
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace sammel::testing {

struct Metric {
  std::string type;
  std::map<std::string, double> samples;  // by suffix and labels: _bucket{le="0.1"}
};

class ExpositionReader {
 public:
  explicit ExpositionReader(const std::string& text) {
    EXPECT_TRUE(text.ends_with('\n'));
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) read(line);
    finish();
  }

  const std::map<std::string, Metric>& metrics() const { return metrics_; }
  double at(const std::string& name, const std::string& labels = {}) const {
    const auto metric = metrics_.find(name);
    if (metric == metrics_.end() || !metric->second.samples.contains(labels)) {
      ADD_FAILURE() << "no " << name << labels;
      return std::nan("");
    }
    return metric->second.samples.at(labels);
  }
  // Whether a name in a query is one of ours: a histogram has three.
  bool knows(const std::string& name) const {
    if (const auto found = metrics_.find(name); found != metrics_.end()) return found->second.type != "histogram";
    static const std::regex part("(.*)_(bucket|sum|count)");
    std::smatch match;
    if (!std::regex_match(name, match, part)) return false;
    const auto found = metrics_.find(match[1]);
    return found != metrics_.end() && found->second.type == "histogram";
  }

 private:
  void read(const std::string& line) {
    static const std::regex help("# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)");
    static const std::regex type("# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram)");
    static const std::regex sample(
        R"re(([a-zA-Z_:][a-zA-Z0-9_:]*)((?:\{[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\]|\\[\\"n])*"(?:,[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\]|\\[\\"n])*")*\})?) (\S+))re");
    std::smatch match;
    if (std::regex_match(line, match, help)) {
      finish();
      EXPECT_FALSE(metrics_.contains(match[1])) << "twice: " << line;
      helped_ = match[1];
    } else if (std::regex_match(line, match, type)) {
      EXPECT_EQ(match[1], helped_) << "HELP comes before TYPE";
      name_ = match[1];
      metrics_[name_].type = match[2];
    } else if (std::regex_match(line, match, sample)) {
      const std::string full = match[1];
      ASSERT_TRUE(!name_.empty() && full.starts_with(name_)) << "not in its place: " << line;
      const std::string suffix = full.substr(name_.size());
      static const std::set<std::string> ofHistogram{"_bucket", "_sum", "_count"};
      EXPECT_EQ(metrics_[name_].type == "histogram", ofHistogram.contains(suffix)) << line;
      char* end = nullptr;
      const std::string digits = match[3];
      const double value = std::strtod(digits.c_str(), &end);
      EXPECT_EQ(*end, '\0') << line;
      EXPECT_TRUE(std::isfinite(value)) << line;
      EXPECT_TRUE(metrics_[name_].samples.emplace(suffix + std::string(match[2]), value).second) << "twice: " << line;
      if (suffix == "_bucket") readBucket(match[2], value);
      if (suffix == "_count") EXPECT_EQ(bucket_, value) << "all that were counted are in the last bucket: " << line;
    } else {
      ADD_FAILURE() << "no line of the format: " << line;
    }
  }

  void readBucket(const std::string& labels, double value) {
    static const std::regex limit(R"re(le="([^"]+)")re");
    std::smatch match;
    ASSERT_TRUE(std::regex_search(labels, match, limit)) << labels;
    const double le = std::strtod(match[1].str().c_str(), nullptr);
    if (le_ && std::isfinite(*le_)) {
      EXPECT_GT(le, *le_) << labels;
      EXPECT_GE(value, bucket_) << "buckets contain smaller ones: " << labels;
    }
    le_ = le;
    bucket_ = value;
  }

  void finish() {
    if (name_.empty()) return;
    const Metric& metric = metrics_[name_];
    EXPECT_FALSE(metric.samples.empty()) << name_;
    EXPECT_EQ(metric.type == "counter", name_.ends_with("_total")) << name_;
    if (metric.type == "histogram") {
      EXPECT_TRUE(name_.ends_with("_seconds")) << name_;
      EXPECT_TRUE(le_ && std::isinf(*le_)) << name_ << " ends with +Inf";
    }
    name_.clear();
    le_.reset();
  }

  std::map<std::string, Metric> metrics_;
  std::string helped_, name_;
  std::optional<double> le_;
  double bucket_ = 0;
};

}  // namespace sammel::testing
