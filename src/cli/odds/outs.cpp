#include "cli/odds/outs.h"

#include <algorithm>

namespace cardroom::cli {

namespace {

// A card counts as help if it adds more than sampling could.
constexpr double sampled_error = 0.001;

struct Shares {
  std::vector<odds::Chances> chances;
  double least_gain = 1e-9;
};

std::optional<Shares> shares_of(const odds::Question& question, int threads) {
  const odds::Effort effort{.error = sampled_error};
  const auto plan = odds::plan_for(question, effort);
  if (!plan) return std::nullopt;
  return Shares{odds::chances_of(odds::work_out(question, *plan, effort, {}, threads)),
                plan->is_exact() ? 1e-9 : 4 * sampled_error};
}

CardSet unseen(const odds::Question& question) {
  CardSet left = question.rules.deck().cards() - question.board - question.dead;
  for (const odds::Range& range : question.players)
    if (range.size() == 1) left = left - range.front().cards - range.front().thrown;
  return left;
}

// The range with the card in each hand that does not already hold it.
odds::Range with_card(odds::Range range, Card card) {
  std::erase_if(range,
                [&](const odds::Held& held) { return (held.cards | held.thrown).contains(card); });
  for (odds::Held& held : range) held.cards.insert(card);
  return range;
}

void add_if_better(Outs& outs, const OddsDocument& now, Card card, const Shares& shares) {
  const auto player = static_cast<std::size_t>(outs.player - 1);
  const double share = shares.chances[player].share;
  if (share > now.players[player].share + shares.least_gain) outs.cards.push_back({card, share});
}

}  // namespace

std::vector<Outs> outs_of(const OddsQuestion& asked, const OddsDocument& now, int threads) {
  const odds::Question& question = asked.question;
  std::vector<Outs> all(question.players.size());
  for (std::size_t player = 0; player < all.size(); ++player)
    all[player].player = static_cast<int>(player) + 1;
  const bool on_board = question.board_to_come() > 0;
  for (const Card card : unseen(question)) {
    if (on_board) {
      odds::Question next = question;
      next.board.insert(card);
      if (const auto shares = shares_of(next, threads))
        for (Outs& outs : all) add_if_better(outs, now, card, *shares);
      continue;
    }
    for (std::size_t player = 0; player < all.size(); ++player) {
      if (question.to_come(player) == 0) continue;
      odds::Question next = question;
      next.players[player] = with_card(question.players[player], card);
      if (next.players[player].empty()) continue;
      if (const auto shares = shares_of(next, threads))
        add_if_better(all[player], now, card, *shares);
    }
  }
  for (Outs& outs : all)
    std::stable_sort(
        outs.cards.begin(), outs.cards.end(),
        [](const HelpingCard& left, const HelpingCard& right) { return left.share > right.share; });
  return all;
}

}  // namespace cardroom::cli
