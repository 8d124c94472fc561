// Determinations: what the operator sets before a tournament, as words. A change to what the book
// itself sets is refused with its clause.
#pragma once

#include <span>
#include <string_view>

#include "rulebook/engine.h"
#include "rulebook/setting.h"
#include "tournament/format/schedule.h"

namespace cardroom::tournament {

// T-24: until when a determination can be changed.
enum class Lock : std::uint8_t { first_entry, start };

enum class Reading : std::uint8_t { done, no_such_setting, no_such_value };

struct TournamentSetting : Setting<Conditions> {
  Clause (*clause)(const Format& format) = nullptr;
  Lock lock = Lock::start;
  bool structure = false;  // Part of the structure that an appendix fixes.
};

std::span<const TournamentSetting> setting_list();
const TournamentSetting* find_setting(std::string_view key);

Reading read_setting(Conditions& into, std::string_view key, std::string_view value);

// Refuses conditions that this format does not allow.
Refusal refuse_conditions(const Format& format, const Conditions& conditions);
// Refuses levels whose forced bets cannot be paid in the chips at the start.
Refusal refuse_schedule(const Format& format, const Conditions& conditions);

}  // namespace cardroom::tournament
