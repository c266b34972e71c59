#include "cli/review_chart.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "cli/terminal.hpp"

namespace sammel {
namespace {

constexpr int rows = 3;     // of a band
constexpr int eighths = 8;  // of a row
constexpr int widestName = 16;
constexpr int widestStep = 4;  // columns for one decision

std::string shortened(const std::string& name) {
  if (columnsOf(name) <= widestName) return name;
  std::string text;
  int columns = 0;
  for (const char c : name) {
    const bool isBegin = (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    if (isBegin && ++columns == widestName) break;
    text += c;
  }
  return text + "…";
}

// Decisions spread over columns: several in one column are averaged.
class Columns {
 public:
  Columns(std::size_t points, int room)
      : points_(points), count_(points < std::size_t(room) ? static_cast<int>(points) * stepFor(points, room) : room) {}

  int count() const { return count_; }
  int of(std::size_t point) const { return static_cast<int>(point * static_cast<std::size_t>(count_) / points_); }
  // Points `first` .. `end - 1` lie in a column, or the one that reaches into it.
  std::size_t first(int column) const {
    return static_cast<std::size_t>(column) * points_ / static_cast<std::size_t>(count_);
  }
  std::size_t end(int column) const { return std::max(first(column) + 1, first(column + 1)); }

 private:
  static int stepFor(std::size_t points, int room) { return std::min(widestStep, room / static_cast<int>(points)); }
  std::size_t points_;
  int count_;
};

std::string bar(double chance, int row) {
  constexpr std::array<const char*, eighths + 1> blocks{" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  // The smallest chance is seen, too: a line without a bar would look like the end of the game.
  const int height = std::max(1, static_cast<int>(std::lround(chance * rows * eighths)));
  const int below = (rows - 1 - row) * eighths;
  return blocks[static_cast<std::size_t>(std::clamp(height - below, 0, eighths))];
}

}  // namespace

std::string reviewChart(const Review& review, std::span<const std::string> names, std::span<const std::size_t> marked,
                        int width) {
  const std::span<const ReviewedMove> moves = review.moves();
  std::vector<std::string> labels;
  int labelWidth = 0;
  for (const std::string& name : names) {
    labels.push_back(shortened(name));
    labelWidth = std::max(labelWidth, columnsOf(labels.back()));
  }
  constexpr std::string_view percents = " 100 % ";
  constexpr int forResult = 2;  // columns
  const int room = width - labelWidth - static_cast<int>(percents.size()) - 1 - forResult;
  const Columns columns(moves.size(), std::max(10, room));
  const FixedVector<double, maxSeats> result = sharesOf(review.play().match().outcome());
  std::string text;
  for (std::size_t seat = 0; seat < labels.size(); ++seat) {
    for (int row = 0; row < rows; ++row) {
      text += padded(row == 0 ? labels[seat] : "", labelWidth);
      text += row == 0 ? percents : row == rows - 1 ? "   0 % " : "       ";
      text += "│";
      for (int column = 0; column < columns.count(); ++column) {
        double sum = 0;
        for (std::size_t point = columns.first(column); point < columns.end(column); ++point) {
          sum += moves[point].chances[seat];
        }
        text += bar(sum / static_cast<double>(columns.end(column) - columns.first(column)), row);
      }
      text += "│" + bar(result[seat], row) + "\n";
    }
  }
  std::string marks(static_cast<std::size_t>(columns.count()), ' ');
  constexpr std::size_t digits = 9;
  for (std::size_t i = std::min(digits, marked.size()); i > 0; --i) {  // where two meet the worse one stays
    marks[static_cast<std::size_t>(columns.of(marked[i - 1]))] = static_cast<char>('0' + i);
  }
  marks.erase(marks.find_last_not_of(' ') + 1);
  if (!marks.empty()) text += padded("", labelWidth + static_cast<int>(percents.size()) + 1) + marks + "\n";
  return text;
}

}  // namespace sammel
