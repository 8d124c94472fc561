// What the operator does at the counter: issue chips to a player and redeem them.
#pragma once

#include "room/counter/counter.h"
#include "room/desk/accounts.h"
#include "room/messages/answers.h"

namespace cardroom::room {

// `cage_issue` and `cage_redeem`.
void move_at_counter(const Accounts& accounts, Counter& counter, Answers& answers,
                     const Message& message, Effects& effects);

}  // namespace cardroom::room
