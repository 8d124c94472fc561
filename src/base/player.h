// PlayerId: who a player is, wherever they sit. Names belong to the room.
#pragma once

#include <compare>
#include <cstdint>

namespace cardroom {

class PlayerId {
 public:
  constexpr PlayerId() = default;  // Nobody.
  constexpr explicit PlayerId(std::uint32_t number) : number_(number) {}

  constexpr std::uint32_t number() const { return number_; }
  constexpr bool is_none() const { return number_ == 0; }

  friend constexpr auto operator<=>(PlayerId, PlayerId) = default;

 private:
  std::uint32_t number_ = 0;
};

}  // namespace cardroom
