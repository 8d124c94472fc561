// The settings of a table: their keys, their values, and which games leave them to the operator.
#pragma once

#include <span>
#include <string_view>

#include "rulebook/clause.h"
#include "rulebook/setting.h"
#include "rules/game/determinations.h"

namespace cardroom {

// `values` is for any book; values_in() gives those of one book.
struct GameSetting : Setting<Determinations> {
  Lock lock = Lock::round_start;  // Unless the book says otherwise: lock_of().
  Clause Citations::*clause = nullptr;
  bool (*left_open)(const Game& game) = nullptr;
};

std::span<const GameSetting> setting_list();
const GameSetting* find_setting(std::string_view key);

// T-24: until when this book lets the setting be changed.
Lock lock_of(const GameSetting& setting, const Game& game);

}  // namespace cardroom
