#include "tournament/undo/out_order.h"

#include <algorithm>
#include <tuple>

namespace cardroom::tournament {

std::vector<OutGroup> groups_out(const Tournament& tournament, PlayerId but) {
  std::vector<const Entry*> out;
  for (const Entry& entry : tournament.entries)
    if (entry.player != but && took_part(entry) && entry.status != EntryStatus::playing)
      out.push_back(&entry);
  const auto key = [](const Entry* entry) { return std::tuple(entry->out_at, entry->contributed); };
  std::stable_sort(out.begin(), out.end(),
                   [&](const Entry* one, const Entry* other) { return key(one) < key(other); });
  std::vector<OutGroup> groups;
  for (std::size_t at = 0; at < out.size(); ++at) {
    if (at == 0 || key(out[at]) != key(out[at - 1])) groups.emplace_back();
    groups.back().push_back(tournament.entries.number_of(*out[at]));
  }
  return groups;
}

std::optional<std::size_t> groups_behind(const Tournament& tournament,
                                         const std::vector<OutGroup>& groups, int place) {
  const auto behind = static_cast<std::ptrdiff_t>(entrants(tournament) - place);
  std::ptrdiff_t passed = 0;
  std::size_t at = 0;
  for (; at < groups.size() && passed < behind; ++at)
    // T-26: those who may still rebuy have no place.
    passed += std::count_if(groups[at].begin(), groups[at].end(), [&](EntryNumber number) {
      return !is_in(tournament.entries.of(number));
    });
  return passed == behind ? std::optional(at) : std::nullopt;
}

}  // namespace cardroom::tournament
