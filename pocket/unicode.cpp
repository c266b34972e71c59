// What Unicode says, asked of the browser.
#include "text/unicode.hpp"

#include "engine/wasm/exchange.hpp"

#define IMPORT(name) extern "C" __attribute__((import_module("unicode"), import_name(#name)))

namespace {

IMPORT(kindOf) int kindOfCharacter(int codepoint);
IMPORT(isPictograph) int isPictographOf(int codepoint);
IMPORT(columnsOf) int columnsOfCharacter(int codepoint);
IMPORT(graphemesOf) int countGraphemes(const char* data, std::size_t size);
// These write their answer with `allocate` and leave its size in `length`.
IMPORT(composed) char* composedText(const char* data, std::size_t size, std::size_t* length);
IMPORT(forNames) char* textForNames(const char* data, std::size_t size, std::size_t* length);

template <class Ask>
std::string answerOf(Ask ask, std::string_view text) {
  std::size_t size = 0;
  char* data = ask(text.data(), text.size(), &size);
  std::string answer(data, size);
  std::free(data);
  return answer;
}

}  // namespace

namespace sammel::unicode {

Kind kindOf(Codepoint codepoint) { return static_cast<Kind>(kindOfCharacter(codepoint)); }
bool isPictograph(Codepoint codepoint) { return isPictographOf(codepoint) != 0; }
int columnsOf(Codepoint codepoint) { return columnsOfCharacter(codepoint); }
int graphemesOf(std::string_view text) { return countGraphemes(text.data(), text.size()); }
std::string composed(std::string_view text) { return answerOf(composedText, text); }
std::string forNames(std::string_view text) { return answerOf(textForNames, text); }

}  // namespace sammel::unicode
