// The order in which players went out, those who share a place in one group.
#pragma once

#include <optional>
#include <vector>

#include "tournament/state.h"

namespace cardroom::tournament {

using OutGroup = std::vector<EntryNumber>;

// Everybody without chips but one; the first out comes first.
std::vector<OutGroup> groups_out(const Tournament& tournament, PlayerId but);

// How many groups are behind a player in this place; nothing where that divides a group.
std::optional<std::size_t> groups_behind(const Tournament& tournament,
                                         const std::vector<OutGroup>& groups, int place);

}  // namespace cardroom::tournament
