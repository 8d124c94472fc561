// Act: what one command of a tournament changed, so that it can be taken back. Acts: the latest of
// them, with their numbers.
#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "base/short_text.h"
#include "tournament/field/field.h"
#include "tournament/field/tables.h"
#include "tournament/frame.h"

namespace cardroom::tournament {

// Chips that came into play, left it, or were not in any stake.
struct ChipsMoved {
  Chips issued;
  Chips removed;
  Chips uncounted;
  CARDROOM_DESCRIBED("chips_moved", issued, removed, uncounted);
};

struct Act {
  template <class Number, class Thing>
  struct Change {
    Number number = 0;
    Thing before;
    Thing after;
    CARDROOM_DESCRIBED("change", number, before, after);
  };

  std::uint32_t number = 0;
  ShortText what;
  PlayerId player;
  std::vector<Change<EntryNumber, Entry>> entries;
  std::vector<Change<TableNumber, TournamentTable>> tables;
  Frame before;
  Frame after;
  ChipsMoved moved;  // By it.
  CARDROOM_DESCRIBED("act", number, what, player, entries, tables, before, after, moved);
};

struct Acts {
  static constexpr std::size_t kept = 100;

  std::deque<Act> list;  // The latest last.
  std::uint32_t last = 0;

  const Act* find(std::uint32_t number) const {
    for (const Act& act : list)
      if (act.number == number) return &act;
    return nullptr;
  }
};

}  // namespace cardroom::tournament
