// Whole rounds of play, forced bets to payment, with every event and every check. Shoes are
// prepared, because shuffling is measured separately. The naive way copies the state for each
// decision and tries every five cards with the comparator at the end.
#include <array>
#include <memory>
#include <random>
#include <vector>

#include "bench.h"
#include "eval/best_five.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "rules/round/play.h"

namespace cardroom::bench {

namespace {

constexpr std::size_t shoes = 1'000;
// A pass goes through all of them, so that what the naive way left in the caches does not matter.
constexpr int times = 20;
constexpr std::size_t naive_rounds = 100;
constexpr int players = 6;

// Six players with plenty of chips, and many shoes.
struct Bench {
  explicit Bench(const Game& game) : terms(*make_terms(game, {})) {
    std::mt19937_64 random(2017);
    CardList cards = list_of(terms.deck.cards());
    for (std::size_t at = 0; at < shoes; ++at) {
      for (std::size_t left = cards.size(); left > 1; --left)
        std::swap(cards[left - 1], cards[random() % left]);
      Setup setup;
      for (int seat = 1; seat <= players; ++seat) {
        setup.players.insert(Seat(seat));
        setup.stakes[Seat(seat).index()] = Chips(1'000);
      }
      setup.marker = Seat(1 + static_cast<int>(at) % players);
      setup.shoe = Shoe::from_order(cards);
      setups.push_back(setup);
    }
  }

  Terms terms;
  std::vector<Setup> setups;
  std::unique_ptr<Events> events = std::make_unique<Events>();
};

// Checks or calls; the opener of an ante game bets the minimum.
Command passive(const Round& round) {
  const Legal& legal = round.legal;
  if (legal.check || legal.decline) return command::Check{round.turn};
  if (legal.call) return command::Call{round.turn};
  return command::Bet{round.turn, legal.sizes.low};
}

// Folds, checks, calls, bets and raises, chosen by one number for each decision.
Command at_random(const Round& round, std::uint64_t& state) {
  state = state * 6364136223846793005U + 1442695040888963407U;
  const auto chance = static_cast<unsigned>(state >> 57);  // 0 … 127
  const Legal& legal = round.legal;
  if (legal.fold && chance < 12 && !legal.check && !legal.decline) return command::Fold{round.turn};
  if (legal.sizes.any && chance > 104) {
    const Chips to = chance > 124 ? legal.sizes.high : legal.sizes.low;
    if (legal.bet) return command::Bet{round.turn, to};
    return command::RaiseTo{round.turn, to};
  }
  if (legal.tap_out && !legal.call && !legal.check && !legal.decline)
    return command::TapOut{round.turn};
  return passive(round);
}

template <class Choose>
Chips play_round(Bench& bench, const Setup& setup, Choose&& choose) {
  bench.events->clear();
  Round round = deal(bench.terms, setup, *bench.events);
  while (round.stage != Stage::over) {
    const auto refused = play(bench.terms, round, choose(round), *bench.events);
    check(!refused, "a listed action was refused");
  }
  return round.stake[0];
}

// Finds the winners again, by trying all hands.
unsigned slow_winner(const Terms& terms, const Round& round) {
  HighValue best;
  unsigned winner = 0;
  for (const Seat seat : round.active) {
    const Hand& hand = round.hands[seat.index()];
    std::vector<Card> cards(hand.cards.begin(), hand.cards.begin() + hand.count);
    const std::vector<Card> board(round.board.begin(), round.board.end());
    HighValue value;
    if (terms.game->showdown.from_hole > 0) {
      value = best_two_and_three({cards, board}, terms.high_order).value;
    } else {
      cards.insert(cards.end(), board.begin(), board.end());
      value = best_of(cards, terms.high_order).value;
    }
    if (value > best) {
      best = value;
      winner = seat.index();
    }
  }
  return winner;
}

template <class Choose>
unsigned naive_round(Bench& bench, const Setup& setup, Choose&& choose) {
  bench.events->clear();
  Round round = deal(bench.terms, setup, *bench.events);
  while (round.stage != Stage::over) {
    const auto events = decide(bench.terms, round, choose(round));
    check(static_cast<bool>(events), "a listed action was refused");
    for (const auto& event : *events) apply(bench.terms, round, event);
  }
  return round.contested ? slow_winner(bench.terms, round) : 0;
}

Compared check_and_call(const Options& options, const Game& game) {
  Bench bench(game);
  return take_turns(
      options.passes,
      [&] {
        for (int time = 0; time < times; ++time)
          for (const auto& setup : bench.setups) keep(play_round(bench, setup, passive));
        return times * bench.setups.size();
      },
      [&] {
        for (std::size_t at = 0; at < naive_rounds; ++at)
          keep(naive_round(bench, bench.setups[at], passive));
        return naive_rounds;
      });
}

Compared random_policy(const Options& options) {
  Bench bench(games::rws_2017);
  std::uint64_t state = 1;
  const auto choose = [&](const Round& round) { return at_random(round, state); };
  return take_turns(
      options.passes,
      [&] {
        for (int time = 0; time < times; ++time)
          for (const auto& setup : bench.setups) keep(play_round(bench, setup, choose));
        return times * bench.setups.size();
      },
      [&] {
        for (std::size_t at = 0; at < naive_rounds; ++at)
          keep(naive_round(bench, bench.setups[at], choose));
        return naive_rounds;
      });
}

constexpr std::array entries = {
    Entry{"round-holdem", "rounds", "rws-2017, six players check and call to the showdown", 2450,
          [](const Options& options) { return check_and_call(options, games::rws_2017); }},
    Entry{"round-omaha", "rounds", "omaha-1995, the same", 0,
          [](const Options& options) { return check_and_call(options, games::omaha_1995); }},
    Entry{"round-manila", "rounds", "manila-1995, the same", 0,
          [](const Options& options) { return check_and_call(options, games::manila_1995); }},
    Entry{"round-stud", "rounds", "stud-2005, the same after the opening bet", 0,
          [](const Options& options) { return check_and_call(options, games::stud_2005); }},
    Entry{"round-random", "rounds", "rws-2017, six players at random", 0, random_policy},
};

}  // namespace

std::span<const Entry> round_entries() { return entries; }

}  // namespace cardroom::bench
