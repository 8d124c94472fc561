// Tally: what the entries of a tournament add up to, kept as they change. A field of ten thousand
// costs no more per round than one of ten.
#pragma once

#include "tournament/field/entry.h"

namespace cardroom::tournament {

struct Tally {
  int left = 0;      // Players still in.
  int entrants = 0;  // Players who have paid and may play.
  Chips stakes;
  // T-15, T-16: the fees of withdrawn entrants stay; those of replaced entrants went back.
  int paying = 0;   // Fees: somebody who entered again has paid two.
  int charged = 0;  // Of them, those who paid anything.
  Cents paid;
  Cents bought;

  void add(const Entry& entry) { count(entry, 1); }
  void take_out(const Entry& entry) { count(entry, -1); }

  friend bool operator==(const Tally&, const Tally&) = default;

 private:
  void count(const Entry& entry, int times) {
    left += is_in(entry) ? times : 0;
    entrants += took_part(entry) || entry.status == EntryStatus::entered ? times : 0;
    stakes += entry.stake * times;
    if (entry.status == EntryStatus::reserve || entry.status == EntryStatus::replaced ||
        entry.status == EntryStatus::undone)
      return;
    const int fees = times * (1 + entry.re_entries);
    paying += fees;
    charged += entry.paid > Cents(0) ? fees : 0;
    paid += entry.paid * times;
    bought += entry.bought * times;
  }
};

}  // namespace cardroom::tournament
