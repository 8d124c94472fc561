// Canberra Poker: whole rounds through the rules, and the exact solution of the game. The naive
// round returns the events by value and ranks hands with the comparator; the naive solution goes
// through the dealer's hands one by one.
#include <algorithm>
#include <array>
#include <thread>

#include "bench.h"
#include "canberra/game/ranking.h"
#include "canberra/table/apply.h"
#include "canberra/table/play.h"
#include "cards/shuffle.h"
#include "odds/canberra_edge.h"

namespace cardroom::bench {

namespace {

constexpr int boxes = 6;
constexpr int rounds = 2'000;  // A few milliseconds, so the best pass was not interrupted.
constexpr int naive_rounds = 200;

// A table that is open, with six players who will not run out of chips.
canberra::State open_table() {
  using namespace canberra;
  Settings settings;
  settings.boxes = boxes;
  settings.distribution = 7'000;
  State state = make_table(settings);
  const auto give = [&](const Command& command) {
    const auto outcome = decide(state, command);
    for (const Event& event : *outcome) apply(state, event);
  };
  give(command::ApproveLayout{});
  give(command::CheckCards{});
  give(command::OpenTable{});
  for (int box = 1; box <= boxes; ++box)
    give(command::Sit{Seat(box), PlayerId(static_cast<std::uint32_t>(box)), Cents(50'000'000'000)});
  return state;
}

enum class Jackpots { none, everybody };

// One round: everybody antes, bets on a pair or better, otherwise folds.
template <Jackpots jackpots, class Give, class HasPair>
void play_round(canberra::State& state, const Shuffled& shuffled, Give&& give, HasPair&& has_pair) {
  using namespace canberra;
  give(command::CallWagers{});
  for (int box = 1; box <= boxes; ++box) {
    give(command::PlaceAnte{Seat(box), Chips(10)});
    if constexpr (jackpots == Jackpots::everybody) give(command::PlaceJackpot{Seat(box), Pad::lit});
  }
  give(command::Deal{shuffled.shoe, shuffled.lifted});
  for (int box = 1; box <= boxes; ++box)
    if (has_pair(state.box(Seat(box)).cards))
      give(command::PlaceBet{Seat(box), Chips(20)});
    else
      give(command::Fold{Seat(box)});
  give(command::Settle{});
  give(command::Collect{});
}

template <Jackpots jackpots>
Compared rounds_of_six(const Options& options) {
  using namespace canberra;
  State state = open_table();
  State naive = open_table();
  const Ranking& ranking = Ranking::get();
  Shuffler shuffler(Deck::full().cards(), seed_from_number(1));
  Events events;
  const auto give = [&](const Command& command) {
    events.clear();
    check(!play(state, command, events), "a round's command was refused");
  };
  const auto give_by_value = [&](const Command& command) {
    const auto outcome = decide(naive, command);
    for (const Event& event : *outcome) apply(naive, event);
  };
  return take_turns(
      options.passes,
      [&] {
        for (int round = 0; round < rounds; ++round)
          play_round<jackpots>(state, shuffler.next(), give, [&](const FiveCards& cards) {
            return ranking.category(cards) != Category::odd_cards;
          });
        return rounds;
      },
      [&] {
        for (std::uint64_t round = 0; round < naive_rounds; ++round)
          play_round<jackpots>(
              naive, shuffle(Deck::full().cards(), seed_from_number(1), {.round = round}),
              give_by_value, [](const FiveCards& cards) {
                return value_of(cards, hand_order).category() != Category::odd_cards;
              });
        return naive_rounds;
      });
}

// From a cold start, including the ranking's tables.
double solve() {
  keep(High(canberra::hand_order).end());
  const auto threads = static_cast<int>(std::max(2U, std::thread::hardware_concurrency()));
  const auto counts = odds::CanberraCounts::make(threads);
  const odds::EdgeRules rules;
  keep(odds::edge(odds::outcomes(counts, {rules, odds::Strategy::optimal}), rules).house_edge);
  return 1;
}

// One player's hand and one up card: the dealer's 163,185 hands, a small part of the whole.
double solve_one_by_one() {
  using namespace canberra;
  const Ranking& ranking = Ranking::get();
  const Strength own = ranking.strength({"As"_card, "Kd"_card, "Qc"_card, "7h"_card, "4s"_card});
  FiveCards dealer = {"Kh"_card};
  int lower = 0;
  const CardSet known = {"As"_card, "Kd"_card, "Qc"_card, "7h"_card, "4s"_card, dealer[0]};
  const CardList left = list_of(Deck::full().cards() - known);
  for (std::size_t d = 3; d < left.size(); ++d)
    for (std::size_t c = 2; c < d; ++c)
      for (std::size_t b = 1; b < c; ++b)
        for (std::size_t a = 0; a < b; ++a) {
          dealer[1] = left[a];
          dealer[2] = left[b];
          dealer[3] = left[c];
          dealer[4] = left[d];
          lower += ranking.strength(dealer) < own ? 1 : 0;
        }
  keep(lower);
  return 1.0 / (134'459.0 * 47.0);
}

constexpr std::array entries = {
    Entry{"round-canberra", "rounds/s", "Canberra Poker, six boxes, from the shuffle to the rack",
          2'400, rounds_of_six<Jackpots::none>},
    Entry{"round-canberra-jackpot", "rounds/s", "the same with a jackpot wager on every box", 0,
          rounds_of_six<Jackpots::everybody>},
    Entry{"edge-canberra", "ms", "Canberra Poker solved exactly, cold, on all cores", 1'000,
          [](const Options& options) {
            return take_turns(std::min(options.passes, 10), solve, solve_one_by_one);
          },
          Shows::milliseconds},
};

}  // namespace

std::span<const Entry> canberra_entries() { return entries; }

}  // namespace cardroom::bench
