#include "bots/strong/imagine.h"

#include <algorithm>

namespace cardroom::bots {

namespace {

bool is_hidden(const Round& round, Seat seat, std::size_t at) {
  const Hand& hand = round.hands[seat.index()];
  return !hand.is_up(at) && !round.shown.contains(seat) &&
         !round.odd.exposed.contains(hand.cards[at]);
}

// A folded or mucked hand has left the table.
bool is_gone(const Round& round, Seat seat) {
  return !round.active.contains(seat) || round.mucked.contains(seat);
}

void hide_hand(Round& round, Seat seat) {
  Hand& hand = round.hands[seat.index()];
  if (is_gone(round, seat)) {
    hand = {};
    return;
  }
  for (std::size_t at = 0; at < hand.count; ++at)
    if (is_hidden(round, seat, at)) hand.cards[at] = Card();
}

void see(CardSet& unseen, const Hand& hand) {
  for (std::size_t at = 0; at < hand.count; ++at)
    if (!hand.cards[at].is_none()) unseen.erase(hand.cards[at]);
}

// What a player has shown of their hand by what they put in.
enum class Told : std::uint8_t { nothing, called, raised, risked_much };

Told told_by(const Round& round, Seat seat) {
  const std::size_t at = seat.index();
  const Chips willing = round.paid[at] - round.forced[at];
  if (willing <= Chips(0)) return Told::nothing;
  if (willing * 2 > round.stake[at] + willing) return Told::risked_much;
  return round.aggressor == seat && round.raises > 0 ? Told::raised : Told::called;
}

// How likely, in thousandths, a player who told this keeps on with a hand of this standing.
std::uint32_t likelihood(Told told, int better) {
  const auto from = [&](int none, int all) {
    const int part = 1000 * (better - none) / (all - none);
    return static_cast<std::uint32_t>(std::clamp(part, 120, 1000));
  };
  switch (told) {
    case Told::nothing:
      return better > 900 ? 700 : 1000;
    case Told::called:
      return from(0, 600);
    case Told::raised:
      return from(150, 800);
    case Told::risked_much:
      return from(300, 850);
  }
  return 1000;
}

// Draws the unseen cards one after the other.
class Unseen {
 public:
  Unseen(CardSet cards, Chance& chance) : cards_(list_of(cards)), chance_(chance) {}

  Card next() {
    const auto left = static_cast<std::uint32_t>(cards_.size() - drawn_);
    std::swap(cards_[drawn_], cards_[drawn_ + chance_.below(left)]);
    return cards_[drawn_++];
  }
  std::size_t drawn() const { return drawn_; }
  void put_back(std::size_t drawn) { drawn_ = drawn; }
  std::size_t left() const { return cards_.size() - drawn_; }

 private:
  CardList cards_;
  Chance& chance_;
  std::size_t drawn_ = 0;
};

Hand filled(Hand hand, Unseen& unseen) {
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.cards[at].is_none()) hand.cards[at] = unseen.next();
  return hand;
}

Hand likely_hand(const Known& known, Seat seat, const Scale& scale, const Terms& terms,
                 Unseen& unseen, Chance& chance) {
  constexpr int tries = 6;
  const Hand& seen = known.round.hands[seat.index()];
  const Told told = told_by(known.round, seat);
  const std::size_t before = unseen.drawn();
  Hand hand = filled(seen, unseen);
  for (int time = 1; time < tries; ++time) {
    const int better = scale.better_than(terms, known.round.street, hand, known.round.board);
    if (chance.in_thousand(likelihood(told, better))) break;
    unseen.put_back(before);
    hand = filled(seen, unseen);
  }
  return hand;
}

}  // namespace

Known known_to(const Round& round, const Terms& terms, Seat self) {
  Known known{round, self, round.shoe.remaining(), terms.deck.cards(), {}};
  for (int card = 0; card < std::min<int>(round.odd.shown_ahead, round.shoe.remaining()); ++card)
    known.ahead.push_back(round.shoe.begin()[card]);
  Round& seen = known.round;
  seen.shoe = {};
  seen.burnt = {};
  seen.last_burnt = {};
  for (const Seat seat : round.dealt) {
    if (seat == self) continue;
    hide_hand(seen, seat);
    seen.thrown[seat.index()] = {};
  }
  for (const Seat seat : round.dealt) see(known.unseen, seen.hands[seat.index()]);
  known.unseen = known.unseen - seen.thrown[self.index()];
  for (const Card card : seen.board) known.unseen.erase(card);
  for (const Card card : known.ahead) known.unseen.erase(card);
  return known;
}

Round imagine(const Known& known, const Scale& scale, const Terms& terms, Chance& chance) {
  Round round = known.round;
  Unseen unseen(known.unseen, chance);
  for (const Seat seat : round.active)
    if (seat != known.self)
      round.hands[seat.index()] = likely_hand(known, seat, scale, terms, unseen, chance);
  CardList order;
  for (const Card card : known.ahead) order.push_back(card);
  while (static_cast<int>(order.size()) < known.in_shoe) order.push_back(unseen.next());
  round.shoe = Shoe::from_order(order);
  while (unseen.left() > 0) round.burnt.insert(unseen.next());
  return round;
}

}  // namespace cardroom::bots
