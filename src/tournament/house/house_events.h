// Events of what the house adds: late entries, bounties, a guaranteed pool, deals, league points.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "tournament/commands.h"

namespace cardroom::tournament::event {

// Somebody who was out pays again.
struct ReEntered {
  PlayerId player;
  Cents fee;
  Clause clause;
  CARDROOM_DESCRIBED("re_entered", player, fee, clause);
};

// A late entrant has their starting chips.
struct JoinedPlay {
  PlayerId player;
  Chips chips;
  Clause clause;
  CARDROOM_DESCRIBED("joined_play", player, chips, clause);
};

// It is paid with the prizes.
struct BountyWon {
  PlayerId player;
  PlayerId from;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("bounty_won", player, from, amount, clause);
};

// All bounties of a player; the winner also has those that nobody won.
struct BountyPaid {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("bounty_paid", player, amount, clause);
};

// The house makes the pool up to what it guaranteed.
struct GuaranteeFilled {
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("guarantee_filled", amount, clause);
};

struct GuaranteeReturned {
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("guarantee_returned", amount, clause);
};

// What each of the last players would get.
struct DealProposed {
  DealKind kind = DealKind::even;
  std::vector<PlayerId> players;
  std::vector<Cents> amounts;
  Clause clause;
  CARDROOM_DESCRIBED("deal_proposed", kind, players, amounts, clause);
};

struct DealAgreed {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("deal_agreed", player, clause);
};

struct DealDropped {
  PlayerId player;  // Who did not want it.
  Clause clause;
  CARDROOM_DESCRIBED("deal_dropped", player, clause);
};

// Everybody has agreed: play is over.
struct DealMade {
  Clause clause;
  CARDROOM_DESCRIBED("deal_made", clause);
};

struct PointsWon {
  PlayerId player;
  std::uint16_t points = 0;
  Clause clause;
  CARDROOM_DESCRIBED("points_won", player, points, clause);
};

}  // namespace cardroom::tournament::event
