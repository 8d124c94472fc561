// The nine formats of 2001, appendices A to I. docs/rules/tournaments-2001.json has the same
// tables; a test compares them.
#pragma once

#include "tournament/format/format.h"

namespace cardroom::tournament::formats {

extern constinit const Format a_2001;
extern constinit const Format b_2001;
extern constinit const Format c_2001;
extern constinit const Format d_2001;
extern constinit const Format e_2001;
extern constinit const Format f_2001;
extern constinit const Format g_2001;
extern constinit const Format h_2001;
extern constinit const Format i_2001;

}  // namespace cardroom::tournament::formats
