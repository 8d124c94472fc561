// The list of tournament formats. A description that is not here cannot be run.
#pragma once

#include <array>
#include <string_view>

#include "tournament/format/format.h"

namespace cardroom::tournament {

namespace formats {
extern constinit const Format a_2001;
extern constinit const Format b_2001;
extern constinit const Format c_2001;
extern constinit const Format d_2001;
extern constinit const Format e_2001;
extern constinit const Format f_2001;
extern constinit const Format g_2001;
extern constinit const Format h_2001;
extern constinit const Format i_2001;
extern constinit const Format stud_2005;
extern constinit const Format manila_1995;
extern constinit const Format holdem_1995;
extern constinit const Format omaha_1995;
}  // namespace formats

inline constexpr std::array<const Format*, 13> all_formats = {
    &formats::a_2001,    &formats::b_2001,    &formats::c_2001,      &formats::d_2001,
    &formats::e_2001,    &formats::f_2001,    &formats::g_2001,      &formats::h_2001,
    &formats::i_2001,    &formats::stud_2005, &formats::manila_1995, &formats::holdem_1995,
    &formats::omaha_1995};

// By its key, or by the last part of the key: "h" for "tournament-2001-h". Null if there is none.
const Format* find_format(std::string_view key);

}  // namespace cardroom::tournament
