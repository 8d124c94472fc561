// The package has the program in several forms: /usr/bin/cardroom runs on any PC, and those in
// /usr/lib/cardroom are compiled for wider processors. They do the same.
#pragma once

namespace cardroom::cli {

// Becomes the widest form that this processor can run. Returns where this is it, or there is no
// other.
void take_widest_form(char** arguments);

}  // namespace cardroom::cli
