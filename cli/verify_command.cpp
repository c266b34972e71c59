// Says what of a record is proven, and by what: the rules and the ceremony, a server's signature, or nobody.
#include <algorithm>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/lookup.hpp"
#include "engine/games/registry.hpp"
#include "server/signing_key.hpp"

namespace sammel {
namespace {

// The key that is demanded; empty if any will do.
std::string demandedKey(std::string key, const Speech& speech) {
  std::transform(key.begin(), key.end(), key.begin(), [](char c) { return c >= 'A' && c <= 'F' ? char(c + 32) : c; });
  if (!key.empty() && !digestFromHex(key)) throw Failure(speech("cli.verify.keyForm"));
  return key;
}

std::vector<std::string> findingsOf(const Record& record, const std::string& demanded, const Speech& speech) {
  const AnyGame* game = findGame(record.game);
  const Phrasebook book({recordPhrases(), game == nullptr ? corePhrases() : game->phrases()});
  std::vector<Message> messages = verify(record, versions());
  if (record.attestation && !isSigned(record)) messages.emplace_back("record.signatureDiffers");
  std::vector<std::string> findings;
  findings.reserve(messages.size());
  for (const Message& message : messages) {
    findings.push_back(book.render(message, speech.language(), record.names, Viewer::spectator()));
  }
  if (demanded.empty()) return findings;
  if (!record.attestation) {
    findings.push_back(speech("cli.verify.unsigned"));
  } else if (const std::string key = toHex(record.attestation->key); key != demanded) {
    findings.push_back(speech("cli.verify.otherKey", {{"key", key}}));
  }
  return findings;
}

}  // namespace

int verifyRecord(Terminal& terminal, const Speech& speech, const VerifyRequest& request) {
  const std::string demanded = demandedKey(request.key, speech);
  return verifyRecord(terminal, speech, readRecordFile(request.file, speech), demanded);
}

int verifyRecord(Terminal& terminal, const Speech& speech, const Record& record, const std::string& demanded) {
  const std::vector<std::string> findings = findingsOf(record, demanded, speech);
  terminal.write(terminal.bold(speech(findings.empty() ? "cli.verify.fits" : "cli.verify.differs")) + "\n");
  for (const std::string& finding : findings) terminal.write("- " + finding + "\n");
  if (!findings.empty()) return 1;
  const Phrasebook book({recordPhrases()});
  for (const Message& ground : groundsFor(record)) {
    terminal.write("- " + book.render(ground, speech.language(), record.names, Viewer::spectator()) + "\n");
  }
  if (record.attestation) {
    terminal.write("  " +
                   speech(demanded.empty() ? "cli.verify.key" : "cli.verify.keyDemanded",
                          {{"key", toHex(record.attestation->key)}}) +
                   "\n");
  }
  if (const std::string rules = earlierRulesLine(*findGame(record.game, record.rulesVersion), speech.language());
      !rules.empty()) {
    terminal.write("- " + rules);
  }
  return 0;
}

}  // namespace sammel
