// A deal among the last players: what each of them would get.
#pragma once

#include <span>
#include <vector>

#include "tournament/commands.h"

namespace cardroom::tournament {

// One of the last players in a deal that is proposed.
struct DealShare {
  PlayerId player;
  Chips stake;  // When it was proposed.
  Cents amount;
  bool agreed = false;
  CARDROOM_DESCRIBED("share", player, stake, amount, agreed);
};

struct Deal {
  DealKind kind = DealKind::even;
  std::vector<DealShare> shares;
  bool made = false;
  CARDROOM_DESCRIBED("deal", kind, shares, made);
};

// As many as ICM is worked out for.
inline constexpr std::size_t icm_most = 20;

// Divides an amount by weights, to the cent: the largest remainders get the cents that are left.
std::vector<Cents> apportioned(Cents amount, std::span<const std::int64_t> weights);

// What each player's prize is worth: the first prize is won with a chance by chips, the second by
// the chips of the others, and so on (Malmuth and Harville). In whole numbers, so that every
// machine finds the same. The prizes add up to what the players get.
std::vector<Cents> icm(std::span<const Chips> stakes, std::span<const Cents> prizes);

// By chips: everybody has the last of the prizes, and the rest goes by chips.
std::vector<Cents> divided(DealKind kind, std::span<const Chips> stakes,
                           std::span<const Cents> prizes);

}  // namespace cardroom::tournament
