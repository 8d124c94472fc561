// What `cardroom edge canberra` found, as text, as JSON and as a table of every decision.
#pragma once

#include <iosfwd>

#include "cli/edge/options.h"

namespace cardroom::cli {

struct EdgeAnswer {
  odds::Outcomes outcomes;
  odds::Edge edge;
  odds::StrategySummary strategy;
};

void print_edge(std::ostream& out, const EdgeOptions& options, const EdgeQuestion& question,
                const EdgeAnswer& answer);
void print_edge_json(std::ostream& out, const EdgeOptions& options, const EdgeQuestion& question,
                     const EdgeAnswer& answer);

// One line a hand and up card that no renaming of suits makes the same.
void print_decisions(std::ostream& out, const odds::CanberraCounts& counts,
                     const EdgeQuestion& question);

}  // namespace cardroom::cli
