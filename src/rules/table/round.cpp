#include "rules/table/round.h"

#include <algorithm>

#include "rules/round/deal.h"
#include "rules/round/showdown.h"
#include "rules/table/plan.h"
#include "rules/table/refusals.h"
#include "rules/table/seats.h"
#include "rules/table/staff/cards.h"
#include "rules/table/staff/disputes.h"

namespace cardroom {

namespace {

void bring_back(Table& table) {
  const Round& round = table.round;
  for (const Seat seat : round.dealt) {
    const auto at = seat.index();
    const Chips more = round.stake[at] - table.settled[at];
    table.settled[at] = round.stake[at];
    Place& place = table.places[at];
    // A player who has left or moved since is paid at the cage, and chips that are no longer at the
    // table are taken back from there.
    const bool there = place.player == table.dealt_to[at];
    const Chips here = there ? std::max(more, -place.stake) : Chips(0);
    place.stake += here;
    table.cashed += more - here;
  }
  // M-18: wagers that the director did not refund leave play; they are not commission.
  table.cashed += round.odd.removed - table.settled_removed;
  table.settled_removed = round.odd.removed;
  table.commission += round.house - table.settled_house;
  table.settled_house = round.house;
}

void count_abstainers(Table& table) {
  for (const Seat seat : seated(table) - table.round.dealt) {
    Place& place = table.place(seat);
    if (place.sits_out && place.abstained < 255) ++place.abstained;
  }
}

// RWS17-5.1.1, RWS17-5.1.2: cards that made a game void are not used again.
void note_ruling(Table& table, const event::Ruled& ruled) {
  if (ruled.ruling != Ruling::void_round) return;
  if (ruled.what == Irregularity::foreign_card) table.cards.unfit = Unfit::foreign;
  if (ruled.what == Irregularity::deck_count) table.cards.unfit = Unfit::count;
  if (table.cards.unfit != Unfit::no) table.cards.unfit_by = ruled.clause;
}

// Charges, declares, and sends players away, before the first card.
void make_ready(TableFlow& flow, const RoundPlan& plan, std::int64_t now_s) {
  const Terms& terms = flow.state.coming;
  for (const Seat seat : plan.broke) depart(flow, seat, Departure::no_chips, flow.cite().top_up);
  for (const Seat seat : plan.unpaid)
    flow.emit(table_event::SatOut{seat, flow.cite().commission_time});
  for (const Seat seat : plan.owes_time)
    flow.emit(table_event::TimeCharged{.seat = seat,
                                       .amount = terms.commission.time_charge,
                                       .until_s = now_s + terms.commission.time_minutes * 60,
                                       .clause = flow.cite().commission_time});
  const BelowStake below = flow.state.game->table.below;
  for (const Seat seat : plan.players) {
    const Place& place = flow.state.place(seat);
    if (below == BelowStake::no_rule || place.stake >= terms.stake) continue;
    if (place.standing != Standing::full) continue;
    const Standing standing =
        below == BelowStake::declared ? Standing::declared : Standing::short_of_stake;
    flow.emit(table_event::StakeBelow{seat, standing, flow.cite().top_up});
  }
}

// B-48 and leaving: what the end of a round means for the players in it.
void after_round(TableFlow& flow) {
  const Table& table = flow.state;
  for (const Seat seat : seated(table)) {
    const Place& place = table.place(seat);
    const bool below = place.standing != Standing::full;
    if (below && place.stake >= table.coming.stake)
      flow.emit(table_event::StandingRestored{seat, flow.cite().top_up});
    else if (below && place.stake == Chips(0))
      depart(flow, seat, Departure::no_chips, flow.cite().top_up);
    if (!place.leaving) continue;
    const bool out = table.excluded.contains(place.player);
    depart(flow, seat, out ? Departure::excluded : Departure::asked,
           out ? flow.cite().excluded : flow.cite().stake_frozen);
  }
}

void record(TableFlow& flow, const Events& events) {
  bool ended = false;
  for (const Event& event : events) {
    flow.events.push_back(event);
    note_in_table(flow.state, event);
    ended = ended || std::holds_alternative<event::RoundEnded>(event) ||
            std::holds_alternative<event::RoundVoided>(event);
  }
  check(conserved(flow.state), "chips are conserved at the table");
  if (ended && !flow.state.dealing) after_round(flow);
}

Refusal refuse_start(const Table& table, const RoundPlan& plan,
                     const table_command::StartRound& start) {
  if (table.dealing) return refuse(refusal::round_under_way, table.cite().marker);
  if (!clock_shows(start.now_s)) return refuse(refusal::time_out_of_range, table.cite().marker);
  if (table.closing && table.rounds_left == 0)
    return refuse(refusal::table_closed, table.cite().closure);
  if (auto refusal = refuse_unready(table, start.now_s)) return refusal;
  if (!plan.refuses_buck.is_none())
    return refuse(refusal::buck_cannot_pass, table.cite().marker_not_passed,
                  {{"seat", plan.refuses_buck.number()}});
  if (plan.players.size() < 2)
    return refuse(refusal::too_few_players, table.cite().marker,
                  {{"players", plan.players.size()}});
  const Deck deck = table.coming.deck;
  if (set_of(start.order) != deck.cards() || static_cast<int>(start.order.size()) != deck.size())
    return refuse(refusal::wrong_shoe, table.cite().shuffle,
                  {{"cards", static_cast<int>(start.order.size())}, {"deck", deck.size()}});
  return std::nullopt;
}

}  // namespace

void note_in_table(Table& table, const Event& event) {
  // A corrected round is under way again until the correction is done.
  table.dealing = table.round.stage != Stage::over;
  if (!table.dealing) bring_back(table);
  // P-13: a void round has no conclusion, and the marker stays.
  if (std::holds_alternative<event::RoundVoided>(event)) table.marker_moves = false;
  if (const auto* const ruled = std::get_if<event::Ruled>(&event)) note_ruling(table, *ruled);
  // A corrected round ends a second time (C-24).
  if (!std::holds_alternative<event::RoundEnded>(event) || table.concluded) return;
  table.concluded = table.marker_moves = true;
  count_abstainers(table);
}

Refusal perform(TableFlow& flow, const Command& command) {
  Table& table = flow.state;
  if (table.rounds == 0) return refuse(refusal::no_round, flow.cite().marker);
  Events events;
  if (auto refusal = play(table.terms, table.round, command, events)) return refusal;
  record(flow, events);
  return std::nullopt;
}

void settle_shown(TableFlow& flow, SeatSet not_shown) {
  Table& table = flow.state;
  Events events;
  RoundFlow round{{table.round, events}, table.terms};
  settle(round, not_shown);
  record(flow, events);
  conclude_agreement(flow);
}

Refusal perform(TableFlow& flow, const table_command::StartRound& start) {
  Table& table = flow.state;
  // P-12: after a misdeal the same round of play is dealt again.
  if (table.dealing && table.round.stage == Stage::misdealt)
    return perform(flow, Command(command::Redeal{start.order}));
  const RoundPlan plan = plan_round(table, start.now_s);
  if (auto refusal = refuse_start(table, plan, start)) return refusal;
  make_ready(flow, plan, start.now_s);
  table_event::RoundStarted started{.number = table.rounds + 1,
                                    .marker = plan.marker,
                                    .players = {},
                                    .now_s = start.now_s,
                                    .clause = flow.cite().marker};
  for (const Seat seat : plan.players) started.players.push_back(seat);
  flow.emit(started);

  Setup setup;
  setup.shoe = Shoe::from_order(start.order);
  setup.posts = plan.posts;
  setup.newcomers = plan.newcomers;
  Events events;
  RoundFlow round{{table.round, events}, table.terms};
  begin(round, setup);
  record(flow, events);
  return std::nullopt;
}

}  // namespace cardroom
