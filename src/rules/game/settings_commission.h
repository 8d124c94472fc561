// What the house takes: the settings of commission, rake and time charges.
#pragma once

#include <optional>

#include "rules/game/determinations.h"
#include "rules/game/setting_refusal.h"

namespace cardroom {

// S05-15.2(a), RWS17-4.1, M-09: pots pay a commission, and the maximum that the book asks for is
// not determined.
bool lacks_commission_cap(const Terms& terms);

std::optional<SettingRefusal> set_commission(Terms& terms, const Determinations& determined);

}  // namespace cardroom
