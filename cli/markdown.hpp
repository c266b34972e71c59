// Shows the Markdown of a rulebook in a terminal.
#pragma once

#include <string>
#include <string_view>

namespace sammel {

// Headings, paragraphs, lists, **strong**, *emphasis* and `code`; lines are wrapped to `width`. With `styled` strong
// text is bold and headings stand out, else the marks are simply left out. Tables stay as they are written.
std::string renderMarkdown(std::string_view markdown, int width, bool styled);

}  // namespace sammel
