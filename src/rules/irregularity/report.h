// The facts that an irregularity is reported with, and which row of the book's table fits them.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

// The moment at which an irregularity is found.
RoundMoment moment_of(const Round& round);

// What is wrong with a report, whatever the book says about the irregularity.
Refusal refuse_report(const RoundFlow& flow, const command::Report& report);
// The first row of the book's table that fits and can be carried out; null if the moment is wrong.
const IrregularityRule* find_rule(const RoundFlow& flow, const command::Report& report);
// The card a report is about: the one it names, or the only possible one.
Card card_of(const RoundFlow& flow, const command::Report& report);
// A clause on this irregularity at any moment; empty if the book does not mention it.
Clause clause_on(const RoundFlow& flow, Irregularity what);

}  // namespace cardroom
