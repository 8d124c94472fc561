#include "conformance/suite/any_command.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "conformance/suite/random_table.h"

namespace cardroom::conformance {

namespace {

constexpr int irregularities = 16;
constexpr int rulings = 17;

CardSet cards_of(const Hand& hand) {
  CardSet cards;
  for (std::size_t at = 0; at < hand.count; ++at) cards.insert(hand.cards[at]);
  return cards;
}

class Filler {
 public:
  Filler(const Table& table, Random& random) : table_(table), random_(random) {}

  template <class Made>
  Made make() {
    Made made{};
    Made::fields(made, [&](std::string_view, auto& field) { fill(field); });
    return made;
  }

  command::Report report() {
    const Round& round = table_.round;
    auto made = make<command::Report>();
    if (random_.percent(90)) made.by = Role::dealer;
    if (random_.percent(80) && !round.dealt.empty()) made.seat = some_of(round.active, round.dealt);
    if (random_.percent(30)) expose(made);
    if (made.what == Irregularity::extra_hand && random_.percent(80)) made.seat = not_dealt();
    made.card = card_for(made);
    // Most reports name a card or nothing; a place and what staff said it was are for the others.
    if (random_.percent(80)) {
      made.place = 0;
      made.told = Card();
    }
    if (made.what == Irregularity::wrong_count && !made.seat.is_none())
      made.count = static_cast<std::uint8_t>(random_.between(0, 9));
    return made;
  }

  table_command::Determine determine() {
    const auto [key, value] = random_setting(random_);
    return {.by = random_.percent(90) ? Role::operator_ : role(),
            .key = *ShortText::from(key),
            .value = *ShortText::from(value)};
  }

 private:
  void fill(Seat& seat) {
    const Round& round = table_.round;
    if (random_.percent(40) && !round.turn.is_none())
      seat = round.turn;
    else if (random_.percent(60) && !round.dealt.empty())
      seat = some_of(round.dealt, round.dealt);
    else
      seat = Seat(static_cast<int>(random_.below(seats_max + 1)));
  }

  void fill(Chips& amount) {
    const Round& round = table_.round;
    const Legal& legal = round.legal;
    const Terms& terms = table_.coming;
    const std::array<Chips, 9> near = {legal.sizes.low, legal.sizes.high, legal.least_full,
                                       round.highest,   legal.most,       terms.minimum,
                                       terms.stake,     terms.chip,       terms.stake * 3};
    amount = random_.pick(near) + Chips(random_.between(-1, 1));
    if (random_.percent(20)) amount = Chips(random_.between(0, 500));
    if (random_.percent(3)) amount = Chips(std::numeric_limits<std::int64_t>::max());
    if (random_.percent(3)) amount = Chips(std::numeric_limits<std::int64_t>::min());
  }

  void fill(PlayerId& player) { player = PlayerId(static_cast<std::uint32_t>(random_.below(16))); }
  // By default each command names who gives it.
  void fill(Role& by) {
    if (random_.percent(25)) by = role();
  }
  void fill(bool& value) { value = random_.percent(50); }
  void fill(Irregularity& what) { what = static_cast<Irregularity>(random_.below(irregularities)); }
  void fill(Ruling& ruling) { ruling = static_cast<Ruling>(random_.below(rulings)); }
  void fill(VoidReason& reason) { reason = static_cast<VoidReason>(random_.below(3)); }
  void fill(Review& review) { review = static_cast<Review>(random_.below(2)); }
  void fill(std::uint8_t& count) {
    const int deck = table_.coming.deck.size();
    const std::array<int, 6> near = {0, 1, 2, deck - 1, deck, deck + 1};
    count = static_cast<std::uint8_t>(random_.pick(near));
  }
  void fill(std::uint16_t& number) {
    number = static_cast<std::uint16_t>(
        random_.percent(70) ? random_.below(4) : random_.below(table_.disputes_opened + 2U));
  }
  void fill(std::int64_t& time) {
    constexpr std::array<std::int64_t, 9> steps = {0, 0, 1, 30, 89, 90, 91, 3600, -1};
    time = std::max(table_.now_s, table_.round.odd.now_s) + random_.pick(steps);
    if (random_.percent(2)) time = std::numeric_limits<std::int64_t>::max();
    if (random_.percent(2)) time = std::numeric_limits<std::int64_t>::min();
  }

  void fill(Card& card) {
    if (random_.percent(60)) return;
    card = Card::from_index(static_cast<int>(random_.below(53)));
  }
  void fill(CardSet& cards) {
    const Round& round = table_.round;
    if (!round.turn.is_none())
      for (const Card card : cards_of(round.hands[round.turn.index()]))
        if (random_.percent(50)) cards.insert(card);
    if (random_.percent(10)) cards.insert(Card::from_index(static_cast<int>(random_.below(53))));
  }
  // The order of a shoe or a shuffle.
  void fill(CardList& order) {
    const bool shuffling = table_.round.stage == Stage::shuffling;
    const bool whole = random_.percent(shuffling ? 10 : 90);
    const Deck deck = table_.dealing ? table_.terms.deck : table_.coming.deck;
    order = random_.order(whole ? deck.cards() : cards_to_shuffle(table_.round));
    if (random_.percent(3) && !order.empty()) order.pop_back();
    if (random_.percent(3) && !order.empty() && !order.full()) order.push_back(order[0]);
  }
  // Cards drawn for a seat, or cards of a hand that somebody was told about.
  template <std::size_t N>
  void fill(FixedList<Card, N>& cards) {
    for (std::size_t left = random_.below(4); left > 0; --left) {
      Card card = Card::from_index(static_cast<int>(random_.below(53)));
      const Hand& hand = table_.round.hands[random_.below(seats_max)];
      if (random_.percent(50) && hand.count > 0) card = hand.cards[random_.below(hand.count)];
      cards.push_back(card);
    }
  }

  void fill(Clause& breach) {
    if (random_.percent(30)) return;
    breach = Clause::at(random_.below(Clause::count()));
    for (std::size_t left = Clause::count(); left > 0 && random_.percent(99); --left) {
      if (text_of(breach).kind == 'H' && breach.prefix() == table_.game->prefix) return;
      breach = Clause::at((breach.row() + 1U) % Clause::count());
    }
  }
  template <std::size_t N>
  void fill(TextOf<N>& text) {
    constexpr std::array<std::string_view, 4> some = {"", "x", "a word", "\"quoted\\ \n"};
    text = *TextOf<N>::from(random_.pick(some));
  }

  Seat some_of(SeatSet likely, SeatSet otherwise) {
    const SeatSet seats = likely.empty() || random_.percent(10) ? otherwise : likely;
    return seats.from(Seat(static_cast<int>(random_.between(1, seats_max))));
  }
  Seat not_dealt() {
    const SeatSet empty = SeatSet::from_bits((1U << seats_max) - 1U) - table_.round.dealt;
    return empty.empty() ? Seat::none() : some_of(empty, empty);
  }
  // A hole card, often of a player with one card exposed already, or a boxed card.
  void expose(command::Report& report) {
    report.what = random_.percent(70) ? Irregularity::hole_exposed : Irregularity::boxed;
    for (const Seat seat : table_.round.active)
      if (!(cards_of(table_.round.hands[seat.index()]) & table_.round.odd.exposed).empty() &&
          random_.percent(60))
        report.seat = seat;
  }
  Role role() { return static_cast<Role>(random_.below(role_count)); }

  // No card, one of the seat's, or one of the next few in the shoe.
  Card card_for(const command::Report& report) {
    const Round& round = table_.round;
    if (random_.percent(60)) return {};
    if (!report.seat.is_none() && random_.percent(60)) {
      const Hand& hand = round.hands[report.seat.index()];
      if (hand.count > 0) return hand.cards[random_.below(hand.count)];
    }
    if (!round.shoe.empty() && random_.percent(80))
      return round.shoe
          .begin()[random_.below(static_cast<std::uint64_t>(std::min(round.shoe.remaining(), 4)))];
    return Card::from_index(static_cast<int>(random_.below(53)));
  }

  const Table& table_;
  Random& random_;
};

// One alternative of a variant, each equally likely; `First` leaves out those before it.
template <class Variant, std::size_t First, std::size_t... At>
Variant any_of(Filler& filler, Random& random, std::index_sequence<At...>) {
  const auto chosen = random.below(sizeof...(At));
  Variant made;
  const auto consider = [&]<std::size_t Index>(std::integral_constant<std::size_t, Index>) {
    using Kind = std::variant_alternative_t<First + Index, Variant>;
    if (Index == chosen) made = filler.make<Kind>();
  };
  (consider(std::integral_constant<std::size_t, At>{}), ...);
  return made;
}

template <class Variant, std::size_t First>
Variant any_of(Filler& filler, Random& random) {
  constexpr auto kinds = std::variant_size_v<Variant> - First;
  return any_of<Variant, First>(filler, random, std::make_index_sequence<kinds>{});
}

}  // namespace

TableCommand any_table_command(const Table& table, Random& random) {
  Filler filler(table, random);
  if (random.percent(8)) return filler.determine();
  // The first kind are the commands of the round of play.
  return any_of<TableCommand, 1>(filler, random);
}

Command any_round_command(const Table& table, Random& random) {
  Filler filler(table, random);
  return any_of<Command, 0>(filler, random);
}

command::Report any_report(const Table& table, Random& random) {
  return Filler(table, random).report();
}

}  // namespace cardroom::conformance
