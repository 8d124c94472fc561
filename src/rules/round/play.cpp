// Playing commands in a round of play: guards in order of precedence, then the command itself.
#include "rules/round/play.h"

#include <algorithm>

#include "rules/betting/ahead.h"
#include "rules/betting/wagers.h"
#include "rules/irregularity/rulings.h"
#include "rules/irregularity/staff.h"
#include "rules/round/deal.h"
#include "rules/round/draw.h"
#include "rules/round/refusals.h"

namespace cardroom {

namespace {

enum class TurnTo : bool { bet, draw };

// Which clause says whose turn it is: who draws next, who opens, or who follows.
Clause turn_clause(const RoundFlow& flow) {
  const Round& round = flow.state;
  if (round.stage == Stage::drawing && flow.cite().draw_order) return flow.cite().draw_order;
  if (round.actions > 0) return street_of(flow).order;
  // RWS17-3.8.1(a), RWS17-3.9.1(a), *95-8.5: before anybody has acted, who opens. Where a wager out
  // of turn binds, the order of the others is what is broken.
  const Clause opening = opening_clause(flow, round.street);
  const bool refused = flow.terms.game->out_of_turn == OutOfTurn::refused;
  return refused || opening == flow.cite().first_inactive ? opening : street_of(flow).order;
}

// Whose turn it is, and for what.
Refusal refuse_turn(const RoundFlow& flow, Seat seat, TurnTo turn) {
  const Round& round = flow.state;
  if (round.stage == Stage::over) return refuse(refusal::round_is_over, flow.cite().marker);
  if (!round.dealt.contains(seat))
    return refuse(refusal::not_in_round, street_of(flow).order, {{"seat", seat.number()}});
  if (round.stage == Stage::shuffling || round.stage == Stage::misdealt)
    return refuse(refusal::waits_for_shuffle, flow.cite().shuffle);
  if (round.stage == Stage::ruling) return refuse(refusal::waits_for_ruling, street_of(flow).order);
  if (round.turn != seat)
    return refuse(refusal::not_your_turn, turn_clause(flow), {{"turn", round.turn.number()}});
  if (turn == TurnTo::draw && round.stage != Stage::drawing)
    return refuse(refusal::betting_now, street_of(flow).order);
  if (turn == TurnTo::bet && round.stage == Stage::drawing)
    return refuse(refusal::drawing_now, flow.cite().draw);
  return std::nullopt;
}

// Nearly every command comes from the player to act, in a round of betting.
bool own_turn_to_bet(const RoundFlow& flow, Seat seat) {
  return flow.state.turn == seat && flow.state.stage == Stage::betting && !seat.is_none();
}

// Any other player acts ahead, if the book makes that binding, or is refused.
[[gnu::noinline]] Refusal out_of_turn(RoundFlow& flow, Seat seat, Ahead what, Chips to) {
  if (is_ahead(flow, seat)) return act_ahead(flow, seat, what, to);
  auto refused = refuse_turn(flow, seat, TurnTo::bet);
  check(refused.has_value(), "a player acts out of turn");
  return refused;
}

Refusal barred(const RoundFlow& flow, RaiseBar bar) {
  switch (bar) {
    case RaiseBar::none:
      return std::nullopt;
    case RaiseBar::short_tap_out:
      return refuse(refusal::raise_not_reopened, flow.cite().short_tap_out);
    case RaiseBar::cap:
      return refuse(refusal::raises_used_up, street_of(flow).sizes,
                    {{"raises", flow.state.raises}});
    case RaiseBar::nobody_to_answer:
      return refuse(refusal::nobody_to_answer, flow.cite().tap_out);
    case RaiseBar::checked_before:
      return refuse(refusal::checker_only_calls, street_of(flow).order);
    case RaiseBar::limit_too_low:
      return refuse(refusal::limit_too_low, flow.cite().limit_pot);
    case RaiseBar::frozen:
      if (!flow.state.odd.limited_to_wagered)
        return refuse(refusal::complete_or_fold, flow.cite().wrong_amount_short);
      return refuse(refusal::betting_is_limited, flow.state.odd.limited_by);
  }
  return std::nullopt;
}

// T01-A-3.2, T01-I-3.2: an amount below the book's size by the blind, whatever was bet before.
bool below_own_limit(const RoundFlow& flow, Size size, Chips to) {
  const StreetLimits& limits = flow.state.limits;
  return size == Size::opening ? to < limits.open_low : to - flow.state.highest < limits.raise_low;
}

// Whether the least opening is the table minimum because no clause on openings says otherwise.
bool opens_by_minimum(const RoundFlow& flow) {
  const Citations& cites = flow.cite();
  return flow.terms.forced == Forced::blind && !cites.opening_blind && !cites.own_limit;
}

// N-23: which clause says an amount is wrong.
enum class Wrong : bool { too_small, too_large };

Clause wrong_size_clause(const RoundFlow& flow, Size size, Wrong wrong) {
  const bool over = wrong == Wrong::too_large;
  const Citations& cites = flow.cite();
  const Terms& terms = flow.terms;
  const bool own_limits = terms.limit == LimitKind::fixed || terms.limit == LimitKind::range;
  if (over && flow.state.odd.limited_to_minimum) return flow.state.odd.limited_by;
  if (over && own_limits && cites.own_limit) return cites.own_limit;
  if (over && terms.limit == LimitKind::full_pot && cites.over_full_pot) return cites.over_full_pot;
  if (over && !own_limits && cites.over_limit) return cites.over_limit;
  // *95-5.1: if only the maximum was determined, an opening is at least the table minimum.
  if (size == Size::opening && !own_limits && opens_by_minimum(flow)) return cites.minimum;
  return sizes_clause(flow, size);
}

Violation refuse_size(const RoundFlow& flow, Size size, Chips to) {
  const bool opening = size == Size::opening;
  const Legal& legal = flow.state.legal;
  const Wrong wrong = to > legal.most ? Wrong::too_large : Wrong::too_small;
  const bool below = flow.cite().own_limit && below_own_limit(flow, size, to);
  // *95-5.1, B-43: no opening is below the table minimum, whatever the sizes in the round.
  const bool too_small = opening && to < flow.terms.minimum && opens_by_minimum(flow);
  const Clause clause = below       ? flow.cite().own_limit
                        : too_small ? flow.cite().minimum
                                    : wrong_size_clause(flow, size, wrong);
  const Rule& rule = opening ? refusal::opening_size : refusal::raise_size;
  // Nobody can wager more than they have, whatever the limit.
  const Chips own = flow.state.total_of(flow.state.turn) + flow.state.stake_of(flow.state.turn);
  const Chips least = legal.least_full;
  if (own < least)
    return refuse(rule, clause,
                  {{"to", to.count()}, {"least", least.count()}, {"stake", own.count()}});
  return refuse(
      rule, clause,
      {{"to", to.count()}, {"least", least.count()}, {"most", std::min(legal.most, own).count()}});
}

Refusal perform(RoundFlow& flow, const command::Fold& fold) {
  if (!own_turn_to_bet(flow, fold.seat)) return out_of_turn(flow, fold.seat, Ahead::fold, Chips(0));
  const Legal legal = flow.state.legal;
  if (!legal.fold) return refuse(refusal::fold_not_offered, flow.cite().opener_must_bet);
  const Clause clause = acting_clause(flow);
  fold_short_bet(flow);
  if (legal.fold_costs_call) {
    // S05-10.1(a)(iii), T01-9.1(a), N-13: the opener pays the call even when folding.
    const Chips owed = std::min(legal.call_adds, flow.state.stake_of(fold.seat));
    flow.emit(event::Wagered{.seat = fold.seat,
                             .what = Wager::compulsory_call,
                             .taps_out = false,
                             .clause = flow.cite().compulsory_call,
                             .to = flow.state.total_of(fold.seat) + owed,
                             .added = owed});
  }
  flow.emit(event::Folded{fold.seat, clause});
  proceed(flow);
  return std::nullopt;
}

[[gnu::noinline]] Violation refuse_check(const RoundFlow& flow) {
  if (flow.state.street == 0)
    return refuse(refusal::check_in_first_round, flow.cite().check_first_round);
  if (flow.state.highest > Chips(0))
    return refuse(refusal::check_after_wager, flow.cite().check_after_wager,
                  {{"call", flow.state.legal.call_adds.count()}});
  return refuse(refusal::check_refused, flow.cite().final_check);
}

Refusal perform(RoundFlow& flow, const command::Check& check) {
  if (!own_turn_to_bet(flow, check.seat))
    return out_of_turn(flow, check.seat, Ahead::check, Chips(0));
  const Legal& legal = flow.state.legal;
  if (!legal.check && !legal.decline) return refuse_check(flow);
  pass(flow, check.seat);
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::Decline& decline) {
  if (!own_turn_to_bet(flow, decline.seat))
    return out_of_turn(flow, decline.seat, Ahead::check, Chips(0));
  const Legal& legal = flow.state.legal;
  const bool option = legal.decline || (legal.check && flow.state.street == 0);
  if (!option) return refuse(refusal::decline_not_offered, flow.cite().last_blind);
  pass(flow, decline.seat);
  return std::nullopt;
}

[[gnu::noinline]] Violation refuse_call(const RoundFlow& flow) {
  const Legal& legal = flow.state.legal;
  const Chips stake = flow.state.stake_of(flow.state.turn);
  if (legal.call_adds == Chips(0)) return refuse(refusal::nothing_to_call, acting_clause(flow));
  if (stake < legal.call_adds)
    return refuse(refusal::must_tap_out, flow.cite().tap_out,
                  {{"call", legal.call_adds.count()}, {"stake", stake.count()}});
  return refuse(refusal::call_not_offered, flow.cite().call_not_offered);
}

Refusal perform(RoundFlow& flow, const command::Call& call) {
  if (!own_turn_to_bet(flow, call.seat))
    return out_of_turn(flow, call.seat, Ahead::wager, flow.state.highest);
  const Round& round = flow.state;
  const Legal& legal = round.legal;
  if (legal.call) {
    wager(flow, round.highest, TapsOut::no);
    return std::nullopt;
  }
  return refuse_call(flow);
}

Refusal wager_size(RoundFlow& flow, Chips to, Size size) {
  const Round& round = flow.state;
  const Legal& legal = round.legal;
  const Chips most = round.total_of(round.turn) + round.stake_of(round.turn);
  if (to > most)
    return refuse(refusal::more_than_stake, flow.cite().more_than_stake,
                  {{"to", to.count()}, {"stake", most.count()}});
  const bool all_in = legal.tap_out && to == legal.tap_out_to && to > round.highest;
  const bool allowed = legal.sizes.allows(to) || all_in;
  if (!allowed && round.odd.must_complete.is_none() && put_right(flow, to)) return std::nullopt;
  if (auto refused = barred(flow, legal.bar)) return refused;
  if (!allowed) return refuse_size(flow, size, to);
  wager(flow, to, TapsOut{all_in});
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::Bet& bet) {
  if (!own_turn_to_bet(flow, bet.seat)) return out_of_turn(flow, bet.seat, Ahead::wager, bet.to);
  // A bet below the call, or below a raise, is corrected if the book says how.
  if (!flow.state.legal.bet && flow.state.odd.must_complete.is_none() && put_right(flow, bet.to))
    return std::nullopt;
  if (!flow.state.legal.bet)
    return refuse(refusal::already_opened, acting_clause(flow),
                  {{"highest", flow.state.highest.count()}});
  return wager_size(flow, bet.to, Size::opening);
}

Refusal perform(RoundFlow& flow, const command::RaiseTo& raise) {
  if (!own_turn_to_bet(flow, raise.seat))
    return out_of_turn(flow, raise.seat, Ahead::wager, raise.to);
  if (flow.state.legal.bet) return refuse(refusal::nothing_to_raise, acting_clause(flow));
  return wager_size(flow, raise.to, flow.state.legal.completes ? Size::opening : Size::raise);
}

// All chips, as a call, an opening or a raise, where that is allowed.
Refusal perform(RoundFlow& flow, const command::TapOut& tap_out) {
  if (!own_turn_to_bet(flow, tap_out.seat)) {
    const bool plays = flow.state.dealt.contains(tap_out.seat);
    const Chips all =
        plays ? flow.state.total_of(tap_out.seat) + flow.state.stake_of(tap_out.seat) : Chips(0);
    return out_of_turn(flow, tap_out.seat, Ahead::wager, all);
  }
  const Round& round = flow.state;
  const Legal& legal = round.legal;
  // A bet below the call that the player must complete counts as part of their chips (S05-17.8).
  const Chips stake = round.stake_of(tap_out.seat) + round.odd.forward[tap_out.seat.index()];
  const Chips all_chips = round.total_of(tap_out.seat) + stake;
  const bool as_call = legal.call && stake == legal.call_adds;
  if (legal.tap_out || as_call || legal.sizes.allows(all_chips)) {
    wager(flow, legal.tap_out ? legal.tap_out_to : all_chips, TapsOut::yes);
    return std::nullopt;
  }
  if (auto refused = barred(flow, legal.bar)) return refused;
  // S05-14.1: rounded down to whole minimum bets it would be less than they can wager otherwise.
  if (legal.tap_out_to <= legal.most)
    return refuse(refusal::tap_out_not_needed, flow.cite().tap_out,
                  {{"tap_out", legal.tap_out_to.count()}, {"stake", all_chips.count()}});
  return refuse(refusal::tap_out_size,
                wrong_size_clause(flow, legal.bet ? Size::opening : Size::raise, Wrong::too_large),
                {{"to", legal.tap_out_to.count()}, {"most", legal.most.count()}});
}

Refusal exchange(RoundFlow& flow, Seat seat, CardSet cards) {
  if (auto refused = refuse_turn(flow, seat, TurnTo::draw)) return refused;
  event::Threw threw{.seat = seat, .clause = flow.cite().draw, .cards = {}};
  for (const Card card : cards) {
    if (!flow.state.hands[seat.index()].holds(card))
      return refuse(refusal::not_their_card, flow.cite().draw, {{"card", card.index()}});
    threw.cards.push_back(card);
  }
  flow.emit(threw);
  proceed(flow);
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::Draw& draw) {
  return exchange(flow, draw.seat, draw.cards);
}

Refusal perform(RoundFlow& flow, const command::Stand& stand) {
  return exchange(flow, stand.seat, {});
}

// *95-15.6, S05-16.6, M-21: a hand shown voluntarily is shown to the whole table.
Refusal perform(RoundFlow& flow, const command::Show& show) {
  const Round& round = flow.state;
  if (!round.dealt.contains(show.seat))
    return refuse(refusal::not_in_round, street_of(flow).order, {{"seat", show.seat.number()}});
  if (round.stage != Stage::over) return refuse(refusal::round_under_way, flow.cite().showdown);
  if (!round.active.contains(show.seat) || round.mucked.contains(show.seat))
    return refuse(refusal::hand_is_dead, flow.cite().dead_cards);
  if (round.shown.contains(show.seat)) return refuse(refusal::already_shown, flow.cite().showdown);
  flow.emit(event::Shown{show.seat, flow.cite().share_information});
  return std::nullopt;
}

Refusal perform(RoundFlow& flow, const command::Muck& muck) {
  const Round& round = flow.state;
  if (!round.dealt.contains(muck.seat))
    return refuse(refusal::not_in_round, street_of(flow).order, {{"seat", muck.seat.number()}});
  if (round.stage != Stage::over) return refuse(refusal::round_under_way, flow.cite().showdown);
  if (!round.active.contains(muck.seat) || round.mucked.contains(muck.seat))
    return refuse(refusal::hand_is_dead, flow.cite().dead_cards);
  if (round.shown.contains(muck.seat)) return refuse(refusal::already_shown, flow.cite().showdown);
  flow.emit(event::Mucked{muck.seat, flow.cite().dead_cards});
  return std::nullopt;
}

}  // namespace

void apply(const Terms& terms, Round& round, const Event& event) {
  std::visit([&](const auto& happened) { apply_to(terms, round, happened); }, event);
  check_conserved(round);
}

CardSet cards_to_shuffle(const Round& round) {
  if (round.stage != Stage::shuffling) return {};
  if (round.odd.resume != Stage::drawing) return round.shoe.cards();
  return discards_for(round, round.draw_due > 0 ? round.drawer : round.fifth_card_due[0]);
}

Round before_deal(const Terms& terms, const Setup& setup) {
  Round round;
  round.stake = setup.stakes;
  round.dealt = round.active = setup.players;
  round.odd.absent = setup.absent;
  round.marker = setup.marker;
  round.first = terms.game->first == FirstPosition::marker_itself
                    ? setup.players.from(setup.marker)
                    : setup.players.after(setup.marker);
  round.bank = sum(round.stake);
  return round;
}

Round deal(const Terms& terms, const Setup& setup, Events& events) {
  Round round = before_deal(terms, setup);
  RoundFlow flow{{round, events}, terms};
  begin(flow, setup);
  return round;
}

Refusal play(const Terms& terms, Round& round, const Command& command, Events& events) {
  RoundFlow flow{{round, events}, terms};
  // Most commands are one of these three, and testing for them first is cheaper than the visit.
  if (const auto* check = std::get_if<command::Check>(&command)) return perform(flow, *check);
  if (const auto* call = std::get_if<command::Call>(&command)) return perform(flow, *call);
  if (const auto* fold = std::get_if<command::Fold>(&command)) return perform(flow, *fold);
  return std::visit([&](const auto& asked) { return perform(flow, asked); }, command);
}

Result<Events, Violation> decide(const Terms& terms, const Round& round, const Command& command) {
  Events events;
  Round copy = round;
  if (auto refused = play(terms, copy, command, events)) return *refused;
  return events;
}

}  // namespace cardroom
