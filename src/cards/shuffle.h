// shuffle(): puts cards in an order, every order being equally likely, and then makes one cut. The
// same seed and the same ShuffleId give the same shoe, on every machine. docs/shuffle.md says how,
// byte by byte.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/result.h"
#include "cards/card_set.h"
#include "cards/keystream.h"
#include "cards/shoe.h"

namespace cardroom {

// M95-4.2, H95-4.2, O95-4.2, T01-7.2, S05-7.2, CP17-5.2, C-01: a cut leaves more than one card on
// either side. It is therefore possible with four cards or more.
inline constexpr int cut_margin = 2;

enum class CutError { too_near_the_top, too_near_the_bottom };

// M95-4.3, H95-4.3, O95-4.3: lifts `lifted` cards off the top and puts the rest, which were the
// bottom, on them.
Result<Shoe, CutError> cut(const Shoe& shoe, int lifted);

// A shoe ready for play: shuffled, and cut if it has enough cards for a cut.
struct Shuffled {
  Shoe shoe;
  int lifted = 0;  // How many cards the cut lifted off the top; 0 if there was no cut.
};

// The cards may be a whole deck, or those that a rule says to shuffle together during a round.
Shuffled shuffle(CardSet cards, const Seed& seed, ShuffleId id);

// The deals of consecutive rounds under one seed, each the same as shuffle() gives for its round,
// at a fraction of the cost: the keystream of many rounds is made at once.
class Shuffler {
 public:
  Shuffler(CardSet cards, const Seed& seed, std::uint64_t first_round = 0);

  Shuffled next();

 private:
  static constexpr std::size_t rounds_at_once = 32;

  CardList cards_;
  Seed seed_;
  std::uint64_t round_;  // The next round to be shuffled.
  std::size_t at_ = rounds_at_once;
  std::array<Window, rounds_at_once> windows_;
};

}  // namespace cardroom
