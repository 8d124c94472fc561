// HostedCanberra: a table of Canberra Poker with real cards, and what has been entered since its
// cards were dealt, so that entries can be taken back.
#pragma once

#include <variant>
#include <vector>

#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "hosted/undo.h"
#include "rulebook/engine.h"

namespace cardroom::canberra {

using HostedCanberraCommand = std::variant<Command, hosted_command::Undo>;
using HostedCanberraEvent = std::variant<Event, hosted_event::EntryUndone>;
using HostedCanberraEvents = std::vector<HostedCanberraEvent>;

struct HostedCanberra {
  State now;
  State since;                   // Before the entries that can be taken back.
  std::vector<Command> entries;  // In the order entered.
};

// Settings for a table whose cards are told.
Settings hosted(Settings settings);

// What the dealer enters and can take back; the settlement follows from an entry by itself.
bool is_entry(const Command& command);

// Refuses and changes nothing, or obeys and adds what happened. Undo takes back the last entry of
// the round, until the next is called, but not the deal. What happens to the table itself (a player
// sits down, a fault) stays.
Refusal play(HostedCanberra& game, const HostedCanberraCommand& command,
             HostedCanberraEvents& events);

}  // namespace cardroom::canberra
