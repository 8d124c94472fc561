// What somebody may see of a hosted table: nothing that was not told. Players hold their cards in
// their hands; the program does not know them, so a player sees no more than everybody does.
#pragma once

#include "hosted/table.h"
#include "rules/table/view.h"

namespace cardroom {

TableView view_for(const HostedTable& host, Viewer viewer);

// The hand in front of a seat as far as it was told; an unseen card is Card().
FixedList<Card, 7> told_hand(const HostedTable& host, Seat seat);

// The irregularities that the book rules on at this moment, in its order. Wagers out of turn and of
// a wrong amount are not among them: they are entered as they were made.
FixedList<Irregularity, 16> known_now(const Table& table);
// The same at a table that waits for cards: of the street that is turned, and of the showdown.
FixedList<Irregularity, 16> known_now(const HostedTable& host);

}  // namespace cardroom
