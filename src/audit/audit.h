// audit(): checks a journal of the room from the first record to the last. It checks the chain and
// its signatures, plays every command again by the rules, repeats every shuffle from its seed,
// compares the seed with its commitment, counts the chips at every table, and checks the cage's
// books against the tables at the end of every commit.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "audit/finding.h"
#include "base/money.h"
#include "base/progress.h"
#include "store/journal.h"

namespace cardroom::audit {

struct AuditReport {
  store::Head head;
  std::uint64_t records = 0;
  std::uint64_t heads = 0;
  std::uint64_t snapshots = 0;
  std::uint64_t tables = 0;
  std::uint64_t rounds = 0;
  std::uint64_t told_rounds = 0;  // Of the rounds, those whose cards were told, not dealt.
  std::uint64_t commands = 0;
  std::uint64_t shuffles = 0;
  bool rehearsal = false;             // The room trained people, and says so.
  std::vector<std::string> programs;  // Hashes of the programs that ran it, one after the other.
  std::vector<std::string> losses;    // What was missing when the operator opened it all the same.
  std::uint64_t set_shuffles = 0;     // Of the shuffles, those that were set by hand.
  Cents in_circulation;
  Findings findings;
};

Result<AuditReport, Fault> audit(const store::Journal& journal, const Progress& progress = {});

}  // namespace cardroom::audit
