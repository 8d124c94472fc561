// The temperaments: lawful in every game, and blind to what their seat may not see.
#include "bots/temperament.h"

#include <doctest/doctest.h>

#include "bots/simple/simple_player.h"
#include "bots/strong/strong_player.h"
#include "cards/shuffle.h"
#include "rules/games/games.h"
#include "rules/round/play.h"
#include "with_cap.h"

namespace cardroom {
namespace {

using bots::Temperament;

Terms terms_of(const Game& game) { return *make_terms(game, with_cap(game, {})); }

Round dealt(const Terms& terms, int count, std::uint64_t number, Events& events) {
  Setup setup;
  const Chips unit = std::max({terms.minimum, terms.blind[1], terms.ante, terms.chip});
  for (int seat = 1; seat <= count; ++seat) {
    setup.players.insert(Seat(seat));
    setup.stakes[Seat(seat).index()] = unit * static_cast<std::int64_t>(20 + 30 * seat);
  }
  setup.marker = Seat(1 + static_cast<int>(number) % count);
  setup.shoe = shuffle(terms.deck.cards(), seed_from_number(5), {number, 0}).shoe;
  events.clear();
  return deal(terms, setup, events);
}

constexpr bots::Effort little{.first = 3, .again = 4};
constexpr bots::Effort least{.first = 1, .again = 0};

Command chosen(Temperament temperament, const Terms& terms, const Round& round, Chance& chance,
               const bots::Effort& effort = little) {
  if (temperament == Temperament::strong)
    return bots::choose_strongly(terms, bots::known_to(round, terms, round.turn), chance, nullptr,
                                 effort);
  return bots::choose_simply(temperament, bots::Scale::of(terms), terms, bots::glimpse_of(round),
                             chance);
}

// Plays a round; how many decisions it took.
int play_out(const Terms& terms, Round& round, Events& events, Chance& chance,
             std::span<const Temperament> who, const bots::Effort& effort = little) {
  int decisions = 0;
  while (round.stage != Stage::over) {
    events.clear();
    if (round.stage == Stage::shuffling) {
      const auto again = shuffle(cards_to_shuffle(round), seed_from_number(6),
                                 {static_cast<std::uint64_t>(++decisions), 1});
      REQUIRE_FALSE(play(terms, round, command::Reshuffle{again.shoe.rest()}, events));
      continue;
    }
    const auto temperament = who[round.turn.index() % who.size()];
    const auto refused =
        play(terms, round, chosen(temperament, terms, round, chance, effort), events);
    REQUIRE_MESSAGE(!refused, std::string(terms.game->key)
                                  << ", " << std::string(word(temperament)));
    REQUIRE(++decisions < 1'000);
  }
  CHECK(conserved(round));
  return decisions;
}

TEST_CASE("bots: every temperament plays every game and is never refused") {
  const std::array who = {Temperament::random, Temperament::strong, Temperament::tight,
                          Temperament::loose, Temperament::caller};
  const auto events = std::make_unique<Events>();
  for (const Game* const game : all_games) {
    const Terms terms = terms_of(*game);
    Chance chance(3);
    for (std::uint64_t number = 0; number < 12; ++number) {
      Round round = dealt(terms, 5, number, *events);
      play_out(terms, round, *events, chance, who);
    }
  }
}

// A million random decisions in each game are for ./test --long.
TEST_CASE("bots: a million decisions in each game, none of them unlawful" * doctest::skip()) {
  const std::array who = {Temperament::random, Temperament::strong, Temperament::tight,
                          Temperament::loose, Temperament::caller};
  const auto events = std::make_unique<Events>();
  for (const Game* const game : all_games) {
    const Terms terms = terms_of(*game);
    Chance chance(4);
    std::uint64_t number = 0;
    for (int decisions = 0; decisions < 1'000'000; ++number) {
      Round round = dealt(terms, 5, number, *events);
      decisions += play_out(terms, round, *events, chance, who, least);
    }
  }
}

TEST_CASE("bots: the same seed gives the same game, the strong player included") {
  const std::array who = {Temperament::strong, Temperament::loose};
  const auto events = std::make_unique<Events>();
  const Terms terms = terms_of(games::rws_2017);
  const auto final_stakes = [&] {
    Chance chance(11);
    Round round = dealt(terms, 4, 1, *events);
    play_out(terms, round, *events, chance, who);
    return round.stake;
  };
  CHECK(final_stakes() == final_stakes());
}

// Puts other cards where the seat sees none: the shoe and the others' hidden cards change places.
Round other_layout(const Round& round, Seat self) {
  Round other = round;
  CardList order = round.shoe.rest();
  std::size_t at = order.size();
  for (const Seat seat : round.dealt) {
    if (seat == self || !round.active.contains(seat)) continue;
    Hand& hand = other.hands[seat.index()];
    for (std::size_t card = 0; card < hand.count && at > 0; ++card)
      if (!hand.is_up(card)) std::swap(hand.cards[card], order[--at]);
  }
  other.shoe = Shoe::from_order(order);
  return other;
}

// The same act with the same chips and cards.
bool same(const Command& one, const Command& other) {
  if (one.index() != other.index()) return false;
  if (const auto* const bet = std::get_if<command::Bet>(&one))
    return bet->to == std::get<command::Bet>(other).to;
  if (const auto* const raise = std::get_if<command::RaiseTo>(&one))
    return raise->to == std::get<command::RaiseTo>(other).to;
  if (const auto* const draw = std::get_if<command::Draw>(&one))
    return draw->cards == std::get<command::Draw>(other).cards;
  return true;
}

// The player to act knows the same, does the same and uses as much chance in another layout.
void compare_layouts(const Terms& terms, const Round& round, std::uint64_t seed) {
  const Round other = other_layout(round, round.turn);
  REQUIRE_FALSE(round == other);
  const auto known = bots::known_to(round, terms, round.turn);
  const auto known_there = bots::known_to(other, terms, round.turn);
  CHECK(known.round == known_there.round);
  CHECK(known.unseen == known_there.unseen);
  CHECK(known.in_shoe == known_there.in_shoe);
  CHECK(known.threw == known_there.threw);
  const bots::AtStake prizes{{Cents(500), Cents(300), Cents(200)}, {Chips(100), Chips(2'000)}};
  for (const bots::AtStake* const at_stake :
       {static_cast<const bots::AtStake*>(nullptr), &prizes}) {
    Chance one(seed);
    Chance two(seed);
    CHECK(same(bots::choose_strongly(terms, known, one, at_stake, little),
               bots::choose_strongly(terms, known_there, two, at_stake, little)));
    CHECK(one.next() == two.next());
  }
}

TEST_CASE("bots: what the strong player knows, and does, does not depend on hidden cards") {
  const std::array who = {Temperament::loose, Temperament::caller};
  const auto events = std::make_unique<Events>();
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    const Terms terms = terms_of(*game);
    Chance chance(8);
    for (std::uint64_t number = 0; number < 4; ++number) {
      Round round = dealt(terms, 4, number, *events);
      // Every decision of the round, draws included; the quick players go on with it.
      for (std::uint32_t decision = 0; round.stage != Stage::over; ++decision) {
        events->clear();
        if (round.stage == Stage::shuffling) {
          const auto again = shuffle(cards_to_shuffle(round), seed_from_number(6), {number, 1});
          REQUIRE_FALSE(play(terms, round, command::Reshuffle{again.shoe.rest()}, *events));
          continue;
        }
        const bool hidden = round.shoe.remaining() > 0 && round.stage != Stage::showdown;
        if (hidden) compare_layouts(terms, round, 1'000 * number + decision);
        const auto temperament = who[round.turn.index() % who.size()];
        REQUIRE_FALSE(play(terms, round, chosen(temperament, terms, round, chance), *events));
      }
    }
  }
}

TEST_CASE("bots: an imagined round holds every card once, and the seat's own where they are") {
  const auto events = std::make_unique<Events>();
  for (const Game* const game : all_games) {
    const Terms terms = terms_of(*game);
    const Round round = dealt(terms, 4, 1, *events);
    const auto known = bots::known_to(round, terms, round.turn);
    Chance chance(9);
    const Round imagined = bots::imagine(known, bots::Scale::of(terms), terms, chance).round;
    CHECK(imagined.hands[round.turn.index()] == round.hands[round.turn.index()]);
    CHECK(imagined.shoe.remaining() == round.shoe.remaining());
    CardSet all = imagined.shoe.cards() | imagined.burnt;
    for (const Card card : imagined.board) all.insert(card);
    int cards = all.size();
    for (const Seat seat : imagined.dealt)
      for (std::size_t at = 0; at < imagined.hands[seat.index()].count; ++at) {
        all.insert(imagined.hands[seat.index()].cards[at]);
        ++cards;
      }
    CHECK(cards == terms.deck.size());
    CHECK(all == terms.deck.cards());
  }
}

TEST_CASE("bots: half of the hands are better than the middle of the scale, in every game") {
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    const Terms terms = terms_of(*game);
    const bots::Scale& scale = bots::Scale::of(terms);
    CHECK(&scale == &bots::Scale::of(terms));
    std::int64_t sum = 0;
    const auto events = std::make_unique<Events>();
    for (std::uint64_t number = 0; number < 200; ++number) {
      const Round round = dealt(terms, 2, number, *events);
      for (const Seat seat : round.dealt)
        sum += scale.better_than(terms, 0, round.hands[seat.index()], round.board);
    }
    CHECK(sum / 400 > 420);
    CHECK(sum / 400 < 580);
  }
}

}  // namespace
}  // namespace cardroom
