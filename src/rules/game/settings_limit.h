// The betting limit of a table, and how many raises a betting round has.
#pragma once

#include <optional>

#include "rules/game/determinations.h"
#include "rules/game/setting_refusal.h"

namespace cardroom {

std::optional<SettingRefusal> set_limit(Terms& terms, const Determinations& determined);

}  // namespace cardroom
