// The records of one round of play, and the table as it was before them.
#pragma once

#include <variant>
#include <vector>

#include "audit/canberra_replay.h"
#include "audit/export.h"
#include "audit/hosted_replay.h"
#include "audit/poker_replay.h"
#include "audit/record.h"

namespace cardroom::audit {

struct KeptRecord {
  store::Sequence sequence = 0;
  store::Version version = 0;
  std::int64_t time_ms = 0;
  json::value record;
};

using AnyReplay = std::variant<PokerReplay, CanberraReplay, HostedReplay>;

struct RoundRecords {
  std::string rulebook;
  Settings settings;                  // The settings the table was opened with.
  std::vector<CommandRecord> before;  // Every command before the round.
  std::optional<AnyReplay> at_start;
  std::optional<AnyReplay> at_end;
  std::vector<KeptRecord> records;      // The records of the round; the first begins it.
  std::vector<CommandRecord> commands;  // Those of them that are commands.
};

Result<RoundRecords, NoExport> find_round(const store::Journal& journal, RoundName round);

// A table as its first record describes it, or a sentence if it cannot be opened.
Result<AnyReplay, std::string> open_replay(const records::TableOpened& opened);

}  // namespace cardroom::audit
