// Writes Open Hand History.
#pragma once

#include <string>

#include "history/told.h"

namespace cardroom::history {

std::string write_ohh(const ToldHand& told);

}  // namespace cardroom::history
