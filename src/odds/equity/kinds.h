// Kinds: the hands of a ranking in a few groups that people have words for: "full house", "low, 7
// high". Odds count how often each player ends with each of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "eval/tables/strength.h"
#include "odds/equity/question.h"

namespace cardroom::odds {

inline constexpr std::size_t kinds_most = 32;

class Kinds {
 public:
  explicit Kinds(const HighOrder& order);
  explicit Kinds(const LowOrder& order);

  std::uint8_t of(Strength strength) const { return kind_[strength]; }
  // The best first. The last one of a low ranking is "no low" where a hand must qualify.
  const std::vector<std::string>& words() const { return words_; }

 private:
  void number(std::vector<std::string> words_by_strength);

  std::vector<std::uint8_t> kind_;
  std::vector<std::string> words_;
};

}  // namespace cardroom::odds
