#include "bots/quick_player.h"

#include <algorithm>

#include "bots/discards.h"
#include "bots/simple/looks.h"

namespace cardroom::bots {

namespace {

Command wager(const Glimpse& glimpse, Chance& chance) {
  const Legal& legal = glimpse.legal;
  if (!legal.sizes.any) return command::TapOut{legal.seat};
  const Sizes& sizes = legal.sizes;
  Chips to = chance.in_thousand(600) ? sizes.low : sizes.high;
  if (sizes.shape == SizeRule::range) {
    const Chips wanted = sizes.low + glimpse.pot * (200 + chance.below(600)) / 1000;
    to = sizes.low + (std::min(wanted, sizes.high) - sizes.low) / sizes.step * sizes.step;
  }
  if (legal.bet) return command::Bet{legal.seat, to};
  return command::RaiseTo{legal.seat, to};
}

// All in, when the stake is short and the cards look good.
Command shove(const Glimpse& glimpse, Chance& chance) {
  const Legal& legal = glimpse.legal;
  if (legal.tap_out) return command::TapOut{legal.seat};
  if (!legal.sizes.any)
    return legal.call ? Command(command::Call{legal.seat}) : Command(command::Fold{legal.seat});
  if (legal.sizes.shape != SizeRule::range) return wager(glimpse, chance);
  if (legal.bet) return command::Bet{legal.seat, legal.sizes.high};
  return command::RaiseTo{legal.seat, legal.sizes.high};
}

Command stay(const Glimpse& glimpse, Chance& chance) {
  if (glimpse.legal.call) return command::Call{glimpse.legal.seat};
  if (glimpse.legal.tap_out) return command::TapOut{glimpse.legal.seat};
  return wager(glimpse, chance);
}

Command exchange(const Terms& terms, const Glimpse& glimpse, Chance& chance) {
  const CardSet thrown = discards(terms, {glimpse.own.cards.data(), glimpse.own.count}, chance);
  if (thrown.empty()) return command::Stand{glimpse.legal.seat};
  return command::Draw{glimpse.legal.seat, thrown};
}

Command free_choice(const Glimpse& glimpse, int looks, Chance& chance) {
  const Legal& legal = glimpse.legal;
  if (legal.sizes.any && (looks > 420 || chance.in_thousand(40))) return wager(glimpse, chance);
  if (legal.decline) return command::Decline{legal.seat};
  return command::Check{legal.seat};
}

}  // namespace

Glimpse glimpse_of(const Round& round) {
  return {round.hands[round.turn.index()],
          round.board,
          round.legal,
          round.stake_of(round.turn),
          pot(round),
          round.raises,
          round.street};
}

Command choose_quickly(const Terms& terms, const Glimpse& glimpse, Chance& chance) {
  const Legal& legal = glimpse.legal;
  check(!legal.seat.is_none(), "a bot was asked out of turn");
  if (legal.draw) return exchange(terms, glimpse, chance);
  const int mood = static_cast<int>(chance.below(100)) - 50;
  const int looks = 100 + mood + high_looks(glimpse.own, glimpse.board);
  if (legal.check || legal.decline) return free_choice(glimpse, looks, chance);
  // B-31: the opener of an ante game must bet.
  if (!legal.fold) return wager(glimpse, chance);
  const Chips cost = std::min(legal.call_adds, glimpse.stake);
  // The price, plus something for each raise and for the part of the stake it takes.
  const auto asked = static_cast<int>(cost * 400 / (glimpse.pot + cost) + 120 +
                                      60 * glimpse.raises + cost * 300 / glimpse.stake);
  if (glimpse.stake <= cost * 5 && looks > 380 + 60 * glimpse.raises) return shove(glimpse, chance);
  if (looks > 480 + 60 * glimpse.raises && legal.sizes.any && chance.below(3) > 0)
    return wager(glimpse, chance);
  if (looks >= asked) return stay(glimpse, chance);
  return command::Fold{legal.seat};
}

}  // namespace cardroom::bots
