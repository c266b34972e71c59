#include "cli/markdown.hpp"

#include <array>

#include "cli/terminal.hpp"

namespace sammel {
namespace {

struct Mark {
  std::string_view mark;
  std::string_view on;
};
constexpr std::array marks{Mark{"**", "\x1b[1m"}, Mark{"*", "\x1b[3m"}, Mark{"`", "\x1b[36m"}};
constexpr std::string_view off = "\x1b[0m";

// One word after the other, each line at most `width` columns. Marks take no room; a style that goes on in the next
// word is switched on again there, so that it never bleeds into the indentation.
class Wrapper {
 public:
  Wrapper(std::string& out, int width, bool styled) : out_(out), width_(width), styled_(styled) {}

  void paragraph(std::string_view text, std::string_view first, std::string_view indent) {
    std::string line(first);
    int columns = columnsOf(first);
    bool empty = true;
    const Mark* open = nullptr;
    while (!text.empty()) {
      const std::size_t space = text.find(' ');
      const std::string_view word = text.substr(0, space);
      text = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
      if (word.empty()) continue;
      int wordColumns = 0;
      const std::string shown = show(word, open, wordColumns);
      if (!empty && columns + 1 + wordColumns > width_) {
        out_ += line + '\n';
        line = indent;
        columns = columnsOf(indent);
        empty = true;
      }
      if (!empty) {
        line += ' ';
        ++columns;
      }
      line += shown;
      columns += wordColumns;
      empty = false;
    }
    out_ += line + '\n';
  }

 private:
  std::string show(std::string_view word, const Mark*& open, int& columns) const {
    std::string plain;
    std::string shown = styled_ && open != nullptr ? std::string(open->on) : std::string();
    while (!word.empty()) {
      const Mark* mark = markAt(word, open);
      if (mark == nullptr) {
        plain += word.front();
        shown += word.front();
        word.remove_prefix(1);
        continue;
      }
      word.remove_prefix(mark->mark.size());
      if (styled_) shown += open == nullptr ? mark->on : off;
      open = open == nullptr ? mark : nullptr;
    }
    if (styled_ && open != nullptr) shown += off;
    columns = columnsOf(plain);
    return shown;
  }

  // The mark that begins or ends a style here: inside a style only its own mark counts.
  static const Mark* markAt(std::string_view word, const Mark* open) {
    for (const Mark& mark : marks) {
      if (word.starts_with(mark.mark)) return open == nullptr || open == &mark ? &mark : nullptr;
    }
    return nullptr;
  }

  std::string& out_;
  int width_;
  bool styled_;
};

}  // namespace

std::string renderMarkdown(std::string_view markdown, int width, bool styled) {
  std::string out;
  Wrapper wrapper(out, width, styled);
  while (!markdown.empty()) {
    const std::size_t end = markdown.find('\n');
    const std::string_view line = markdown.substr(0, end);
    markdown = end == std::string_view::npos ? std::string_view() : markdown.substr(end + 1);
    if (line.starts_with('#')) {
      const std::string_view title = line.substr(line.find_first_not_of("# "));
      if (styled) {
        out += "\x1b[1;4m" + std::string(title) + std::string(off) + "\n";
      } else {
        const char rule = line.starts_with("##") ? '-' : '=';
        out += std::string(title) + "\n" + std::string(static_cast<std::size_t>(columnsOf(title)), rule) + "\n";
      }
    } else if (line.starts_with("- ")) {
      wrapper.paragraph(line.substr(2), "- ", "  ");
    } else if (line.empty() || line.starts_with('|')) {
      out += std::string(line) + "\n";
    } else {
      wrapper.paragraph(line, "", "");
    }
  }
  return out;
}

}  // namespace sammel
