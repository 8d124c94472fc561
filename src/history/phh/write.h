// Writes the Poker Hand History format, PHH.
#pragma once

#include <string>

#include "history/told.h"

namespace cardroom::history {

// One hand as a .phh.
std::string write_phh(const ToldHand& told);

}  // namespace cardroom::history
