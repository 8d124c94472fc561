// The figures of the house: takings by table and by hour, the ledger, and for each table the
// command that simulates it.
#pragma once

#include "room/counter/books.h"
#include "room/tables/tables.h"

namespace cardroom::room {

void answer_figures(const Tables& tables, const CageBooks& books, const Accounts& accounts,
                    const Message& message, Effects& effects);

}  // namespace cardroom::room
