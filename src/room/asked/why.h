// Why a command at a table would be refused, or that it would not be. Nothing is done, and what
// staff ask is on record.
#pragma once

#include "room/tables/dealer.h"

namespace cardroom::room {

void answer_why(Tables& tables, const Dealer& dealer, Recorder& recorder, const Message& message,
                Effects& effects);

}  // namespace cardroom::room
