// What everybody does with their own account: where they are signed in, and the second factor.
#pragma once

#include "room/audience/connections.h"
#include "room/desk/desk.h"
#include "room/messages/answers.h"

namespace cardroom::room {

void answer_sessions(const Desk& desk, const Connections& connections, const Message& message,
                     Effects& effects);
void sign_out(Desk& desk, Answers& answers, const Message& message, Effects& effects);
void sign_out_everywhere(Desk& desk, Answers& answers, const Message& message, Effects& effects);
void begin_second_factor(Desk& desk, const Message& message, Effects& effects);
void confirm_second_factor(Desk& desk, Answers& answers, const Message& message, Effects& effects);
void remove_second_factor(Desk& desk, Answers& answers, const Message& message, Effects& effects);

}  // namespace cardroom::room
