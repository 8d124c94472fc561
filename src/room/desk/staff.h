// The operator appoints and dismisses staff, and makes them new codes.
#pragma once

#include "room/audience/connections.h"
#include "room/desk/desk.h"
#include "room/messages/answers.h"

namespace cardroom::room {

void appoint(Desk& desk, Answers& answers, const Message& message, Effects& effects);
void make_new_code(Desk& desk, Answers& answers, const Message& message, Effects& effects);
void dismiss(Desk& desk, const Connections& connections, Answers& answers, const Message& message,
             Effects& effects);

}  // namespace cardroom::room
