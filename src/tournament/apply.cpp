#include "tournament/apply.h"

#include "tournament/format/settings.h"
#include "tournament/house/apply_house.h"
#include "tournament/undo/apply_corrections.h"

namespace cardroom::tournament {

namespace {

EntryNumber number_of(const Tournament& tournament, PlayerId player) {
  const Entry* entry = find_entry(tournament, player);
  check(entry != nullptr, "an event names somebody without an entry");
  return tournament.entries.number_of(*entry);
}

template <class Change>
void change(Tournament& tournament, PlayerId player, Change&& how) {
  tournament.entries.change(number_of(tournament, player), how);
}

void stand_up(Tournament& tournament, Entry& entry) {
  if (entry.table != 0) tournament.tables.leave(entry.table, entry.seat);
  entry.table = 0;
  entry.seat = Seat::none();
}

std::uint32_t next_instant(Tournament& tournament) {
  tournament.instant = {tournament.instant.number + 1, tournament.now_s};
  return tournament.instant.number;
}

std::uint32_t instant_of(Tournament& tournament) {
  const Instant& instant = tournament.instant;
  return instant.at_s == tournament.now_s ? instant.number : next_instant(tournament);
}

void go_out(Tournament& tournament, Entry& entry, EntryStatus status) {
  stand_up(tournament, entry);
  entry.status = status;
  entry.out_at = instant_of(tournament);
}

void set_stakes(Tournament& tournament, const TournamentTable& table, const StakesAt& stakes) {
  for (const Seat seat : table.dealt)
    if (const EntryNumber who = table.who[seat.index()]; who != 0)
      tournament.entries.change(who, [&](Entry& entry) { entry.stake = stakes[seat.index()]; });
}

// P-06: the buck goes on to the next player.
void end_round(TournamentTable& table) {
  table.dealing = false;
  const SeatSet taken = seats_taken(table);
  if (!taken.empty()) table.buck = taken.after(table.buck);
}

void apply_to(Tournament& tournament, const event::Determined& told) {
  const auto read = read_setting(tournament.conditions, told.key.view(), told.value.view());
  check(read == Reading::done, "a recorded determination cannot be read");
  tournament.determined.push_back(told);
  tournament.approved = false;
}
void apply_to(Tournament& tournament, const event::Approved&) { tournament.approved = true; }
void apply_to(Tournament& tournament, const event::Nominated& told) {
  tournament.director = tournament.director || !told.assistant;
}
void apply_to(Tournament& tournament, const event::Admitted& told) {
  tournament.admitted.insert(told.player);
}

void apply_to(Tournament& tournament, const event::Entered& told) {
  if (!tournament.entries.has(told.player)) tournament.entries.add(told.player);
  change(tournament, told.player, [&](Entry& entry) {
    entry = Entry();
    entry.player = told.player;
    entry.paid = told.fee;
  });
  if (tournament.phase == TournamentPhase::entries) tournament.balloted = false;
}
void apply_to(Tournament& tournament, const event::Withdrew& told) {
  change(tournament, told.player, [&](Entry& entry) {
    stand_up(tournament, entry);
    entry.status = EntryStatus::withdrawn;
  });
}
void apply_to(Tournament& tournament, const event::ReserveJoined& told) {
  tournament.entries.add(told.player);
  change(tournament, told.player, [&](Entry& entry) { entry.status = EntryStatus::reserve; });
}
void apply_to(Tournament& tournament, const event::ReserveSeated& told) {
  const Entry before = *find_entry(tournament, told.instead_of);
  change(tournament, told.instead_of, [&](Entry& original) {
    stand_up(tournament, original);
    original.status = EntryStatus::replaced;
    original.stake = Chips(0);
    original.refunded = told.refunded;
  });
  change(tournament, told.reserve, [&](Entry& reserve) {
    reserve.status = before.status;
    reserve.paid = tournament.conditions.fee;
    reserve.stake = before.stake;
    reserve.table = before.table;
    reserve.seat = before.seat;
  });
  if (before.table != 0)
    tournament.tables.sit(before.table, before.seat, number_of(tournament, told.reserve));
}

void apply_to(Tournament& tournament, const event::TableFormed& told) {
  tournament.tables.form(told.table, told.chip, tournament.conditions.stacks);
  tournament.balloted = true;
}
void apply_to(Tournament& tournament, const event::DealingChosen& told) {
  tournament.tables.change(told.table, [&](TournamentTable& table) { table.stacks = told.stacks; });
}
void apply_to(Tournament& tournament, const event::TableBroken& told) {
  const TournamentTable& table = tournament.table(told.table);
  for (const Seat seat : seats_taken(table))
    tournament.entries.change(table.who[seat.index()],
                              [&](Entry& entry) { stand_up(tournament, entry); });
  tournament.tables.dissolve(told.table);
}

void apply_to(Tournament& tournament, const event::Allotted& told) {
  change(tournament, told.player, [&](Entry& entry) {
    stand_up(tournament, entry);
    entry.table = told.table;
    entry.seat = told.seat;
  });
  tournament.tables.sit(told.table, told.seat, number_of(tournament, told.player));
  // P-02, P-17: a table that has not played begins at its first position.
  if (tournament.table(told.table).rounds > 0) return;
  const bool last = tournament.articles().marker_starts_last;
  tournament.tables.change(told.table, [&](TournamentTable& table) {
    const SeatSet taken = seats_taken(table);
    table.buck = last ? taken.highest_seat() : taken.lowest_seat();
  });
}

void apply_to(Tournament& tournament, const event::Started& told) {
  for (const Entry& entered : tournament.entries) {
    if (entered.status != EntryStatus::entered) continue;
    tournament.entries.change(tournament.entries.number_of(entered), [&](Entry& entry) {
      entry.status = EntryStatus::playing;
      entry.stake = told.each;
    });
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
  tournament.deal.reset();
  tournament.tables.change(told.table, [&](TournamentTable& table) {
    table.dealing = true;
    table.rounds = told.number;
    table.round_clock_s = clock_s(tournament);
    table.level = level_now(tournament);
    table.buck = told.buck;
    table.dealt = SeatSet();
    for (const Seat seat : told.players) table.dealt.insert(seat);
  });
}
void apply_to(Tournament& tournament, const event::RoundEnded& told) {
  set_stakes(tournament, tournament.table(told.table), told.stakes);
  tournament.tables.change(told.table, [&](TournamentTable& table) {
    end_round(table);
    const std::uint32_t instant = instant_of(tournament);
    table.ended_at = table.ended_at == instant ? next_instant(tournament) : instant;
  });
}
void apply_to(Tournament& tournament, const event::RoundInvalidated& told) {
  const Chips before = chips_in_play(tournament);
  set_stakes(tournament, tournament.table(told.table), told.stakes);
  tournament.removed += before - chips_in_play(tournament);
  // T01-8.6, P-13: an invalid round has no conclusion, and the buck stays.
  tournament.tables.change(told.table, [](TournamentTable& table) { table.dealing = false; });
}

void apply_to(Tournament& tournament, const event::Busted& told) {
  change(tournament, told.player, [&](Entry& entry) {
    tournament.uncounted += entry.stake;
    entry.stake = Chips(0);
    entry.status = EntryStatus::busted;
    entry.out_at = instant_of(tournament);
    entry.contributed = told.contributed;
  });
}
void apply_to(Tournament& tournament, const event::Eliminated& told) {
  change(tournament, told.player, [&](Entry& entry) {
    const std::uint32_t busted_at = entry.out_at;
    const bool was_busted = entry.status == EntryStatus::busted;
    tournament.uncounted += entry.stake;
    entry.stake = Chips(0);
    go_out(tournament, entry, EntryStatus::out);
    if (was_busted) entry.out_at = busted_at;
    entry.contributed = told.contributed;
  });
}
void apply_to(Tournament& tournament, const event::Rebought& told) {
  change(tournament, told.player, [&](Entry& entry) {
    entry.stake += told.chips;
    entry.bought += told.price;
    entry.rebuys = static_cast<std::uint16_t>(entry.rebuys + 1);
    entry.status = EntryStatus::playing;
  });
  tournament.issued += told.chips;
}
void apply_to(Tournament& tournament, const event::ToppedUp& told) {
  change(tournament, told.player, [&](Entry& entry) {
    entry.stake += told.chips;
    entry.bought += told.price;
    entry.topped_up = true;
    entry.status = EntryStatus::playing;
  });
  tournament.issued += told.chips;
}

void apply_to(Tournament& tournament, const event::CardRaced& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.stake -= told.odd; });
  tournament.uncounted += told.odd;  // On their way to the player with the highest card.
}
void apply_to(Tournament& tournament, const event::RacedOff& told) {
  if (!told.winner.is_none())
    change(tournament, told.winner, [&](Entry& entry) { entry.stake += told.won; });
  tournament.issued += told.added;
  tournament.removed += told.removed;
  tournament.uncounted += told.added - told.removed - told.won;
  tournament.tables.change(told.table, [&](TournamentTable& table) {
    table.chip = chip_above(tournament.conditions, told.chip);
  });
}
void apply_to(Tournament& tournament, const event::CountHeld& told) {
  tournament.stage.counts = told.number;
}
void apply_to(Tournament& tournament, const event::Counted& told) {
  const TournamentTable& table = tournament.table(told.table);
  for (const Seat seat : seats_taken(table))
    tournament.entries.change(table.who[seat.index()], [&](Entry& entry) {
      tournament.uncounted += entry.stake - told.stakes[seat.index()];
      entry.stake = told.stakes[seat.index()];
    });
}
void apply_to(Tournament& tournament, const event::StageBegan& told) {
  tournament.stage = {told.stage, told.number, 0};
}

void apply_to(Tournament& tournament, const event::MarkedAbsent& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.absent = true; });
}
void apply_to(Tournament& tournament, const event::MarkedPresent& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.absent = false; });
}
void apply_to(Tournament& tournament, const event::Forfeited& told) {
  tournament.removed += told.removed;
  change(tournament, told.player, [&](Entry& entry) {
    entry.stake -= told.removed;
    go_out(tournament, entry, EntryStatus::forfeited);
  });
}
void apply_to(Tournament& tournament, const event::Substituted& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.played_by = told.substitute; });
}
void apply_to(Tournament& tournament, const event::Excluded& told) {
  tournament.removed += told.removed;
  change(tournament, told.player, [&](Entry& entry) {
    entry.stake -= told.removed;
    go_out(tournament, entry, EntryStatus::excluded);
  });
}
void apply_to(Tournament&, const event::Directed&) {}

void apply_to(Tournament& tournament, const event::PlayEnded&) {
  tournament.phase = TournamentPhase::over;
}
void apply_to(Tournament& tournament, const event::Placed& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.place = told.place; });
}
void apply_to(Tournament& tournament, const event::PrizePaid& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.prize = told.amount; });
}
void apply_to(Tournament& tournament, const event::Finished&) {
  tournament.phase = TournamentPhase::finished;
}
void apply_to(Tournament& tournament, const event::Cancelled&) {
  tournament.phase = TournamentPhase::cancelled;
}
void apply_to(Tournament& tournament, const event::Refunded& told) {
  change(tournament, told.player, [&](Entry& entry) { entry.refunded += told.amount; });
}

}  // namespace

void apply(Tournament& tournament, const Event& event) {
  std::visit([&](const auto& told) { apply_to(tournament, told); }, event);
}

}  // namespace cardroom::tournament
