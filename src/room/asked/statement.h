// A player's statement: what came and went, for themselves, the operator and the inspector.
#pragma once

#include "room/counter/books.h"
#include "room/desk/accounts.h"
#include "room/messages/message.h"

namespace cardroom::room {

void answer_statement(const Accounts& accounts, const CageBooks& books, const Message& message,
                      Effects& effects);

}  // namespace cardroom::room
