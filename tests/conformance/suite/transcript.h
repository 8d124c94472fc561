// Commands and events as lines of text, from the fields that each names: "wagered seat=3 what=call
// taps_out=no clause=H95-7.1 to=4 added=4".
#pragma once

#include <string>

#include "rules/round/commands.h"
#include "rules/round/events.h"

namespace cardroom::conformance {

std::string line_of(const Command& command);
std::string line_of(const Event& event);

}  // namespace cardroom::conformance
