#include "bots/strong/imagine.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "bots/simple/quick_discards.h"
#include "rules/betting/limits.h"

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
enum class Told : std::uint8_t { nothing, checked, called, raised, risked_much };

// By this betting round's wagers.
Told told_now(const Round& round, Seat seat) {
  const std::size_t at = seat.index();
  const Chips before = round.street == 0 ? round.forced[at] : Chips(0);
  const Chips willing = round.total[at] - before;
  if (willing <= Chips(0)) return round.checked.contains(seat) ? Told::checked : Told::nothing;
  if (willing > round.stake[at]) return Told::risked_much;
  return round.aggressor == seat && round.opened ? Told::raised : Told::called;
}

// How much was wagered in each betting round before this one, on average: 0 if all checked, 1 for a
// bet that was called, 2 for a raise. Who stayed in put in as much as everybody else.
double wagered_before(const Terms& terms, const Round& round) {
  if (round.street == 0) return 0;
  const Chips wagered = pot(round) - sum(round.total) - sum(round.forced);
  if (wagered <= Chips(0)) return 0;
  const int players = std::max(2, round.active.size());
  if (terms.limit == LimitKind::fixed) {
    Chips bets;
    for (std::size_t street = 0; street < round.street; ++street) {
      StreetLimits limits;
      set_limits(terms, street, round.last_blind, limits);
      bets += std::max(limits.open_low, limits.raise_low);
    }
    return static_cast<double>(wagered.count()) / static_cast<double>(players * bets.count());
  }
  // A bet and a call multiply the pot.
  const double before = std::max<double>(1, static_cast<double>(sum(round.forced).count()));
  constexpr double of_a_bet = 0.9;  // The logarithm.
  return std::log1p(static_cast<double>(wagered.count()) / before) / (of_a_bet * round.street);
}

// Hands from `plays` on stay in; those from `bets` on bet, and those from `raises` on raise. In
// thousandths. Each raise before asks for more.
struct Standard {
  int plays = 0;
  int bets = 0;
  int raises = 0;
  int each = 0;
  double strays = 0;  // How often a hand is played that should not be.
};
constexpr Standard standard_of(Temperament style) {
  switch (style) {
    case Temperament::tight:
      return {660, 790, 880, 40, 0.04};
    case Temperament::loose:
      return {290, 520, 750, 30, 0.13};
    case Temperament::caller:
      return {0, 1000, 1000, 0, 0.02};
    case Temperament::random:
    case Temperament::strong:
      return {400, 650, 800, 30, 0.1};
  }
  return {};
}

// How many of this betting round's openings and raises are a player's own, if all took turns.
int own_raises(const Round& round, Seat seat) {
  const int all = round.raises + (round.opened ? 1 : 0);
  const int players = round.active.size();
  return (all + (round.aggressor == seat ? players - 1 : 0)) / players;
}

// A player who does anything that is allowed: each time with a chance of about a third.
double likelihood_of_anything(Told told, int times) {
  if (told == Told::nothing) return 1;
  double chances = 1.0 / 3;
  for (int time = 1; time < times; ++time) chances /= 3;
  return chances;
}

// How likely such a player tells this with a hand that is better than so many in a thousand, after
// so many raises.
double likelihood(Temperament style, Told told, int better, int raises) {
  const Standard standard = standard_of(style);
  const int more = standard.each * std::max(0, raises - 1);
  const bool plays = better >= std::min(900, standard.plays + more);
  const bool wagers = better >= std::min(970, raises == 0 ? standard.bets : standard.raises + more);
  switch (told) {
    case Told::nothing:
      return 1;
    case Told::checked:
      return better >= standard.bets ? 0.15 : 1 - standard.strays;
    case Told::called:
      return better >= standard.raises + more ? 0.3 : plays ? 1 : standard.strays;
    case Told::raised:
      return wagers ? 1 : standard.strays;
    case Told::risked_much:
      return better >= standard.raises + 40 ? 1 : wagers ? 0.5 : standard.strays;
  }
  return 1;
}

// How likely such a player is still there after a betting round with such wagers. Who made them is
// not known any more.
double likelihood_of_staying(Temperament style, double wagered, int better) {
  const Standard standard = standard_of(style);
  const double checked = better >= standard.bets ? 0.15 : 1 - standard.strays;
  const double stayed = better >= standard.plays ? 1 : standard.strays;
  if (wagered <= 1) return checked + (stayed - checked) * wagered;
  const double raised = better >= standard.raises ? 1 : standard.strays;
  return stayed + (raised - stayed) * 0.5 * std::min(1.0, wagered - 1);
}

Temperament any_style(Chance& chance) {
  const std::uint32_t lot = chance.below(100);
  if (lot < 22) return Temperament::tight;
  if (lot < 61) return Temperament::loose;
  return lot < 79 ? Temperament::caller : Temperament::random;
}

// Draws the unseen cards one after the other.
class Unseen {
 public:
  Unseen(CardSet cards, Chance& chance) : cards_(list_of(cards)), chance_(&chance) {}

  Card next() {
    const auto left = static_cast<std::uint32_t>(cards_.size() - drawn_);
    std::swap(cards_[drawn_], cards_[drawn_ + chance_->below(left)]);
    return cards_[drawn_++];
  }
  std::size_t left() const { return cards_.size() - drawn_; }

 private:
  CardList cards_;
  Chance* chance_;
  std::size_t drawn_ = 0;
};

Hand filled(Hand hand, Unseen& unseen) {
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.cards[at].is_none()) hand.cards[at] = unseen.next();
  return hand;
}

struct Likely {
  Hand hand;
  std::array<Hand, 5> held;  // In each betting round so far.
  CardSet thrown;
  Temperament style = Temperament::tight;
  double fits = 1;  // How well the number of cards thrown away agrees.
};

// How many draws the player has made.
int draws_of(const Terms& terms, const Round& round, Seat seat) {
  int draws = 0;
  for (std::size_t street = 0; street <= round.street; ++street)
    if (terms.game->streets[street].draw) ++draws;
  const bool is_drawing = round.stage == Stage::drawing || round.stage == Stage::shuffling;
  return is_drawing && !round.drawn.contains(seat) ? draws - 1 : draws;
}

// They throw away what a quick look says.
void exchange(const Terms& terms, Unseen& unseen, Likely& likely) {
  const CardSet wanted = quick_discards(terms, likely.hand);
  for (std::size_t at = 0; at < likely.hand.count && unseen.left() > 0; ++at) {
    if (!wanted.contains(likely.hand.cards[at])) continue;
    likely.thrown.insert(likely.hand.cards[at]);
    likely.hand.cards[at] = unseen.next();
  }
}

// How likely a player throws away so many of these cards if each of them goes one time in three.
double likelihood_of_throwing(int threw, int cards) {
  double chances = 1;
  for (int card = 0; card < threw; ++card) chances *= (cards - card) / (card + 1.0) / 3;
  for (int card = threw; card < cards; ++card) chances *= 2.0 / 3;
  return chances;
}

// What the player held in each betting round. The more the number of cards thrown away differs from
// what they threw in fact, the less it fits. A player who throws away anything holds any cards.
void play_through(const Terms& terms, const Round& round, int draws, Unseen& unseen, Likely& likely,
                  int threw) {
  const bool draws_any = draws > 0;
  const bool sensibly = likely.style != Temperament::random;
  // Twice, because some fit is given to every other number too.
  if (draws_any && !sensibly)
    likely.fits =
        std::min(1.0, 2 * likelihood_of_throwing(threw, draws * cards_to_each(*terms.game)));
  std::size_t dealt = 0;
  for (std::size_t street = 0; street <= round.street; ++street) {
    for (const Packet packet : terms.game->streets[street].to_each) dealt += packet.cards;
    if (terms.game->streets[street].draw && draws-- > 0 && sensibly)
      exchange(terms, unseen, likely);
    Hand& held = likely.held[street] = likely.hand;
    held.count = static_cast<std::uint8_t>(std::min<std::size_t>(dealt, held.count));
  }
  if (!draws_any || !sensibly) return;
  for (int apart = std::abs(likely.thrown.size() - threw); apart > 0; --apart) likely.fits *= 0.25;
}

FixedList<Card, 5> board_in(const Terms& terms, const Round& round, std::size_t street) {
  std::size_t cards = 0;
  for (std::size_t at = 0; at <= street; ++at)
    cards += static_cast<std::size_t>(terms.game->streets[at].communal);
  FixedList<Card, 5> board;
  for (const Card card : round.board)
    if (board.size() < cards) board.push_back(card);
  return board;
}

// What the player did with this hand and this style, compared with what they would have done.
double fits(const Likely& likely, const Known& known, Seat seat, double wagered, const Scale& scale,
            const Terms& terms) {
  const Round& round = known.round;
  const Told now = told_now(round, seat);
  if (likely.style == Temperament::random) {
    double chances = likely.fits * likelihood_of_anything(now, own_raises(round, seat));
    for (std::size_t street = 0; street < round.street; ++street)
      chances *= 1 - 0.4 * std::min(1.0, wagered);
    return chances;
  }
  const int better = scale.better_than(terms, round.street, likely.hand, round.board);
  double chances = likely.fits * likelihood(likely.style, now, better, round.raises);
  for (std::size_t street = 0; street < round.street; ++street)
    chances *= likelihood_of_staying(
        likely.style, wagered,
        scale.better_than(terms, static_cast<int>(street), likely.held[street],
                          board_in(terms, round, street)));
  return chances;
}

// One of several, by how well each fits. `unseen` is left without the cards of the one taken.
Likely likely_player(const Known& known, Seat seat, const Scale& scale, const Terms& terms,
                     Unseen& unseen, Chance& chance) {
  const Hand& seen = known.round.hands[seat.index()];
  const int draws = draws_of(terms, known.round, seat);
  const int tries = draws > 0 ? 40 : 16;  // After a draw few hands fit.
  const double wagered = wagered_before(terms, known.round);
  const Unseen before = unseen;
  Likely taken;
  double sum = 0;
  for (int time = 0; time < tries; ++time) {
    Unseen left = before;
    Likely likely{filled(seen, left), {}, {}, any_style(chance)};
    play_through(terms, known.round, draws, left, likely, known.threw[seat.index()]);
    const double weight = fits(likely, known, seat, wagered, scale, terms);
    sum += weight;
    constexpr double whole = 1U << 30;
    const bool takes = static_cast<double>(chance.below(1U << 30)) * sum < weight * whole;
    if (!takes && time > 0) continue;
    taken = likely;
    unseen = left;
    if (weight > 0.99) break;  // Nothing fits better.
  }
  return taken;
}

}  // namespace

Known known_to(const Round& round, const Terms& terms, Seat self) {
  Known known{round, self, round.shoe.remaining(), terms.deck.cards(), {}, {}};
  for (int card = 0; card < std::min<int>(round.odd.shown_ahead, round.shoe.remaining()); ++card)
    known.ahead.push_back(round.shoe.begin()[card]);
  Round& seen = known.round;
  seen.shoe = {};
  seen.burnt = {};
  seen.last_burnt = {};
  for (const Seat seat : round.dealt) {
    if (seat == self) continue;
    hide_hand(seen, seat);
    known.threw[seat.index()] = static_cast<std::uint8_t>(round.thrown[seat.index()].size());
    seen.thrown[seat.index()] = {};
  }
  for (const Seat seat : round.dealt) see(known.unseen, seen.hands[seat.index()]);
  known.unseen = known.unseen - seen.thrown[self.index()];
  for (const Card card : seen.board) known.unseen.erase(card);
  for (const Card card : known.ahead) known.unseen.erase(card);
  return known;
}

Imagined imagine(const Known& known, const Scale& scale, const Terms& terms, Chance& chance) {
  Imagined imagined{known.round};
  Round& round = imagined.round;
  Unseen unseen(known.unseen, chance);
  imagined.styles[known.self.index()] = Temperament::strong;
  for (const Seat seat : round.active) {
    if (seat == known.self) continue;
    const Likely likely = likely_player(known, seat, scale, terms, unseen, chance);
    round.hands[seat.index()] = likely.hand;
    round.thrown[seat.index()] = likely.thrown;
    imagined.styles[seat.index()] = likely.style;
  }
  CardList order;
  for (const Card card : known.ahead) order.push_back(card);
  while (static_cast<int>(order.size()) < known.in_shoe && unseen.left() > 0)
    order.push_back(unseen.next());
  round.shoe = Shoe::from_order(order);
  while (unseen.left() > 0) round.burnt.insert(unseen.next());
  return imagined;
}

}  // namespace cardroom::bots
