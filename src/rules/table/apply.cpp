#include "rules/table/apply.h"

#include <algorithm>
#include <utility>

#include "rules/table/plan.h"
#include "rules/table/round.h"

namespace cardroom {

namespace {

template <class List, class Match>
void erase_if(List& list, Match&& match) {
  for (std::size_t at = list.size(); at > 0; --at)
    if (match(list[at - 1])) list.erase_at(at - 1);
}

void forget_wishes(Table& table, PlayerId player) {
  erase_if(table.wishes, [&](const SeatWish& wish) { return wish.player == player; });
}

// Until when a player who sits down has paid already; 0 if they have not.
std::int64_t take_paid_time(Table& table, PlayerId player) {
  std::int64_t until_s = 0;
  for (const PaidTime& paid : table.paid_time)
    if (paid.player == player) until_s = paid.until_s;
  erase_if(table.paid_time, [&](const PaidTime& paid) { return paid.player == player; });
  return until_s;
}

}  // namespace

void keep_paid_time(Table& table, const Place& place) {
  erase_if(table.paid_time, [&](const PaidTime& paid) { return paid.until_s <= table.now_s; });
  if (place.player.is_none() || place.time_paid_until_s <= table.now_s) return;
  if (table.paid_time.full()) table.paid_time.erase_at(0);
  table.paid_time.push_back({place.player, place.time_paid_until_s});
}

void apply_to(Table& table, const Event& event) {
  apply(table.terms, table.round, event);
  note_in_table(table, event);
}

void apply_to(Table& table, const table_event::Sat& sat) {
  Place& place = table.place(sat.seat);
  place = {};
  place.player = sat.player;
  place.stake = sat.stake;
  place.time_paid_until_s = take_paid_time(table, sat.player);
  place.entering = table.rounds > 0;
  table.bought += sat.stake;
  forget_wishes(table, sat.player);
  erase_if(table.waiting, [&](PlayerId one) { return one == sat.player; });
}

void apply_to(Table& table, const table_event::SeatWanted& wanted) {
  table.wishes.push_back({wanted.player, wanted.seat, wanted.stake});
}

void apply_to(Table& table, const table_event::SeatGivenUp& given_up) {
  erase_if(table.wishes, [&](const SeatWish& wish) {
    return wish.player == given_up.player && wish.seat == given_up.seat;
  });
}

void apply_to(Table&, const table_event::DrewForSeat&) {}

void apply_to(Table& table, const table_event::ListJoined& joined) {
  table.waiting.push_back(joined.player);
}

void apply_to(Table& table, const table_event::ListLeft& left) {
  erase_if(table.waiting, [&](PlayerId one) { return one == left.player; });
  forget_wishes(table, left.player);
}

void apply_to(Table& table, const table_event::SeatChanged& changed) {
  Place& to = table.place(changed.to);
  to = table.place(changed.from);
  table.place(changed.from) = {};
  to.posts = false;
  if (changed.further)
    to.owed = static_cast<std::uint8_t>(to.owed | (1U << big_blind_index(table.coming)));
  erase_if(table.wishes, [&](const SeatWish& wish) {
    return wish.player == changed.player && wish.seat == changed.to;
  });
}

void apply_to(Table& table, const table_event::LeaveAsked& asked) {
  table.place(asked.seat).leaving = true;
}

void apply_to(Table& table, const table_event::Left& left) {
  check(table.place(left.seat).stake == left.amount, "a player leaves with all their chips");
  keep_paid_time(table, table.place(left.seat));
  table.place(left.seat) = {};
  table.cashed += left.amount;
  forget_wishes(table, left.player);
  erase_if(table.proposal.unanswered, [&](PlayerId one) { return one == left.player; });
}

void apply_to(Table& table, const table_event::SatOut& out) {
  table.place(out.seat).sits_out = true;
  table.place(out.seat).posts = false;
}

void apply_to(Table& table, const table_event::SatIn& in) { table.place(in.seat).sits_out = false; }

void apply_to(Table& table, const table_event::PostChosen& chosen) {
  table.place(chosen.seat).posts = true;
}

void apply_to(Table& table, const table_event::WaitChosen& chosen) {
  table.place(chosen.seat).posts = false;
}

void apply_to(Table& table, const table_event::StandingRestored& restored) {
  table.place(restored.seat).standing = Standing::full;
}

void apply_to(Table& table, const table_event::MarkerPlaced& placed) {
  table.marker = placed.seat;
  table.marker_moves = false;
  // A table taken over in play is past its first revolution.
  table.revolution.complete = true;
}

void apply_to(Table& table, const table_event::ToppedUp& topped_up) {
  table.place(topped_up.seat).stake += topped_up.amount;
  table.bought += topped_up.amount;
}

void apply_to(Table& table, const table_event::TookOff& took_off) {
  table.place(took_off.seat).stake -= took_off.amount;
  table.cashed += took_off.amount;
}

void apply_to(Table& table, const table_event::OverBlindAnnounced& announced) {
  table.over_blinds.push_back(
      {.seat = announced.seat, .what = Forcing::over_blind, .live = announced.amount, .dead = {}});
}

void apply_to(Table& table, const table_event::StakeBelow& below) {
  table.place(below.seat).standing = below.standing;
}

void apply_to(Table& table, const table_event::TimeCharged& charged) {
  Place& place = table.place(charged.seat);
  place.stake -= charged.amount;
  place.time_paid_until_s = charged.until_s;
  table.time_charges += charged.amount;
}

namespace {

// S05-17.4: a player who sits out while the blinds pass them has missed the blinds.
void note_missed_blinds(Table& table, SeatSet players) {
  const Terms& terms = table.terms;
  if (table.game->table.entering != Entering::by_blinds || terms.forced != Forced::blind) return;
  const int posting = std::min(terms.blinds, players.size());
  int blind = 0;
  for (unsigned step = 1; step <= seats_max && blind < posting; ++step) {
    const Seat seat = seat_at((table.marker.index() + step) % seats_max);
    Place& place = table.place(seat);
    if (players.contains(seat)) {
      ++blind;
    } else if (!place.player.is_none() && place.sits_out) {
      place.owed = static_cast<std::uint8_t>(place.owed | (1U << blind));
    }
  }
}

}  // namespace

void apply_to(Table& table, const table_event::RoundStarted& started) {
  Setup setup;
  table.terms = table.coming;
  table.in_force = table.determined;
  table.revolution = revolved_to(table, started.marker);
  table.marker = setup.marker = started.marker;
  table.marker_moves = table.concluded = false;
  table.dealt_to = {};
  for (Place& place : table.places) place.dealt_out = false;
  for (const Seat seat : started.players) {
    Place& place = table.place(seat);
    setup.players.insert(seat);
    if (place.sits_out) setup.absent.insert(seat);
    setup.stakes[seat.index()] = std::exchange(place.stake, Chips(0));
    table.dealt_to[seat.index()] = place.player;
    place.entering = place.posts = false;
    place.owed = place.abstained = 0;
  }
  note_missed_blinds(table, setup.players);
  // S05-17.14, C-24: the round before can no longer change, and the decision on it stands.
  table.round = before_deal(table.terms, setup);
  table.round.odd.now_s = started.now_s;
  table.settled = {};
  table.settled_house = table.settled_removed = {};
  table.over_blinds.clear();
  table.dealing = true;
  table.rounds = started.number;
  table.now_s = started.now_s;
  if (table.closing) --table.rounds_left;
}

void apply_to(Table& table, const table_event::Determined& made) {
  const auto read = determine(table.determined, *table.game, made.key.view(), made.value.view());
  const auto terms = make_terms(*table.game, table.determined);
  check(read && terms, "a recorded determination is not allowed");
  table.coming = *terms;
  if (table.rounds > 0) return;
  table.terms = *terms;
  table.in_force = table.determined;
}

void apply_to(Table& table, const table_event::ClosureAnnounced& closure) {
  table.closing = true;
  table.rounds_left = closure.rounds;
}

void apply_to(Table& table, const table_event::GroupRestricted& restriction) {
  table.group_only = restriction.restricted;
}

void apply_to(Table& table, const table_event::Admitted& admitted) {
  table.group.push_back(admitted.player);
}

}  // namespace cardroom
