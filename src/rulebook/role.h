// Role: who gives a command. Players play; the others are staff, each with their own tasks.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace cardroom {

enum class Role : std::uint8_t {
  player,
  dealer,      // CP17-DEF-Dealer: operates the game.
  supervisor,  // CP17-DEF-CasinoSupervisor: supervises the operation of the game.
  operator_,   // CP17-DEF-CasinoOperator: answers for the conduct of gaming in the casino.
  director,    // The director of a tournament, or the assistant.
  inspector,   // G-09: the reviewing authority, by whatever title the rule set gives it.
};

inline constexpr int role_count = 6;

// The word in scripts and journals.
constexpr std::string_view word(Role role) {
  constexpr std::string_view words[role_count] = {"player",   "dealer",   "supervisor",
                                                  "operator", "director", "inspector"};
  return words[static_cast<std::size_t>(role)];
}

}  // namespace cardroom
