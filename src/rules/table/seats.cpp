#include "rules/table/seats.h"

#include "rules/table/plan.h"
#include "rules/table/refusals.h"
#include "rules/table/staff/director.h"
#include "rules/table/stakes.h"
#include "rules/table/wishes.h"

namespace cardroom {

namespace {

int free_seats(const Table& table) { return table.coming.seats - seated(table).size(); }

// The player's place on the waiting list; after its end if they are not on it.
std::size_t place_in_list(const Table& table, PlayerId player) {
  std::size_t at = 0;
  while (at < table.waiting.size() && table.waiting[at] != player) ++at;
  return at;
}

Refusal refuse_taken(const Table& table, Seat seat) {
  if (!table.place(seat).player.is_none())
    return refuse(refusal::seat_is_taken, table.cite().seat_choice, {{"seat", seat.number()}});
  return std::nullopt;
}

}  // namespace

Refusal refuse_newcomer(const Table& table, PlayerId player) {
  if (player.is_none()) return refuse(refusal::no_player_named, table.cite().seat_choice);
  if (table.closing && table.rounds_left == 0)
    return refuse(refusal::table_closed, table.cite().closure);
  // *95-18.2(b), S05-19.2(b): a player who was excluded does not come back.
  if (table.excluded.contains(player))
    return refuse(refusal::player_excluded, table.cite().excluded);
  // S05-8.1: a game for a chosen group.
  if (table.group_only && !table.group.contains(player))
    return refuse(refusal::not_in_group, table.cite().group);
  if (const Seat seat = seat_of(table, player); !seat.is_none())
    return refuse(refusal::already_seated, table.cite().one_hand, {{"seat", seat.number()}});
  return std::nullopt;
}

Refusal refuse_number(const Table& table, Seat seat) {
  if (!seat.is_none() && seat.number() <= table.coming.seats) return std::nullopt;
  // C-03: if the deck serves fewer players than the table has room for, the deck is the reason.
  const bool by_deck = table.coming.seats < table.game->seats_most && !table.determined.seats;
  return refuse(refusal::no_such_seat, by_deck ? table.cite().deck : table.game->seats_clause,
                {{"seat", seat.number()}, {"seats", table.coming.seats}});
}

Refusal refuse_seat(const Table& table, Seat seat) {
  if (auto refusal = refuse_number(table, seat)) return refusal;
  if (table.place(seat).player.is_none())
    return refuse(refusal::seat_is_empty, table.cite().seat_choice, {{"seat", seat.number()}});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::Sit& sit) {
  const Table& table = flow.state;
  if (auto refusal = refuse_newcomer(table, sit.player)) return refusal;
  if (auto refusal = refuse_number(table, sit.seat)) return refusal;
  if (auto refusal = refuse_taken(table, sit.seat)) return refusal;
  // *95-6.1, S05-8.2: if others want the seat too, it is awarded.
  for (const SeatWish& wish : table.wishes)
    if (wish.seat == sit.seat && wish.player != sit.player)
      return refuse(refusal::seat_is_wanted, flow.cite().seat_choice,
                    {{"seat", sit.seat.number()}});
  if (static_cast<int>(place_in_list(table, sit.player)) >= free_seats(table))
    return refuse(refusal::waiting_list_first, flow.cite().seat_choice,
                  {{"waiting", static_cast<int>(table.waiting.size())}});
  if (auto refusal = refuse_buy_in(table, sit.stake)) return refusal;
  flow.emit(table_event::Sat{sit.seat, sit.player, sit.stake, flow.cite().buy_in});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::Want& want) {
  const Table& table = flow.state;
  if (auto refusal = refuse_own_seat(table)) return refusal;
  const bool is_seated = !seat_of(table, want.player).is_none();
  if (auto refusal = refuse_wish(table, {want.player, want.seat, want.stake})) return refusal;
  if (is_seated && seat_of(table, want.player) == want.seat)
    return refuse(refusal::already_seated, flow.cite().seat_choice);
  if (has_wish(table, want.player, want.seat))
    return refuse(refusal::already_wanted, flow.cite().seat_choice);
  if (table.wishes.full()) return refuse(refusal::list_is_full, flow.cite().seat_choice);
  flow.emit(table_event::SeatWanted{want.player, want.seat, is_seated ? Chips(0) : want.stake,
                                    flow.cite().seat_choice});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::GiveUp& give_up) {
  if (!has_wish(flow.state, give_up.player, give_up.seat))
    return refuse(refusal::seat_is_not_wanted, flow.cite().seat_choice);
  flow.emit(table_event::SeatGivenUp{give_up.player, give_up.seat, flow.cite().seat_choice});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::JoinList& join) {
  const Table& table = flow.state;
  if (auto refusal = refuse_own_seat(table)) return refusal;
  if (auto refusal = refuse_newcomer(table, join.player)) return refusal;
  if (table.waiting.contains(join.player))
    return refuse(refusal::already_waiting, flow.cite().seat_choice);
  if (table.waiting.full()) return refuse(refusal::list_is_full, flow.cite().seat_choice);
  flow.emit(table_event::ListJoined{join.player, flow.cite().seat_choice});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::LeaveList& leave) {
  if (!flow.state.waiting.contains(leave.player))
    return refuse(refusal::not_waiting, flow.cite().seat_choice);
  flow.emit(table_event::ListLeft{leave.player, flow.cite().seat_choice});
  return std::nullopt;
}

// *95-6.1, S05-8.2: a seated player may move to a vacant seat, before anybody who waits.
Refusal perform(TableFlow& flow, const table_command::ChangeSeat& change) {
  const Table& table = flow.state;
  if (auto refusal = refuse_own_seat(table)) return refusal;
  if (auto refusal = refuse_seat(table, change.seat)) return refusal;
  if (auto refusal = refuse_number(table, change.to)) return refusal;
  if (auto refusal = refuse_taken(table, change.to)) return refusal;
  if (table.dealing) return refuse(refusal::round_under_way, flow.cite().seat_change);
  const PlayerId player = table.place(change.seat).player;
  for (const SeatWish& wish : table.wishes)
    if (wish.seat == change.to && wish.player != player && !seat_of(table, wish.player).is_none())
      return refuse(refusal::seat_is_wanted, flow.cite().seat_choice,
                    {{"seat", change.to.number()}});
  move_seat(flow, {change.seat, change.to});
  return std::nullopt;
}

void move_seat(TableFlow& flow, SeatChange change) {
  const auto [from, to] = change;
  const bool further = further_from_blinds(flow.state, change);
  flow.emit(table_event::SeatChanged{.player = flow.state.place(from).player,
                                     .from = from,
                                     .to = to,
                                     .further = further,
                                     .clause = flow.cite().seat_change});
}

bool further_from_blinds(const Table& table, SeatChange change) {
  const auto [from, to] = change;
  const Terms& terms = table.coming;
  if (table.game->table.entering != Entering::by_blinds || terms.forced != Forced::blind)
    return false;
  if (table.rounds == 0) return false;  // Nobody has been dealt a card yet.
  const RoundPlan plan = plan_round(table, table.now_s);
  const Seat first = blind_seat(terms, plan.players, plan.marker, 0);
  if (first.is_none()) return false;
  // The blinds reach the seats clockwise from the next first blind. The player who is due that one
  // moves away from the blinds with any change.
  const auto distance = [&](Seat seat) {
    return (seat.index() + seats_max - first.index()) % seats_max;
  };
  return distance(to) > distance(from);
}

void depart(TableFlow& flow, Seat seat, Departure why, Clause clause) {
  const Place& place = flow.state.place(seat);
  flow.emit(table_event::Left{seat, place.player, place.stake, why, clause});
}

// The stake stays on the table while a round is on (*95-5.4), so leaving takes effect after it.
Refusal perform(TableFlow& flow, const table_command::Leave& leave) {
  const Table& table = flow.state;
  if (auto refusal = refuse_own_chips(table)) return refusal;
  if (auto refusal = refuse_seat(table, leave.seat)) return refusal;
  if (table.place(leave.seat).leaving)
    return refuse(refusal::already_leaving, flow.cite().stake_frozen);
  if (is_in_round(table, leave.seat))
    flow.emit(table_event::LeaveAsked{leave.seat, flow.cite().stake_frozen});
  else
    depart(flow, leave.seat, Departure::asked, flow.cite().stake_frozen);
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::SitOut& sit_out) {
  if (auto refusal = refuse_seat(flow.state, sit_out.seat)) return refusal;
  if (flow.state.game->table.tournament)
    return refuse(refusal::directors_absences, flow.cite().abstaining);
  if (flow.state.place(sit_out.seat).sits_out)
    return refuse(refusal::already_sitting_out, flow.cite().abstaining);
  flow.emit(table_event::SatOut{sit_out.seat, flow.cite().abstaining});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::SitIn& sit_in) {
  if (auto refusal = refuse_seat(flow.state, sit_in.seat)) return refusal;
  if (!flow.state.place(sit_in.seat).sits_out)
    return refuse(refusal::not_sitting_out, flow.cite().abstaining);
  flow.emit(table_event::SatIn{sit_in.seat, flow.cite().abstaining});
  return std::nullopt;
}

}  // namespace cardroom
