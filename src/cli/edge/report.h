// What `cardroom edge canberra` found, as text and as JSON.
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

}  // namespace cardroom::cli
