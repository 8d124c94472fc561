// Determinations: what the operator lays down before a tournament, as words. What the book itself
// lays down is refused with its clause.
#pragma once

#include <span>
#include <string_view>

#include "rulebook/engine.h"
#include "tournament/format/schedule.h"

namespace cardroom::tournament {

// T-24: until when a determination can be changed.
enum class Lock : std::uint8_t { first_entry, start };

enum class Reading : std::uint8_t { done, no_such_setting, no_such_value };

struct SettingInfo {
  std::string_view word;
  std::string_view values;  // For people.
  std::string_view what;
  Lock lock = Lock::start;
  bool structure = false;  // Part of what an appendix fixes.
  Clause (*clause)(const Format& format) = nullptr;
  bool (*read)(Conditions& into, std::string_view value) = nullptr;
};

std::span<const SettingInfo> setting_list();
const SettingInfo* find_setting(std::string_view word);

Reading read_setting(Conditions& into, std::string_view word, std::string_view value);

// Whether conditions may stand under this format.
Refusal refuse_conditions(const Format& format, const Conditions& conditions);

}  // namespace cardroom::tournament
