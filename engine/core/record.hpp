// Records: a finished game as text that people can read and anybody can check.
//
//   sammelsurium-record 2 signed
//   game bauab
//   rules 1
//   options players=2 layout=square
//   content none          or the hash of the content pack, then
//   pack {"sets":…}       the pack itself, unless it is the standard one of every reader
//   seat 1 Anna
//   seat 2 Ben
//   commitment table 5d…
//   commitment 1 a1…
//   nonce 1 77…
//   secret 03…
//   1 1534 3@b2           seat, milliseconds since the start, action
//   2 4210 x@c3
//   …
//   1 9077 resign         gives up: the game ends here
//   state 4f1c…           hash of the final state
//   result 14 11 ranks 1 2
//   digest 9e…            SHA-256 of all lines above, each with its line feed
//   key 1f…               Ed25519: the key of the server that has signed the digest, see `signedMessage`
//   signature 77…
//
// People count seats from 1, so records and notations do too. In a campaign a line `previous <digest>` names the record
// before it. A game that goes on from a moment of another one has a line `from <digest> <actions>`: its deal is that of
// the record with this digest, and so many actions of that record, without those taken back, are its own first ones.
//
// Without `signed` in the first line a record ends with its digest: nobody has signed it. `sammelsurium-record 1` was
// the form before there were digests; such records end with the result, and their digest is that of the whole text.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fairness.hpp"
#include "engine/core/play.hpp"

namespace sammel {

struct Commitment {
  Seat seat;  // Seat::table() for the table's own
  Digest digest{};
};

// What a record is bound together by: nothing (the form of old), its digest, or a digest that a server has signed.
enum class RecordForm : std::uint8_t { bare, sealed, attested };

struct Attestation {
  Digest key{};
  std::array<std::uint8_t, 64> signature{};
};

// Where a game comes from whose deal was known before it began.
struct BranchPoint {
  Digest digest{};          // of the other record
  std::size_t actions = 0;  // that were taken over from it
};

struct Record {
  RecordForm form = RecordForm::sealed;
  std::string game;
  int rulesVersion = 1;
  std::string options;
  std::string content = "none";
  std::string pack;
  std::vector<std::string> names;
  std::optional<Digest> previous;
  std::optional<BranchPoint> origin;
  std::vector<Commitment> commitments;
  std::vector<Nonce> nonces;
  std::optional<Seed> secret;
  std::vector<Entry> entries;
  std::optional<std::uint64_t> finalState;
  std::optional<Outcome> result;
  // Of a record that was read: its digest, if it has one, and whether that is the digest of the lines above it.
  std::optional<Digest> digest;
  bool isIntact = true;
  std::optional<Attestation> attestation;
};

// What a play itself says: everything but names, commitments, nonces and secret.
Record recordOf(const Play& play);

inline constexpr std::size_t longestRecord = 4 * 1024 * 1024;

std::string writeRecord(const Record& record);
// By this a following record of a campaign names it, and this is what is signed.
Digest digestOf(const Record& record);
// The bytes that a server signs.
std::string signedMessage(const Digest& digest);

struct RecordError {
  int line = 0;
  Message reason;
};
// Parses a record; on failure says which line is wrong and why.
std::optional<Record> readRecord(std::string_view text, RecordError& error);

// The actions of a record that were not taken back.
std::vector<Entry> entriesInForce(const Record& record);

// The game of a record before its first action, by the rules that it began with: `games` has every version of them that
// is known. Null, with the reason, if it cannot be dealt.
std::unique_ptr<Play> dealAgain(const Record& record, std::span<const AnyGame* const> games, Verdict& refusal);

// Plays a record again up to `actions` entries (all by default). Null, with the reason, if it cannot be played. What
// can has a name for every seat.
std::unique_ptr<Play> replay(const Record& record, std::span<const AnyGame* const> games, Verdict& refusal,
                             std::size_t actions = SIZE_MAX);

// What differs between a record and what the rules and its digest make of it; empty means that everything fits. Whether
// an attestation is genuine is for the caller to check, who has Ed25519 at hand.
std::vector<Message> verify(const Record& record, std::span<const AnyGame* const> games);

// What speaks for a record in which nothing differs and whose attestation, if it has one, is genuine: what was
// recomputed, and who vouches for the rest.
std::vector<Message> groundsFor(const Record& record);

std::span<const Phrase> recordPhrases();

}  // namespace sammel
