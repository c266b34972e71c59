// The engine for the browser: commitments for the ceremony, verification and replay of records, offline and on plain
// http. Texts go in as (address, size) in memory got from `allocate`; every answer is left in one buffer that
// `answerData` and `answerSize` describe until the next call.
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/position.hpp"
#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"
#include "engine/wasm/answers.hpp"
#include "engine/wasm/exchange.hpp"

namespace {

using namespace sammel;

struct Replay {
  Record record;
  std::unique_ptr<Play> play;
};

std::string answer;
std::vector<std::unique_ptr<Replay>> replays;  // a handle is an index + 1

Language languageOf(int language) { return language == 0 ? Language::de : Language::en; }
Viewer viewerOf(int viewer) { return viewer < 0 ? Viewer::spectator() : Viewer(Seat(viewer)); }

// Null for a handle that is not open or a viewer who does not sit there.
const Replay* find(int handle, int viewer) {
  if (handle < 1 || static_cast<std::size_t>(handle) > replays.size()) return nullptr;
  const Replay* replay = replays[static_cast<std::size_t>(handle) - 1].get();
  return replay != nullptr && viewer < replay->play->match().seats() ? replay : nullptr;
}

Phrasebook bookFor(const Record& record) {
  const AnyGame* game = findGame(record.game);
  return Phrasebook({recordPhrases(), game == nullptr ? corePhrases() : game->phrases()});
}

}  // namespace

namespace sammel::wasm {

void answerWith(std::string text) { answer = std::move(text); }

const Play* playOf(int handle) {
  const Replay* replay = find(handle, -1);
  return replay == nullptr ? nullptr : replay->play.get();
}

}  // namespace sammel::wasm

EXPORT(allocate) char* allocate(std::size_t size) { return static_cast<char*>(std::malloc(size)); }
EXPORT(release) void release(char* memory) { std::free(memory); }
EXPORT(answerData) const char* answerData() { return answer.data(); }
EXPORT(answerSize) std::size_t answerSize() { return answer.size(); }

// A Verification.
EXPORT(verify) void verifyText(const char* data, std::size_t size, int language) {
  RecordError error;
  const std::optional<Record> record = readRecord({data, size}, error);
  const Phrasebook book = record ? bookFor(*record) : Phrasebook({recordPhrases()});
  const auto render = [&](const std::vector<Message>& messages) {
    std::vector<std::string> sentences;
    sentences.reserve(messages.size());
    for (const Message& message : messages) {
      sentences.push_back(book.render(message, languageOf(language),
                                      record ? record->names : std::vector<std::string>(), Viewer::spectator()));
    }
    return sentences;
  };
  const std::vector<Message> findings = record ? verify(*record, versions()) : std::vector<Message>{error.reason};
  wasm::Verification verification{findings.empty(), render(findings), {}, {}};
  if (findings.empty()) verification.grounds = render(groundsFor(*record));
  if (record && record->attestation) {
    const std::string message = signedMessage(*record->digest);
    verification.attestation = {toHex(record->attestation->key), toHex(record->attestation->signature),
                                toHex({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()}),
                                render({Message("record.signatureDiffers")}).front()};
  }
  answer = Json().value(verification).take();
}

// Answers a RecordHead and returns a handle, or answers Unreadable and returns 0.
EXPORT(openReplay) int openReplay(const char* data, std::size_t size, int language) {
  RecordError error;
  std::optional<Record> record = readRecord({data, size}, error);
  Verdict refusal = record ? Verdict::fine() : Verdict::refuse("record", error.reason);
  std::unique_ptr<Play> play = record ? replay(*record, versions(), refusal) : nullptr;
  if (!refusal.isFine()) {
    const Phrasebook book = record ? bookFor(*record) : Phrasebook({recordPhrases()});
    const std::string sentence = book.render(refusal.reason(), languageOf(language), {}, Viewer::spectator());
    answer = Json().value(wasm::Unreadable{sentence}).take();
    return 0;
  }
  wasm::RecordHead head{
      record->game, record->options, record->names, toHex(digestOf(*record)), {}, earlierRules(play->game().facts())};
  if (record->origin) head.origin = {toHex(record->origin->digest), record->origin->actions};
  answer = Json().value(head).take();
  std::size_t index = 0;
  while (index < replays.size() && replays[index]) ++index;
  if (index == replays.size()) replays.emplace_back();
  replays[index] = std::make_unique<Replay>(Replay{*std::move(record), std::move(play)});
  return static_cast<int>(index) + 1;
}

EXPORT(closeReplay) void closeReplay(int handle) {
  if (find(handle, -1) != nullptr) replays[static_cast<std::size_t>(handle) - 1].reset();
}

// A Position as the server sends it to those whose `eyes` they are, at one of the viewer's moments; empty for an
// unknown handle or viewer, and for other eyes than the viewer's as long as the game is not over.
EXPORT(position) void position(int handle, int viewer, int move, int eyes) {
  answer.clear();
  const Replay* replay = find(handle, viewer);
  if (replay == nullptr || move < 0 || find(handle, eyes) == nullptr) return;
  if (eyes != viewer && !replay->play->match().outcome().over) return;
  Json json;
  writePosition(*lookBack(*replay->play, viewerOf(viewer), static_cast<std::size_t>(move)), viewerOf(eyes), json);
  answer = json.take();
}

EXPORT(story) void story(int handle, int viewer) {
  answer.clear();
  const Replay* replay = find(handle, viewer);
  if (replay == nullptr) return;
  Json json;
  writeStory(*replay->play, viewerOf(viewer), 0, json);
  answer = json.take();
}

EXPORT(moves) int moves(int handle, int viewer) {
  const Replay* replay = find(handle, viewer);
  return replay == nullptr ? 0 : static_cast<int>(countMoves(*replay->play, viewerOf(viewer)));
}

// How many actions in force had been made at one of the viewer's moments.
EXPORT(actionsAt) int actionsAt(int handle, int viewer, int move) {
  const Replay* replay = find(handle, viewer);
  if (replay == nullptr || move < 0) return 0;
  const std::size_t actions =
      lookBack(*replay->play, viewerOf(viewer), static_cast<std::size_t>(move))->entriesInForce();
  return static_cast<int>(actions);
}

// The hash of the final state in hexadecimal: native and WebAssembly must agree on it.
EXPORT(stateHash) void stateHash(int handle) {
  const Replay* replay = find(handle, -1);
  std::uint64_t hash = replay == nullptr ? 0 : replay->play->match().hash();
  answer.clear();
  for (int digit = 0; digit < 16; ++digit, hash <<= 4) answer += "0123456789abcdef"[hash >> 60];
}
