// People come to the lobby, watch tables and leave them again.
#pragma once

#include "room/audience/audience.h"
#include "room/tables/dealer.h"

namespace cardroom::room {

void enter_lobby(Audience& audience, const Message& message, Effects& effects);
void leave_lobby(Audience& audience, const Message& message, Effects& effects);
// Answers, and that is all.
void still_there(const Message& message, Effects& effects);
void watch(Audience& audience, Tables& tables, Dealer& dealer, const Message& message,
           Effects& effects);
void unwatch(Audience& audience, Tables& tables, Dealer& dealer, const Message& message,
             Effects& effects);

}  // namespace cardroom::room
