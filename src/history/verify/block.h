// One block of a file of hands, verified.
#pragma once

#include <string>
#include <vector>

#include "base/fields.h"
#include "history/cut.h"
#include "history/verify/verify.h"

namespace cardroom::history {

// How many hands had which outcome.
struct HandTally {
  std::uint64_t hands = 0;
  std::uint64_t match = 0;
  std::uint64_t not_compared = 0;
  std::uint64_t differ = 0;
  std::uint64_t refused = 0;
  std::uint64_t not_replayable = 0;
  std::uint64_t unreadable = 0;
  std::uint64_t known = 0;         // Of those that differ or are refused, those in a list.
  std::uint64_t untold_posts = 0;  // Of the others, those with a post that the file does not tell.

  void add(Verdict verdict);
  void add(const HandTally& other);
  void now_differs();  // A hand that was counted as a match.
  CARDROOM_DESCRIBED("hand_tally", hands, match, not_compared, differ, refused, not_replayable,
                     unreadable, known, untold_posts);
};

// A hand that did not match, and where it is.
struct HandReport {
  std::size_t line = 1;
  std::string hand;  // Its heading or its number.
  Verdict verdict = Verdict::differs;
  std::string why;
};

// A hand whose winnings may be short of a rake.
struct RakedHand {
  RakeSeen seen;
  std::size_t line = 1;
  std::string hand;
  std::string stakes;  // The game, and its big blind or small bet.
};

struct BlockFindings {
  HandTally tally;
  std::vector<HandReport> others;  // All that did not match.
  std::vector<RakedHand> raked;
};

BlockFindings verify_block(HandReader& reader, Format format, const TextBlock& block,
                           HandVerifier& verifier);

}  // namespace cardroom::history
