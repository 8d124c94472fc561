// SettingRefusal: why a determination was refused, in a sentence that names key and value.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "rulebook/common_rules.h"

namespace cardroom {

struct SettingRefusal {
  const Rule* rule = nullptr;
  Clause clause;
  std::string sentence;
};

inline SettingRefusal refuse_setting(Clause clause, std::string sentence) {
  return {&refusal::setting_not_open, clause, std::move(sentence)};
}

}  // namespace cardroom
