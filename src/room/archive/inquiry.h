// Inquiry: a question about rounds that were played. The journal answers it, not the room.
#pragma once

#include <cstdint>
#include <string>

#include "base/player.h"
#include "room/address.h"
#include "rulebook/role.h"

namespace cardroom::room {

struct Inquiry {
  enum class Kind : std::uint8_t {
    rounds,       // The latest rounds of one table.
    search,       // Rounds of all tables that ever existed.
    results,      // Of one player, round by round.
    pairs,        // Who played with whom, and what went between them,
    pair_rounds,  // and the rounds behind it.
    hands,        // Rounds as hand histories.
    statistics,   // The usual figures of one player.
    replay,
    audit,
  };
  Kind kind = Kind::rounds;
  std::uint64_t from = 0;  // The connection that is answered,
  Address address;         // and where it comes from.
  std::string id;          // The id of the message.
  PlayerId asker;
  Role role = Role::player;
  std::uint32_t table = 0;   // 0 for all tables.
  std::uint64_t round = 0;   // The one to replay; for a list, the one before which it ends, or 0.
  PlayerId player;           // A player who took part; nobody: any player.
  PlayerId other;            // The other of a pair.
  std::int64_t from_ms = 0;  // 0 for any time.
  std::int64_t to_ms = 0;
  std::size_t frame = 0;  // Of a replay, the first that is wanted.
  std::string after;      // Where the page before this one ended.
  std::size_t limit = 20;
  std::string format;       // Of hand histories.
  std::string books_fault;  // For an audit: what the room found wrong with its own books.
};

}  // namespace cardroom::room
