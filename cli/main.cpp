// The command line. The only file that includes CLI11, which is slow to compile.
#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <thread>

#include "cli/commands.hpp"
#include "cli/configuration.hpp"
#include "cli/lookup.hpp"
#include "cli/notices.hpp"
#include "cli/told_help.hpp"
#include "engine/core/describe.hpp"
#include "engine/games/registry.hpp"
#include "text/text.hpp"

namespace {

using namespace sammel;

constexpr int done = 0;
constexpr int failed = 1;
constexpr int misused = 2;

// The help itself is translated, so the language must be known before the arguments are described.
std::string askedLanguage(std::span<char*> arguments) {
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--lang" && i + 1 < arguments.size()) return arguments[i + 1];
    if (argument.starts_with("--lang=")) return std::string(argument.substr(7));
  }
  return {};
}

const char* environment(const char* name) { return std::getenv(name); }

class CommandLine {
 public:
  explicit CommandLine(const Speech& speech) : speech_(speech), app_(speech("cli.about"), "sammelsurium") {
    const auto formatter = std::make_shared<CLI::Formatter>();
    formatter->column_width(34);
    formatter->label("Usage", speech("cli.help.usage"));
    formatter->label("OPTIONS", speech("cli.help.options"));
    formatter->label("SUBCOMMAND", speech("cli.help.command"));
    formatter->label("Positionals", speech("cli.help.positionals"));
    app_.formatter(formatter);
    app_.option_defaults()->group(speech("cli.help.optionsGroup"));
    app_.set_help_flag("-h,--help", speech("cli.help.help"));
    app_.fallthrough();
    app_.require_subcommand(0, 1);
    app_.footer("\n" + speech("cli.help.footer"));
    app_.set_version_flag("--version", "sammelsurium " SAMMELSURIUM_VERSION, speech("cli.help.version"));
    app_.add_flag("--notices", notices_, speech("cli.help.notices"));
    app_.add_flag("--describe", describe_)->group("");
    addLanguage(app_);
    describeCommands();
  }

  int run(int argc, char** argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      if (error.get_exit_code() == 0) return app_.exit(error) == 0 ? done : failed;  // help or version
      std::fprintf(stderr, "sammelsurium: %s\n", printable(explain(error)).c_str());
      return misused;
    }
    StandardTerminal terminal;
    if (notices_) {
      terminal.write(thirdPartyNotices());
      return done;
    }
    if (describe_) {
      terminal.write(Json().value(told()).take() + "\n");
      return done;
    }
    if (!command_) {
      terminal.write(app_.help());
      return done;
    }
    return command_(terminal);
  }

 private:
  using Command = std::function<int(StandardTerminal&)>;

  CLI::App* add(const char* name, std::string_view about, Command command) {
    CLI::App* sub = app_.add_subcommand(name, speech_(about));
    sub->group(speech_("cli.help.commandsGroup"));
    sub->set_help_flag("-h,--help", speech_("cli.help.help"));
    sub->footer("");
    addLanguage(*sub);
    sub->callback([this, command = std::move(command)] { command_ = command; });
    return sub;
  }

  void addLanguage(CLI::App& app) {
    const CLI::Validator known(
        [this](const std::string& value) {
          return value == "de" || value == "en" ? std::string()
                                                : speech_("cli.usage.oneOf", {{"value", value}, {"values", "de, en"}});
        },
        "");
    app.add_option("--lang", language_, speech_("cli.help.lang"))->option_text("de|en")->check(known);
  }

  // Refuses anything but a number that fits, before CLI11 does so in English.
  CLI::Validator between(std::uint64_t low, std::uint64_t high) const {
    return {[this, low, high](const std::string& value) {
              std::uint64_t number = 0;
              const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
              const bool fits =
                  error == std::errc() && end == value.data() + value.size() && number >= low && number <= high;
              return fits ? std::string()
                          : speech_("cli.usage.number",
                                    {{"value", value}, {"low", std::to_string(low)}, {"high", std::to_string(high)}});
            },
            ""};
  }
  CLI::Validator anySeed() const { return between(0, std::numeric_limits<std::uint64_t>::max()); }

  void addGame(CLI::App* sub, std::string& game, bool required = true) {
    CLI::Option* option = sub->add_option("GAME", game, speech_("cli.help.game"))->option_text(" ");
    if (required) option->required();
  }

  void addOptions(CLI::App* sub, std::vector<std::string>& options) {
    sub->add_option("-o,--option", options, speech_("cli.help.option"))->option_text("NAME=VALUE");
  }

  void describeCommands() {
    add("list", "cli.help.list", [this](StandardTerminal& terminal) { return listGames(terminal, speech_); });

    CLI::App* rules = add("rules", "cli.help.rules",
                          [this](StandardTerminal& terminal) { return showRules(terminal, speech_, rules_); });
    addGame(rules, rules_);

    CLI::App* playing = add("play", "cli.help.play",
                            [this](StandardTerminal& terminal) { return sammel::play(terminal, speech_, play_); });
    addGame(playing, play_.game, false);
    addOptions(playing, play_.options);
    playing->add_option("-p,--players", play_.players, speech_("cli.help.players"))
        ->option_text("NAME...")
        ->delimiter(',');
    playing->add_option("-b,--bots", play_.bots, speech_("cli.help.bots"))
        ->option_text("2,3")
        ->delimiter(',')
        ->check(between(1, maxSeats));
    playing->add_option("-l,--level", play_.level, speech_("cli.help.level"))->option_text("1..5, thumb (3)");
    playing->add_option("--seed", play_.seed, speech_("cli.help.seed"))->option_text("N")->check(anySeed());
    playing->add_option("--save", play_.save, speech_("cli.help.save"))->option_text("FILE");
    playing->add_option("--resume", play_.resume, speech_("cli.help.resume"))->option_text("FILE");
    playing->add_option("--content", play_.content, speech_("cli.help.content"))->option_text("FOLDER");

    describeServing();

    describeHouseCommands();

    CLI::App* copying = add("page", "cli.help.page",
                            [this](StandardTerminal& terminal) { return writePage(terminal, speech_, page_); });
    copying->add_option("FOLDER", page_, speech_("cli.help.pageFolder"))->required()->option_text(" ");

    CLI::App* selfplay = add("selfplay", "cli.help.selfplay", [this](StandardTerminal& terminal) {
      return selfPlayGames(terminal, speech_, selfplay_);
    });
    addGame(selfplay, selfplay_.game);
    addOptions(selfplay, selfplay_.options);
    selfplay->add_option("-n,--games", selfplay_.games, speech_("cli.help.games"))
        ->option_text("N (1000)")
        ->check(between(1, 1'000'000'000));
    selfplay->add_option("--seed", selfplay_.seed, speech_("cli.help.seed"))->option_text("N (1)")->check(anySeed());
    selfplay_.jobs = std::max(1U, std::thread::hardware_concurrency());
    selfplay->add_option("-j,--jobs", selfplay_.jobs, speech_("cli.help.jobs"))
        ->option_text("N")
        ->check(between(1, 256));

    CLI::App* arena = add("arena", "cli.help.arena",
                          [this](StandardTerminal& terminal) { return runArena(terminal, speech_, arena_); });
    addGame(arena, arena_.game, false);
    addOptions(arena, arena_.options);
    arena->add_option("-b,--bots", arena_.bots, speech_("cli.help.arenaBots"))
        ->option_text("A,B,...")
        ->delimiter(',')
        ->allow_extra_args(false);
    arena->add_option("-n,--games", arena_.games, speech_("cli.help.arenaGames"))
        ->option_text("N (200)")
        ->check(between(1, 1'000'000));
    arena->add_option("--seed", arena_.seed, speech_("cli.help.seed"))->option_text("N (1)")->check(anySeed());
    arena_.jobs = selfplay_.jobs;
    arena->add_option("-j,--jobs", arena_.jobs, speech_("cli.help.jobs"))->option_text("N")->check(between(1, 256));
    arena->add_option("--out", arena_.out, speech_("cli.help.arenaOut"))->option_text("FOLDER");
    CLI::Option* sprt = arena->add_flag("--sprt", arena_.sprt, speech_("cli.help.sprt"));
    arena->add_option("--elo0", arena_.elo0, speech_("cli.help.elo0"))->option_text("N (0)")->needs(sprt);
    arena->add_option("--elo1", arena_.elo1, speech_("cli.help.elo1"))->option_text("N (40)")->needs(sprt);
    arena->add_flag("--ladder", arena_.ladder, speech_("cli.help.ladder"));
    arena->add_option("--think-limit", arena_.thinkLimit, speech_("cli.help.thinkLimit"))
        ->option_text("MS")
        ->check(between(1, 3'600'000));

    CLI::App* bot = add("bot", "cli.help.bot",
                        [this](StandardTerminal& terminal) { return playAsProgram(terminal, speech_, bot_); });
    addGame(bot, bot_.game);
    bot->add_option("-l,--level", bot_.level, speech_("cli.help.botLevel"))->option_text("1..5, thumb (random)");
    bot->add_option("--seed", bot_.seed, speech_("cli.help.seed"))->option_text("N")->check(anySeed());

    CLI::App* replaying = add("replay", "cli.help.replay",
                              [this](StandardTerminal& terminal) { return replayRecord(terminal, speech_, replay_); });
    replaying->add_option("FILE", replay_.file, speech_("cli.help.file"))->required()->option_text(" ");
    CLI::Option* seat = replaying->add_option("--seat", replay_.seat, speech_("cli.help.seat"))
                            ->option_text("N")
                            ->check(between(1, maxSeats));
    replaying->add_flag("--all", replay_.all, speech_("cli.help.all"))->excludes(seat);
    replaying->add_flag("--step", replay_.step, speech_("cli.help.step"));

    CLI::App* verifying = add("verify", "cli.help.verify",
                              [this](StandardTerminal& terminal) { return verifyRecord(terminal, speech_, verify_); });
    verifying->add_option("FILE", verify_.file, speech_("cli.help.file"))->required()->option_text(" ");
    verifying->add_option("--key", verify_.key, speech_("cli.help.verifyKey"))->option_text("KEY");

    CLI::App* reviewing = add("review", "cli.help.review",
                              [this](StandardTerminal& terminal) { return reviewRecord(terminal, speech_, review_); });
    reviewing->add_option("FILE", review_.file, speech_("cli.help.file"))->required()->option_text(" ");
    reviewing->add_option("-l,--level", review_.level, speech_("cli.help.reviewLevel"))->option_text("1..5");
    reviewing->add_option("-m,--moves", review_.moves, speech_("cli.help.reviewMoves"))
        ->option_text("N (5)")
        ->check(between(0, 9999));
    reviewing->add_flag("--json", review_.json, speech_("cli.help.reviewJson"));

    CLI::App* teaching = add("lesson", "cli.help.lesson",
                             [this](StandardTerminal& terminal) { return inspectLesson(terminal, speech_, lesson_); });
    addGame(teaching, lesson_.game);
    teaching->add_option("--file", lesson_.file, speech_("cli.help.lessonFile"))->option_text("FILE");
    CLI::Option* boards = teaching->add_flag("--boards", lesson_.boards, speech_("cli.help.lessonBoards"));
    teaching->add_option("--deals", lesson_.deals, speech_("cli.help.lessonDeals"))
        ->option_text("N")
        ->check(between(1, 1000))
        ->excludes(boards);

    CLI::App* mining = add("puzzles", "cli.help.puzzles",
                           [this](StandardTerminal& terminal) { return minePuzzles(terminal, speech_, puzzles_); });
    addGame(mining, puzzles_.game);
    addOptions(mining, puzzles_.options);
    mining->add_option("--seed", puzzles_.seed, speech_("cli.help.puzzlesSeed"))
        ->option_text("N (1)")
        ->check(between(1, 4000));
    mining->add_option("--count", puzzles_.count, speech_("cli.help.puzzlesCount"))
        ->option_text("N (25)")
        ->check(between(1, 100));
    mining->add_option("--margin", puzzles_.margin, speech_("cli.help.puzzlesMargin"))
        ->option_text("N (8)")
        ->check(between(1, 50));
    mining->add_option("--seconds", puzzles_.seconds, speech_("cli.help.puzzlesSeconds"))
        ->option_text("N")
        ->check(between(1, 1'000'000));
    mining->add_option("--out", puzzles_.out, speech_("cli.help.puzzlesOut"))->option_text("FILE");

    CLI::App* benching =
        add("bench", "cli.help.bench", [this](StandardTerminal& terminal) { return bench(terminal, speech_, bench_); });
    benching->add_option("--seconds", bench_, speech_("cli.help.seconds"))
        ->option_text("N (1)")
        ->check(CLI::Validator(
            [this](const std::string& value) {
              char* end = nullptr;
              const double seconds = std::strtod(value.c_str(), &end);
              const bool fits = !value.empty() && *end == '\0' && seconds >= 0 && seconds <= 600;
              return fits ? std::string() : speech_("cli.usage.oneOf", {{"value", value}, {"values", "0-600"}});
            },
            ""));
  }

  static ToldCommand told(const CLI::App& app) {
    ToldCommand command{app.get_name(), app.get_description(), {}, {}};
    for (const CLI::Option* option :
         app.get_options([](const CLI::Option* any) { return !any->get_group().empty(); })) {
      ToldOption entry{{}, option->get_option_text(), option->get_description(), option->get_required()};
      if (option->get_positional()) {
        entry.names.push_back(option->get_name(true));
        entry.value.clear();
        command.arguments.push_back(std::move(entry));
        continue;
      }
      for (const std::string& name : option->get_snames()) entry.names.push_back("-" + name);
      for (const std::string& name : option->get_lnames()) entry.names.push_back("--" + name);
      command.options.push_back(std::move(entry));
    }
    return command;
  }

  ToldHelp told() const {
    ToldHelp help{SAMMELSURIUM_VERSION, told(app_), app_.get_footer(), {}, {}};
    for (const CLI::App* command : app_.get_subcommands([](const CLI::App*) { return true; })) {
      help.commands.push_back(told(*command));
    }
    for (const AnyGame* game : games()) help.games.emplace_back(game->facts().id);
    return help;
  }

  void describeServing() {
    CLI::App* serving =
        add("serve", "cli.help.serve", [this](StandardTerminal& terminal) { return serveAsConfigured(terminal); });
    for (const Setting& setting : serveSettings()) {
      const std::string standard(setting.standard.empty() ? "" : " (" + std::string(setting.standard) + ")");
      CLI::Option* option = serving->add_option(setting.flag(), flags_[&setting], speech_(setting.help))
                                ->option_text(std::string(setting.form) + standard)
                                ->allow_extra_args(false)
                                ->check(fitting(setting));
      if (setting.takes == Setting::Takes::one) option->expected(1);
      if (setting.takes == Setting::Takes::list) option->delimiter(',');
    }
    serving->add_option("--config", configFile_, speech_("cli.help.config"))->option_text("FILE");
    serving->add_flag("--print-config", printConfig_, speech_("cli.help.printConfig"));
  }

  CLI::Validator fitting(const Setting& setting) const {
    return {[this, &setting](const std::string& value) {
              ServeRequest ignored;
              return setting.take(value, ignored, speech_);
            },
            ""};
  }

  int serveAsConfigured(StandardTerminal& terminal) {
    SettingValues flags;
    for (const auto& [setting, texts] : flags_) {
      for (const std::string& text : texts) {
        flags[std::string(setting->name)].push_back({text, setting->flag()});
      }
    }
    const char* named = environment("SAMMELSURIUM_CONFIG");
    const std::string file = configFile_.empty() && named != nullptr ? named : configFile_;
    const std::function<Configuration()> read = [this, flags, file] {
      return Configuration(flags, readSettings(environment),
                           file.empty() ? SettingValues() : readSettings(file, speech_));
    };
    const Configuration configuration = read();
    if (!printConfig_) return serve(terminal, speech_, configuration, file.empty() ? nullptr : read);
    (void)configuration.request(speech_);  // whatever is wrong is said
    terminal.write(configuration.written(speech_));
    return done;
  }

  void addData(CLI::App* sub, std::string& data) {
    sub->add_option("--data", data, speech_("cli.help.data"))->option_text("FOLDER|ADDRESS (data)");
  }

  void describeHouseCommands() {
    CLI::App* moving = add("move", "cli.help.move",
                           [this](StandardTerminal& terminal) { return moveHouse(terminal, speech_, move_); });
    moving->add_option("FROM", move_.from, speech_("cli.help.moveFrom"))->required()->option_text(" ");
    moving->add_option("TO", move_.to, speech_("cli.help.moveTo"))->required()->option_text(" ");

    CLI::App* backup = add("backup", "cli.help.backup",
                           [this](StandardTerminal& terminal) { return backUpHouse(terminal, speech_, backup_); });
    backup->add_option("FILE", backup_.file, speech_("cli.help.backupFile"))->required()->option_text(" ");
    addData(backup, backup_.data);

    CLI::App* restore = add("restore", "cli.help.restore",
                            [this](StandardTerminal& terminal) { return restoreHouse(terminal, speech_, backup_); });
    restore->add_option("FILE", backup_.file, speech_("cli.help.restoreFile"))->required()->option_text(" ");
    addData(restore, backup_.data);

    CLI::App* checking = add("check", "cli.help.check",
                             [this](StandardTerminal& terminal) { return checkHouse(terminal, speech_, check_); });
    addData(checking, check_);

    CLI::App* pruning = add("prune", "cli.help.prune",
                            [this](StandardTerminal& terminal) { return pruneHouse(terminal, speech_, prune_); });
    addData(pruning, prune_.data);
    pruning->add_option("--days", prune_.days, speech_("cli.help.pruneDays"))
        ->required()
        ->option_text("N")
        ->check(between(1, 36'500));
    pruning->add_option("--records", prune_.records, speech_("cli.help.pruneRecords"))
        ->required()
        ->option_text("FOLDER");
    pruning->add_flag("--unfinished", prune_.unfinished, speech_("cli.help.pruneUnfinished"));
    pruning->add_flag("--dry-run", prune_.pretend, speech_("cli.help.pruneDryRun"));

    CLI::App* talk =
        add("talk", "cli.help.talk", [this](StandardTerminal& terminal) { return tellTalk(terminal, speech_, talk_); });
    talk->add_option("TABLE", talk_.table, speech_("cli.help.talkTable"))->option_text(" ");
    addData(talk, talk_.data);
  }

  // One sentence about what is wrong with the arguments, and where to look.
  std::string explain(const CLI::ParseError& error) const {
    const std::vector<CLI::App*> chosen = app_.get_subcommands();
    const std::string where =
        chosen.empty() ? "sammelsurium --help" : "sammelsurium " + chosen[0]->get_name() + " --help";
    return sentence(error, chosen.empty()) + " " + speech_("cli.usage.help", {{"command", where}});
  }

  std::string sentence(const CLI::ParseError& error, bool noCommand) const {
    const std::vector<std::string> extras = app_.remaining(true);
    const auto kind = static_cast<CLI::ExitCodes>(error.get_exit_code());
    if (kind == CLI::ExitCodes::ExtrasError && !extras.empty()) {
      std::vector<std::string_view> commands;
      std::vector<std::string> names;
      for (const CLI::App* sub : app_.get_subcommands({})) names.push_back(sub->get_name());
      commands.assign(names.begin(), names.end());
      const std::string_view meant = noCommand ? closest(extras.front(), commands) : std::string_view();
      if (!meant.empty()) {
        return speech_("cli.usage.meant", {{"text", extras.front()}, {"meant", std::string(meant)}});
      }
      return speech_("cli.usage.unexpected", {{"text", extras.front()}});
    }
    // CLI11 speaks English only, but names the option: "--games: Value x not in range", "Could not convert: --port".
    const std::string said = error.what();
    const std::size_t dashes = said.find("--");
    const std::size_t begin = dashes == std::string::npos ? 0 : dashes;
    const std::string option = said.substr(begin, said.find_first_of(": ", begin) - begin);
    if (kind == CLI::ExitCodes::RequiredError) return speech_("cli.usage.missing", {{"text", option}});
    // Our own checks say in the right language what would fit.
    if (kind == CLI::ExitCodes::ValidationError && said.starts_with("--"))
      return said.ends_with('?') ? said : said + ".";
    return speech_("cli.usage.value", {{"text", option}});
  }

  const Speech& speech_;
  CLI::App app_;
  std::string language_;
  bool notices_ = false;
  bool describe_ = false;  // for what is made of the help; see told_help.hpp
  std::string rules_;
  std::string page_;
  PlayRequest play_;
  SelfPlayRequest selfplay_;
  ArenaRequest arena_;
  BotRequest bot_;
  ReplayRequest replay_;
  VerifyRequest verify_;
  ReviewRequest review_;
  LessonRequest lesson_;
  PuzzlesRequest puzzles_;
  std::map<const Setting*, std::vector<std::string>> flags_;  // of `serve`
  std::string configFile_;
  bool printConfig_ = false;
  MoveRequest move_;
  BackupRequest backup_;
  std::string check_ = "data";
  PruneRequest prune_;
  TalkRequest talk_;
  double bench_ = 1;
  Command command_;
};

}  // namespace

int main(int argc, char** argv) {
  const Speech speech(preferredLanguage(askedLanguage({argv, static_cast<std::size_t>(argc)}), environment));
  try {
    CommandLine line(speech);
    return line.run(argc, argv);
  } catch (const Failure& failure) {
    std::fprintf(stderr, "sammelsurium: %s\n", printable(failure.what()).c_str());
    return failed;
  }
}
