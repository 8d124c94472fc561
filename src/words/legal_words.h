// What a player may do, as a script lists it.
#pragma once

#include <string>

#include "rules/betting/legal.h"

namespace cardroom {

// "fold, call 8, raise 24": the choices of the player to act.
std::string say(const Legal& legal);

}  // namespace cardroom
