#include "rules/round/deal.h"

#include <algorithm>

#include "rules/betting/ahead.h"
#include "rules/betting/turn.h"
#include "rules/betting/wagers.h"
#include "rules/round/draw.h"
#include "rules/round/showdown.h"

namespace cardroom {

namespace {

void post(RoundFlow& flow, Seat seat, Forcing what, Chips nominal, Clause clause) {
  const Chips amount = std::min(nominal, flow.state.stake_of(seat));
  flow.emit(event::Posted{
      .seat = seat, .what = what, .clause = clause, .amount = amount, .nominal = nominal});
}

// P-03: with two players the button posts the small blind, by RWS17-3.7.
Seat first_blind(const RoundFlow& flow) {
  if (flow.terms.game->forced.from == BlindsFrom::last_player) {
    Seat last;
    clockwise_from(flow.state.dealt, flow.state.first, [&](Seat seat) { last = seat; });
    return last;
  }
  const bool reversed = flow.terms.game->heads_up == HeadsUpBlinds::button_posts_first &&
                        flow.state.dealt.size() == 2;
  return reversed ? flow.state.marker : flow.state.first;
}

void post_blinds(RoundFlow& flow) {
  // P-04: at most as many blinds as players.
  const int posting = std::min(flow.terms.blinds, flow.state.dealt.size());
  Seat seat = first_blind(flow);
  for (int blind = 0; blind < posting; ++blind) {
    const Citations& cites = flow.cite();
    post(flow, seat, Forcing::blind, flow.terms.blind[static_cast<std::size_t>(blind)],
         blind == 1 && cites.big_blind ? cites.big_blind : cites.blind_posted);
    seat = flow.state.dealt.after(seat);
  }
}

void post_antes(RoundFlow& flow) {
  clockwise_from(flow.state.dealt, flow.state.first, [&](Seat seat) {
    post(flow, seat, Forcing::ante, flow.terms.ante, flow.cite().ante_posted);
  });
}

// An ante that one player pays for the table: it is in the pot but not part of their wager.
void post_dead_antes(RoundFlow& flow, const Setup& setup) {
  for (const auto& extra : setup.posts)
    if (extra.what == Forcing::ante)
      flow.emit(event::Posted{.seat = extra.seat,
                              .what = Forcing::dead_post,
                              .clause = flow.cite().ante_posted,
                              .amount = std::min(extra.dead, flow.state.stake_of(extra.seat)),
                              .nominal = extra.dead});
}

// Over-blinds (B-32) and missed blinds (P-11) that were announced before the deal.
void post_extras(RoundFlow& flow, const Setup& setup) {
  for (const auto& extra : setup.posts) {
    if (extra.what == Forcing::ante) continue;
    const Clause clause = extra.what == Forcing::over_blind      ? flow.cite().over_blind
                          : setup.newcomers.contains(extra.seat) ? flow.cite().new_player_posts
                                                                 : flow.cite().missed_blinds;
    if (extra.live > Chips(0)) post(flow, extra.seat, extra.what, extra.live, clause);
    const Chips dead = std::min(extra.dead, flow.state.stake_of(extra.seat));
    if (dead > Chips(0))
      flow.emit(event::Posted{.seat = extra.seat,
                              .what = Forcing::dead_post,
                              .clause = clause,
                              .amount = dead,
                              .nominal = extra.dead});
  }
}

[[gnu::flatten]] void deal_packet(RoundFlow& flow, const Street& street, Packet packet) {
  clockwise_from(flow.state.active, flow.state.first, [&](Seat seat) {
    flow.emit_filled<event::Dealt>([&](event::Dealt& dealt) {
      dealt.seat = seat;
      dealt.face = packet.face;
      dealt.clause = street.deal;
      for (int card = 0; card < packet.cards; ++card)
        dealt.cards.push_back(flow.state.shoe.begin()[card]);
    });
  });
}

void deal_communal(RoundFlow& flow, const Street& street) {
  if (street.communal == 0) return;
  const Clause clause = street.board ? street.board : street.deal;
  // H95-7.3, O95-7.3, RWS17-3.9: the first card of the shoe is burned, if the book says so.
  if (can_burn(flow)) flow.emit(event::Burnt{flow.state.shoe.next(), clause});
  flow.emit_filled<event::Exposed>([&](event::Exposed& exposed) {
    exposed.clause = clause;
    const Card* next = flow.state.shoe.begin();
    for (int card = 0; card < street.communal; ++card) exposed.cards.push_back(*next++);
  });
}

// S05-17.20, C-15: if there are too few cards for one each, all players share the last of the shoe.
bool too_few_for_each(const RoundFlow& flow, const Street& street) {
  int each = 0;
  for (const auto packet : street.to_each) each += packet.cards;
  return flow.state.shoe.remaining() < each * flow.state.active.size();
}

void deal_street(RoundFlow& flow, const Street& street) {
  if (too_few_for_each(flow, street)) {
    flow.emit(event::SharedLast{flow.state.shoe.last(), flow.cite().too_few_cards});
  } else {
    for (const auto packet : street.to_each) deal_packet(flow, street, packet);
  }
  deal_communal(flow, street);
}

void open_betting(RoundFlow& flow, std::size_t street) {
  flow.emit(event::BettingOpened{static_cast<std::uint8_t>(street), opening_clause(flow, street)});
}

// An unmatched wager goes back to the player who made it (M-03, M-17, N-19).
void return_uncalled(RoundFlow& flow) {
  Seat top;
  Chips highest;
  Chips second;
  for (const Seat seat : flow.state.dealt) {
    const Chips paid = flow.state.paid[seat.index()];
    if (paid > highest) {
      second = highest;
      highest = paid;
      top = seat;
    } else {
      second = std::max(second, paid);
    }
  }
  if (highest > second && flow.state.active.contains(top))
    flow.emit(event::Returned{top, flow.cite().uncalled, highest - second});
}

// B-28, N-13: an absent opener pays the call that option A makes them pay.
void fold_absent(RoundFlow& flow, Seat seat) {
  const Legal legal = flow.state.legal;
  if (legal.seat == seat && legal.fold_costs_call) {
    const Chips owed = std::min(legal.call_adds, flow.state.stake_of(seat));
    flow.emit(event::Wagered{.seat = seat,
                             .what = Wager::compulsory_call,
                             .taps_out = false,
                             .clause = flow.cite().compulsory_call,
                             .to = flow.state.total_of(seat) + owed,
                             .added = owed});
  }
  flow.emit(event::Folded{seat, flow.cite().absent});
}

// T01-17.3, T-12: the cards of absent players are folded after the deal, but an opener who owes the
// call pays it first. The last of them wins what nobody else contests.
void open_first_betting(RoundFlow& flow) {
  const Round& round = flow.state;
  if (round.odd.absent.empty()) return open_betting(flow, 0);
  const bool at_once = flow.terms.game->table.absent == Absent::folded_after_deal;
  const SeatSet absent = at_once ? round.odd.absent & round.active : SeatSet{};
  const bool owes_call = flow.terms.forced == Forced::blind &&
                         flow.terms.option == FirstRoundOption::a && !round.can_act().empty();
  const Seat opener = owes_call ? opener_of(flow.terms, round) : Seat::none();
  clockwise_from(absent, round.first, [&](Seat seat) {
    if (seat != opener && round.active.size() > 1) fold_absent(flow, seat);
  });
  open_betting(flow, 0);
  const bool owes = !opener.is_none() && absent.contains(opener);
  if (owes && round.turn == opener) fold_absent(flow, opener);
}

// Everything that follows by itself, except for absent players.
void follow(RoundFlow& flow);

}  // namespace

Clause opening_clause(const RoundFlow& flow, std::size_t street) {
  const Street& opened = flow.terms.game->streets[street];
  const Clause usual = opened.first ? opened.first : opened.order;
  if (opened.opens != Opens::first_position || !flow.cite().first_inactive) return usual;
  // *95-8.5, P-14: folded or tapped out, the first position does not open.
  const SeatSet able = flow.state.can_act();
  const bool opens = (able.empty() ? flow.state.active : able).contains(flow.state.first);
  return opens ? usual : flow.cite().first_inactive;
}

bool can_burn(const RoundFlow& flow) {
  const int to_come = flow.terms.communal - static_cast<int>(flow.state.board.size());
  return flow.terms.burn && !flow.state.odd.skip_burn && flow.state.shoe.remaining() > to_come;
}

void begin(RoundFlow& flow, const Setup& setup) {
  // C-14: shuffle and cut come first, then the forced bets, then the cards.
  flow.load(flow.cite().shuffle, setup.shoe);
  if (flow.terms.ante > Chips(0)) post_antes(flow);  // B-34: the ante comes before the blind.
  post_dead_antes(flow, setup);
  if (flow.terms.forced == Forced::blind) post_blinds(flow);
  post_extras(flow, setup);
  deal_street(flow, flow.terms.game->streets[0]);
  open_first_betting(flow);
  proceed(flow);
}

void deal_again(RoundFlow& flow) {
  deal_street(flow, flow.terms.game->streets[flow.state.street]);
  if (flow.state.street == 0)
    open_first_betting(flow);
  else
    open_betting(flow, flow.state.street);
  proceed(flow);
}

void go_on(RoundFlow& flow) {
  const Round& round = flow.state;
  follow(flow);
  // S05-20.11: an absent player's cards are folded when their turn comes.
  while (!round.odd.absent.empty() && round.stage == Stage::betting && !round.turn.is_none() &&
         round.odd.absent.contains(round.turn)) {
    fold_absent(flow, round.turn);
    follow(flow);
  }
}

namespace {

void follow(RoundFlow& flow) {
  Round& round = flow.state;
  while (round.turn.is_none() || round.stage == Stage::forced) {
    if (round.stage == Stage::shuffling || round.stage == Stage::misdealt ||
        round.stage == Stage::over)
      return;
    // S05-17.18: the street was taken back and the cards shuffled.
    if (round.stage == Stage::forced) return deal_again(flow);
    if (round.stage == Stage::drawing) {
      if (round.active.size() == 1) return settle(flow);
      if (!go_on_drawing(flow)) return;
      open_betting(flow, round.street);
      continue;
    }
    if (round.odd.forward_total > Chips(0)) give_back_forward(flow, flow.cite().uncalled);
    // If everybody has checked, nothing was wagered and nothing can be uncalled.
    if (round.street == 0 || round.actions > round.checked.size()) return_uncalled(flow);
    const std::size_t next = round.street + 1U;
    if (round.active.size() == 1 || next == flow.terms.game->streets.size()) return settle(flow);
    const Street& street = flow.terms.game->streets[next];
    if (street.draw) {
      flow.emit(event::DrawOpened{street.deal});
      continue;
    }
    deal_street(flow, street);
    open_betting(flow, next);
  }
  if (round.odd.somebody_ahead()) judge_ahead(flow);
}

}  // namespace

}  // namespace cardroom
