// Buying in, topping up and taking off.
#pragma once

#include "rules/table/flow.h"

namespace cardroom {

Refusal perform(TableFlow& flow, const table_command::TopUp& top_up);
Refusal perform(TableFlow& flow, const table_command::TakeOff& take_off);

// *95-5.3, *95-5.4, S05-4.3, RWS17-3.4: an amount, in whole chips, of at least the minimum stake.
Refusal refuse_buy_in(const Table& table, Chips stake);

// Refuses anything but a number of whole chips above zero.
Refusal refuse_amount(const Table& table, Chips amount);

}  // namespace cardroom
