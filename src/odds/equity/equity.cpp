#include "odds/equity/equity.h"

#include <algorithm>
#include <cmath>

#include "odds/equity/answer.h"
#include "odds/equity/work.h"

namespace cardroom::odds {

namespace {

// What is small enough to be counted without being asked: some ten seconds on one core.
constexpr std::uint64_t matchups_tried_most = 3'000'000;
constexpr std::uint64_t matchups_most = 60'000;
constexpr double deals_most = 3e8;
// What can be counted at all, in memory and in a night.
constexpr std::uint64_t matchups_tried_ever = 100'000'000;
constexpr std::uint64_t combinations_ever = 5'000'000;
// Sums of weights beyond this are no whole numbers of 128 bits.
constexpr double weights_most = 1e36;

constexpr std::int64_t deals_in_block = 1 << 15;
constexpr std::int64_t blocks_at_first = 32;
constexpr std::int64_t blocks_most = 1 << 20;

bool asks_exact(const Effort& effort) { return effort.wanted == Effort::Wanted::exact; }

int to_come(const Question& question) {
  int cards = question.board_to_come();
  for (std::size_t player = 0; player < question.players.size(); ++player)
    cards += question.to_come(player);
  return cards;
}

// Fewer cards than the deck has, even if everybody holds a different hand.
bool has_cards_for(const Question& question) {
  CardSet named = question.board | question.dead;
  int held = 0;
  for (const Range& range : question.players)
    held += (range.front().cards | range.front().thrown).size();
  return named.size() + held + to_come(question) <= question.rules.deck().size();
}

double boards_left(const Question& question) {
  int left = question.rules.deck().size() - question.board.size() - question.dead.size() -
             static_cast<int>(question.players.size()) * question.rules.hole_cards;
  double ways = 1;
  for (int card = 0; card < question.board_to_come(); ++card, --left) ways *= left / (card + 1.0);
  return ways;
}

std::optional<Plan> plan_boards(const Question& question, const Effort& effort) {
  const auto tried = asks_exact(effort) ? matchups_tried_ever : matchups_tried_most;
  auto matchups = matchups_of(question, tried);
  if (!matchups || (!asks_exact(effort) && matchups->size() > matchups_most)) return std::nullopt;
  double deals = 0;
  for (const Matchup& one : *matchups) deals += static_cast<double>(one.weight);
  deals *= boards_left(question);
  if (deals > weights_most) return std::nullopt;
  return Plan{BoardsPlan{std::move(*matchups)}, deals};
}

std::optional<Plan> plan_deals(const Question& question, const Effort& effort) {
  const auto combinations = combinations_of(question, combinations_ever);
  if (!combinations) return std::nullopt;
  DealsPlan plan;
  double deals = 0;
  double weights = 0;
  for (const auto& hands : *combinations) {
    plan.combinations.push_back({hands, question.board, question.dead});
    const double left = deals_left(question.rules, plan.combinations.back());
    Wide weight = 1;
    for (const Held* held : hands) weight *= held->weight;
    plan.weights.push_back(weight);
    deals += left;
    weights += left * static_cast<double>(weight);
    if ((deals > deals_most && !asks_exact(effort)) || weights > weights_most) return std::nullopt;
  }
  for (std::size_t at = 0; at < plan.combinations.size(); ++at) {
    const std::size_t pieces = pieces_of(question.rules, plan.combinations[at]);
    for (std::size_t piece = 0; piece < pieces; ++piece) plan.pieces.push_back({at, piece});
  }
  return Plan{std::move(plan), deals};
}

std::uint64_t seed_of_block(const Effort& effort, std::size_t block) {
  return effort.seed * 0x9E3779B97F4A7C15U + block;
}

class Workers {
 public:
  Workers(const Question& question, KindsOf kinds, int threads)
      : question_(question), kinds_(kinds), threads_(threads), totals_(players(), wins()) {}

  // Each piece fills a tally; `weight(piece)` is what it counts for.
  template <class Fill, class Weight>
  void run(const Pieces& pieces, const Progress& progress, const Fill& fill, const Weight& weight) {
    struct Kept {
      Tally tally;
      Totals totals;
    };
    share_work(
        pieces, threads_, progress,
        [&] {
          return Kept{Tally(players(), wins(), kinds_), Totals(players(), wins())};
        },
        [&](Kept& kept, std::size_t piece) {
          fill(piece, kept.tally);
          kept.totals.take(kept.tally, weight(piece));
        },
        [&](Kept& kept) { totals_.add(kept.totals); });
  }

  const Totals& totals() const { return totals_; }

 private:
  int players() const { return static_cast<int>(question_.players.size()); }
  Wins wins() const { return question_.rules.wins; }

  const Question& question_;
  KindsOf kinds_;
  int threads_;
  Totals totals_;
};

Pieces part_of(std::size_t pieces, const Effort& effort) {
  return {static_cast<std::size_t>(effort.part - 1), pieces,
          static_cast<std::size_t>(effort.parts)};
}

void run(Workers& workers, const Question& question, const BoardsPlan& plan, const Effort& effort,
         const Progress& progress) {
  workers.run(
      part_of(plan.matchups.size(), effort), progress,
      [&](std::size_t piece, Tally& tally) {
        count_boards(question.rules, {plan.matchups[piece].holes, question.board, question.dead},
                     tally);
      },
      [&](std::size_t piece) { return plan.matchups[piece].weight; });
}

void run(Workers& workers, const Question& question, const DealsPlan& plan, const Effort& effort,
         const Progress& progress) {
  const Judge judge(question.rules);
  workers.run(
      part_of(plan.pieces.size(), effort), progress,
      [&](std::size_t at, Tally& tally) {
        const auto& piece = plan.pieces[at];
        count_deals(judge, plan.combinations[piece.combination], piece.piece, tally);
      },
      [&](std::size_t at) { return plan.weights[plan.pieces[at].combination]; });
}

// Blocks from one number to another; the last one has fewer deals where a number was wanted.
void run_blocks(Workers& workers, const SamplesPlan& plan, const Effort& effort,
                const Pieces& blocks, const Progress& progress) {
  workers.run(
      blocks, progress,
      [&](std::size_t block, Tally& tally) {
        const std::int64_t begins = static_cast<std::int64_t>(block) * deals_in_block;
        const std::int64_t deals =
            effort.samples > 0 ? std::min(deals_in_block, effort.samples - begins) : deals_in_block;
        plan.sampler->sample(seed_of_block(effort, block), deals, tally);
      },
      [](std::size_t) { return 1; });
}

// Until the largest error of a player is small enough. How many blocks that takes follows from the
// deals themselves, not from the threads.
void run(Workers& workers, const Question&, const SamplesPlan& plan, const Effort& effort,
         const Progress& progress) {
  if (effort.samples > 0) {
    const auto blocks =
        static_cast<std::size_t>((effort.samples + deals_in_block - 1) / deals_in_block);
    run_blocks(workers, plan, effort, part_of(blocks, effort), progress);
    return;
  }
  std::int64_t done = 0;
  std::int64_t wanted = blocks_at_first;
  while (done < wanted) {
    run_blocks(
        workers, plan, effort,
        {static_cast<std::size_t>(done), static_cast<std::size_t>(wanted), 1},
        [&, from = done](double part) {
          if (progress)
            progress((static_cast<double>(from) + part * static_cast<double>(wanted - from)) /
                     static_cast<double>(wanted) * (from == 0 ? 0.1 : 1));
        });
    done = wanted;
    const double times = largest_error(workers.totals()) / effort.error;
    if (times <= 1) break;
    const double more = std::ceil(static_cast<double>(done) * times * times * 1.01);
    wanted =
        more < static_cast<double>(blocks_most) ? static_cast<std::int64_t>(more) : blocks_most;
  }
}

}  // namespace

Result<Plan, NoOdds> plan_for(const Question& question, const Effort& effort) {
  if (!has_cards_for(question)) return NoOdds{NoOdds::Reason::no_deal_possible};
  auto sampler = std::make_shared<const Sampler>(question);
  if (!sampler->can_deal()) return NoOdds{NoOdds::Reason::no_deal_possible};
  if (effort.wanted != Effort::Wanted::sampled) {
    auto plan = can_group_boards(question.rules) ? plan_boards(question, effort)
                                                 : plan_deals(question, effort);
    if (plan) return std::move(*plan);
    if (asks_exact(effort)) return NoOdds{NoOdds::Reason::too_much_for_exact};
  }
  return Plan{SamplesPlan{std::move(sampler)}, 0};
}

Totals work_out(const Question& question, const Plan& plan, const Effort& effort, KindsOf kinds,
                int threads, const Progress& progress) {
  Workers workers(question, kinds, threads);
  std::visit([&](const auto& way) { run(workers, question, way, effort, progress); }, plan.way);
  return workers.totals();
}

}  // namespace cardroom::odds
