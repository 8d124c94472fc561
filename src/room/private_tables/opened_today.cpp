#include "room/private_tables/opened_today.h"

#include "room/protection/periods.h"

namespace cardroom::room {

namespace {

template <class Counts, class Key>
std::size_t count_in(const Counts& counts, const Key& key) {
  const auto found = counts.find(key);
  return found == counts.end() ? 0 : found->second;
}

}  // namespace

std::size_t OpenedToday::of_host(PlayerId host, std::int64_t now_ms) const {
  return day_at(now_ms) == day_ ? count_in(hosts_, host) : 0;
}

std::size_t OpenedToday::of_address(const std::string& address, std::int64_t now_ms) const {
  return day_at(now_ms) == day_ ? count_in(addresses_, address) : 0;
}

void OpenedToday::count(PlayerId host, const std::string& address, std::int64_t now_ms) {
  if (day_at(now_ms) != day_) *this = {};
  day_ = day_at(now_ms);
  ++hosts_[host];
  ++addresses_[address];
}

}  // namespace cardroom::room
