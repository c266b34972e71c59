// The ceremony that keeps a deal fair. The table commits to a secret, every person commits to a nonce of their own,
// and only then are the nonces opened and mixed in: nobody, the host included, can choose a deal. After the game the
// secret is in the record and anybody can recompute everything.
#pragma once

#include <vector>

#include "engine/core/crypto.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"

namespace sammel {

struct Nonce {
  Seat seat;
  Seed value{};
};

// What is published before a secret is opened.
Digest commitment(const Seed& secret);

// The seed of the game. Nonces are taken in the order of their seats.
Seed mixSeed(const Seed& tableSecret, std::vector<Nonce> nonces);

}  // namespace sammel
