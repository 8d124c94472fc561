#include "room/tables/live_table.h"

#include <algorithm>

namespace cardroom::room {

void LiveTable::note_decision(std::int64_t now_ms) {
  std::string now = game->decision();
  if (now == decision) return;
  const std::int64_t over_ms = std::min(now_ms - since_ms - house.absent_ms, bank_left_ms(decides));
  if (!decides.is_none() && over_ms > 0) bank_used_ms[decides] += over_ms;
  decision = std::move(now);
  decides = game->turn();
  since_ms = now_ms;
}

std::int64_t LiveTable::bank_left_ms(PlayerId player) const {
  const auto used = bank_used_ms.find(player);
  return std::max<std::int64_t>(0, house.bank_ms - (used == bank_used_ms.end() ? 0 : used->second));
}

void LiveTable::count_round(std::int64_t now_ms) {
  constexpr std::int64_t hour_ms = 3'600'000;
  ++hours[now_ms / hour_ms * hour_ms];
  while (hours.size() > hours_kept) hours.erase(hours.begin());
  constexpr std::int64_t given_back_ms = 1'000;
  for (auto& [player, used_ms] : bank_used_ms) used_ms -= given_back_ms;
  std::erase_if(bank_used_ms, [](const auto& one) { return one.second <= 0; });
}

bool LiveTable::may_be_forgotten() const {
  return over && !stopped && (!of.is_none() || party) && watchers.empty() &&
         game->disputes().empty();
}

const Recent& LiveTable::add_events(const std::vector<ToldEvent>& events) {
  constexpr std::size_t recent_kept = 256;
  recent.push_back({seq, events});
  if (recent.size() > recent_kept) recent.pop_front();
  seq += events.size();
  return recent.back();
}

}  // namespace cardroom::room
