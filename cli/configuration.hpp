// What `serve` goes by, and where each of it comes from: a flag wins over the environment, that over the file, and that
// over what is usual.
//
// The file has a line `name = value` for each setting; lines that begin with # are comments.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/settings.hpp"
#include "cli/speech.hpp"

namespace sammel {

struct SettingValue {
  std::string text;
  std::string source;  // "--port", "SAMMELSURIUM_PORT", "sammelsurium.conf:3"; empty: usual
  bool operator==(const SettingValue& other) const { return text == other.text; }
};

using SettingValues = std::map<std::string, std::vector<SettingValue>, std::less<>>;  // by the name of the setting

// A Failure names every line that cannot be understood.
SettingValues readSettings(const std::string& file, const Speech& speech);
SettingValues readSettings(const std::function<const char*(const char*)>& environment);
// What one text means that is given for a setting: `source` is where.
std::vector<SettingValue> valuesIn(const Setting& setting, std::string_view text, const std::string& source);

class Configuration {
 public:
  Configuration(const SettingValues& flags, const SettingValues& environment, const SettingValues& file);

  // A Failure names every value that does not fit, and what would.
  ServeRequest request(const Speech& speech) const;
  // As a file, with comments that tell what each setting means and where its value comes from.
  std::string written(const Speech& speech) const;

  struct Change {
    const Setting* setting;
    std::string before;
    std::string after;
  };
  std::vector<Change> changesTo(const Configuration& other) const;
  // Takes over what can change while the server runs; the rest stays as it was started with.
  void adoptLive(const Configuration& other);

 private:
  const std::vector<SettingValue>& of(const Setting& setting) const { return values_.find(setting.name)->second; }
  SettingValues values_;  // of all settings
};

}  // namespace sammel
