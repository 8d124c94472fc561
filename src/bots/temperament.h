// Temperament: how a bot plays.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cardroom::bots {

enum class Temperament : std::uint8_t {
  random,  // Anything that is allowed.
  caller,  // Checks and calls.
  tight,   // Plays few hands, and bets the best of them.
  loose,   // Plays many hands, and bluffs.
  strong,  // Imagines the cards it cannot see and plays each action out.
};
inline constexpr std::array temperaments = {Temperament::random, Temperament::caller,
                                            Temperament::tight, Temperament::loose,
                                            Temperament::strong};
constexpr std::string_view word(Temperament temperament) {
  constexpr std::string_view words[] = {"random", "caller", "tight", "loose", "strong"};
  return words[static_cast<std::size_t>(temperament)];
}
constexpr std::optional<Temperament> temperament_of(std::string_view text) {
  for (const Temperament one : temperaments)
    if (word(one) == text) return one;
  return std::nullopt;
}

}  // namespace cardroom::bots
