#include "room/tournaments/display/seat_words.h"

#include <algorithm>

namespace cardroom::room {

namespace {

namespace event = tournament::event;
using tournament::TournamentPhase;

bool breaks_a_table(const tournament::Events& events) {
  return std::any_of(events.begin(), events.end(), [](const tournament::Event& one) {
    return std::holds_alternative<event::TableBroken>(one);
  });
}

// They have just come, by a late entry.
bool joins(const tournament::Events& events) {
  return std::any_of(events.begin(), events.end(), [](const tournament::Event& one) {
    return std::holds_alternative<event::JoinedPlay>(one);
  });
}

}  // namespace

std::string say_seat(const LiveTournament& tournament, const event::Allotted& allotted,
                     const tournament::Events& events) {
  const std::string where = "table " + std::to_string(allotted.table) + ", seat " +
                            std::to_string(allotted.seat.number());
  return tournament.state.phase == TournamentPhase::playing && !joins(events)
             ? "You are moved to " + where +
                   (breaks_a_table(events) ? ": your table is broken."
                                           : ", so that the tables are even.")
             : "Your seat is " + where + ".";
}

}  // namespace cardroom::room
