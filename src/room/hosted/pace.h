// How fast a dealer deals: from when the latest rounds began.
#pragma once

#include <cstdint>
#include <deque>

namespace cardroom::room {

// A restart begins anew.
class DealersPace {
 public:
  void begin_round(std::int64_t now_s) {
    begun_s_.push_back(now_s);
    if (begun_s_.size() > rounds_timed) begun_s_.pop_front();
  }
  // Nothing before the second round.
  std::uint32_t an_hour() const {
    if (begun_s_.size() < 2 || begun_s_.back() <= begun_s_.front()) return 0;
    const auto rounds = static_cast<std::int64_t>(begun_s_.size()) - 1;
    return static_cast<std::uint32_t>(rounds * 3600 / (begun_s_.back() - begun_s_.front()));
  }
  std::int64_t last_s() const { return begun_s_.empty() ? 0 : begun_s_.back(); }

 private:
  static constexpr std::size_t rounds_timed = 30;
  std::deque<std::int64_t> begun_s_;
};

}  // namespace cardroom::room
