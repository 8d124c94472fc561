// The odds of a question: planned first, so that people can be told what will be done, and then
// worked out on several threads. The result does not depend on how many.
#pragma once

#include <memory>
#include <variant>

#include "base/progress.h"
#include "base/result.h"
#include "odds/equity/every_deal.h"
#include "odds/equity/matchups.h"
#include "odds/equity/sampler.h"

namespace cardroom::odds {

// How much may be done.
struct Effort {
  enum class Wanted : std::uint8_t { exact_if_small, exact, sampled };
  Wanted wanted = Wanted::exact_if_small;
  double error = 0.0005;     // The standard error to reach where deals are sampled.
  std::int64_t samples = 0;  // Instead of it: exactly this many deals.
  std::uint64_t seed = 1;
  int part = 1;   // This part of the work,
  int parts = 1;  // of so many.
};

// Boards in groups, a matchup a piece.
struct BoardsPlan {
  std::vector<Matchup> matchups;
};
// Deals one by one; a piece is a combination of hands and its first card.
struct DealsPlan {
  struct Piece {
    std::size_t combination = 0;
    std::size_t piece = 0;
  };
  std::vector<Deals> combinations;
  std::vector<Wide> weights;
  std::vector<Piece> pieces;
};
struct SamplesPlan {
  std::shared_ptr<const Sampler> sampler;
};

struct Plan {
  std::variant<BoardsPlan, DealsPlan, SamplesPlan> way;
  double deals = 0;  // All of them, where every one is counted.

  bool is_exact() const { return !std::holds_alternative<SamplesPlan>(way); }
};

// Why there is nothing to work out.
struct NoOdds {
  enum class Reason : std::uint8_t { no_deal_possible, too_much_for_exact };
  Reason reason = Reason::no_deal_possible;
};

Result<Plan, NoOdds> plan_for(const Question& question, const Effort& effort);

// Works it out. The kinds of hands are counted if they are given.
Totals work_out(const Question& question, const Plan& plan, const Effort& effort, KindsOf kinds,
                int threads, const Progress& progress = {});

}  // namespace cardroom::odds
