// lots(): an order drawn by lot, every order being equally likely. The same seed and the same
// number of the draw give the same order, on every machine. docs/shuffle.md says how.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "cards/seed.h"

namespace cardroom {

// As many as a word of the keystream can tell apart.
inline constexpr std::size_t lots_most = 65'535;

// The places 0 … count − 1 in the order drawn. `draw` says which draw under the seed it is.
std::vector<std::size_t> lots(std::size_t count, const Seed& seed, std::uint64_t draw);

}  // namespace cardroom
