#include "server/daily_sheets.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/games/registry.hpp"
#include "server/daily.hpp"
#include "server/entry.hpp"
#include "server/side_journal.hpp"

namespace sammel {
namespace {

std::optional<int> numberIn(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

struct Result {
  int points = 0;
  int rank = 0;
  bool gaveUp = false;
  std::string name;
  std::int64_t at = 0;
};

struct Try {
  Digest browser{};  // not of the strong bot
  std::string table;
  std::optional<Result> result;
};

protocol::DailyRow rowOf(const Try& tried, bool isYours) {
  return {tried.result->name,   tried.result->points, static_cast<std::int8_t>(tried.result->rank),
          tried.result->gaveUp, tried.result->at,     isYours};
}

}  // namespace

struct DailySheets::Sheet final : SideJournal {
  Sheet(TableServices& services, const std::string& id, std::string itsDay, std::string itsGame)
      : SideJournal(services, id, itsGame), day(std::move(itsDay)), game(std::move(itsGame)) {}

  std::string day;
  std::string game;
  std::vector<Try> tries;
  std::optional<Try> strong;

  const Try* of(const Digest& browser) const {
    const auto found = std::find_if(tries.begin(), tries.end(), [&](const Try& one) { return one.browser == browser; });
    return found == tries.end() ? nullptr : &*found;
  }
  Try* at(std::string_view table) {
    if (strong && strong->table == table) return &*strong;
    const auto found = std::find_if(tries.begin(), tries.end(), [&](const Try& one) { return one.table == table; });
    return found == tries.end() ? nullptr : &*found;
  }

  void note(std::string entry, Task done) { append(Seat::table(), std::move(entry), {}, std::move(done)); }

 protected:
  void forget() override {
    tries.clear();
    strong.reset();
  }
  void take(const JournalRow& row) override {
    std::string_view rest = row.entry;
    const std::string_view kind = takeWord(rest);
    if (kind == "try") {
      const std::optional<Digest> browser = digestFromHex(takeWord(rest));
      if (browser && of(*browser) == nullptr) tries.push_back({*browser, std::string(rest), std::nullopt});
    } else if (kind == "strong") {
      strong = Try{{}, std::string(rest), std::nullopt};
    } else if (kind == "result") {
      Try* tried = at(takeWord(rest));
      const std::optional<int> points = numberIn(takeWord(rest));
      const std::optional<int> rank = numberIn(takeWord(rest));
      const bool gaveUp = takeWord(rest) == "yes";
      if (tried != nullptr && points && rank) tried->result = Result{*points, *rank, gaveUp, std::string(rest), row.at};
    }
  }
};

DailySheets::DailySheets(TableServices& services, TableHouse& house) : services_(services), house_(house) {
  services_.noteDaily = [this](const DailyResult& result) { note(result); };
}

DailySheets::~DailySheets() {
  for (const auto& [id, sheet] : sheets_) sheet->retire();
}

DailySheets::SheetRef DailySheets::sheet(const std::string& day, const std::string& game) {
  const std::string id = "daily/" + day + '/' + game;
  if (const auto found = sheets_.find(id); found != sheets_.end()) return found->second;
  // The earliest day goes first, because of its name.
  for (auto each = sheets_.begin(); each != sheets_.end() && sheets_.size() >= mostKept;) {
    each = each->second->isBusy() ? std::next(each) : sheets_.erase(each);
  }
  return sheets_[id] = std::make_shared<Sheet>(services_, id, day, game);
}

// The table first: a try without its table would be a first try that nobody can play.
void DailySheets::open(Opening opening, const Digest& browser, Opened done) {
  const SheetRef page = sheet(opening.state().day(), opening.state().head().game);
  auto begun = std::make_shared<Opening>(std::move(opening));
  page->whenReady([this, page, begun, browser, done = std::move(done)](const Verdict& verdict) {
    if (!verdict.isFine()) return done(verdict, {});
    const Try* tried = page->of(browser);
    if (tried != nullptr && !tried->result) return done(verdict, tried->table);
    const bool isNoted = tried == nullptr && page->tries.size() < mostTries;
    const std::string table = begun->state().head().id;
    page->hold();
    house_.open(std::move(*begun), [weak = std::weak_ptr<DailySheets*>(self_), page, table, browser, done,
                                    isNoted](const Verdict& opened) {
      if (weak.expired()) return;
      const bool isWritten = isNoted && opened.isFine();
      if (isWritten) {
        page->note("try " + toHex(browser) + ' ' + table,
                   [done, table](const Verdict& stored) { done(stored, table); });
        return;
      }
      done(opened, table);
      page->letGo();
    });
  });
}

void DailySheets::note(const DailyResult& result) {
  const SheetRef page = sheet(result.day, result.game);
  page->whenReady([page, result](const Verdict& verdict) {
    const Try* tried = verdict.isFine() ? page->at(result.table) : nullptr;
    if (tried == nullptr || tried->result) return;  // not a first try, or known
    page->note("result " + result.table + ' ' + std::to_string(result.points) + ' ' + std::to_string(result.rank) +
                   ' ' + (result.gaveUp ? "yes" : "no") + ' ' + result.name,
               [](const Verdict&) {});  // the table tells it again when it is next read
  });
}

void DailySheets::tell(const std::string& day, const AnyGame& game, const Digest& browser, Told done) {
  const SheetRef page = sheet(day, std::string(game.facts().id));
  page->whenReady([this, page, browser, done = std::move(done)](const Verdict& verdict) {
    if (!verdict.isFine()) return done(verdict, {});
    done(verdict, toldTo(*page, browser));
    const Try* own = page->of(browser);
    if (own == nullptr) return;
    // A table that was over when the process ended may not have told it.
    if (!own->result) {
      (void)house_.table(own->table);
    } else if (!page->strong) {
      letStrongBotPlay(page);
    } else if (!page->strong->result) {
      (void)house_.table(page->strong->table);  // goes on where it was
    }
  });
}

// Once for a day and game, at a table of its own. Nobody is told of it before they have played.
void DailySheets::letStrongBotPlay(const SheetRef& sheet) {
  const AnyGame* game = findGame(sheet->game);
  if (services_.stopping || game == nullptr) return;
  const std::int64_t now = services_.surroundings.now();
  Opening opening(daily::headOf(newTableId(services_.surroundings), *game, now), false);
  opening.beginDaily(sheet->day, [](Opening& table) { table.seatBot(daily::seat, daily::strong); });
  const std::string table = opening.state().head().id;
  sheet->hold();
  house_.open(std::move(opening), [weak = std::weak_ptr<DailySheets*>(self_), sheet, table](const Verdict& opened) {
    if (weak.expired()) return;
    if (opened.isFine()) return sheet->note("strong " + table, [](const Verdict&) {});
    sheet->letGo();
  });
}

protocol::Daily DailySheets::toldTo(const Sheet& sheet, const Digest& browser) const {
  protocol::Daily daily;
  daily.day = sheet.day;
  daily.game = sheet.game;
  const Try* own = sheet.of(browser);
  if (own != nullptr) daily.table = own->table;
  for (const Try& tried : sheet.tries) daily.played += tried.result ? 1 : 0;
  if (own == nullptr || !own->result) return daily;
  daily.yours = rowOf(*own, true);
  for (const Try& tried : sheet.tries) {
    if (tried.result) daily.rows.push_back(rowOf(tried, &tried == own));
  }
  // Points alone do not say who was better: in some games fewer are.
  const auto key = [](const protocol::DailyRow& row) { return std::tuple(row.rank, row.gaveUp, row.at); };
  std::sort(daily.rows.begin(), daily.rows.end(),
            [&](const protocol::DailyRow& a, const protocol::DailyRow& b) { return key(a) < key(b); });
  if (daily.rows.size() > mostRows) daily.rows.resize(mostRows);
  if (sheet.strong && sheet.strong->result) {
    daily.strong = rowOf(*sheet.strong, false);
    daily.strongTable = sheet.strong->table;
  }
  return daily;
}

}  // namespace sammel
