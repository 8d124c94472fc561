// Tournament: the whole state, changed only by apply().
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "tournament/events.h"
#include "tournament/field/field.h"
#include "tournament/field/tables.h"
#include "tournament/format/schedule.h"
#include "tournament/house/deal.h"
#include "tournament/undo/act.h"

namespace cardroom::tournament {

// T-14: rounds that end in the same second at different tables share one instant; two rounds of one
// table never do.
struct Instant {
  std::uint32_t number = 0;
  std::int64_t at_s = -1;
  CARDROOM_DESCRIBED("instant", number, at_s);
};

struct Tournament {
  const Format* format = nullptr;
  Conditions conditions;
  std::vector<event::Determined> determined;  // What made the conditions of it, in order.
  TournamentPhase phase = TournamentPhase::entries;
  bool approved = false;
  bool director = false;  // A director was nominated.
  StageNow stage;
  bool balloted = false;
  bool top_ups_ended = false;

  std::int64_t now_s = 0;
  TournamentClock clock;
  Instant instant;

  Field entries;
  Tables tables;
  std::set<PlayerId> admitted;

  Acts acts;  // What can be taken back.
  std::optional<Deal> deal;

  Chips issued;
  Chips removed;
  Chips uncounted;  // For physical tables: in play, but not in any stake at the last count.

  const Articles& articles() const { return *format->articles; }
  const Articles::Cited& cite() const { return format->articles->cite; }
  const TournamentTable& table(TableNumber number) const { return tables.of(number); }
  // Who sits there.
  const Entry& entry_at(const TournamentTable& table, Seat seat) const {
    return entries.of(table.who[seat.index()]);
  }
};

Tournament make_tournament(const Format& format);

// T-20: seconds of play; nothing passes before the first round and during breaks.
std::int64_t clock_s(const Tournament& tournament);
LevelNow level_now(const Tournament& tournament);

// Whether somebody plays at a table that the director counts.
bool any_counted(const Tournament& tournament);
bool is_counted(const Tournament& tournament, TableNumber table);

// Everybody has agreed to the deal: play is over.
bool is_deal_made(const Tournament& tournament);
// A deal is proposed, and nobody has other chips since or is out.
bool is_deal_open(const Tournament& tournament);

// Null if they have no entry.
const Entry* find_entry(const Tournament& tournament, PlayerId player);

int players_left(const Tournament& tournament);
int entrants(const Tournament& tournament);  // Players who have paid and may play.
int tables_in_use(const Tournament& tournament);
Chips chips_in_play(const Tournament& tournament);  // Stakes, as far as they are counted.

// Everything that can be won: fees and rebuys, less the commission and the bounties. The house
// makes it up to what it guarantees.
Cents pool_of(const Tournament& tournament);

// What the house must add to it.
Cents guarantee_missing(const Tournament& tournament);

// What the house keeps of the fees. T01-14.3, S05-20.21: nothing once the tournament is cancelled.
Cents commission_of(const Tournament& tournament);

// Stakes and what is uncounted are what was issued and not removed.
bool conserved(const Tournament& tournament);

}  // namespace cardroom::tournament
