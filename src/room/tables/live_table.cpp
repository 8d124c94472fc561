#include "room/tables/live_table.h"

namespace cardroom::room {

void LiveTable::note_decision(std::int64_t now_ms) {
  std::string now = game->decision();
  if (now == decision) return;
  decision = std::move(now);
  since_ms = now_ms;
}

void LiveTable::count_round(std::int64_t now_ms) {
  constexpr std::int64_t hour_ms = 3'600'000;
  ++hours[now_ms / hour_ms * hour_ms];
  while (hours.size() > hours_kept) hours.erase(hours.begin());
}

bool LiveTable::may_be_forgotten() const {
  return over && !stopped && !of.is_none() && watchers.empty() && game->disputes().empty();
}

const Recent& LiveTable::add_events(const std::vector<ToldEvent>& events) {
  constexpr std::size_t recent_kept = 256;
  recent.push_back({seq, events});
  if (recent.size() > recent_kept) recent.pop_front();
  seq += events.size();
  return recent.back();
}

}  // namespace cardroom::room
