#include "rules/round/apply.h"

#include <algorithm>

#include "rules/betting/legal.h"
#include "rules/betting/limits.h"
#include "rules/betting/turn.h"
#include "rules/betting/wagers.h"

namespace cardroom {

namespace {

void pay(Round& round, Seat seat, Chips amount) {
  round.stake[seat.index()] -= amount;
  round.paid[seat.index()] += amount;
  if (round.stake[seat.index()] == Chips(0)) round.tapped_out.insert(seat);
}

void post_blind(Round& round, const event::Posted& posted) {
  round.total[posted.seat.index()] += posted.amount;
  // P-05: callers owe the nominal blind.
  round.highest = std::max(round.highest, posted.nominal);
  round.full = round.highest;
  round.opened = true;
  if (posted.what == Forcing::post) return;
  round.last_blind = posted.nominal;
  round.last_blind_seat = posted.seat;
  ++round.blinds_posted;
  // N-10: the last blind is the opening bet of the first round. B-19: under RWS only raises are
  // steps.
  round.last_increment = posted.nominal;
}

void replacement_dealt(const Terms& terms, Round& round, Seat seat) {
  if (round.draw_due == 0) {
    round.fifth_card_due.erase_at(0);
    return;
  }
  --round.draw_due;
  if (round.draw_due == 0) pass_draw(terms, round, seat);
}

void acted(Round& round, Seat seat) {
  round.pending.erase(seat);
  round.may_raise.erase(seat);
  if (round.actions < 255) ++round.actions;
  round.bet_later = round.bet_later || round.street > 0;
  round.last_burnt = {};  // H95-16.6: exposed at the end of a round of betting, not later.
}

// Everybody else who can act must answer a higher total.
enum class MayRaise : bool { no, yes };

void reopen(Round& round, Seat seat, MayRaise may_raise) {
  const SeatSet others = round.can_act() - SeatSet{seat};
  round.pending = others;
  if (may_raise == MayRaise::yes) round.may_raise = others;
}

// A tap-out of half a bet or more, where such a raise reopens for all.
bool opens_by_half(const Terms& terms, const Round& round) {
  return completes_raises(terms) && 2 * round.highest >= round.limits.open_low;
}

// A tap-out may complete a short raise and still be below the next one: then the raise it completes
// is the last full total.
Chips full_total(const Terms& terms, const Round& round, Chips to) {
  const Chips before = round.before_highest.highest;
  const Chips least = least_raise(terms, round);
  const bool completes = completes_raises(terms) && before > round.full && to < before + least;
  return completes ? round.full + least : to;
}

void raise_to(const Terms& terms, Round& round, const event::Wagered& wagered) {
  const Chips increment = wagered.to - round.highest;
  const bool reopens_always =
      terms.game->short_raise == ShortRaise::reopens_for_all && !terms.readings.short_all_in_bars;
  const bool opening_is_step = terms.game->opening_sets == OpeningSets::the_least_raise ||
                               terms.readings.raise_by_last_wager;
  round.before_highest = {.highest = round.highest,
                          .last_increment = round.last_increment,
                          .full = round.full,
                          .by = wagered.seat,
                          .aggressor = round.aggressor,
                          .raises = round.raises,
                          .opened = round.opened};
  round.highest = wagered.to;
  switch (wagered.what) {
    case Wager::call:
    case Wager::compulsory_call:
      return;
    case Wager::opening:
    case Wager::completion:
      round.opened = true;
      // B-19: under RWS17-3.3 the least raise stays the big blind, whatever was bet.
      round.last_increment = opening_is_step ? wagered.to : Chips(0);
      round.full = wagered.to;
      round.aggressor = wagered.seat;
      return reopen(round, wagered.seat, MayRaise::yes);
    case Wager::raise:
      ++round.raises;
      round.full = full_total(terms, round, wagered.to);
      // What completes a short raise adds less than a raise, which it is nevertheless.
      round.last_increment =
          completes_raises(terms) ? std::max(increment, round.last_increment) : increment;
      round.aggressor = wagered.seat;
      return reopen(round, wagered.seat, MayRaise::yes);
    case Wager::short_opening:
      round.opened = terms.game->short_opening == ShortOpening::may_be_raised;
      round.aggressor = wagered.seat;
      // RWS17-DEF-Check: a player who has checked keeps all rights to act if there is a bet.
      return reopen(round, wagered.seat,
                    MayRaise{reopens_always || round.opened || opens_by_half(terms, round)});
    case Wager::half_raise:
      // RWS17-3.14.3, B-20: half a raise or more counts as a raise, but the step stays as it was.
      round.aggressor = wagered.seat;
      return reopen(round, wagered.seat, MayRaise::yes);
    case Wager::short_raise:
      // N-18: a short tap-out is still the wager being called; B-20: not under RWS17-3.14.3.
      if (terms.game->short_raise != ShortRaise::reopens_for_all) round.aggressor = wagered.seat;
      return reopen(round, wagered.seat, MayRaise{reopens_always});
  }
}

void throw_away(Round& round, Seat seat, Card card) {
  Hand& hand = round.hands[seat.index()];
  Hand kept;
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.cards[at] != card) kept.add(hand.cards[at], Face::down);
  hand = kept;
  round.thrown[seat.index()].insert(card);
}

// C-19: fifth cards are due in the order of the draw, except that the last player's comes first.
void fifth_card_is_due(Round& round, Seat seat) {
  const bool last = (round.active - round.drawn).empty();
  FixedList<Seat, seats_max> due;
  if (last) due.push_back(seat);
  for (const Seat waiting : round.fifth_card_due) due.push_back(waiting);
  if (!last) due.push_back(seat);
  round.fifth_card_due = due;
}

}  // namespace

void apply_to(const Terms&, Round& round, const event::ShoeLoaded& loaded) {
  load_shoe(round, Shoe::from_order(loaded.order));
}

void load_shoe(Round& round, const Shoe& shoe) {
  round.shoe = shoe;
  round.last_burnt = {};
  round.odd.early = {};
  // A card that was seen and goes into the shoe again is hidden again.
  if (!round.odd.exposed.empty()) round.odd.exposed = round.odd.exposed - shoe.cards();
  if (round.stage == Stage::shuffling) round.stage = round.odd.resume;
  if (round.stage == Stage::misdealt) round.stage = Stage::forced;
}

void apply_to(const Terms&, Round& round, const event::Posted& posted) {
  const auto at = posted.seat.index();
  if (posted.what == Forcing::dead_post) {
    round.stake[at] -= posted.amount;
    round.dead[at] += posted.amount;
    round.dead_total += posted.amount;
    if (round.stake[at] == Chips(0)) round.tapped_out.insert(posted.seat);
    return;
  }
  pay(round, posted.seat, posted.amount);
  round.forced[at] += posted.amount;
  if (posted.what != Forcing::ante) post_blind(round, posted);
}

void apply_to(const Terms& terms, Round& round, const event::Dealt& dealt) {
  for (const Card card : dealt.cards) {
    check(round.shoe.take() == card, "a card was dealt that is not the next of the shoe");
    round.hands[dealt.seat.index()].add(card, dealt.face);
  }
  if (round.stage == Stage::drawing) replacement_dealt(terms, round, dealt.seat);
}

void apply_to(const Terms&, Round& round, const event::Burnt& burnt) {
  check(round.shoe.take() == burnt.card, "a card was burnt that is not the next of the shoe");
  round.burnt.insert(burnt.card);
  round.last_burnt = burnt.card;
  round.odd.early.erase(burnt.card);
}

void apply_to(const Terms&, Round& round, const event::Exposed& exposed) {
  for (const Card card : exposed.cards) {
    check(round.shoe.take() == card, "a card was exposed that is not the next of the shoe");
    round.board.push_back(card);
    round.odd.early.erase(card);
    if (round.odd.shown_ahead > 0) --round.odd.shown_ahead;
  }
  round.odd.skip_burn = false;
}

void apply_to(const Terms&, Round& round, const event::SharedLast& shared) {
  while (round.shoe.remaining() > 1) round.burnt.insert(round.shoe.take());
  check(round.shoe.take() == shared.card, "the shared card is not the last of the shoe");
  round.board.push_back(shared.card);
}

void apply_to(const Terms& terms, Round& round, const event::BettingOpened& opened) {
  round.street = opened.street;
  round.stage = Stage::betting;
  if (opened.street > 0) {
    round.total = {};
    round.highest = Chips(0);
    round.last_increment = Chips(0);
    round.full = Chips(0);
    round.opened = false;
  }
  round.before_highest = {};
  round.raises = 0;
  round.actions = 0;
  round.odd.resume = Stage::betting;
  round.odd.limited_to_wagered = false;
  // M95-16.6: a further card is face up before betting on the one before it begins.
  round.odd.limited_to_minimum = round.odd.shown_ahead > 0;
  round.odd.checked_ahead = {};
  round.aggressor = Seat::none();
  round.checked = {};
  round.pending = round.may_raise = round.can_act();
  round.opener = opener_of(terms, round);
  if (round.odd.limited_to_minimum)
    set_to_table_minimum(terms, round.limits);
  else
    set_limits(terms, round.street, round.last_blind, round.limits);
  const bool doubles = terms.game->streets[round.street].pair_doubles && pair_is_up(round);
  if (doubles && !round.odd.limited_to_minimum) double_highest(terms, round.limits);
  // The opener is first: the turn is passed as if from the seat before.
  pass_turn(terms, round, seat_before(round.opener));
}

void apply_to(const Terms& terms, Round& round, const event::DrawOpened&) {
  round.stage = Stage::drawing;
  round.street = static_cast<std::uint8_t>(round.street + 1);
  round.drawn = {};
  // T01-B-2.3, C-27: starts at the buck and includes tapped-out players.
  round.turn = round.active.from(round.first);
  list_legal(terms, round);
}

void apply_to(const Terms& terms, Round& round, const event::Folded& folded) {
  round.active.erase(folded.seat);
  // C-11: a player who folded voluntarily.
  if (!round.odd.absent.contains(folded.seat)) round.last_folded = folded.seat;
  acted(round, folded.seat);
  hand_went_out(terms, round, folded.seat);
}

void apply_to(const Terms& terms, Round& round, const event::Checked& checked) {
  acted(round, checked.seat);
  round.checked.insert(checked.seat);
  pass_turn_checked(terms, round, checked.seat);
}

void apply_to(const Terms& terms, Round& round, const event::Declined& declined) {
  // B-40: a last blind that opened the round without a raise keeps its option.
  if (round.actions == 0 && declined.seat == round.last_blind_seat) {
    ++round.actions;
  } else {
    acted(round, declined.seat);
  }
  pass_turn(terms, round, declined.seat);
}

void apply_to(const Terms& terms, Round& round, const event::Wagered& wagered) {
  // B-40: a last blind that opened the round by calling nothing keeps its option.
  const bool keeps_option = wagered.added == Chips(0) && wagered.seat == round.last_blind_seat;
  pay(round, wagered.seat, wagered.added);
  round.total[wagered.seat.index()] = wagered.to;
  for (const Seat seat : round.odd.wagered_ahead)
    if (wagered.to > round.total_of(seat) + round.odd.forward[seat.index()])
      round.odd.exceeded.insert(seat);
  if (wagered.taps_out) round.tapped_out.insert(wagered.seat);
  if (keeps_option) {
    ++round.actions;
  } else {
    acted(round, wagered.seat);
  }
  if (wagered.to > round.highest) raise_to(terms, round, wagered);
  if (wagered.what != Wager::compulsory_call) pass_turn(terms, round, wagered.seat);
}

void apply_to(const Terms&, Round& round, const event::Returned& returned) {
  const auto at = returned.seat.index();
  round.stake[at] += returned.amount;
  round.paid[at] -= returned.amount;
  round.total[at] -= std::min(round.total[at], returned.amount);
  round.forced[at] = std::min(round.forced[at], round.paid[at]);
}

void apply_to(const Terms& terms, Round& round, const event::Threw& threw) {
  for (const Card card : threw.cards) throw_away(round, threw.seat, card);
  round.drawn.insert(threw.seat);
  round.drawer = threw.seat;
  round.turn = round.odd.clocked = Seat::none();
  round.legal = {};
  // T01-B-2.5: a player who draws five gets four at once and the fifth later.
  const bool later = terms.game->fifth_card == FifthCard::after_the_others;
  round.draw_due =
      static_cast<std::uint8_t>(std::min<std::size_t>(threw.cards.size(), later ? 4 : 5));
  if (later && threw.cards.size() == 5) fifth_card_is_due(round, threw.seat);
  if (threw.cards.empty()) pass_draw(terms, round, threw.seat);
}

void apply_to(const Terms&, Round& round, const event::ShuffleNeeded&) {
  // Play then goes on where it was interrupted; a street taken back is dealt again first.
  if (round.stage == Stage::ruling) round.stage = round.odd.resume;
  if (round.odd.resume != Stage::forced) round.odd.resume = round.stage;
  round.stage = Stage::shuffling;
}

void apply_to(const Terms&, Round& round, const event::ShowdownOpened&) {
  round.stage = Stage::showdown;
  round.contested = true;
}

void apply_to(const Terms&, Round& round, const event::Shown& shown) {
  round.shown.insert(shown.seat);
}

void apply_to(const Terms&, Round& round, const event::Mucked& mucked) {
  round.mucked.insert(mucked.seat);
}

void apply_to(const Terms&, Round& round, const event::CommissionTaken& taken) {
  round.paid_out += taken.amount;
  round.house += taken.amount;
}

void apply_to(const Terms&, Round& round, const event::Won& won) {
  round.paid_out += won.amount;
  round.stake[won.seat.index()] += won.amount;
  round.won[won.seat.index()] += won.amount;
}

void apply_to(const Terms&, Round& round, const event::RoundEnded&) {
  round.stage = Stage::over;
  round.turn = Seat::none();
  round.legal = {};
}

void check_conserved(const Round& round) { check(conserved(round), "chips are conserved"); }

}  // namespace cardroom
