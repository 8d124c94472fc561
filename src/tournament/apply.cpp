#include "tournament/apply.h"

#include "tournament/format/settings.h"

namespace cardroom::tournament {

namespace {

Entry& entry_of(Tournament& tournament, PlayerId player) {
  Entry* entry = find_entry(tournament, player);
  check(entry != nullptr, "an event names somebody without an entry");
  return *entry;
}

std::uint16_t number_of(const Tournament& tournament, const Entry& entry) {
  return static_cast<std::uint16_t>(&entry - tournament.entries.data() + 1);
}

void stand_up(Tournament& tournament, Entry& entry) {
  if (entry.table != 0) tournament.table(entry.table).who[entry.seat.index()] = 0;
  entry.table = 0;
  entry.seat = Seat::none();
}

// The present instant; `ended` are the tables, one bit each, whose round ends with this event.
std::uint32_t instant_of(Tournament& tournament, std::uint32_t ended) {
  Instant& instant = tournament.instant;
  if (instant.at_s != tournament.now_s || (instant.ended & ended) != 0)
    instant = {instant.number + 1, tournament.now_s, 0};
  instant.ended |= ended;
  return instant.number;
}

void go_out(Tournament& tournament, Entry& entry, EntryStatus status) {
  stand_up(tournament, entry);
  entry.status = status;
  entry.out_at = instant_of(tournament, 0);
}

void set_stakes(Tournament& tournament, TableState& table, const StakesAt& stakes) {
  for (const Seat seat : table.dealt) {
    const std::uint16_t who = table.who[seat.index()];
    if (who != 0) tournament.entries[who - 1U].stake = stakes[seat.index()];
  }
}

// P-06: the buck goes on to the next player.
void end_round(TableState& table) {
  table.dealing = false;
  const SeatSet taken = seats_taken(table);
  if (!taken.empty()) table.buck = taken.after(table.buck);
}

void apply_to(Tournament& tournament, const event::Determined& told) {
  const auto read = read_setting(tournament.conditions, told.key.view(), told.value.view());
  check(read == Reading::done, "a recorded determination cannot be read");
  tournament.approved = false;
}
void apply_to(Tournament& tournament, const event::Approved&) { tournament.approved = true; }
void apply_to(Tournament& tournament, const event::Nominated& told) {
  tournament.director = tournament.director || !told.assistant;
}
void apply_to(Tournament& tournament, const event::Admitted& told) {
  tournament.admitted.push_back(told.player);
}

void apply_to(Tournament& tournament, const event::Entered& told) {
  Entry* before = find_entry(tournament, told.player);
  Entry& entry = before != nullptr ? *before : tournament.entries.extend();
  entry = Entry();
  entry.player = told.player;
  entry.paid = told.fee;
  tournament.balloted = false;
}
void apply_to(Tournament& tournament, const event::Withdrew& told) {
  Entry& entry = entry_of(tournament, told.player);
  stand_up(tournament, entry);
  entry.status = EntryStatus::withdrawn;
}
void apply_to(Tournament& tournament, const event::ReserveJoined& told) {
  Entry& entry = tournament.entries.extend();
  entry = Entry();
  entry.player = told.player;
  entry.status = EntryStatus::reserve;
}
void apply_to(Tournament& tournament, const event::ReserveSeated& told) {
  Entry& reserve = entry_of(tournament, told.reserve);
  Entry& original = entry_of(tournament, told.instead_of);
  reserve.status = original.status;
  reserve.paid = tournament.conditions.fee;
  reserve.stake = original.stake;
  reserve.table = original.table;
  reserve.seat = original.seat;
  if (reserve.table != 0)
    tournament.table(reserve.table).who[reserve.seat.index()] = number_of(tournament, reserve);
  original.status = EntryStatus::replaced;
  original.stake = Chips(0);
  original.table = 0;
  original.seat = Seat::none();
  original.refunded = told.refunded;
}

void apply_to(Tournament& tournament, const event::TableFormed& told) {
  TableState& table = tournament.table(told.table);
  table = TableState();
  table.in_use = true;
  table.chip = told.chip;
  tournament.balloted = true;
}
void apply_to(Tournament& tournament, const event::TableBroken& told) {
  TableState& table = tournament.table(told.table);
  for (const Seat seat : seats_taken(table)) {
    Entry& entry = tournament.entries[table.who[seat.index()] - 1U];
    stand_up(tournament, entry);
  }
  table.in_use = false;
}

void apply_to(Tournament& tournament, const event::Allotted& told) {
  Entry& entry = entry_of(tournament, told.player);
  stand_up(tournament, entry);
  entry.table = told.table;
  entry.seat = told.seat;
  TableState& table = tournament.table(told.table);
  table.who[told.seat.index()] = number_of(tournament, entry);
  // P-02, P-17: a table that has not played begins at its first position.
  if (table.rounds == 0) {
    const SeatSet taken = seats_taken(table);
    const bool last = tournament.articles().marker_starts_last;
    table.buck = last ? taken.highest_seat() : taken.lowest_seat();
  }
}

void apply_to(Tournament& tournament, const event::Started& told) {
  for (Entry& entry : tournament.entries) {
    if (entry.status != EntryStatus::entered) continue;
    entry.status = EntryStatus::playing;
    entry.stake = told.each;
    tournament.issued += told.each;
  }
  tournament.phase = TournamentPhase::playing;
}

void apply_to(Tournament& tournament, const event::TimePassed& told) {
  tournament.now_s = told.now_s;
}
void apply_to(Tournament& tournament, const event::ClockStarted&) {
  tournament.clock.running = true;
  tournament.clock.began_s = tournament.now_s;
}
void apply_to(Tournament&, const event::LevelBegan&) {}
void apply_to(Tournament&, const event::RaceOffCalled&) {}
void apply_to(Tournament&, const event::RebuysEnded&) {}
void apply_to(Tournament& tournament, const event::TopUpsEnded&) {
  tournament.top_ups_ended = true;
}
void apply_to(Tournament& tournament, const event::BreakBegan& told) {
  tournament.clock.on_break = true;
  tournament.clock.break_began_s = tournament.now_s;
  tournament.clock.break_ends_s = told.length_s == 0 ? 0 : tournament.now_s + told.length_s;
}
void apply_to(Tournament& tournament, const event::BreakEnded& told) {
  tournament.clock.on_break = false;
  tournament.clock.breaks_s += told.at_s - tournament.clock.break_began_s;
}

void apply_to(Tournament& tournament, const event::RoundBegan& told) {
  TableState& table = tournament.table(told.table);
  table.dealing = true;
  table.rounds = told.number;
  table.round_clock_s = clock_s(tournament);
  table.level = level_now(tournament);
  table.buck = told.buck;
  table.dealt = SeatSet();
  for (const Seat seat : told.players) table.dealt.insert(seat);
}
void apply_to(Tournament& tournament, const event::RoundEnded& told) {
  TableState& table = tournament.table(told.table);
  set_stakes(tournament, table, told.stakes);
  end_round(table);
  instant_of(tournament, 1U << (told.table - 1U));
}
void apply_to(Tournament& tournament, const event::RoundInvalidated& told) {
  TableState& table = tournament.table(told.table);
  const Chips before = chips_in_play(tournament);
  set_stakes(tournament, table, told.stakes);
  tournament.removed += before - chips_in_play(tournament);
  // T01-8.6, P-13: an invalid round has no conclusion, and the buck stays.
  table.dealing = false;
}

void apply_to(Tournament& tournament, const event::Busted& told) {
  Entry& entry = entry_of(tournament, told.player);
  tournament.uncounted += entry.stake;
  entry.stake = Chips(0);
  entry.status = EntryStatus::busted;
  entry.out_at = instant_of(tournament, 0);
  entry.contributed = told.contributed;
}
void apply_to(Tournament& tournament, const event::Eliminated& told) {
  Entry& entry = entry_of(tournament, told.player);
  const std::uint32_t busted_at = entry.out_at;
  const bool was_busted = entry.status == EntryStatus::busted;
  tournament.uncounted += entry.stake;
  entry.stake = Chips(0);
  go_out(tournament, entry, EntryStatus::out);
  if (was_busted) entry.out_at = busted_at;
  entry.contributed = told.contributed;
}
void apply_to(Tournament& tournament, const event::Rebought& told) {
  Entry& entry = entry_of(tournament, told.player);
  entry.stake += told.chips;
  entry.bought += told.price;
  entry.rebuys = static_cast<std::uint16_t>(entry.rebuys + 1);
  entry.status = EntryStatus::playing;
  tournament.issued += told.chips;
}
void apply_to(Tournament& tournament, const event::ToppedUp& told) {
  Entry& entry = entry_of(tournament, told.player);
  entry.stake += told.chips;
  entry.bought += told.price;
  entry.topped_up = true;
  entry.status = EntryStatus::playing;
  tournament.issued += told.chips;
}

void apply_to(Tournament& tournament, const event::CardRaced& told) {
  entry_of(tournament, told.player).stake -= told.odd;
  tournament.uncounted += told.odd;  // On their way to the player with the highest card.
}
void apply_to(Tournament& tournament, const event::RacedOff& told) {
  if (!told.winner.is_none()) entry_of(tournament, told.winner).stake += told.won;
  tournament.issued += told.added;
  tournament.removed += told.removed;
  tournament.uncounted += told.added - told.removed - told.won;
  tournament.table(told.table).chip = chip_above(tournament.conditions, told.chip);
}
void apply_to(Tournament& tournament, const event::CountHeld& told) {
  tournament.counts = told.number;
}
void apply_to(Tournament& tournament, const event::Counted& told) {
  TableState& table = tournament.table(told.table);
  for (const Seat seat : seats_taken(table)) {
    Entry& entry = tournament.entries[table.who[seat.index()] - 1U];
    tournament.uncounted += entry.stake - told.stakes[seat.index()];
    entry.stake = told.stakes[seat.index()];
  }
}
void apply_to(Tournament& tournament, const event::StageBegan& told) {
  tournament.stage = told.stage;
  tournament.stages = told.number;
  tournament.counts = 0;
}

void apply_to(Tournament& tournament, const event::MarkedAbsent& told) {
  entry_of(tournament, told.player).absent = true;
}
void apply_to(Tournament& tournament, const event::MarkedPresent& told) {
  entry_of(tournament, told.player).absent = false;
}
void apply_to(Tournament& tournament, const event::Forfeited& told) {
  Entry& entry = entry_of(tournament, told.player);
  tournament.removed += told.removed;
  entry.stake -= told.removed;
  go_out(tournament, entry, EntryStatus::forfeited);
}
void apply_to(Tournament& tournament, const event::Substituted& told) {
  entry_of(tournament, told.player).played_by = told.substitute;
}
void apply_to(Tournament& tournament, const event::Excluded& told) {
  Entry& entry = entry_of(tournament, told.player);
  tournament.removed += told.removed;
  entry.stake -= told.removed;
  go_out(tournament, entry, EntryStatus::excluded);
}
void apply_to(Tournament&, const event::Directed&) {}

void apply_to(Tournament& tournament, const event::PlayEnded&) {
  tournament.phase = TournamentPhase::over;
}
void apply_to(Tournament& tournament, const event::Placed& told) {
  entry_of(tournament, told.player).place = told.place;
}
void apply_to(Tournament& tournament, const event::PrizePaid& told) {
  entry_of(tournament, told.player).prize = told.amount;
}
void apply_to(Tournament& tournament, const event::Finished&) {
  tournament.phase = TournamentPhase::finished;
}
void apply_to(Tournament& tournament, const event::Cancelled&) {
  tournament.phase = TournamentPhase::cancelled;
}
void apply_to(Tournament& tournament, const event::Refunded& told) {
  entry_of(tournament, told.player).refunded += told.amount;
}

}  // namespace

void apply(Tournament& tournament, const Event& event) {
  std::visit([&](const auto& told) { apply_to(tournament, told); }, event);
}

}  // namespace cardroom::tournament
