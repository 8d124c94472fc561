// What the steps from determinations to terms share: how they refuse.
#pragma once

#include <optional>
#include <string>

#include "base/money_text.h"
#include "rules/game/settings.h"

namespace cardroom::settings {

inline constexpr Rule not_open{"setting_not_open", "The book does not leave this to the operator."};

using Refusal = std::optional<SettingRefusal>;

inline SettingRefusal refuse(Clause clause, std::string sentence) {
  return {&not_open, clause, std::move(sentence)};
}

// The limit, its maximum, and the number of raises.
Refusal set_limit(Terms& terms, const Determinations& determined);

// By the scale of the book.
Refusal set_commission(Terms& terms, const Determinations& determined);

}  // namespace cardroom::settings
