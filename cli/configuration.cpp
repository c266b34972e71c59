#include "cli/configuration.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "cli/files.hpp"
#include "cli/lookup.hpp"

namespace sammel {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blank = " \t\r";
  const std::size_t begin = text.find_first_not_of(blank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blank) - begin + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (const std::string_view part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::string joined(const std::vector<std::string>& sentences) {
  std::string all;
  for (const std::string& sentence : sentences) all.append(all.empty() ? "" : "\n").append(sentence);
  return all;
}

std::string joined(const std::vector<SettingValue>& values) {
  std::string all;
  for (const SettingValue& value : values) all.append(all.empty() ? "" : ",").append(value.text);
  return all;
}

std::string unknown(const std::string& place, std::string_view name, const Speech& speech) {
  std::vector<std::string_view> names;
  for (const Setting& setting : serveSettings()) names.push_back(setting.name);
  const std::string_view meant = closest(name, names);
  if (!meant.empty()) {
    return speech("cli.config.meant", {{"place", place}, {"name", std::string(name)}, {"meant", std::string(meant)}});
  }
  return speech("cli.config.unknown", {{"place", place}, {"name", std::string(name)}});
}

}  // namespace

// In the environment, what has a line each in a file has one in the text, too.
std::vector<SettingValue> valuesIn(const Setting& setting, std::string_view text, const std::string& source) {
  std::vector<SettingValue> values;
  if (setting.takes == Setting::Takes::one) {
    if (!trimmed(text).empty()) values.push_back({std::string(trimmed(text)), source});
    return values;
  }
  for (const std::string_view part : split(text, setting.takes == Setting::Takes::list ? ',' : '\n')) {
    values.push_back({std::string(part), source});
  }
  return values;
}

SettingValues readSettings(const std::string& file, const Speech& speech) {
  const std::string content = readFile(file, speech);
  SettingValues values;
  std::vector<std::string> problems;
  std::map<std::string_view, int> lines;
  int number = 0;
  for (std::string_view rest = content; !rest.empty();) {
    const std::string_view line = trimmed(rest.substr(0, rest.find('\n')));
    rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    const std::string place = file + ":" + std::to_string(++number);
    if (line.empty() || line.front() == '#') continue;
    const std::size_t equals = line.find('=');
    const std::string_view name = trimmed(line.substr(0, equals));
    const Setting* setting = findSetting(name);
    if (equals == std::string_view::npos || name.empty()) {
      problems.push_back(speech("cli.config.line", {{"place", place}, {"text", std::string(line)}}));
    } else if (setting == nullptr) {
      problems.push_back(unknown(place, name, speech));
    } else if (const auto [known, isNew] = lines.try_emplace(setting->name, number);
               !isNew && setting->takes == Setting::Takes::one) {
      problems.push_back(
          speech("cli.config.twice",
                 {{"place", place}, {"name", std::string(name)}, {"line", std::to_string(known->second)}}));
    } else {
      std::ranges::move(valuesIn(*setting, line.substr(equals + 1), place),
                        std::back_inserter(values[std::string(name)]));
    }
  }
  if (!problems.empty()) throw Failure(joined(problems));
  return values;
}

SettingValues readSettings(const std::function<const char*(const char*)>& environment) {
  SettingValues values;
  for (const Setting& setting : serveSettings()) {
    const std::string variable = setting.variable();
    if (const char* text = environment(variable.c_str())) {
      values[std::string(setting.name)] = valuesIn(setting, text, variable);
    }
  }
  return values;
}

Configuration::Configuration(const SettingValues& flags, const SettingValues& environment, const SettingValues& file) {
  for (const Setting& setting : serveSettings()) {
    std::vector<SettingValue>& values = values_[std::string(setting.name)];
    for (const SettingValues* layer : {&flags, &environment, &file}) {
      const auto found = layer->find(setting.name);
      if (!values.empty() || found == layer->end()) continue;
      values = found->second;
    }
    if (values.empty()) values = valuesIn(setting, setting.standard, "");
  }
}

ServeRequest Configuration::request(const Speech& speech) const {
  ServeRequest request;
  std::vector<std::string> problems;
  for (const Setting& setting : serveSettings()) {
    for (const SettingValue& value : of(setting)) {
      const std::string problem = setting.take(value.text, request, speech);
      if (problem.empty()) continue;
      const std::string sentence = problem.ends_with('?') ? problem : problem + ".";
      problems.push_back(speech("cli.config.value",
                                {{"place", value.source}, {"name", std::string(setting.name)}, {"problem", sentence}}));
    }
  }
  if (!problems.empty()) throw Failure(joined(problems));
  return request;
}

std::string Configuration::written(const Speech& speech) const {
  std::string out = "# " + speech("cli.config.head") + "\n";
  for (const Setting& setting : serveSettings()) {
    const std::vector<SettingValue>& values = of(setting);
    const std::string name(setting.name);
    const std::string source = values.empty() ? "" : values.front().source;
    out += "\n# " + speech(setting.help) + "\n# ";
    out += source.empty() ? speech("cli.config.usual") : speech("cli.config.from", {{"source", source}});
    out += setting.isLive ? "\n" : " " + speech("cli.config.restart") + "\n";
    if (values.empty()) {
      out += "# " + name + " =\n";
    } else if (setting.takes == Setting::Takes::lines) {
      for (const SettingValue& value : values) out += name + " = " + value.text + "\n";
    } else {
      out += name + " = " + joined(values) + "\n";
    }
  }
  return out;
}

std::vector<Configuration::Change> Configuration::changesTo(const Configuration& other) const {
  std::vector<Change> changes;
  for (const Setting& setting : serveSettings()) {
    if (of(setting) == other.of(setting)) continue;
    changes.push_back({&setting, joined(of(setting)), joined(other.of(setting))});
  }
  return changes;
}

void Configuration::adoptLive(const Configuration& other) {
  for (const Setting& setting : serveSettings()) {
    if (setting.isLive) values_[std::string(setting.name)] = other.of(setting);
  }
}

}  // namespace sammel
