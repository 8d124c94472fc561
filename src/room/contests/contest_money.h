// What a contest means for the ledger: fees and buy-backs come in, prizes and refunds go out, and
// the house keeps what is left at the end.
#pragma once

#include <optional>
#include <vector>

#include "cage/commands.h"
#include "records/records.h"
#include "room/contests/live_contest.h"

namespace cardroom::room {

// What a command asks somebody to pay; none: nothing.
std::optional<records::Payment> price_of(const contest::Tournament& state,
                                         const contest::Command& command);

// Who comes into the contest or buys back into it: what protects players is asked first.
PlayerId comes_by(const contest::Command& command);
// Who would play on by what they ask themselves: in the next session, or in the next round.
PlayerId plays_on_by(const contest::Tournament& state, const contest::Command& command);

// `held` is what the ledger holds of the contest before the events.
// What each has paid in and not got back.
std::vector<records::Payment> paid_in(const contest::Tournament& state);

std::vector<cage::Command> money_of(std::uint32_t number, const contest::Events& events,
                                    Cents held);

}  // namespace cardroom::room
