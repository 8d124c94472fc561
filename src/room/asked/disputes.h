// The disputes at all tables.
#pragma once

#include "room/desk/accounts.h"
#include "room/tables/tables.h"

namespace cardroom::room {

void answer_disputes(const Tables& tables, const Accounts& accounts, const Message& message,
                     Effects& effects);

}  // namespace cardroom::room
