// Games as played elsewhere today have no book here, so they cite nothing.
#pragma once

#include "rules/game/citations.h"

namespace cardroom::books {

inline constexpr Citations no_citations = {};

}  // namespace cardroom::books
