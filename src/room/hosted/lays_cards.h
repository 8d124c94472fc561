// The room's own step at a hosted table: in a lesson it lays the cards before they are dealt.
#pragma once

#include <cstdint>

namespace cardroom::room {

inline constexpr std::uint8_t lays_cards = 255;

}  // namespace cardroom::room
