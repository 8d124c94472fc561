// One round of play from a journal: as JSON with all its records, or as a hand script that
// `cardroom hand` runs to the same end.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.h"
#include "store/journal.h"

namespace cardroom::audit {

struct RoundName {
  std::uint32_t table = 0;
  std::uint32_t round = 0;
};
// "7/12": round 12 of table 7.
std::optional<RoundName> parse_round(std::string_view text);

// Why a round could not be exported, in a sentence.
struct NoExport {
  std::string why;
};

Result<std::string, NoExport> export_json(const store::Journal& journal, RoundName round);

// The script has been run: it is accepted line by line, and every stake at its end agrees with the
// journal.
Result<std::string, NoExport> export_hand(const store::Journal& journal, RoundName round);

}  // namespace cardroom::audit
