// What the house takes: the settings of commission, rake and time charges.
#pragma once

#include <optional>

#include "rules/game/determinations.h"
#include "rules/game/setting_refusal.h"

namespace cardroom {

std::optional<SettingRefusal> set_commission(Terms& terms, const Determinations& determined);

}  // namespace cardroom
