// Scale: how many hands in a thousand look worse, for each betting round of a game. It makes one
// temperament mean the same in every game: "the best fifth of the hands".
#pragma once

#include <array>
#include <cstdint>

#include "bots/simple/looks.h"

namespace cardroom::bots {

class Scale {
 public:
  // Made when a game with these cards and this way to win is first asked for, and kept for the
  // process. Keep the reference: asking again takes a lock.
  static const Scale& of(const Terms& terms);

  explicit Scale(const Terms& terms);

  // From 0 to 999.
  int better_than(const Terms& terms, int street, const Hand& own,
                  const FixedList<Card, 5>& board) const {
    return below_[static_cast<std::size_t>(street)]
                 [static_cast<std::size_t>(looks_of(terms, own, board))];
  }

 private:
  std::array<std::array<std::uint16_t, looks_most + 1>, 5> below_{};
};

}  // namespace cardroom::bots
