#include "history/told.h"

namespace cardroom::history {

std::string_view value_of(const Notes& notes, std::string_view key) {
  for (const auto& note : notes)
    if (note.key == key) return note.value;
  return {};
}

bool has_note(const Notes& notes, std::string_view key) {
  for (const auto& note : notes)
    if (note.key == key) return true;
  return false;
}

void Told::clear() {
  line = 1;
  heading.clear();
  id.clear();
  variant.clear();
  players.clear();
  button = 0;
  antes_trimmed = true;
  minimum = big_bet = bring_in = {};
  acts.clear();
  finishing.clear();
  winnings.clear();
  pots.clear();
  own.clear();
  foreign.clear();
}

}  // namespace cardroom::history
