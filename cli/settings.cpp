#include "cli/settings.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

#include "bots/bot.hpp"
#include "cli/lookup.hpp"
#include "server/log.hpp"
#include "server/table/table_state.hpp"

namespace sammel {
namespace {

using Take = std::string(const std::string& value, ServeRequest& into, const Speech& speech);

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

template <auto Member, std::uint64_t low, std::uint64_t high>
std::string takeNumber(const std::string& value, ServeRequest& into, const Speech& speech) {
  using Number = std::remove_reference_t<decltype(into.*Member)>;
  static_assert(high <= std::numeric_limits<Number>::max());
  const std::optional<std::uint64_t> number = wholeNumber(value);
  if (!number || *number < low || *number > high) {
    return speech("cli.usage.number", {{"value", value}, {"low", std::to_string(low)}, {"high", std::to_string(high)}});
  }
  into.*Member = static_cast<Number>(*number);
  return {};
}

template <auto Member>
std::string takeText(const std::string& value, ServeRequest& into, const Speech&) {
  into.*Member = value;
  return {};
}

template <auto Member>
std::string addText(const std::string& value, ServeRequest& into, const Speech&) {
  (into.*Member).push_back(value);
  return {};
}

std::string takeOneOf(std::string& member, const std::string& value, std::span<const std::string_view> known,
                      const Speech& speech) {
  if (std::ranges::find(known, value) == known.end()) {
    std::string all;
    for (const std::string_view each : known) all.append(all.empty() ? "" : ", ").append(each);
    return speech("cli.usage.oneOf", {{"value", value}, {"values", all}});
  }
  member = value;
  return {};
}

std::string takeLogLevel(const std::string& value, ServeRequest& into, const Speech& speech) {
  static constexpr auto known = enumNames(LogLevel{});
  return takeOneOf(into.logLevel, value, known, speech);
}

std::string takeLogFormat(const std::string& value, ServeRequest& into, const Speech& speech) {
  static constexpr auto known = enumNames(LogFormat{});
  return takeOneOf(into.logFormat, value, known, speech);
}

std::string withoutFullStop(std::string sentence) {
  if (sentence.ends_with('.')) sentence.pop_back();
  return sentence;
}

std::string addGame(const std::string& value, ServeRequest& into, const Speech& speech) {
  try {
    into.without.emplace_back(gameNamed(value, speech).facts().id);
  } catch (const Failure& failure) {
    return withoutFullStop(failure.what());
  }
  return {};
}

std::string addBot(const std::string& value, ServeRequest& into, const Speech& speech) {
  const std::size_t equals = value.find('=');
  const std::string name = value.substr(0, equals);
  const bool isTaken =
      std::ranges::any_of(into.bots, [&](const std::string& other) { return other.starts_with(name + "="); });
  const bool isProgram = equals != std::string::npos && BotKind::read("program:" + value.substr(equals + 1));
  if (isProgram && isProgramName(name) && !isTaken) return addText<&ServeRequest::bots>(value, into, speech);
  return withoutFullStop(speech("cli.serve.bot", {{"text", value}, {"n", std::to_string(longestProgramName)}}));
}

// A port of this machine alone, or an address with one: 9464, 127.0.0.1:9464, [::1]:9464.
std::string takeMetrics(const std::string& value, ServeRequest& into, const Speech& speech) {
  const std::size_t colon = value.rfind(':');
  const bool hasAddress = colon != std::string::npos;
  std::string address = hasAddress ? value.substr(0, colon) : "127.0.0.1";
  if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
  const std::optional<std::uint64_t> port = wholeNumber(hasAddress ? value.substr(colon + 1) : value);
  if (!port || *port > std::numeric_limits<std::uint16_t>::max() || address.empty()) {
    return speech("cli.serve.metrics", {{"value", value}});
  }
  into.metricsAddress = address;
  into.metricsPort = static_cast<std::uint16_t>(*port);
  return {};
}

constexpr bool isLive = true;
constexpr bool needsRestart = false;

}  // namespace

std::string Setting::variable() const {
  std::string out = "SAMMELSURIUM_";
  for (const char c : name) out += c == '-' ? '_' : static_cast<char>(c - 'a' + 'A');
  return out;
}

std::span<const Setting> serveSettings() {
  using Request = ServeRequest;
  using enum Setting::Takes;
  static constexpr std::uint64_t many = 1'000'000;
  static constexpr auto settings = std::to_array<Setting>({
      {"port", "cli.help.port", "N", "8080", takeNumber<&Request::port, 0, 65535>},
      {"bind", "cli.help.bind", "ADDRESS", "0.0.0.0", takeText<&Request::bind>},
      {"trusted-proxy", "cli.help.trustedProxy", "ADDRESS", "", addText<&Request::trustedProxies>, needsRestart, list},
      {"data", "cli.help.data", "FOLDER|ADDRESS", "data", takeText<&Request::data>},
      {"content", "cli.help.content", "FOLDER", "", takeText<&Request::content>},
      {"without", "cli.help.without", "GAME,...", "", addGame, isLive, list},
      {"bot", "cli.help.serveBot", "NAME=COMMAND", "", addBot, needsRestart, lines},
      {"bot-pause", "cli.help.botPause", "MS", "700", takeNumber<&Request::botPause, 0, 60'000>, isLive},
      {"patience", "cli.help.patience", "SECONDS", "180", takeNumber<&Request::patience, 0, 65535>, isLive},
      {"connections", "cli.help.connections", "N", "20000", takeNumber<&Request::connections, 1, many>, isLive},
      {"connections-per-address", "cli.help.connectionsPerAddress", "N", "512",
       takeNumber<&Request::connectionsPerAddress, 1, many>, isLive},
      {"tables-per-minute", "cli.help.tablesPerMinute", "N", "30", takeNumber<&Request::tablesPerMinute, 1, many>,
       isLive},
      {"visits-per-minute", "cli.help.visitsPerMinute", "N", "1200", takeNumber<&Request::visitsPerMinute, 1, many>,
       isLive},
      {"log-level", "cli.help.logLevel", "LEVEL", "info", takeLogLevel, isLive},
      {"log-format", "cli.help.logFormat", "text|json", "text", takeLogFormat, isLive},
      {"slow", "cli.help.slow", "MS", "250", takeNumber<&Request::slow, 0, 3'600'000>, isLive},
      {"trace-one-in", "cli.help.traceOneIn", "N", "0", takeNumber<&Request::traceOneIn, 0, 1'000'000'000>, isLive},
      {"metrics", "cli.help.metrics", "ADDRESS:PORT", "", takeMetrics},
      {"drain-delay", "cli.help.drainDelay", "SECONDS", "0", takeNumber<&Request::drainDelay, 0, 3600>},
  });
  return settings;
}

const Setting* findSetting(std::string_view name) {
  const auto settings = serveSettings();
  const auto found = std::ranges::find(settings, name, &Setting::name);
  return found == settings.end() ? nullptr : &*found;
}

}  // namespace sammel
