// Edition: the instrument that approves the rules in force.
#pragma once

#include <cstdint>
#include <string_view>

namespace cardroom::canberra {

struct Edition {
  std::string_view instrument;
  std::string_view name;
  std::string_view game;
  std::int32_t approved;     // As 20170428: the day it was signed.
  std::int32_t from;         // The first day it is in force.
  std::string_view revokes;  // What was in force before.
};

inline constexpr Edition canberra_2017{
    .instrument = "NI2017-193",
    .name = "Casino Control (Poker - Canberra Poker) Approval 2017 (No 1)",  // CP17-INS-1
    .game = "Poker - Canberra Poker",                                        // CP17-INS-4
    .approved = 20170428,                                                    // CP17-INS-4
    // CP17-INS-2: the day after notification. The text has no day for that; it is not before the
    // instrument was signed.
    .from = 20170429,
    .revokes = "NI2016-268",  // CP17-INS-3
};

}  // namespace cardroom::canberra
