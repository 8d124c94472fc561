#include "room/tournaments/display/recent.h"

#include <utility>

namespace cardroom::room {

namespace event = tournament::event;

void RecentActs::note(const tournament::Event& event, tournament::TournamentPhase phase,
                      std::int64_t at_ms) {
  if (const auto* const e = std::get_if<event::Allotted>(&event)) note_seat(*e, phase, at_ms);
  if (const auto* const e = std::get_if<event::CardRaced>(&event)) cards_.push_back(*e);
  if (const auto* const e = std::get_if<event::RacedOff>(&event)) {
    race_offs_.push_back({at_ms, std::exchange(cards_, {}), *e});
    if (race_offs_.size() > race_offs_kept) race_offs_.pop_front();
  }
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
