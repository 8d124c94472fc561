// Keys and tokens that nobody can guess.
#pragma once

#include <string>
#include <string_view>

#include "cards/seed.h"
#include "store/hash.h"

namespace cardroom::room {

// 32 bytes from the kernel.
Seed random_key();

// 64 hexadecimal digits that nobody can guess, and the hash that is kept.
std::string random_token();
store::Hash token_hash(std::string_view token);

}  // namespace cardroom::room
