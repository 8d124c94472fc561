// The items that can be read in more than one way, and the letters of their readings.
#pragma once

#include <string_view>

#include "rules/game/terms.h"

namespace cardroom {

// "B-19 b" chooses the other reading of an item; the letter of the recommended one restores it.
struct ReadingSwitch {
  std::string_view item;
  char other;
  char usual;
  bool OtherReadings::*field;
};
inline constexpr ReadingSwitch reading_switches[] = {
    {"B-06", 'a', 'b', &OtherReadings::checker_only_calls},
    {"B-14", 'b', 'a', &OtherReadings::no_cap_without_limit},
    {"B-19", 'b', 'a', &OtherReadings::raise_by_last_wager},
    {"B-20", 'b', 'a', &OtherReadings::short_all_in_bars},
    {"B-27", 'b', 'a', &OtherReadings::tap_out_all_chips},
    {"B-38", 'b', 'a', &OtherReadings::best_showing_opens},
    {"H-07", 'a', 'b', &OtherReadings::literal_kickers},
    {"H-12", 'b', 'a', &OtherReadings::odd_unit_to_high}};

}  // namespace cardroom
