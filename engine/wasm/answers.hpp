// What the engine's module tells the page of a record.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/describe.hpp"
#include "engine/core/message.hpp"

namespace sammel::wasm {

struct RecordOrigin {
  static constexpr std::string_view typeName = "RecordOrigin";
  static constexpr std::string_view about = "The game that a record goes on from.";
  std::string digest;
  std::size_t actions = 0;
  static constexpr auto describe() {
    return std::tuple(field("digest", &RecordOrigin::digest, "of its record, in hexadecimal"),
                      field("actions", &RecordOrigin::actions, "that were taken over from it"));
  }
};

struct RecordHead {
  static constexpr std::string_view typeName = "RecordHead";
  std::string game;
  std::string options;
  std::vector<std::string> names;
  std::string digest;
  std::optional<RecordOrigin> origin;
  std::optional<Message> earlierRules;
  static constexpr auto describe() {
    return std::tuple(field("game", &RecordHead::game),
                      field("options", &RecordHead::options, "`players=2 layout=ring`"),
                      field("names", &RecordHead::names, "of the players, by seat"),
                      field("digest", &RecordHead::digest, "of the record, in hexadecimal"),
                      field("origin", &RecordHead::origin, "if it goes on from another game"),
                      field("earlierRules", &RecordHead::earlierRules,
                            "if the game keeps rules of before: which, and how they differ from today's"));
  }
};

struct Unreadable {
  static constexpr std::string_view typeName = "Unreadable";
  std::string error;
  static constexpr auto describe() {
    return std::tuple(field("error", &Unreadable::error, "why there is no replay, in a sentence"));
  }
};

struct SignatureToCheck {
  static constexpr std::string_view typeName = "Attestation";
  static constexpr std::string_view about = "A signature (Ed25519) for the page to check; all in hexadecimal.";
  std::string key;
  std::string signature;
  std::string message;
  std::string forged;
  static constexpr auto describe() {
    return std::tuple(field("key", &SignatureToCheck::key), field("signature", &SignatureToCheck::signature),
                      field("message", &SignatureToCheck::message),
                      field("forged", &SignatureToCheck::forged, "what to say if it is not genuine"));
  }
};

struct Verification {
  static constexpr std::string_view typeName = "Verification";
  bool ok = false;
  std::vector<std::string> findings;
  std::vector<std::string> grounds;
  std::optional<SignatureToCheck> attestation;
  static constexpr auto describe() {
    return std::tuple(field("ok", &Verification::ok), field("findings", &Verification::findings, "what differs"),
                      field("grounds", &Verification::grounds,
                            "what speaks for a record in which nothing differs, if its attestation is genuine"),
                      field("attestation", &Verification::attestation));
  }
};

}  // namespace sammel::wasm
