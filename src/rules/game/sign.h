// The sign at the table.
#pragma once

#include <string>

#include "rules/game/terms.h"

namespace cardroom {

// The sign at the table (*95-5.1, S05-4.1): game, edition, minima, blinds, limit, commission, deck.
std::string sign_of(const Terms& terms);

}  // namespace cardroom
