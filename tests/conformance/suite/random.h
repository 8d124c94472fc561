// Random choices from a printable seed, the same on every machine, or from the bytes of a fuzzer.
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <utility>

#include "cards/card_list.h"

namespace cardroom::conformance {

class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}
  explicit Random(std::span<const std::uint8_t> bytes) : bytes_(bytes), from_bytes_(true) {}

  // All bytes of the fuzzer have been read; from here on the first choice is always taken.
  bool spent() const { return from_bytes_ && bytes_.empty(); }

  // 0 … end - 1.
  std::uint64_t below(std::uint64_t end) {
    return (from_bytes_ ? from_bytes(end - 1) : engine_()) % end;
  }
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(most - least) + 1));
  }
  bool percent(unsigned chance) { return below(100) < chance; }
  template <class List>
  const auto& pick(const List& list) {
    return list[below(list.size())];
  }

  CardList order(CardSet cards) {
    // Two bytes are enough for a fuzzer to choose among orders.
    if (from_bytes_) return Random(below(65'536)).order(cards);
    CardList list = list_of(cards);
    for (std::size_t left = list.size(); left > 1; --left)
      std::swap(list[left - 1], list[below(left)]);
    return list;
  }

 private:
  // Uses as many bytes as a number up to `most` needs.
  std::uint64_t from_bytes(std::uint64_t most) {
    std::uint64_t value = 0;
    for (; most > 0 && !bytes_.empty(); most >>= 8U) {
      value = value << 8U | bytes_.front();
      bytes_ = bytes_.subspan(1);
    }
    return value;
  }

  std::mt19937_64 engine_;
  std::span<const std::uint8_t> bytes_;
  bool from_bytes_ = false;
};

}  // namespace cardroom::conformance
