// Winding up: what the cage holds of a tournament goes back to those who paid it, by what they
// paid.
#pragma once

#include <vector>

#include "records/records.h"
#include "room/counter/counter.h"
#include "room/tournaments/any/any_tournament.h"

namespace cardroom::room {

// Who has it done, and under which clause.
struct WoundUpBy {
  Asker asker;
  Clause clause;
};

// `paid` is what each has paid in and not got back.
void pay_everybody_back(const AnyTournament& tournament, std::vector<records::Payment> paid,
                        const WoundUpBy& by, Counter& counter, Recorder& recorder,
                        const Moment& at);

}  // namespace cardroom::room
