// The answer of cardroom sim as one document: what --json writes, and what `sim merge` reads.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "cli/sim/options.h"
#include "codec/fraction.h"
#include "sim/cash/run.h"
#include "sim/house/run.h"

namespace cardroom::cli {

// The work that was asked for. Parts can be put together when theirs is the same.
struct SimWork {
  std::string rules;
  std::vector<std::string> settings;
  std::vector<std::string> compared_with;  // The other settings, in a comparison.
  std::vector<std::string> bots;
  std::int64_t rounds = 0;
  std::int64_t session = 0;
  std::int64_t stake = 0;        // Canberra Poker: the ante.
  std::int64_t unit = 0;         // The table's minimum wager, or the ante.
  std::int64_t time_charge = 0;  // Chips that a player pays for so many minutes.
  std::int64_t time_minutes = 0;
  std::uint64_t seed = 0;
  std::vector<int> pace;
  std::vector<int> parts;
  int of_parts = 1;
  CARDROOM_PART("sim_work", rules, settings, compared_with, bots, rounds, session, stake, unit,
                time_charge, time_minutes, seed, pace, parts, of_parts);
};

// One figure of the answer: what it is about, its name, its value and its standard error.
struct Figure {
  std::string group;
  std::string name_;
  codec::Fraction value;
  codec::Fraction error;  // 0 where there is none.
  std::string unit;
  CARDROOM_PART("figure", group, name_, value, error, unit);
};

struct SimCounts {
  codec::Maybe<sim::CashTotals> cash;
  codec::Maybe<sim::CashTotals> other;  // Under the other settings.
  codec::Maybe<sim::Differences> differences;
  codec::Maybe<sim::HouseTotals> house;
  CARDROOM_PART("sim_counts", cash, other, differences, house);
};

struct SimDocument {
  SimWork work;
  std::vector<Figure> figures;
  SimCounts counts;
  CARDROOM_DESCRIBED("simulation", work, figures, counts);
};

// What `sim merge` reads of it. The figures follow from the counts.
struct SimPart {
  SimWork work;
  codec::Unread<std::vector<Figure>> figures;
  SimCounts counts;
  CARDROOM_DESCRIBED("simulation", work, figures, counts);
};

SimWork work_of(const SimOptions& options, const SettingTexts& settings, const SimPlan& plan);

// Parts of one piece of work as if it had been done at once.
Result<SimDocument, SimMistake> merged(const std::vector<SimPart>& parts);

}  // namespace cardroom::cli
