// Tournament: the whole state, changed only by apply(). Trivially copyable; entries and tables are
// in lists of fixed size.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/seat_set.h"
#include "tournament/events.h"
#include "tournament/format/schedule.h"

namespace cardroom::tournament {

enum class EntryStatus : std::uint8_t {
  reserve,  // Waits for a seat that another player does not take.
  entered,  // Has paid, but not begun.
  playing,
  busted,     // T-26: without chips, and may still rebuy.
  out,        // Eliminated, with a place.
  forfeited,  // Did not come, with a place.
  excluded,   // Excluded by the director, with a place.
  withdrawn,  // Before the start: the fee stays, and there is no place.
  replaced,   // A reserve has their seat; their fee went back.
};
inline constexpr std::string_view word(EntryStatus status) {
  constexpr std::string_view words[] = {"reserve",   "entered",  "playing",   "busted",  "out",
                                        "forfeited", "excluded", "withdrawn", "replaced"};
  return words[static_cast<std::size_t>(status)];
}

struct Entry {
  PlayerId player;
  PlayerId played_by;  // T-23: the substitute; nobody if the entrant plays.
  EntryStatus status = EntryStatus::entered;
  TableNumber table = 0;
  Seat seat;
  bool absent = false;
  bool topped_up = false;
  std::uint16_t rebuys = 0;
  Chips stake;
  Cents paid;    // The entry fee.
  Cents bought;  // Rebuys and the top-up.
  Cents refunded;
  std::uint32_t out_at = 0;  // The instant at which the round that put them out ended.
  Chips contributed;         // To the pots of that round (T-14).
  std::uint16_t place = 0;   // Awarded place; 0 if not yet.
  Cents prize;
};

struct TableState {
  bool in_use = false;
  bool dealing = false;                        // A round of play is under way.
  SeatSet dealt;                               // The seats in it.
  std::array<std::uint16_t, seats_max> who{};  // Index in the list of entries, from 1; 0: empty.
  std::uint32_t rounds = 0;
  std::int64_t round_clock_s = 0;  // The tournament clock when the last round began.
  LevelNow level;                  // Of that round.
  Seat buck;
  Chips chip;  // The smallest chip in play here.
};

enum class TournamentPhase : std::uint8_t { entries, playing, over, finished, cancelled };
inline constexpr std::string_view word(TournamentPhase phase) {
  constexpr std::string_view words[] = {"entries", "playing", "over", "finished", "cancelled"};
  return words[static_cast<std::size_t>(phase)];
}

struct Clock {
  bool running = false;  // Since the first round of play.
  std::int64_t began_s = 0;
  std::int64_t breaks_s = 0;  // The total of all finished breaks.
  bool on_break = false;
  std::int64_t break_began_s = 0;
  std::int64_t break_ends_s = 0;  // 0 if it lasts until it is ended.
};

// T-14: rounds that end in the same second at different tables share one instant; two rounds of one
// table never do.
struct Instant {
  std::uint32_t number = 0;
  std::int64_t at_s = -1;
  std::uint32_t ended = 0;  // Tables whose round ended in it, one bit each.
};
static_assert(tables_most <= 32);

struct Tournament {
  const Format* format = nullptr;
  Conditions conditions;
  TournamentPhase phase = TournamentPhase::entries;
  bool approved = false;
  bool director = false;  // A director was nominated.
  TournamentStage stage = TournamentStage::round;
  std::uint16_t stages = 1;
  std::uint8_t counts = 0;  // How many on request, in this stage.
  bool balloted = false;
  bool top_ups_ended = false;

  std::int64_t now_s = 0;
  Clock clock;
  Instant instant;

  FixedList<Entry, entries_most> entries;
  std::array<TableState, tables_most> tables{};
  FixedList<PlayerId, entries_most> admitted;

  Chips issued;
  Chips removed;
  Chips uncounted;  // For physical tables: in play, but not in any stake at the last count.

  const Articles& articles() const { return *format->articles; }
  const Articles::Cited& cite() const { return format->articles->cite; }
  constexpr TableState& table(TableNumber number) { return tables[number - 1U]; }
  constexpr const TableState& table(TableNumber number) const { return tables[number - 1U]; }
};
static_assert(std::is_trivially_copyable_v<Tournament>);

Tournament make_tournament(const Format& format);

// T-20: seconds of play; nothing passes before the first round and during breaks.
std::int64_t clock_s(const Tournament& tournament);
LevelNow level_now(const Tournament& tournament);

// Null if they have no entry.
const Entry* find_entry(const Tournament& tournament, PlayerId player);
Entry* find_entry(Tournament& tournament, PlayerId player);

constexpr bool is_in(const Entry& entry) {
  return entry.status == EntryStatus::playing || entry.status == EntryStatus::busted;
}
// Has a place, or will have one.
constexpr bool took_part(const Entry& entry) {
  return is_in(entry) || entry.status == EntryStatus::out ||
         entry.status == EntryStatus::forfeited || entry.status == EntryStatus::excluded;
}

int players_left(const Tournament& tournament);
int entrants(const Tournament& tournament);  // Players who have paid and may play.
SeatSet seats_taken(const TableState& table);
int players_at(const TableState& table);
int tables_in_use(const Tournament& tournament);
Chips chips_in_play(const Tournament& tournament);  // Stakes, as far as they are counted.

// Everything that can be won: fees and rebuys, less the commission.
Cents pool_of(const Tournament& tournament);

// What the house keeps of the fees. T01-14.3, S05-20.21: nothing once the tournament is cancelled.
Cents commission_of(const Tournament& tournament);

// Stakes and what is uncounted are what was issued and not removed.
bool conserved(const Tournament& tournament);

}  // namespace cardroom::tournament
