// What a tournament means for the ledger: fees and rebuys come in, prizes and refunds go out, and
// the house keeps what is left at the end.
#pragma once

#include <optional>
#include <vector>

#include "cage/commands.h"
#include "records/records.h"
#include "tournament/state.h"

namespace cardroom::room {

// What a command asks somebody to pay; none: nothing.
std::optional<records::Payment> price_of(const tournament::Tournament& state,
                                         const tournament::Command& command);

// What each has paid in and not got back.
std::vector<records::Payment> paid_in(const tournament::Tournament& state);

// Who comes into the tournament or buys again in it: what protects players is asked first.
PlayerId comes_by(const tournament::Command& command);
// Who would play on after they were away.
PlayerId comes_back_by(const tournament::Tournament& state, const tournament::Command& command);

// `state` is the tournament after the events; `held` is what the ledger holds of it before them.
std::vector<cage::Command> money_of(const tournament::Tournament& state, std::uint32_t number,
                                    const tournament::Events& events, Cents held);

}  // namespace cardroom::room
