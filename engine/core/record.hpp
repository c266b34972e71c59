// Records: a finished game as text that people can read and anybody can check.
//
//   sammelsurium-record 1
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
//   state 4f1c…           hash of the final state
//   result 14 11 ranks 1 2
//
// People count seats from 1, so records and notations do too. In a campaign a line `previous <digest>` names the record
// before it.
#pragma once

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

struct Record {
  std::string game;
  int rulesVersion = 1;
  std::string options;
  std::string content = "none";
  std::string pack;
  std::vector<std::string> names;
  std::optional<Digest> previous;
  std::vector<Commitment> commitments;
  std::vector<Nonce> nonces;
  std::optional<Seed> secret;
  std::vector<Entry> entries;
  std::optional<std::uint64_t> finalState;
  std::optional<Outcome> result;
};

// What a play itself says: everything but names, commitments, nonces and secret.
Record recordOf(const Play& play);

inline constexpr std::size_t longestRecord = 4 * 1024 * 1024;

std::string writeRecord(const Record& record);

struct RecordError {
  int line = 0;
  Message reason;
};
// Parses a record; on failure says which line is wrong and why.
std::optional<Record> readRecord(std::string_view text, RecordError& error);

// Plays a record again up to `actions` entries (all by default). Null, with the reason, if it cannot be played.
std::unique_ptr<Play> replay(const Record& record, std::span<const AnyGame* const> games, Verdict& refusal,
                             std::size_t actions = SIZE_MAX);

// What differs between a record and what the rules make of it; empty means that everything fits.
std::vector<Message> verify(const Record& record, std::span<const AnyGame* const> games);

std::span<const Phrase> recordPhrases();

}  // namespace sammel
