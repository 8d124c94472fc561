#include "tournament/undo/apply_corrections.h"

#include <algorithm>

#include "tournament/undo/out_order.h"

namespace cardroom::tournament {

namespace {

template <class Value>
void put_back(Value& now, const Value& before, const Value& after) {
  if (!(before == after)) now = before;
}

void put_back(Tournament& tournament, const Frame& before, const Frame& after) {
  put_back(tournament.phase, before.phase, after.phase);
  put_back(tournament.stage, before.stage, after.stage);
  put_back(tournament.balloted, before.balloted, after.balloted);
  put_back(tournament.top_ups_ended, before.top_ups_ended, after.top_ups_ended);
  put_back(tournament.clock, before.clock, after.clock);
}

// A deal holds as long as play is over.
void forget_deal_in_play(Tournament& tournament) {
  if (tournament.phase == TournamentPhase::playing && is_deal_made(tournament))
    tournament.deal.reset();
}

EntryNumber number_of(const Tournament& tournament, PlayerId player) {
  const Entry* const entry = find_entry(tournament, player);
  check(entry != nullptr, "a correction names somebody without an entry");
  return tournament.entries.number_of(*entry);
}

// A stake that the director sets: at a table that is dealt, chips come into play or leave it; at a
// physical one they were somewhere else.
void set_stake(Tournament& tournament, Entry& entry, Chips stake) {
  const Chips more = stake - entry.stake;
  if (is_counted(tournament, entry.table))
    tournament.uncounted -= more;
  else
    (more > Chips(0) ? tournament.issued : tournament.removed) += more > Chips(0) ? more : -more;
  entry.stake = stake;
  entry.status = EntryStatus::playing;
}

}  // namespace

void apply_to(Tournament& tournament, const event::Undone& told) {
  const Act* const found = tournament.acts.find(told.act);
  check(found != nullptr, "an act is taken back that nobody knows");
  const Act act = *found;
  for (const auto& change : act.entries)
    tournament.entries.change(change.number, [&](Entry& entry) { entry = change.before; });
  for (const auto& change : act.tables)
    if (change.before != change.after) tournament.tables.restore(change.number, change.before);
  put_back(tournament, act.before, act.after);
  forget_deal_in_play(tournament);
  tournament.issued -= act.moved.issued;
  tournament.removed -= act.moved.removed;
  tournament.uncounted -= act.moved.uncounted;
  std::erase_if(tournament.acts.list, [&](const Act& one) { return one.number == told.act; });
}

// The cage moves it.
void apply_to(Tournament&, const event::MoneyReturned&) {}
void apply_to(Tournament&, const event::Reopened&) {}

void apply_to(Tournament& tournament, const event::ClockSet& told) {
  tournament.clock.breaks_s += clock_s(tournament) - told.clock_s;
}

void apply_to(Tournament& tournament, const event::StakeCorrected& told) {
  tournament.entries.change(number_of(tournament, told.player),
                            [&](Entry& entry) { set_stake(tournament, entry, told.stake); });
}

// Everybody who is out is numbered anew, the first out with 1; the next to go out comes after all.
void apply_to(Tournament& tournament, const event::PlaceCorrected& told) {
  std::vector<OutGroup> groups = groups_out(tournament, told.player);
  const auto behind = groups_behind(tournament, groups, told.place);
  check(behind.has_value(), "a place is corrected to one that nobody can have");
  groups.insert(groups.begin() + static_cast<std::ptrdiff_t>(*behind),
                OutGroup{number_of(tournament, told.player)});
  std::uint32_t rank = 0;
  for (const OutGroup& group : groups) {
    ++rank;
    for (const EntryNumber number : group)
      tournament.entries.change(number, [&](Entry& entry) { entry.out_at = rank; });
  }
  tournament.instant = {std::max(tournament.instant.number, rank), -1};
}

void apply_to(Tournament& tournament, const event::Reinstated& told) {
  const EntryNumber number = number_of(tournament, told.player);
  tournament.entries.change(number, [&](Entry& entry) {
    entry.out_at = 0;
    entry.contributed = Chips(0);
    entry.table = told.table;
    entry.seat = told.seat;
    set_stake(tournament, entry, told.stake);
  });
  tournament.tables.sit(told.table, told.seat, number);
  tournament.phase = TournamentPhase::playing;
  forget_deal_in_play(tournament);
}

}  // namespace cardroom::tournament
