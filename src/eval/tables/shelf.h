// Shelf: values that are slow to make, each made when first asked for and kept for the process.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>

#include "base/check.h"
#include "eval/order.h"

namespace cardroom {

template <class T, std::size_t Places>
class Shelf {
 public:
  // Any thread may ask. The first one makes the value; the others wait for it. `make` may ask other
  // shelves, but not this one.
  template <class Make>
  const T& at(std::size_t place, Make&& make) {
    check(place < Places, "a shelf has no such place");
    if (const T* made = ready_[place].load(std::memory_order_acquire)) return *made;
    const std::lock_guard lock(mutex_);
    if (!kept_[place]) {
      kept_[place].reset(new const T(make()));  // In place: T need not be movable.
      ready_[place].store(kept_[place].get(), std::memory_order_release);
    }
    return *kept_[place];
  }

 private:
  std::mutex mutex_;
  std::array<std::atomic<const T*>, Places> ready_ = {};
  std::array<std::unique_ptr<const T>, Places> kept_ = {};
};

// The place of a deck among the twelve, from 0; then of the orders of its hands.
inline constexpr std::size_t deck_places = 12;
constexpr std::size_t place_of(Deck deck) {
  return 2 * static_cast<std::size_t>(deck.lowest()) + (deck.has_joker() ? 1U : 0U);
}
static_assert(place_of(*Deck::of(32, true)) + 1 == deck_places);

inline constexpr std::size_t high_order_places = deck_places * 3 * 2 * 2;
constexpr std::size_t place_of(const HighOrder& order) {
  const std::size_t printed = 3 * place_of(order.deck) + static_cast<std::size_t>(order.order);
  const std::size_t with_ace = 2 * printed + static_cast<std::size_t>(order.ace);
  return 2 * with_ace + static_cast<std::size_t>(order.kickers);
}

inline constexpr std::size_t low_order_places = deck_places * 2 * 2 * 3;
constexpr std::size_t place_of(const LowOrder& order) {
  const std::size_t with_ace = 2 * place_of(order.deck) + static_cast<std::size_t>(order.ace);
  const std::size_t qualified = 2 * with_ace + static_cast<std::size_t>(order.qualifier);
  return 3 * qualified + static_cast<std::size_t>(order.kind);
}

}  // namespace cardroom
