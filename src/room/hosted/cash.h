// Cash at a hosted table: people without an account sit down by name, and buy chips from the
// dealer. The cage takes the cash in, and gives out what they leave with.
#pragma once

#include "room/desk/desk.h"
#include "room/messages/answers.h"
#include "room/tables/runner.h"

namespace cardroom::room {

struct CashParts {
  Desk& desk;
  Counter& counter;
  Tables& tables;
  Dealer& dealer;
  Runner& runner;
  Answers& answers;
};

void seat_walk_in(const CashParts& parts, const Message& message, Effects& effects);
void sell_chips(const CashParts& parts, const Message& message, Effects& effects);

}  // namespace cardroom::room
