// What a host can set for `serve`. Each setting is a flag (--bot-pause 500), an environment variable
// (SAMMELSURIUM_BOT_PAUSE=500) and a line of a file (bot-pause = 500).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/speech.hpp"

namespace sammel {

struct Setting {
  enum class Takes : std::uint8_t {
    one,
    list,   // several, separated by commas
    lines,  // several, each with a flag or a line of its own, because they may contain anything
  };

  std::string_view name;
  std::string_view help;      // a phrase
  std::string_view form;      // of a value, as help shows it
  std::string_view standard;  // what it is if nothing is said
  // Takes a value over; otherwise what is wrong with it and what would fit, without a full stop.
  std::string (*take)(const std::string& value, ServeRequest& into, const Speech& speech);
  bool isLive = false;  // a running server takes it over on SIGHUP
  Takes takes = Takes::one;

  std::string flag() const { return "--" + std::string(name); }
  std::string variable() const;
};

std::span<const Setting> serveSettings();
// Null: there is no such setting.
const Setting* findSetting(std::string_view name);

}  // namespace sammel
