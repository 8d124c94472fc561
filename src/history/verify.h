// Verifying hands: each is replayed by the engine and its result compared with what the file says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parse_error.h"
#include "base/result.h"
#include "history/phh/read.h"
#include "history/replay.h"

namespace cardroom::history {

enum class Verdict { matches, differs, not_replayable };

struct Finding {
  Verdict verdict = Verdict::matches;
  std::string why;  // Empty if it matches.
};

// Verifies hands one after the other, under the rules they imply unless the caller wants others.
class Verifier {
 public:
  explicit Verifier(Wanted wanted = {}) : wanted_(std::move(wanted)) {}

  Finding verify(const ToldHand& told);

 private:
  Wanted wanted_;
  Books books_;
  Plan plan_;
  Replayer replayer_;
};

// A hand that did not match, and where.
struct Difference {
  std::size_t line = 1;
  std::string heading;
  std::string id;
  Finding finding;
};

struct Verified {
  std::size_t hands = 0;
  std::size_t matching = 0;
  std::vector<Difference> others;
};

// Hands of a PHH file that one thread can verify while others do the rest.
using Batch = std::vector<PhhPiece>;

// Empty if the file must be read as a whole.
std::vector<Batch> batches_of(std::string_view text, std::size_t hands_each);
Result<Verified, PieceFault> verify_batch(const Batch& batch, Verifier& verifier);

Verified verify_hands(const std::vector<ToldHand>& hands, Verifier& verifier);

}  // namespace cardroom::history
