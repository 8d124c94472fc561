// The settings of a table: their keys, their values, and which games leave them to the operator.
#pragma once

#include <span>
#include <string_view>

#include "rulebook/clause.h"
#include "rules/game/determinations.h"

namespace cardroom {

struct SettingInfo {
  std::string_view key;
  std::string_view values;        // For people, for any book; values_in() gives those of one book.
  std::string_view meaning;       // For people: what is determined.
  Lock lock = Lock::round_start;  // Unless the book says otherwise: lock_of().
  Clause Citations::*clause = nullptr;
  bool (*left_open)(const Game& game) = nullptr;
  // False when the text is not a value of the setting.
  bool (*set_from)(Determinations& into, std::string_view value) = nullptr;
};

std::span<const SettingInfo> setting_list();
const SettingInfo* find_setting(std::string_view key);

// T-24: until when this book lets the setting be changed.
Lock lock_of(const SettingInfo& setting, const Game& game);

}  // namespace cardroom
