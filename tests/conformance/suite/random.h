// Random choices from a seed that can be printed: the same on every machine.
#pragma once

#include <cstdint>
#include <random>
#include <utility>

#include "cards/card_list.h"

namespace cardroom::conformance {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  // 0 … end - 1.
  std::uint64_t below(std::uint64_t end) { return engine_() % end; }
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(most - least) + 1));
  }
  bool percent(unsigned chance) { return below(100) < chance; }
  template <class List>
  const auto& pick(const List& list) {
    return list[below(list.size())];
  }

  CardList order(CardSet cards) {
    CardList list = list_of(cards);
    for (std::size_t left = list.size(); left > 1; --left)
      std::swap(list[left - 1], list[below(left)]);
    return list;
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace cardroom::conformance
