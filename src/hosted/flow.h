// HostedFlow: how a hosted table goes through what a command leads to. It stops at the first card
// that nobody has told, asks for it, and plays the command again when it is told.
#pragma once

#include "hosted/table.h"

namespace cardroom {

struct HostedFlow {
  HostedTable& host;
  const HostedListener& listener;
  bool shows_on = false;  // What was shown at this showdown already counts.

  void tell(const HostedEvent& event) const { listener(event, host.table); }
};

// What a refusal cites while the table waits.
Clause clause_now(const HostedTable& host);

// Asks for the next hand of a showdown, or pays when there is none.
void go_on_with_showdown(HostedFlow& flow);

// Plays the command that waits, up to the next untold card.
Refusal play_waiting(HostedFlow& flow);
Refusal begin(HostedFlow& flow, const TableCommand& command);

}  // namespace cardroom
