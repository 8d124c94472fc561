// Why a command at a table would be refused, or that it would not be. Nothing is done.
#pragma once

#include "room/tables/dealer.h"

namespace cardroom::room {

void answer_why(Tables& tables, const Dealer& dealer, const Message& message, Effects& effects);

}  // namespace cardroom::room
