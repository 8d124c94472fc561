// What cardroom sim prints: a table for people, or lines for a spreadsheet.
#pragma once

#include <iosfwd>

#include "cli/sim/document.h"

namespace cardroom::cli {

// "holdem-1995, 6 players, 100,000 rounds in sessions of 1,000, seed 1".
std::string title_of(const SimWork& work);
// A number with as many places as it deserves: "1,234", "12.3", "0.0123".
std::string shown(double value);

void print_figures(std::ostream& out, const SimDocument& document);
void print_csv(std::ostream& out, const SimDocument& document);

}  // namespace cardroom::cli
