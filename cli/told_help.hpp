// The command line as data, in the reader's language. `--describe` writes it as JSON; man pages and the completions of
// shells are made from that (packaging/manual.py).
#pragma once

#include <string>
#include <tuple>
#include <vector>

#include "engine/core/field.hpp"

namespace sammel {

struct ToldOption {
  std::vector<std::string> names;  // as typed; of an argument without dashes: its placeholder
  std::string value;               // what it takes, with the usual value in brackets; empty: nothing
  std::string about;
  bool required = false;
  static constexpr auto describe() {
    return std::tuple(field("names", &ToldOption::names), field("value", &ToldOption::value),
                      field("about", &ToldOption::about), field("required", &ToldOption::required));
  }
};

struct ToldCommand {
  std::string name;
  std::string about;
  std::vector<ToldOption> arguments;
  std::vector<ToldOption> options;
  static constexpr auto describe() {
    return std::tuple(field("name", &ToldCommand::name), field("about", &ToldCommand::about),
                      field("arguments", &ToldCommand::arguments), field("options", &ToldCommand::options));
  }
};

struct ToldHelp {
  std::string version;
  ToldCommand program;
  std::string footer;
  std::vector<ToldCommand> commands;
  std::vector<std::string> games;
  static constexpr auto describe() {
    return std::tuple(field("version", &ToldHelp::version), field("program", &ToldHelp::program),
                      field("footer", &ToldHelp::footer), field("commands", &ToldHelp::commands),
                      field("games", &ToldHelp::games));
  }
};

}  // namespace sammel
