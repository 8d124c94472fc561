// DealersAct: what the room does as the dealer at a table: a command, and what goes with it.
#pragma once

#include <optional>
#include <utility>

#include "room/game/happened.h"
#include "room/game/scene.h"

namespace cardroom::room {

template <class Command>
struct DealersAct {
  Command command;
  Asker by{PlayerId(), Role::dealer};        // Who does it.
  codec::Maybe<records::Shuffle> shuffle{};  // The shuffle it brings.
  std::optional<Next> then{};                // What the room does at once after it.
  std::optional<Advice> advice{};            // What one player is told about it.
  PlayerId absent{};                         // Who is taken for absent by it.
};

// Lets the game try the act out; no act is refused.
template <class Command, class TryOut>
Outcome try_out_act(std::optional<DealersAct<Command>> act, TryOut&& try_out) {
  if (!act) return refused_by(rule::unknown_type);
  Outcome outcome = try_out(act->command);
  if (!outcome) return outcome;
  outcome->by = act->by;
  outcome->shuffle = std::move(act->shuffle);
  outcome->then = act->then;
  outcome->advice = std::move(act->advice);
  outcome->absent = act->absent;
  return outcome;
}

}  // namespace cardroom::room
