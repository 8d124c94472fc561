// Odds: every board of two hands, and sampled showdowns. The naive way deals every board, or
// shuffles a deck for every deal, and tries every five cards with the comparator.
#include <array>

#include "bench.h"
#include "eval/best_five.h"
#include "odds/equity/answer.h"
#include "odds/equity/equity.h"
#include "odds/ranges/ranges.h"

namespace cardroom::bench {

namespace {

using odds::Question;
using odds::ShowdownRules;
using odds::Wins;

constexpr std::int64_t deals_each = 20'000;  // Less than a millisecond.
constexpr int naive_deals = 50;

Question question_of(const ShowdownRules& rules, std::initializer_list<const char*> hands) {
  Question question{.rules = rules};
  for (const char* hand : hands) question.players.push_back(*read_range(hand, rules, {}));
  return question;
}

// A deal at random, judged by the comparator.
unsigned naive_deal(const Question& question, Chance& chance) {
  CardList deck;
  CardSet known = question.board;
  for (const odds::Range& range : question.players) known = known | range.front().cards;
  for (const Card card : question.rules.deck().cards() - known) deck.push_back(card);
  for (std::size_t at = deck.size(); at > 1; --at)
    std::swap(deck[at - 1], deck[chance.below(static_cast<std::uint32_t>(at))]);
  const auto fill = [&](CardSet cards, int whole) {
    std::vector<Card> all;
    for (const Card card : cards) all.push_back(card);
    for (; static_cast<int>(all.size()) < whole; deck.pop_back()) all.push_back(deck.back());
    return all;
  };
  const auto board = fill(question.board, question.rules.board_cards);
  HighValue best;
  LowValue lowest;
  for (const odds::Range& range : question.players) {
    auto hole = fill(range.front().cards, question.rules.hole_cards);
    if (question.rules.two_from_hole) {
      best = std::max(best, best_two_and_three({hole, board}, question.rules.high).value);
      if (question.rules.counts_low())
        lowest = std::max(lowest, best_low_two_and_three({hole, board}, question.rules.low).value);
      continue;
    }
    hole.insert(hole.end(), board.begin(), board.end());
    best = std::max(best, best_of(hole, question.rules.high).value);
  }
  return static_cast<unsigned>(best.category()) + (lowest.qualifies() ? 1U : 0U);
}

double deal_naively(const Question& question, double items_each) {
  Chance chance(1);
  unsigned sum = 0;
  for (int deal = 0; deal < naive_deals; ++deal) sum += naive_deal(question, chance);
  keep(sum);
  return naive_deals * items_each;
}

Compared count_exactly(const Options& options, std::initializer_list<const char*> hands,
                       double deals) {
  const Question question = question_of({}, hands);
  const odds::Effort effort{.wanted = odds::Effort::Wanted::exact};
  return take_turns(
      options.passes,
      [&] {
        const auto plan = odds::plan_for(question, effort);
        keep(odds::chances_of(odds::work_out(question, *plan, effort, {}, 1))[0].share);
        return 1;
      },
      [&] { return deal_naively(question, 1 / deals); });
}

Compared sample(const Options& options, const Question& question) {
  const odds::Sampler sampler(question);
  odds::Tally tally(static_cast<int>(question.players.size()), question.rules.wins, {});
  return take_turns(
      options.passes,
      [&] {
        sampler.sample(1, deals_each, tally);
        return deals_each;
      },
      [&] { return deal_naively(question, 1); });
}

ShowdownRules omaha() { return {.hole_cards = 4, .two_from_hole = true}; }
ShowdownRules omaha8() {
  ShowdownRules rules = omaha();
  rules.wins = Wins::high_low;
  rules.low = {.ace = LowAce::low, .qualifier = LowQualifier::eight};
  return rules;
}
ShowdownRules manila() {
  ShowdownRules rules = omaha();
  rules.high = {.deck = Deck::reduced_32(), .order = HandOrder::manila_1995};
  rules.low.deck = rules.high.deck;
  rules.hole_cards = 3;
  return rules;
}

Compared aces_kings(const Options& options) {
  return count_exactly(options, {"AcAd", "KcKd"}, 1'712'304);
}
Compared ace_king_queens(const Options& options) {
  return count_exactly(options, {"AcKc", "QdQh"}, 1'712'304);
}
// In parts, each short enough to be done without an interruption; the plan is one of them.
Compared aces_random(const Options& options) {
  constexpr int parts = 64;
  const Question question = question_of({}, {"AcAd", "random"});
  odds::Effort effort{.wanted = odds::Effort::Wanted::exact, .parts = parts};
  const auto plan = odds::plan_for(question, effort);
  return take_turns_in_parts(
      std::min(options.passes, 10), parts + 1,
      [&](std::size_t part) {
        if (part == parts) {
          keep(odds::plan_for(question, effort)->deals);
        } else {
          effort.part = static_cast<int>(part) + 1;
          keep(odds::work_out(question, *plan, effort, {}, 1).players());
        }
        return 1.0 / (parts + 1);
      },
      [&] { return deal_naively(question, 1.0 / 2'097'572'400); });
}
Compared sample_two(const Options& options) {
  return sample(options, question_of({}, {"random", "random"}));
}
Compared sample_six(const Options& options) {
  return sample(options,
                question_of({}, {"random", "random", "random", "random", "random", "random"}));
}
Compared sample_omaha(const Options& options) {
  return sample(options, question_of(omaha(), {"random", "random"}));
}
Compared sample_omaha8(const Options& options) {
  return sample(options, question_of(omaha8(), {"random", "random"}));
}
Compared sample_stud(const Options& options) {
  return sample(options, question_of({.hole_cards = 7, .board_cards = 0}, {"random", "random"}));
}
Compared sample_manila(const Options& options) {
  return sample(options, question_of(manila(), {"random", "random"}));
}

constexpr std::array entries = {
    Entry{"equity-aa-kk", "ms", "AcAd against KcKd, every board", 0.5, aces_kings,
          Shows::milliseconds},
    Entry{"equity-ak-qq", "ms", "AcKc against QdQh, every board", 1, ace_king_queens,
          Shows::milliseconds},
    Entry{"equity-aa-random", "ms", "AcAd against any hand, every board", 500, aces_random,
          Shows::milliseconds},
    Entry{"equity-mc-2", "deals/s", "Two random hands of hold'em, sampled", 43, sample_two},
    Entry{"equity-mc-6", "deals/s", "Six random hands of hold'em, sampled", 87, sample_six},
    Entry{"equity-omaha", "deals/s", "Two random hands of Omaha, sampled", 90, sample_omaha},
    Entry{"equity-omaha8", "deals/s", "The same, high and low of eight or less", 144,
          sample_omaha8},
    Entry{"equity-stud", "deals/s", "Two random hands of Seven Card Stud, sampled", 58,
          sample_stud},
    Entry{"equity-manila", "deals/s", "Two random hands of Three Card Manila, sampled", 58,
          sample_manila},
};

}  // namespace

std::span<const Entry> odds_entries() { return entries; }

}  // namespace cardroom::bench
