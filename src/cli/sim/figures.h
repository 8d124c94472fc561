// The figures of a simulation, from its counts: what every form of the answer shows.
#pragma once

#include "cli/sim/document.h"

namespace cardroom::cli {

std::vector<Figure> figures_of(const SimWork& work, const SimCounts& counts);

}  // namespace cardroom::cli
