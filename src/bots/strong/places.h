// Places: what a stake is worth in a tournament. Chips cannot be changed into money there; a stake
// is a chance of each place, and a place has a prize.
#pragma once

#include <span>
#include <vector>

#include "base/money.h"
#include "base/seat_set.h"

namespace cardroom::bots {

// What everybody in a tournament can know: the prizes of the places that are still open, the best
// first, and the stakes at other tables.
struct AtStake {
  std::vector<Cents> prizes;
  std::vector<Chips> elsewhere;
};

// The first place is won with a chance by chips, the second by the chips of the others, and so on
// (Malmuth and Harville). That is a race: everybody arrives after a time by chance, the sooner on
// average the larger their stake. So the chance of a place follows from how many of the others have
// arrived at each moment; the players at other tables are counted once for a whole decision.
class Places {
 public:
  // `in_play` is the sum of all stakes of the tournament.
  Places(const AtStake& at_stake, Chips in_play);

  // What the player has in prospect, in thousandths of a cent, if the round ends with these stakes
  // at the table.
  std::int64_t worth(Seat self, SeatSet players, std::span<const Chips> stakes) const;

 private:
  using Chances = std::vector<double>;  // That so many others have arrived, from none on.

  double prize(std::size_t place) const { return place < prizes_.size() ? prizes_[place] : 0; }
  double expected(const Chances& others) const;
  double worth_of_place(std::size_t place, std::size_t sharing) const;

  std::vector<double> prizes_;  // Without the places at the end that win nothing.
  double in_play_;
  std::size_t elsewhere_ = 0;
  std::vector<double> moments_;
  std::vector<Chances> arrived_;  // Of the players at other tables, at each moment.
};

}  // namespace cardroom::bots
