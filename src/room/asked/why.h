// Why a command at a table would be refused, or that it would be accepted. It changes nothing.
#pragma once

#include "room/tables/dealer.h"

namespace cardroom::room {

void answer_why(Tables& tables, const Dealer& dealer, const Message& message, Effects& effects);

}  // namespace cardroom::room
