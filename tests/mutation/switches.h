// Rules that can be switched off, one at a time. Only the copy of the sources that tools/mutate.py
// builds includes this; there every refusal asks first whether its guard still stands.
#pragma once

#include <optional>
#include <string_view>

#include "rulebook/clause.h"

namespace cardroom::switches {

// The switch that is off: CARDROOM_SWITCH of the environment.
std::string_view off();

// Whether this guard is off in the document of the clause. The guards that were met are listed in
// CARDROOM_SWITCHES_MET, each with its clause, or with "-" for a game that has no document.
bool is_off(std::string_view site, Clause clause);

// Whether this line of the pay table of Canberra Poker is off.
bool is_line_off(Clause line);

// Writes a line of the list of switches to CARDROOM_SWITCHES_LIST.
void list(std::string_view id, Clause clause);

template <class Refused>
bool stands(std::string_view site, const Refused& refused) {
  return !is_off(site, refused.clause);
}

template <class Refused>
std::optional<Refused> kept(std::string_view site, const Refused& refused) {
  if (!stands(site, refused)) return std::nullopt;
  return refused;
}

}  // namespace cardroom::switches
