#include "bots/simple/simple_player.h"

#include <algorithm>

#include "bots/simple/quick_discards.h"

namespace cardroom::bots {

namespace {

Command exchange(const Terms& terms, const Glimpse& glimpse) {
  const CardSet thrown = quick_discards(terms, glimpse.own);
  if (thrown.empty()) return command::Stand{glimpse.legal.seat};
  return command::Draw{glimpse.legal.seat, thrown};
}

Command pass(const Legal& legal) {
  if (legal.decline) return command::Decline{legal.seat};
  return command::Check{legal.seat};
}

Command wager_to(const Legal& legal, Chips to) {
  if (!legal.sizes.any) return command::TapOut{legal.seat};
  if (legal.bet) return command::Bet{legal.seat, to};
  return command::RaiseTo{legal.seat, to};
}

// This much above the least size, adjusted to an allowed one.
Chips size_near(const Sizes& sizes, Chips above) {
  const Chips wanted = std::min(sizes.low + above, sizes.high);
  return sizes.low + down_to(wanted - sizes.low, sizes.step);
}

Command wager(const Glimpse& glimpse, Chance& chance) {
  const Sizes& sizes = glimpse.legal.sizes;
  if (sizes.shape != SizeRule::range) return wager_to(glimpse.legal, sizes.high);
  return wager_to(glimpse.legal, size_near(sizes, glimpse.pot * (200 + chance.below(500)) / 1000));
}

Command stay(const Legal& legal) {
  if (legal.call) return command::Call{legal.seat};
  if (legal.tap_out) return command::TapOut{legal.seat};
  return wager_to(legal, legal.sizes.low);
}

// A temperament in numbers. A hand is given by how many in a thousand are worse.
struct Habits {
  int bets_from = 1000;     // A hand that bets where a check is free.
  int bluffs = 0;           // How often in a thousand any other does.
  int stays_from = 0;       // A hand that pays to stay in; the price comes on top.
  int price_percent = 0;    // How much of the price.
  int raises_from = 1000;   // A hand that raises.
  int for_each_raise = 40;  // What each raise before asks for in addition.
  int for_the_stake = 0;    // What a call of the whole stake asks for in addition.
};
constexpr Habits habits_of(Temperament temperament) {
  switch (temperament) {
    case Temperament::random:
    case Temperament::caller:
      return {};
    case Temperament::tight:
      return {790, 15, 520, 60, 890, 45, 250};
    case Temperament::loose:
      return {520, 120, 120, 60, 760, 30, 120};
    case Temperament::strong:
      return {620, 60, 260, 80, 800, 40, 150};
  }
  return {};
}

bool is_free(const Legal& legal) { return legal.check || legal.decline; }

// Each kind of action that is allowed has the same chance, and so has each size.
Command anything(const Glimpse& glimpse, Chance& chance) {
  const Legal& legal = glimpse.legal;
  FixedList<Command, 6> all;
  if (legal.fold && !is_free(legal)) all.push_back(command::Fold{legal.seat});
  if (is_free(legal)) all.push_back(pass(legal));
  if (legal.call) all.push_back(command::Call{legal.seat});
  if (legal.tap_out) all.push_back(command::TapOut{legal.seat});
  if (legal.sizes.any) {
    const Sizes& sizes = legal.sizes;
    const auto width = static_cast<std::uint32_t>((sizes.high - sizes.low).count());
    const Chips to = sizes.shape == SizeRule::range
                         ? size_near(sizes, Chips(chance.below(width + 1)))
                         : (chance.below(2) == 0 ? sizes.low : sizes.high);
    all.push_back(wager_to(legal, to));
  }
  return all[chance.below(static_cast<std::uint32_t>(all.size()))];
}

Command exchange_anything(const Glimpse& glimpse, Chance& chance) {
  CardSet thrown;
  for (std::size_t at = 0; at < glimpse.own.count; ++at)
    if (chance.below(3) == 0) thrown.insert(glimpse.own.cards[at]);
  if (thrown.empty()) return command::Stand{glimpse.legal.seat};
  return command::Draw{glimpse.legal.seat, thrown};
}

Command always_calls(const Glimpse& glimpse) {
  return is_free(glimpse.legal) ? pass(glimpse.legal) : stay(glimpse.legal);
}

// What a player with these habits does.
Command act_by(const Habits& habits, const Scale& scale, const Terms& terms, const Glimpse& glimpse,
               Chance& chance) {
  const Legal& legal = glimpse.legal;
  if (legal.draw) return exchange(terms, glimpse);
  const int better = scale.better_than(terms, glimpse.street, glimpse.own, glimpse.board);
  if (is_free(legal)) {
    const bool bets =
        better >= habits.bets_from || chance.in_thousand(static_cast<std::uint32_t>(habits.bluffs));
    return bets && legal.sizes.any ? wager(glimpse, chance) : pass(legal);
  }
  // B-31: the opener of an ante game must bet.
  if (!legal.fold) return wager_to(legal, legal.sizes.low);
  const Chips cost = std::min(legal.call_adds, glimpse.stake);
  const auto price = static_cast<int>(cost * 1000 / (glimpse.pot + cost));
  const auto risked = static_cast<int>(cost * habits.for_the_stake / (glimpse.stake + Chips(1)));
  const int raised = risked + habits.for_each_raise * std::max(0, glimpse.raises - 1);
  if (better >= habits.raises_from + raised && legal.sizes.any) return wager(glimpse, chance);
  if (better >= habits.stays_from + price * habits.price_percent / 100 + raised) return stay(legal);
  return command::Fold{legal.seat};
}

}  // namespace

Command choose_simply(Temperament temperament, const Scale& scale, const Terms& terms,
                      const Glimpse& glimpse, Chance& chance) {
  check(!glimpse.legal.seat.is_none(), "a bot was asked out of turn");
  switch (temperament) {
    case Temperament::random:
      return glimpse.legal.draw ? exchange_anything(glimpse, chance) : anything(glimpse, chance);
    case Temperament::caller:
      return glimpse.legal.draw ? exchange(terms, glimpse) : always_calls(glimpse);
    case Temperament::tight:
    case Temperament::loose:
    case Temperament::strong:
      return act_by(habits_of(temperament), scale, terms, glimpse, chance);
  }
  return command::Fold{glimpse.legal.seat};
}

}  // namespace cardroom::bots
