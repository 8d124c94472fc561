// HostedTable: a table whose cards are on the felt. The program learns a card only when somebody
// sees it and tells it.
//
// It is an ordinary table of the same engine with a full deck in its shoe, whose order means
// nothing: each card stands in the place of one that nobody has told. Telling that a place holds
// another card swaps the two everywhere, so the deal stays whole. Before a command would show an
// untold card, the table stops, asks for it, and goes on when it is told. So nothing that happens
// depends on a card that was not told.
#pragma once

#include <functional>

#include "hosted/commands.h"
#include "hosted/events.h"
#include "hosted/wanted.h"
#include "rules/table/table.h"

namespace cardroom {

struct HostedTable {
  Table table;         // With everything that has happened; untold cards are stand-ins.
  CardSet told;        // Cards of this round that have been told.
  CardsWanted wanted;  // What play waits for.
  SeatSet not_shown;   // Hands that contest nothing at this showdown,
  SeatSet showed;      // and those that were told at it.
  Chips found;         // What counts found beyond the entries; below zero, what was missing.

  // The command that waits for cards is played again from before it, once they are told.
  Table before;  // At a showdown: when all betting was done.
  CardSet told_before;
  CardSet told_since;
  TableCommand waiting;
  std::uint32_t reported = 0;           // How many of its events have happened.
  FixedList<command::Report, 1> wrong;  // What went wrong while its cards were turned,
  bool ruled = false;                   // and whether the ruling has been told.

  bool waits() const { return wanted.what != WantedFor::nothing; }
  CARDROOM_DESCRIBED("hosted_table", table, told, wanted, not_shown, showed, found, before,
                     told_before, told_since, waiting, reported, wrong, ruled);
};

// Hears every event, and the table as it was after it.
using HostedListener = std::function<void(const HostedEvent& event, const Table& after)>;

// Refuses and changes nothing, or obeys and tells what happened. The order of a shoe may be left
// empty. Undo is refused: hosted/game.h remembers the entries.
Refusal play(HostedTable& host, const HostedCommand& command, const HostedListener& listener);

}  // namespace cardroom
