// The page of a simulation: one file with its figures and charts, for a phone, a screen or paper.
#pragma once

#include <string>

#include "cli/sim/document.h"

namespace cardroom::cli {

std::string page_of(const SimDocument& document);

}  // namespace cardroom::cli
