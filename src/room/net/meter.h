// Meter: what somebody has used of a rate. It runs back as time goes by.
#pragma once

#include <algorithm>
#include <cstdint>

#include "room/net/limits.h"

namespace cardroom::room::net {

class Meter {
 public:
  void use(const Rate& rate, double amount, std::int64_t now_ms) {
    used_ = at(rate, now_ms) + amount;
    counted_ms_ = now_ms;
  }
  // Is there room for one more?
  bool allows(const Rate& rate, std::int64_t now_ms) const {
    return at(rate, now_ms) + 1 <= rate.burst;
  }
  // Milliseconds until what was used above the burst has run back.
  std::int64_t wait_ms(const Rate& rate, std::int64_t now_ms) const {
    const double above = at(rate, now_ms) - rate.burst;
    if (above <= 0) return 0;
    return static_cast<std::int64_t>(std::min(1e6, above * 1000 / rate.per_second)) + 1;
  }
  bool is_empty(const Rate& rate, std::int64_t now_ms) const { return at(rate, now_ms) == 0; }

 private:
  double at(const Rate& rate, std::int64_t now_ms) const {
    const auto passed = static_cast<double>(std::max<std::int64_t>(0, now_ms - counted_ms_));
    return std::max(0.0, used_ - passed * rate.per_second / 1000);
  }

  double used_ = 0;
  std::int64_t counted_ms_ = 0;
};

}  // namespace cardroom::room::net
