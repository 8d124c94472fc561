// Why the dealer may not do something now.
#pragma once

#include "canberra/round/guards.h"

namespace cardroom::canberra {

Refusal refuse_call(const State& state);
Refusal refuse_deal(const State& state);
Refusal refuse_announcement(const State& state);
Refusal refuse_settlement(const State& state);
Refusal refuse_jackpot_payment(const State& state);
Refusal refuse_collection(const State& state);

}  // namespace cardroom::canberra
