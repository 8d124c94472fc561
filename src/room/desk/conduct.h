// Staff keep players from chat, from a table or from the room, and let them again.
#pragma once

#include "room/desk/desk.h"
#include "room/messages/answers.h"
#include "room/tables/runner.h"

namespace cardroom::room {

struct ConductParts {
  Desk& desk;
  Tables& tables;
  Runner& runner;
  Answers& answers;
};

void restrict_player(const ConductParts& parts, const Message& message, Effects& effects);
void lift_restriction(const ConductParts& parts, const Message& message, Effects& effects);
void answer_restrictions(const Accounts& accounts, const Message& message, Effects& effects);

}  // namespace cardroom::room
