// What an irregularity is reported with, and which row of the book's table fits it.
#pragma once

#include "rules/round/flow.h"

namespace cardroom {

// The moment an irregularity is found at.
Moment moment_of(const Round& round);

// What is wrong with a report, whatever the book says of the irregularity.
Refusal refuse_report(const RoundFlow& flow, const command::Report& report);
// The first row of the book's table that fits and can be carried out; none: the moment is wrong.
const IrregularityRule* find_rule(const RoundFlow& flow, const command::Report& report);
// The card a report is about: the one it names, or the one it must be.
Card card_of(const RoundFlow& flow, const command::Report& report);
// A clause on this irregularity, at whatever moment; none: the book does not speak of it.
Clause clause_on(const RoundFlow& flow, Irregularity what);

}  // namespace cardroom
