// Reads what a house adds to a tournament.
#pragma once

#include <string_view>

#include "tournament/format/format.h"

namespace cardroom::tournament {

bool read_shares(Shares& into, std::string_view value);  // "50/30/20"
bool read_late_entry(Conditions& into, std::string_view value);
bool read_re_entries(Conditions& into, std::string_view value);
bool read_bounty(Conditions& into, std::string_view value);
bool read_guarantee(Conditions& into, std::string_view value);
bool read_prize_row(Conditions& into, std::string_view value);  // "20 40/30/20/10", or "none"
bool read_deals(Conditions& into, std::string_view value);
bool read_league(Conditions& into, std::string_view value);  // "10/7/5/3", or "none"

}  // namespace cardroom::tournament
