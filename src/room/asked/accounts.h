// All accounts, for the operator and the inspector.
#pragma once

#include "room/audience/connections.h"
#include "room/counter/counter.h"
#include "room/desk/desk.h"

namespace cardroom::room {

void answer_accounts(const Desk& desk, const Counter& counter, const Connections& connections,
                     const Message& message, Effects& effects);

}  // namespace cardroom::room
