// What cardroom odds prints for people.
#pragma once

#include <iosfwd>

#include "cli/cli.h"
#include "cli/odds/document.h"

namespace cardroom::cli {

// Before the work: the game, and what will be done.
void print_plan(std::ostream& out, const OddsQuestion& asked, const odds::Plan& plan);

// One sentence on the error stream. Returns the exit code.
int refuse_odds(const Streams& streams, const std::string& sentence);

void print_odds(std::ostream& out, const OddsDocument& document);

}  // namespace cardroom::cli
