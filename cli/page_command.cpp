#include "cli/commands.hpp"
#include "server/page_copy.hpp"

namespace sammel {

int writePage(Terminal& terminal, const Speech& speech, const std::string& folder) {
  using Trouble = PageCopy::Trouble;
  const PageCopy copy = copyPage(embeddedAssets(), folder);
  const Speech::Args where{{"folder", folder}, {"file", copy.where.string()}, {"why", copy.why}};
  switch (copy.trouble) {
    case Trouble::none: break;
    case Trouble::notBuilt: throw Failure(speech("cli.page.notBuilt"));
    case Trouble::notEmpty: throw Failure(speech("cli.page.notEmpty", where));
    case Trouble::cannotWrite: throw Failure(speech("cli.file.write", where));
  }
  terminal.write(speech("cli.page.written", {{"folder", folder},
                                             {"files", std::to_string(copy.files)},
                                             {"kilobytes", std::to_string(copy.bytes / 1000)}}) +
                 "\n");
  return 0;
}

}  // namespace sammel
