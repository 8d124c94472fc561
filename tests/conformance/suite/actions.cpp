#include "conformance/suite/actions.h"

#include <algorithm>
#include <limits>

#include "base/overloaded.h"

namespace cardroom::conformance {

namespace {

Chips all_chips(const Round& round) {
  return round.total_of(round.turn) + round.stake_of(round.turn);
}

Command wager_to(const Round& round, Chips to) {
  if (round.legal.bet) return command::Bet{round.turn, to};
  return command::RaiseTo{round.turn, to};
}

bool in_sizes(const Sizes& sizes, Chips to) {
  if (!sizes.any) return false;
  if (to == sizes.low || to == sizes.high) return true;
  return sizes.shape == SizeRule::range && to > sizes.low && to < sizes.high &&
         (to - sizes.low) % sizes.step == Chips(0);
}

bool lists_total(const Round& round, Chips to) {
  const Legal& legal = round.legal;
  return in_sizes(legal.sizes, to) ||
         (legal.tap_out && to == legal.tap_out_to && to > round.highest);
}

// A tap-out is listed, or it is another name for a call or a size that takes all chips.
bool lists_tap_out(const Round& round) {
  const Legal& legal = round.legal;
  return legal.tap_out || (legal.call && legal.call_adds == round.stake_of(round.turn)) ||
         in_sizes(legal.sizes, all_chips(round));
}

CardSet cards_of(const Round& round, Seat seat) {
  CardSet cards;
  const Hand& hand = round.hands[seat.index()];
  for (std::size_t at = 0; at < hand.count; ++at) cards.insert(hand.cards[at]);
  return cards;
}

bool may_show(const Round& round, Seat seat) {
  return round.stage == Stage::over && (round.active - round.shown - round.mucked).contains(seat);
}

bool is_listed(const Round& round, CardSet to_shuffle, const Command& command) {
  const Legal& legal = round.legal;
  const auto bets = [&](Seat seat) {
    return round.stage == Stage::betting && !seat.is_none() && seat == round.turn;
  };
  const auto draws = [&](Seat seat, CardSet cards) {
    return round.stage == Stage::drawing && !seat.is_none() && seat == round.turn && legal.draw &&
           (cards - cards_of(round, seat)).empty();
  };
  return std::visit(
      overloaded{[&](const command::Fold& fold) { return bets(fold.seat) && legal.fold; },
                 // B-08: the option of the last blind has two names.
                 [&](const command::Check& check) {
                   return bets(check.seat) && (legal.check || legal.decline);
                 },
                 [&](const command::Decline& decline) {
                   return bets(decline.seat) &&
                          (legal.decline || (legal.check && round.street == 0));
                 },
                 [&](const command::Call& call) { return bets(call.seat) && legal.call; },
                 [&](const command::Bet& bet) {
                   return bets(bet.seat) && legal.bet && lists_total(round, bet.to);
                 },
                 [&](const command::RaiseTo& raise) {
                   return bets(raise.seat) && !legal.bet && lists_total(round, raise.to);
                 },
                 [&](const command::TapOut& tap_out) {
                   return bets(tap_out.seat) && lists_tap_out(round);
                 },
                 [&](const command::Draw& draw) { return draws(draw.seat, draw.cards); },
                 [&](const command::Stand& stand) { return draws(stand.seat, {}); },
                 [&](const command::Show& show) { return may_show(round, show.seat); },
                 [&](const command::Muck& muck) { return may_show(round, muck.seat); },
                 [&](const command::Reshuffle& shuffle) {
                   return round.stage == Stage::shuffling && set_of(shuffle.order) == to_shuffle &&
                          static_cast<int>(shuffle.order.size()) == to_shuffle.size();
                 },
                 [](const auto&) { return false; }},
      command);
}

// B-41, B-42: in some books an act before a player's turn is not refused but kept for the turn.
bool binds_ahead(const Terms& terms, const Round& round, Seat seat) {
  return terms.game->out_of_turn == OutOfTurn::binding && round.stage == Stage::betting &&
         seat != round.turn && (round.pending & round.can_act()).contains(seat);
}

// B-43: in some books an amount below the call, or between call and raise, is corrected.
bool is_put_right(const Terms& terms, const Round& round, Seat seat, Chips to) {
  if (terms.game->wrong_amount != WrongAmount::put_right || seat != round.turn || seat.is_none() ||
      round.stage != Stage::betting || round.legal.bet)
    return false;
  if (to <= round.total_of(seat) || to >= all_chips(round)) return false;
  return to < round.highest || (to > round.highest && to < round.legal.least_full);
}

bool is_irregular(const Terms& terms, const Round& round, const Command& command) {
  return std::visit(overloaded{[&](const command::Bet& bet) {
                                 return binds_ahead(terms, round, bet.seat) ||
                                        is_put_right(terms, round, bet.seat, bet.to);
                               },
                               [&](const command::RaiseTo& raise) {
                                 return binds_ahead(terms, round, raise.seat) ||
                                        is_put_right(terms, round, raise.seat, raise.to);
                               },
                               [&](const auto& other) {
                                 if constexpr (requires { other.seat; })
                                   return binds_ahead(terms, round, other.seat);
                                 else
                                   return false;
                               }},
                    command);
}

void add_sizes(const Round& round, Random& random, Commands& commands) {
  const Sizes& sizes = round.legal.sizes;
  if (!sizes.any) return;
  commands.push_back(wager_to(round, sizes.low));
  if (sizes.high > sizes.low) commands.push_back(wager_to(round, sizes.high));
  const std::int64_t steps = (sizes.high - sizes.low) / sizes.step;
  if (sizes.shape == SizeRule::range && steps > 1)
    commands.push_back(wager_to(round, sizes.low + sizes.step * random.between(1, steps - 1)));
}

void add_draws(const Round& round, Random& random, Commands& commands) {
  const CardSet held = cards_of(round, round.turn);
  CardSet some;
  for (const Card card : held)
    if (random.percent(50)) some.insert(card);
  commands.push_back(command::Stand{round.turn});
  commands.push_back(command::Draw{round.turn, some});
  commands.push_back(command::Draw{round.turn, held});
}

void add_every_seat_command(Seat seat, Commands& commands) {
  commands.push_back(command::Fold{seat});
  commands.push_back(command::Check{seat});
  commands.push_back(command::Decline{seat});
  commands.push_back(command::Call{seat});
  commands.push_back(command::TapOut{seat});
  commands.push_back(command::Stand{seat});
  commands.push_back(command::Show{seat});
  commands.push_back(command::Muck{seat});
}

// Totals around everything that matters to sizes.
std::vector<Chips> totals_to_try(const Terms& terms, const Round& round, Seat seat) {
  const Legal& legal = round.legal;
  std::vector<Chips> totals = {Chips(0), Chips(std::numeric_limits<std::int64_t>::max()),
                               Chips(std::numeric_limits<std::int64_t>::min())};
  const Chips own = seat.is_none() ? Chips(0) : round.total_of(seat) + round.stake_of(seat);
  for (const Chips near : {legal.sizes.low, legal.sizes.high, legal.tap_out_to, legal.least_full,
                           legal.most, round.highest, own, round.highest + terms.minimum})
    for (const std::int64_t off : {-1, 0, 1}) totals.push_back(near + Chips(off));
  totals.push_back(legal.sizes.low + Chips((legal.sizes.high - legal.sizes.low).count() / 2));
  return totals;
}

}  // namespace

Commands listed_actions(const Round& round, CardSet to_shuffle, Random& random) {
  Commands commands;
  const Legal& legal = round.legal;
  const Seat seat = round.turn;
  if (round.stage == Stage::shuffling)
    commands.push_back(command::Reshuffle{random.order(to_shuffle)});
  if (round.stage == Stage::drawing) add_draws(round, random, commands);
  if (round.stage == Stage::betting) {
    if (legal.fold) commands.push_back(command::Fold{seat});
    if (legal.check) commands.push_back(command::Check{seat});
    if (legal.decline) commands.push_back(command::Decline{seat});
    if (legal.call) commands.push_back(command::Call{seat});
    if (legal.tap_out) commands.push_back(command::TapOut{seat});
    add_sizes(round, random, commands);
  }
  for (const Seat any : round.dealt)
    if (may_show(round, any)) {
      commands.push_back(command::Show{any});
      commands.push_back(command::Muck{any});
    }
  for (const auto& command : commands)
    check(is_listed(round, to_shuffle, command), "what is listed is listed");
  return commands;
}

namespace {

// Everything a seat can do, for the player to act, another player, an absent one, and an empty
// seat.
Commands acts_of_seats(const Terms& terms, const Round& round, Random& random) {
  Commands commands;
  const SeatSet absent = SeatSet::from_bits((1U << seats_max) - 1U) - round.dealt;
  const Seat other = round.dealt.after(seat_at(static_cast<unsigned>(random.below(seats_max))));
  for (const Seat seat : {round.turn, other, absent.lowest_seat(), Seat::none()}) {
    add_every_seat_command(seat, commands);
    for (const Chips to : totals_to_try(terms, round, seat)) {
      commands.push_back(command::Bet{seat, to});
      commands.push_back(command::RaiseTo{seat, to});
    }
    if (!round.shoe.empty()) commands.push_back(command::Draw{seat, CardSet{round.shoe.next()}});
    commands.push_back(command::Draw{seat, {}});
  }
  return commands;
}

}  // namespace

Commands irregular_actions(const Terms& terms, const Round& round, Random& random) {
  Commands commands = acts_of_seats(terms, round, random);
  std::erase_if(commands, [&](const Command& one) {
    return is_listed(round, {}, one) || !is_irregular(terms, round, one);
  });
  return commands;
}

Commands unlisted_actions(const Terms& terms, const Round& round, CardSet to_shuffle,
                          Random& random) {
  Commands commands = acts_of_seats(terms, round, random);
  commands.push_back(command::Reshuffle{});
  commands.push_back(command::Reshuffle{random.order(terms.deck.cards())});
  CardList twice = list_of(to_shuffle);
  if (!twice.empty() && !twice.full()) {
    twice.push_back(twice[0]);
    commands.push_back(command::Reshuffle{twice});
  }
  std::erase_if(commands, [&](const Command& one) {
    return is_listed(round, to_shuffle, one) || is_irregular(terms, round, one);
  });
  return commands;
}

}  // namespace cardroom::conformance
