#include "bots/quick_player.h"

#include <algorithm>

#include "bots/discards.h"

namespace cardroom::bots {

namespace {

struct Counted {
  std::array<int, rank_count> own{};
  std::array<int, rank_count> all{};
  std::array<int, suit_count> suits{};
  unsigned ranks = 0;
  int jokers = 0;
};

void add(Counted& counted, Card card, bool own) {
  if (card.is_joker()) {
    ++counted.jokers;
    return;
  }
  const auto rank = static_cast<std::size_t>(card.rank());
  counted.own[rank] += own ? 1 : 0;
  ++counted.all[rank];
  ++counted.suits[static_cast<std::size_t>(card.suit())];
  counted.ranks |= 1U << rank;
}

Counted count(const Hand& own, const FixedList<Card, 5>& board) {
  Counted counted;
  for (std::size_t at = 0; at < own.count; ++at) add(counted, own.cards[at], true);
  for (const Card card : board) add(counted, card, false);
  return counted;
}

// Points are rough weights. They only put hands in the order in which a person would like them at a
// glance; choose_quickly() compares them with the price.

// The two highest of the player's own cards.
int from_ranks(const Counted& counted) {
  int score = 0;
  int weight = 12;
  for (int rank = rank_count - 1; rank >= 0 && weight > 0; --rank)
    for (int copies = counted.own[static_cast<std::size_t>(rank)]; copies > 0 && weight > 0;
         --copies) {
      score += weight * rank;
      weight -= 6;
    }
  return score;
}

// Pairs and better that use the player's own cards.
int from_groups(const Counted& counted) {
  constexpr std::array<int, 5> worth = {0, 0, 220, 430, 700};
  int score = 0;
  for (std::size_t rank = 0; rank < rank_count; ++rank)
    if (counted.own[rank] > 0 && counted.all[rank] > 1)
      score += worth[static_cast<std::size_t>(std::min(counted.all[rank], 4))] +
               8 * static_cast<int>(rank);
  return score;
}

int from_shape(const Counted& counted) {
  const int suited = *std::max_element(counted.suits.begin(), counted.suits.end());
  int score = suited >= 5 ? 550 : suited == 4 ? 80 : 0;
  for (unsigned low = 0; low + 5 <= rank_count; ++low)
    if ((counted.ranks >> low & 0x1FU) == 0x1FU) score = std::max(score, 450);
  return score + 300 * counted.jokers;
}

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
  return {round.hands[round.turn.index()], round.board, round.legal,
          round.stake_of(round.turn),      pot(round),  round.raises};
}

int looks_of(const Hand& own, const FixedList<Card, 5>& board) {
  const Counted counted = count(own, board);
  // High cards that do not pair with the board are worth less.
  const int ranks = from_ranks(counted) * (board.empty() ? 10 : 4) / 10;
  return std::min(1000, ranks + from_groups(counted) + from_shape(counted));
}

Command choose_quickly(const Terms& terms, const Glimpse& glimpse, Chance& chance) {
  const Legal& legal = glimpse.legal;
  check(!legal.seat.is_none(), "a bot was asked out of turn");
  if (legal.draw) return exchange(terms, glimpse, chance);
  const int mood = static_cast<int>(chance.below(100)) - 50;
  const int looks = 100 + mood + looks_of(glimpse.own, glimpse.board);
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
