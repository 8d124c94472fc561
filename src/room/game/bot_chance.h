// What a house bot does by chance, and how long it thinks.
#pragma once

#include <cstdint>

#include "base/chance.h"
#include "base/seat.h"
#include "cards/seed.h"

namespace cardroom::room {

// It follows from the key of the coming round, which nobody has been told. It says nothing about
// the shuffle: both are hashes of the key.
enum class BotChance : std::uint8_t { choice, pace };
Chance bot_chance(const Seed& key, BotChance purpose, std::uint64_t number, Seat seat);

}  // namespace cardroom::room
