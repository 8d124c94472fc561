// The figures of the house: takings by table and by hour, and the ledger.
#pragma once

#include "room/counter/books.h"
#include "room/tables/tables.h"

namespace cardroom::room {

void answer_figures(const Tables& tables, const CageBooks& books, const Message& message,
                    Effects& effects);

}  // namespace cardroom::room
