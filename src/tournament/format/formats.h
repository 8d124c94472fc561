// The list of tournament formats. A description that is not here cannot be run.
#pragma once

#include <array>
#include <string_view>

#include "tournament/format/formats_2001.h"
#include "tournament/format/formats_approved.h"

namespace cardroom::tournament {

inline constexpr std::array<const Format*, 13> all_formats = {
    &formats::a_2001,    &formats::b_2001,    &formats::c_2001,      &formats::d_2001,
    &formats::e_2001,    &formats::f_2001,    &formats::g_2001,      &formats::h_2001,
    &formats::i_2001,    &formats::stud_2005, &formats::manila_1995, &formats::holdem_1995,
    &formats::omaha_1995};

// By its key, or by the last part of the key: "h" for "tournament-2001-h". Null if there is none.
const Format* find_format(std::string_view key);

}  // namespace cardroom::tournament
