#include "bots/equity.h"

#include <algorithm>

#include "cards/card_list.h"

namespace cardroom::bots {

namespace {

using Hole = FixedList<Card, 7>;

struct Known {
  Hole own;
  FixedList<Hole, seats_max> others;
  FixedList<Card, 5> board;
  CardList unseen;
  std::size_t hole_cards = 0;  // How many each player has in the end.
  std::size_t board_cards = 0;
};

Hole visible(const FixedList<Card, 7>& cards) {
  Hole seen;
  for (const Card card : cards)
    if (!card.is_none()) seen.push_back(card);
  return seen;
}

// Leaves out players, last first, when there are not enough cards for all of them.
void fit(Known& known) {
  const auto wanted = [&] {
    std::size_t cards = known.hole_cards - known.own.size() + known.board_cards;
    cards -= known.board.size();
    for (const Hole& hole : known.others) cards += known.hole_cards - hole.size();
    return cards;
  };
  while (!known.others.empty() && wanted() > known.unseen.size()) known.others.pop_back();
}

Known known_to(const Terms& terms, const RoundView& view, Seat self) {
  Known known;
  CardSet seen;
  for (const SeatView& seat : view.seats) {
    const Hole hole = visible(seat.cards);
    for (const Card card : hole) seen.insert(card);
    if (seat.seat == self)
      known.own = hole;
    else if (seat.active)
      known.others.push_back(hole);
  }
  known.board = view.board;
  for (const Card card : view.ahead)
    if (!known.board.full()) known.board.push_back(card);
  for (const Card card : known.board) seen.insert(card);
  for (const Card card : terms.deck.cards() - seen) known.unseen.push_back(card);
  known.hole_cards = static_cast<std::size_t>(cards_to_each(*terms.game));
  known.board_cards = static_cast<std::size_t>(communal_cards(*terms.game));
  // C-15: a last card that all players share replaces one card of each.
  if (known.board_cards == 0 && !known.board.empty()) {
    known.hole_cards -= known.board.size();
    known.board_cards = known.board.size();
  }
  fit(known);
  return known;
}

struct Worth {
  Strength high = 0;
  Strength low = 0;
};

Worth worth_of(const Terms& terms, const Hole& hole, const FixedList<Card, 5>& board) {
  Worth worth;
  const std::span<const Card> held(hole.begin(), hole.size());
  const std::span<const Card> shared(board.begin(), board.size());
  if (terms.game->showdown.from_hole > 0) {
    if (terms.win != Win::low) worth.high = terms.high->best_two_of(held, shared);
    if (terms.win != Win::high) worth.low = terms.low->best_two_of(held, shared);
    return worth;
  }
  FixedList<Card, 12> all;
  for (const Card card : hole) all.push_back(card);
  for (const Card card : board) all.push_back(card);
  const std::span<const Card> cards(all.begin(), all.size());
  if (terms.win != Win::low) worth.high = terms.high->best(cards);
  if (terms.win != Win::high) worth.low = terms.low->best(cards);
  return worth;
}

// The share of one half of the pot, in thousandths of that half; −1 when nobody has such a hand.
int share(Strength own, Strength best, int equal) {
  if (own == 0 && best == 0) return -1;
  if (own < best) return 0;
  return own > best ? 1000 : 1000 / (equal + 1);
}

int share_of_pot(const Terms& terms, const Worth& own, const FixedList<Worth, seats_max>& others) {
  const auto half = [&](Strength Worth::*side) {
    Strength best = 0;
    int equal = 0;
    for (const Worth& other : others) {
      if (other.*side > best) equal = 0;
      best = std::max(best, other.*side);
      if (other.*side == best) ++equal;
    }
    return share(own.*side, best, equal);
  };
  if (terms.win == Win::high) return std::max(0, half(&Worth::high));
  if (terms.win == Win::low) return std::max(0, half(&Worth::low));
  const int high = std::max(0, half(&Worth::high));
  const int low = half(&Worth::low);
  return low < 0 ? high : (high + low) / 2;
}

// One way in which the unseen cards may be distributed.
int one_sample(const Terms& terms, Known& known, Chance& chance) {
  std::size_t dealt = 0;
  const auto draw = [&] {
    const auto left = static_cast<std::uint32_t>(known.unseen.size() - dealt);
    std::swap(known.unseen[dealt], known.unseen[dealt + chance.below(left)]);
    return known.unseen[dealt++];
  };
  const auto fill = [&](Hole hole) {
    while (hole.size() < known.hole_cards) hole.push_back(draw());
    return hole;
  };
  FixedList<Card, 5> board = known.board;
  while (board.size() < known.board_cards) board.push_back(draw());
  const Worth own = worth_of(terms, fill(known.own), board);
  FixedList<Worth, seats_max> others;
  for (const Hole& hole : known.others) others.push_back(worth_of(terms, fill(hole), board));
  return share_of_pot(terms, own, others);
}

}  // namespace

int equity(const Terms& terms, const RoundView& view, Seat self, Chance& chance, int samples) {
  Known known = known_to(terms, view, self);
  int sum = 0;
  for (int sample = 0; sample < samples; ++sample) sum += one_sample(terms, known, chance);
  return sum / std::max(1, samples);
}

}  // namespace cardroom::bots
