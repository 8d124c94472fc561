// How simulated tournaments and formats are printed.
#pragma once

#include <iosfwd>
#include <vector>

#include "sim/tournament_many.h"

namespace cardroom::cli {

void print_formats(std::ostream& out);
void print_format(std::ostream& out, const tournament::Format& format);
void print_formats_json(std::ostream& out);
void print_format_json(std::ostream& out, const tournament::Format& format);

void print_run(std::ostream& out, const sim::TournamentPlan& plan, const sim::TournamentRun& run,
               bool all_places);
void print_run_json(std::ostream& out, const sim::TournamentPlan& plan,
                    const sim::TournamentRun& run);

void print_many(std::ostream& out, const sim::TournamentPlan& plan,
                const std::vector<sim::Figures>& figures);
void print_many_json(std::ostream& out, const sim::TournamentPlan& plan,
                     const std::vector<sim::Figures>& figures);

}  // namespace cardroom::cli
