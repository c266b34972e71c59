#include "arena/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>

#include "arena/words.hpp"

namespace sammel::arena {
namespace {

constexpr std::string_view style = R"(
:root { color-scheme: light dark; --ink: #1d2127; --paper: #fdfcfa; --faint: #5d646d; --rule: #d9d6cf;
  --c0: #1f6fb2; --c1: #b8530f; --c2: #2e7d4f; --c3: #8a4baf; --c4: #9a7400; --c5: #b0305c; --c6: #167f8a; --c7: #5d6470; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #16191d; --faint: #9aa1ab; --rule: #373c44;
  --c0: #6db3f2; --c1: #f0985a; --c2: #6fcf97; --c3: #c79bea; --c4: #e0c04c; --c5: #f27aa5; --c6: #5fd0dc; --c7: #b4bac4; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 1.5rem; }
table { border-collapse: collapse; width: 100%; margin: 0 0 2rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
.wide { overflow-x: auto; } .wide td { white-space: nowrap; }
figure { margin: 1rem 0 2rem; }
figcaption { color: var(--faint); font-size: .9rem; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
svg .axis { stroke: var(--rule); } svg .fair { stroke: var(--faint); stroke-dasharray: 4 4; }
)";

constexpr double width = 720;
constexpr double left = 110;  // room for labels
constexpr double right = 24;

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

constexpr std::size_t neutral = 7;  // the other colours stand for bots
std::string colour(std::size_t n) { return fmt::format("var(--c{})", n % 8); }

// A stretch of numbers that is shown between two places of the picture.
struct Scale {
  double from = 0;
  double to = 1;
  double start = left;
  double end = width - right;
  double operator()(double value) const {
    return start + (std::clamp(value, from, to) - from) / (to - from) * (end - start);
  }
};

// About five round numbers.
std::vector<double> ticks(double from, double to) {
  const double rough = (to - from) / 5;
  const double power = std::pow(10, std::floor(std::log10(rough)));
  const double step = power * (rough / power < 1.5 ? 1 : rough / power < 3.5 ? 2 : rough / power < 7.5 ? 5 : 10);
  std::vector<double> marks;
  const auto last = static_cast<int>(std::floor(to / step + 0.001));
  for (auto mark = static_cast<int>(std::ceil(from / step)); mark <= last; ++mark) marks.push_back(mark * step);
  return marks;
}

std::string percent(double share) { return fmt::format("{:.0f} %", 100 * share); }
std::string whole(double value) { return fmt::format("{:.0f}", value); }

// A picture with a title for those who cannot see it; its numbers are told in words there.
std::string figure(std::string_view title, std::string_view about, const std::string& told, double height,
                   const std::string& drawing) {
  return fmt::format(
      "<figure>\n<h2>{}</h2>\n<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n{}</svg>\n"
      "<figcaption>{}</figcaption>\n</figure>\n",
      escaped(title), width, height, escaped(std::string(title) + ". " + told), drawing, escaped(about));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view attributes) {
  return fmt::format("<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" {}/>\n", x1, y1, x2, y2,
                     attributes);
}

std::string text(double x, double y, std::string_view anchor, std::string_view words) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor, escaped(words));
}

template <class Label>
std::string axisBelow(const Scale& x, double bottom, Label label) {
  std::string out;
  for (const double mark : ticks(x.from, x.to)) {
    out += line(x(mark), 8, x(mark), bottom, "class=\"axis\"") + text(x(mark), bottom + 18, "middle", label(mark));
  }
  return out;
}

template <class Label>
std::string axisLeft(const Scale& y, Label label) {
  std::string out;
  for (const double mark : ticks(y.from, y.to)) {
    out +=
        line(left, y(mark), width - right, y(mark), "class=\"axis\"") + text(left - 8, y(mark) + 4, "end", label(mark));
  }
  return out;
}

struct Row {
  std::string label;
  Interval value;
  std::string told;
  std::size_t colour = 0;
};

// A name can be a whole command line; beside a plot there is room for its beginning.
std::string beginning(std::string_view name) {
  constexpr std::size_t room = 14;
  if (name.size() <= room) return std::string(name);
  std::size_t end = room - 1;
  while ((name[end] & 0xC0) == 0x80) --end;  // not amid a character
  return std::string(name.substr(0, end)) + "…";
}

template <class Label>
std::string intervals(std::string_view title, std::string_view about, const std::vector<Row>& rows, const Scale& x,
                      double fair, Label label) {
  constexpr double rowHeight = 34;
  const double bottom = 16 + rowHeight * static_cast<double>(rows.size());
  std::string drawing = axisBelow(x, bottom, label) + line(x(fair), 8, x(fair), bottom, "class=\"fair\"");
  std::string told;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const double y = 16 + rowHeight * (static_cast<double>(i) + 0.5);
    drawing += text(left - 8, y + 4, "end", beginning(rows[i].label));
    drawing += line(x(rows[i].value.low), y, x(rows[i].value.high), y,
                    fmt::format("stroke=\"{}\" stroke-width=\"3\"", colour(rows[i].colour)));
    drawing += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\" fill=\"{}\"/>\n", x(rows[i].value.value), y,
                           colour(rows[i].colour));
    told += rows[i].label + ": " + rows[i].told + ". ";
  }
  return figure(title, about, told, bottom + 28, drawing);
}

// How an estimate changed as the deals went on, at some hundred places.
struct Course {
  std::vector<double> deals;
  std::vector<std::vector<Interval>> shares;  // by bot
  std::vector<double> ratios;                 // of the test
};

Course courseOf(const Contest& contest, const std::vector<Deal>& deals, const std::optional<TestSummary>& test) {
  constexpr std::size_t places = 150;
  const std::size_t step = std::max<std::size_t>(1, deals.size() / places);
  Course course;
  course.shares.resize(contest.bots.size());
  std::vector<Moments> moments(contest.bots.size());
  for (std::size_t i = 0; i < deals.size(); ++i) {
    for (std::size_t bot = 0; bot < moments.size(); ++bot) moments[bot].add(deals[i].share(bot));
    if ((i + 1) % step != 0 && i + 1 != deals.size()) continue;
    course.deals.push_back(static_cast<double>(i + 1));
    for (std::size_t bot = 0; bot < moments.size(); ++bot) course.shares[bot].push_back(shareOf(moments[bot]));
    if (test) course.ratios.push_back(test->sprt.ratio(moments[0]));
  }
  return course;
}

constexpr double chartBottom = 250;

std::string path(const Scale& x, const Scale& y, const std::vector<double>& at, const std::vector<double>& values) {
  std::string points;
  for (std::size_t i = 0; i < at.size(); ++i) points += fmt::format("{:.1f},{:.1f} ", x(at[i]), y(values[i]));
  return points;
}

std::string runningShares(const Contest& contest, const Course& course, const Words& words) {
  const std::size_t shown = contest.bots.size() == 2 ? 1 : contest.bots.size();  // of two the other is the rest
  const Scale x{.from = 0, .to = course.deals.back()};
  const Scale y{.from = 0, .to = 1, .start = chartBottom, .end = 16};
  const double fair = 1 / static_cast<double>(contest.bots.size());
  std::string drawing = axisLeft(y, percent) + line(left, y(fair), width - right, y(fair), "class=\"fair\"");
  std::string told;
  for (std::size_t bot = 0; bot < shown; ++bot) {
    std::vector<double> around = course.deals;
    around.insert(around.end(), course.deals.rbegin(), course.deals.rend());
    std::vector<double> edges;
    std::vector<double> middle;
    for (const Interval& share : course.shares[bot]) edges.push_back(share.low);
    for (const Interval& share : std::views::reverse(course.shares[bot])) edges.push_back(share.high);
    for (const Interval& share : course.shares[bot]) middle.push_back(share.value);
    drawing +=
        fmt::format("<polygon points=\"{}\" fill=\"{}\" opacity=\"0.18\"/>\n", path(x, y, around, edges), colour(bot));
    drawing += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>\n",
                           path(x, y, course.deals, middle), colour(bot));
    drawing += text(width - right, y(middle.back()) - 8, "end", beginning(contest.bots[bot]));
    told += contest.bots[bot] + ": " + percentText(course.shares[bot].back()) + ". ";
  }
  for (const double mark : ticks(x.from, x.to)) drawing += text(x(mark), chartBottom + 18, "middle", whole(mark));
  return figure(words("running.plot"), words("running.about"), told, chartBottom + 28, drawing);
}

std::string_view verdictKey(Sprt::Verdict verdict) {
  return verdict == Sprt::Verdict::h0 ? "test.h0" : verdict == Sprt::Verdict::h1 ? "test.h1" : "test.open";
}

std::string runningTest(const TestSummary& test, const Course& course, const Words& words) {
  const double most = Sprt::bound() * 1.2;
  const Scale x{.from = 0, .to = course.deals.back()};
  const Scale y{.from = -most, .to = most, .start = chartBottom, .end = 16};
  std::string drawing = axisLeft(y, whole);
  for (const double bound : {-Sprt::bound(), Sprt::bound()}) {
    drawing += line(left, y(bound), width - right, y(bound), "class=\"fair\"");
  }
  drawing += fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2.5\"/>\n",
                         path(x, y, course.deals, course.ratios), colour(0));
  for (const double mark : ticks(x.from, x.to)) drawing += text(x(mark), chartBottom + 18, "middle", whole(mark));
  const std::string told = fmt::format("LLR {:+.2f}. {}", test.ratio, words(verdictKey(test.verdict)));
  return figure(words("test.plot"), words("test.about"), told, chartBottom + 28, drawing);
}

std::string histogram(const Summary& summary, const std::vector<Deal>& deals, const Words& words) {
  constexpr std::int32_t mostBars = 30;
  const Lengths& lengths = summary.lengths;
  const std::int32_t each = (lengths.longest - lengths.shortest) / mostBars + 1;  // actions that share a bar
  std::vector<int> bars(static_cast<std::size_t>((lengths.longest - lengths.shortest) / each) + 1);
  for (const Deal& deal : deals) {
    for (const Game& game : deal.games) ++bars[static_cast<std::size_t>((game.actions - lengths.shortest) / each)];
  }
  const double end = lengths.shortest + each * static_cast<double>(bars.size());
  const Scale x{.from = static_cast<double>(lengths.shortest), .to = end};
  const Scale y{.from = 0,
                .to = static_cast<double>(*std::max_element(bars.begin(), bars.end())),
                .start = chartBottom,
                .end = 16};
  std::string drawing = axisLeft(y, whole);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const double from = lengths.shortest + each * static_cast<double>(i);
    drawing +=
        fmt::format("<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>\n", x(from) + 0.5,
                    y(bars[i]), std::max(1.0, x(from + each) - x(from) - 1), chartBottom - y(bars[i]), colour(neutral));
  }
  for (const double mark : ticks(x.from, x.to)) drawing += text(x(mark), chartBottom + 18, "middle", whole(mark));
  const std::string told =
      fmt::format("{} {:.1f} ({} – {})", words("length"), lengths.average, lengths.shortest, lengths.longest);
  return figure(words("lengths.plot"), words("lengths.about"), told, chartBottom + 28, drawing);
}

std::string fact(std::string_view name, std::string_view value) {
  return fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", escaped(name), escaped(value));
}

std::string facts(const Contest& contest, const Summary& summary, const Words& words) {
  std::string out = "<table>\n" + fact(words("options"), contest.options);
  out += fact(words("games"), std::to_string(summary.games)) + fact(words("deals"), std::to_string(summary.deals));
  out += fact(words("seed"), std::to_string(contest.seed));
  out += fact(words("thinkLimit"), fmt::format("{} ms", contest.limit().count()));
  out += fact(words("length"), fmt::format("{:.1f} ({} – {})", summary.lengths.average, summary.lengths.shortest,
                                           summary.lengths.longest));
  out += fact(words("branching"), fmt::format("{:.1f}", summary.branching));
  if (summary.test) {
    out += fact("SPRT", fmt::format("H0: {:g} Elo, H1: {:g} Elo, LLR {:+.2f} (±{:.2f}). {}", summary.test->sprt.elo0,
                                    summary.test->sprt.elo1, summary.test->ratio, Sprt::bound(),
                                    words(verdictKey(summary.test->verdict))));
  }
  return out + "</table>\n";
}

std::string botTable(const Summary& summary, const Words& words) {
  std::string out = "<div class=\"wide\"><table>\n<thead><tr>";
  for (const std::string_view key : {"bot", "wins", "elo", "points", "time", "lost"}) {
    out += fmt::format("<th scope=\"col\">{}</th>", words(key));
  }
  out += "</tr></thead>\n<tbody>\n";
  for (const BotSummary& bot : summary.bots) {
    out += fmt::format(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{:.2f} ms</td><td>{}</td></tr>\n",
        escaped(bot.name), percentText(bot.share), summary.bots.size() > 1 ? eloText(bot.elo) : "",
        pointsText(bot.points), bot.thinking.millisecondsPerDecision(), bot.lost.all);
  }
  return out + "</tbody></table></div>\n" +
         (summary.deals == 1 ? fmt::format("<p>{}</p>\n", escaped(words("single"))) : "");
}

std::string lossTable(const Summary& summary, const Words& words) {
  std::string rows;
  for (const BotSummary& bot : summary.bots) {
    for (const std::string& told : lossesTold(bot, words.language())) {
      rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>\n", escaped(bot.name), escaped(told));
    }
  }
  if (rows.empty()) return rows;
  return fmt::format("<h2>{}</h2>\n<p>{}</p>\n<table>\n<tbody>\n{}</tbody></table>\n", escaped(words("lost")),
                     escaped(words("lost.about")), rows);
}

}  // namespace

std::string eloText(double elo) { return std::isfinite(elo) ? fmt::format("{:+.0f}", elo) : elo > 0 ? "+∞" : "−∞"; }

std::string eloText(const Interval& elo) {
  return fmt::format("{} [{}, {}]", eloText(elo.value), eloText(elo.low), eloText(elo.high));
}

std::string pointsText(const Interval& points) {
  if (!std::isfinite(points.value)) return "–";
  if (!std::isfinite(points.low)) return fmt::format("{:.2f} [–]", points.value);
  return fmt::format("{:.2f} [{:.2f}, {:.2f}]", points.value, points.low, points.high);
}

std::vector<std::string> lossesTold(const BotSummary& bot, Language language) {
  const Words words(language);
  std::vector<std::string> lines;
  for (const auto& [deal, forfeit] : bot.lost.examples) {
    std::string line =
        fmt::format("{} × {}. {}: {}", bot.lost.byCause[static_cast<std::size_t>(forfeit.cause)],
                    words("cause." + std::string(nameOf(forfeit.cause))),
                    fmt::format(fmt::runtime(words("lost.first")), deal + 1, forfeit.game + 1, forfeit.seat + 1),
                    forfeit.why.view());
    if (!forfeit.lastWords.empty()) line += fmt::format(" {}: {}", words("lost.words"), forfeit.lastWords.view());
    lines.push_back(line);
  }
  return lines;
}

std::string percentText(const Interval& share) {
  return fmt::format("{:.1f} % [{:.1f}, {:.1f}]", 100 * share.value, 100 * share.low, 100 * share.high);
}

std::string reportHtml(const Contest& contest, const Summary& summary, const std::vector<Deal>& deals,
                       Language language) {
  const Words words(language);
  const bool german = language == Language::de;
  const Facts& game = contest.game->facts();
  const std::string title = escaped(std::string(words("title")) + ": " + std::string(game.title.in(language)));
  std::string out = fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
      "<style>{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n<p>{}</p>\n",
      german ? "de" : "en", title, style, title, escaped(words("about")));
  out += facts(contest, summary, words) + botTable(summary, words) + lossTable(summary, words);
  if (!deals.empty()) {
    std::vector<Row> wins;
    std::vector<Row> elos;
    std::vector<Row> seats;
    for (const BotSummary& bot : summary.bots) {
      wins.push_back({bot.name, bot.share, percentText(bot.share), wins.size()});
      elos.push_back({bot.name, bot.elo, eloText(bot.elo), elos.size()});
    }
    seats.reserve(summary.seats.size());
    for (std::size_t i = 0; i < summary.seats.size(); ++i) {
      seats.push_back(
          {fmt::format("{} {}", words("seat"), i + 1), summary.seats[i], percentText(summary.seats[i]), neutral});
    }
    const double fair = 1 / static_cast<double>(wins.size());
    const Course course = courseOf(contest, deals, summary.test);
    out += intervals(words("wins.plot"), words("wins.about"), wins, {}, fair, percent);
    if (wins.size() > 1) {
      out += intervals(words("elo.plot"), words("elo.about"), elos, {.from = -800, .to = 800}, 0, whole);
    }
    out += runningShares(contest, course, words);
    if (summary.test) out += runningTest(*summary.test, course, words);
    out +=
        intervals(words("seats.plot"), words("seats.about"), seats, {}, 1 / static_cast<double>(seats.size()), percent);
    out += histogram(summary, deals, words);
  }
  return out + "</main>\n</body>\n</html>\n";
}

}  // namespace sammel::arena
