// Tournaments whose conditions are not in the book but are approved for each tournament: Seven Card
// Stud of 2005 and section 19 of the three books of 1995. These are ready-made and can be
// determined differently before they are approved.
#pragma once

#include "tournament/format/format.h"

namespace cardroom::tournament::formats {

extern constinit const Format stud_2005;
extern constinit const Format manila_1995;
extern constinit const Format holdem_1995;
extern constinit const Format omaha_1995;

}  // namespace cardroom::tournament::formats
