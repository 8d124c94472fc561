#include "room/tournaments/display/recent.h"

#include <utility>

namespace cardroom::room {

namespace event = tournament::event;

void RecentActs::note(const tournament::Event& event, const tournament::Tournament& state,
                      std::int64_t at_ms) {
  if (std::holds_alternative<event::Undone>(event)) forget_undone(state);
  if (const auto* const e = std::get_if<event::Allotted>(&event)) note_seat(*e, state.phase, at_ms);
  if (const auto* const e = std::get_if<event::CardRaced>(&event)) cards_.push_back(*e);
  if (const auto* const e = std::get_if<event::RacedOff>(&event)) {
    race_offs_.push_back({at_ms, std::exchange(cards_, {}), *e});
    if (race_offs_.size() > race_offs_kept) race_offs_.pop_front();
  }
}

void RecentActs::restore(const std::vector<RecentMove>& moves,
                         const std::vector<RecentRaceOff>& race_offs,
                         const tournament::Field& entries) {
  moves_.assign(moves.begin(), moves.end());
  race_offs_.assign(race_offs.begin(), race_offs.end());
  remember_seats(entries);
}

void RecentActs::remember_seats(const tournament::Field& entries) {
  for (const tournament::Entry& entry : entries)
    if (entry.table != 0) seats_[entry.player.number()] = {entry.table, entry.seat};
}

// Nobody is sent to a seat, and no card is shown, that the director has taken back.
void RecentActs::forget_undone(const tournament::Tournament& state) {
  std::erase_if(moves_, [&](const RecentMove& move) {
    const tournament::Entry* const entry = find_entry(state, move.player);
    return is_in(*entry) && (entry->table != move.to || entry->seat != move.to_seat);
  });
  std::erase_if(race_offs_, [&](const RecentRaceOff& race) {
    const tournament::TableNumber table = race.result.table;
    return state.tables.has(table) && state.table(table).chip <= race.result.chip;
  });
  remember_seats(state.entries);
}

// The first seats are no moves.
void RecentActs::note_seat(const event::Allotted& allotted, tournament::TournamentPhase phase,
                           std::int64_t at_ms) {
  Where& where = seats_[allotted.player.number()];
  if (phase == tournament::TournamentPhase::playing && where.table != 0) {
    moves_.push_back({at_ms, allotted.player, where.table, where.seat, allotted.table,
                      allotted.seat, allotted.clause});
    if (moves_.size() > moves_kept) moves_.pop_front();
  }
  where = {allotted.table, allotted.seat};
}

}  // namespace cardroom::room
