// A player's own chances at a practice table, against hands at random. Nobody else's cards are
// looked at. At a table with other people the room does not tell them.
#pragma once

#include "room/desk/accounts.h"
#include "room/room_options.h"
#include "room/tables/tables.h"

namespace cardroom::room {

struct Practice {
  Occasion occasion;
  const Accounts& accounts;
};

void answer_chances(Tables& tables, const Practice& practice, const Message& message,
                    Effects& effects);

}  // namespace cardroom::room
