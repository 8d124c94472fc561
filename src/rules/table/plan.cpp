#include "rules/table/plan.h"

#include <algorithm>
#include <utility>

namespace cardroom {

namespace {

Seat next_seat(Seat seat) { return seat_at((seat.index() + 1U) % seats_max); }

// P-02, P-06: where the marker goes when it is due to one of these players.
Seat marker_among(const Table& table, SeatSet players) {
  if (players.empty()) return Seat::none();
  if (table.marker.is_none())
    return table.game->marker_start == MarkerStart::dealers_left ? players.lowest_seat()
                                                                 : players.highest_seat();
  return table.marker_moves ? players.after(table.marker) : players.from(table.marker);
}

// The seats that the marker passes on its way to `marker`, without that one.
SeatSet gone_over(const Table& table, Seat marker) {
  SeatSet seats;
  if (table.marker.is_none()) return seats;
  Seat seat = table.marker_moves ? next_seat(table.marker) : table.marker;
  for (; seat != marker; seat = next_seat(seat)) seats.insert(seat);
  return seats;
}

// S05-17.4, S05-17.11, S05-17.12: the blinds a player owes before being dealt in, one bit each.
unsigned owed_by(const Table& table, const Revolution& revolution, Seat seat) {
  const Place& place = table.place(seat);
  if (table.coming.forced == Forced::ante) return 0;  // P-10: nothing is posted.
  const bool free = !revolution.complete && !revolution.passed.contains(seat);
  const unsigned as_new = place.entering && !free ? 1U << big_blind_index(table.coming) : 0U;
  return place.owed | as_new;
}

// P-11: the big blind is a wager; the small blind only goes to the pot. Of three, the largest
// missed blind is the wager, because it is never above the last blind.
ExtraPost post_for(const Terms& terms, Seat seat, unsigned owed) {
  ExtraPost post{.seat = seat, .what = Forcing::post, .live = {}, .dead = {}};
  for (int blind = 0; blind < terms.blinds; ++blind) {
    if ((owed >> blind & 1U) == 0) continue;
    post.dead += post.live;
    post.live = terms.blind[static_cast<std::size_t>(blind)];
    const bool small = blind < big_blind_index(terms);
    if (small) post.dead += std::exchange(post.live, Chips(0));
  }
  return post;
}

// Who posts in a seat that owes another blind of the round: both are due (S05-8.4, S05-17.11(b)).
// P-11: the larger is the wager, the rest only goes to the pot.
ExtraPost beside_blind(ExtraPost post, Chips blind) {
  const Chips wager = std::max(post.live, blind) - blind;
  post.dead += post.live - wager;
  post.live = wager;
  return post;
}

// How many of these players come before this one, from the first position on.
int position_of(Seat seat, SeatSet players, Seat marker) {
  int position = 0;
  for (Seat one = players.after(marker); one != seat; one = players.after(one)) ++position;
  return position;
}

// S05-17.4, S05-17.11 to S05-17.13: the players who come in, in addition to those already in the
// game.
void let_in(const Table& table, RoundPlan& plan, SeatSet entering) {
  const Terms& terms = table.coming;
  const Revolution revolution = revolved_to(table, plan.marker);
  // Nobody enters or rejoins on the button: it passes them, and they wait. Nothing else bars a
  // player who posts.
  entering = entering - gone_over(table, plan.marker);
  clockwise_from(entering, next_seat(plan.marker), [&](Seat seat) {
    const unsigned owed = owed_by(table, revolution, seat);
    const SeatSet with_player = plan.players | SeatSet{seat};
    const int position = position_of(seat, with_player, plan.marker);
    const bool own_turn = position == big_blind_index(terms);
    if (owed != 0 && !own_turn && !table.place(seat).posts) return;
    plan.players = with_player;
    if (owed == 0 || own_turn) return;
    if (is_newcomer(table, seat)) plan.newcomers.insert(seat);
    const ExtraPost post = post_for(terms, seat, owed);
    const bool owes_another = position < terms.blinds;
    plan.posts.push_back(
        owes_another ? beside_blind(post, terms.blind[static_cast<std::size_t>(position)]) : post);
  });
}

void plan_by_blinds(const Table& table, RoundPlan& plan, SeatSet ready) {
  SeatSet entering;
  const bool blinds = table.coming.forced == Forced::blind;
  for (const Seat seat : ready)
    if (table.place(seat).entering || (blinds && table.place(seat).owed != 0))
      entering.insert(seat);
  const SeatSet playing = ready - entering;
  // With fewer than two players there is no game to enter: it begins again.
  plan.players = playing.size() < 2 ? ready : playing;
  plan.marker = marker_among(table, plan.players);
  if (playing.size() >= 2) let_in(table, plan, entering);
}

void add_over_blinds(const Table& table, RoundPlan& plan) {
  for (const ExtraPost& announced : table.over_blinds) {
    // An over-blind that is no longer next, because others came or went, lapses.
    if (next_over_blind(table.coming, plan) != announced.seat) return;
    plan.posts.push_back(announced);
  }
}

// Sorts the seats by whether they can be dealt in. Returns those with chips, sitting out or not.
SeatSet sort_seats(const Table& table, std::int64_t now_s, RoundPlan& plan, SeatSet& ready) {
  const CommissionTerms& commission = table.coming.commission;
  SeatSet with_chips;
  for (const Seat seat : seated(table)) {
    const Place& place = table.place(seat);
    const bool due = commission.by_time && !place.sits_out && place.time_paid_until_s <= now_s;
    if (place.stake == Chips(0)) {
      plan.broke.insert(seat);
    } else if (place.dealt_out) {
      continue;  // *95-15.3: the buck passes the player, because they did not refuse it.
    } else if (due && place.stake <= commission.time_charge) {
      plan.unpaid.insert(seat);
    } else {
      with_chips.insert(seat);
      if (due) plan.owes_time.insert(seat);
      const bool dealt_in = table.game->table.absent != Absent::not_dealt;  // T-12
      if (!place.sits_out || dealt_in) ready.insert(seat);
    }
  }
  return with_chips;
}

}  // namespace

Revolution revolved_to(const Table& table, Seat marker) {
  Revolution revolution = table.revolution;
  if (revolution.first.is_none()) revolution.first = marker;
  const SeatSet passed = gone_over(table, marker) | SeatSet{marker};
  if (table.marker_moves && passed.contains(revolution.first)) revolution.complete = true;
  revolution.passed = revolution.passed | passed;
  return revolution;
}

Seat blind_seat(const Terms& terms, SeatSet players, Seat marker, int blind) {
  if (blind >= players.size() || terms.forced != Forced::blind) return Seat::none();
  const bool from_marker =
      terms.game->first == FirstPosition::marker_itself ||
      (terms.game->heads_up == HeadsUpBlinds::button_posts_first && players.size() == 2);
  Seat seat = from_marker ? players.from(marker) : players.after(marker);
  for (int passed = 0; passed < blind; ++passed) seat = players.after(seat);
  return seat;
}

bool owes_a_blind(const Table& table, Seat seat) {
  const Place& place = table.place(seat);
  return table.game->table.entering == Entering::by_blinds &&
         table.coming.forced == Forced::blind && (place.entering || place.owed != 0);
}

bool is_newcomer(const Table& table, Seat seat) {
  return owes_a_blind(table, seat) && table.place(seat).owed == 0;
}

bool button_is_due_at(const Table& table, Seat seat) {
  Table next = table;
  if (table.dealing) {
    next.dealing = false;
    next.marker_moves = true;
    // Whoever plays the round is taken to stay in the game.
    for (const Seat one : table.round.dealt)
      next.place(one).stake = table.coming.commission.time_charge + Chips(1);
  }
  const RoundPlan plan = plan_round(next, next.now_s);
  return plan.players.size() >= 2 && gone_over(next, plan.marker).contains(seat);
}

Seat next_over_blind(const Terms& terms, const RoundPlan& plan) {
  if (!terms.over_blinds || plan.players.size() < 2) return Seat::none();
  SeatSet posting;
  Seat last;
  for (int blind = 0; blind < std::min(terms.blinds, plan.players.size()); ++blind) {
    last = blind_seat(terms, plan.players, plan.marker, blind);
    posting.insert(last);
  }
  for (const ExtraPost& post : plan.posts) {
    posting.insert(post.seat);
    if (post.what == Forcing::over_blind) last = post.seat;
  }
  const Seat next = plan.players.after(last);
  return posting.contains(next) ? Seat::none() : next;
}

Chips over_blind_amount(const Terms& terms, int index) {
  return terms.over_blind * (std::int64_t{1} << index);
}

RoundPlan plan_round(const Table& table, std::int64_t now_s) {
  RoundPlan plan;
  SeatSet ready;
  const SeatSet with_chips = sort_seats(table, now_s, plan, ready);
  if (table.game->table.entering == Entering::by_blinds) {
    plan_by_blinds(table, plan, ready);
  } else {
    plan.players = ready;
    plan.marker = marker_among(table, ready);
    // *95-6.3, P-07: the buck does not pass a player who sits out. S05-8.4: with antes there is no
    // blind that they would refuse.
    const Seat due = marker_among(table, with_chips);
    const bool stays = table.game->marker == Marker::buck && table.coming.forced == Forced::blind;
    if (stays && due != plan.marker) plan.refuses_buck = due;
  }
  plan.owes_time = plan.owes_time & plan.players;
  add_over_blinds(table, plan);
  return plan;
}

}  // namespace cardroom
