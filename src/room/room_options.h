// What a room is opened with, and what comes to it over HTTP.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/money.h"
#include "base/player.h"
#include "cards/shuffle.h"
#include "room/effects.h"
#include "room/rehearsal.h"
#include "store/hash.h"

namespace cardroom::room {

using ShuffleCards = std::function<Shuffled(CardSet cards, const Seed& seed, ShuffleId id)>;

struct RoomOptions {
  std::function<Seed()> draw_key;  // 32 bytes that nobody can foresee.
  ShuffleCards shuffle = cardroom::shuffle;
  std::string build;       // Names this very program: snapshots of another are not read.
  Cents welcome{200'000};  // Play chips for whoever opens an account.
  std::uint32_t tables_most = 2'000;
  std::uint64_t snapshot_every = 20'000;  // Records between snapshots.
  double messages_per_second = 20;
  double burst = 60;
  bool is_rehearsal = false;  // Its folder is one from its first record on, or never.
  Rehearsal rehearsal;        // Shuffles set by hand; in a rehearsal alone.
};

// Somebody signs in over HTTP; the edge has made the token and looked at the password.
struct SignIn {
  enum class Kind : std::uint8_t { guest, register_, session, one_time, out };
  Kind kind = Kind::guest;
  ConnectionId reply_to = 0;
  std::string name;
  std::string password_hash;  // To be kept.
  PlayerId player;            // Who is signed in already, or whose password was right.
  store::Hash code{};
  std::string token;  // Goes back to the client; the room keeps its hash.
  store::Hash token_hash{};
};

}  // namespace cardroom::room
