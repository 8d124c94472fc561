// Verifying hands: each is replayed by the engine and its result compared with what the file says.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "history/replay.h"
#include "history/verify/rake.h"

namespace cardroom::history {

enum class Verdict {
  matches,
  not_compared,    // Legal to the end, but there is nothing to compare.
  differs,         // Legal to the end, with another result.
  refused,         // Something in it is not legal.
  not_replayable,  // No rulebook, or cards and players that cannot be.
  unreadable,
};
std::string_view word(Verdict verdict);

struct HandFinding {
  Verdict verdict = Verdict::matches;
  std::string why;               // Empty if it matches.
  std::optional<RakeSeen> rake;  // What is missing from winnings that say nothing about a rake.
};

// Verifies hands one after the other, under the rules they imply unless the caller wants others.
class HandVerifier {
 public:
  explicit HandVerifier(Wanted wanted = {}) : wanted_(std::move(wanted)) {}

  HandFinding verify(const ToldHand& told);

 private:
  // What is wrong with the hand; nothing if it is legal to the end.
  std::optional<HandFinding> play(const ToldHand& told);
  HandFinding compare(const ToldHand& told) const;
  // A hand whose last communal cards were dealt twice: it is played with each board.
  HandFinding verify_twice(const ToldHand& told);

  Wanted wanted_;
  Books books_;
  Plan plan_;
  HandReplayer replayer_;
};

}  // namespace cardroom::history
