#include "odds/equity/sampler.h"

#include <algorithm>

namespace cardroom::odds {

// One deal in the making.
struct Sampler::State {
  Dice dice;
  CardList deck;
  FixedList<Cards, players_most> holes;
  Cards board;
  CardSet used;  // By hands that were chosen from ranges.
};

Sampler::Sampler(const Question& question)
    : judge_(question.rules), players_(question.players.size()) {
  if (QuickDeals::can_do(question)) quick_.emplace(question);
  CardSet certain = question.board | question.dead;
  for (const Card card : question.board) board_.push_back(card);
  for (std::size_t player = 0; player < players_; ++player) {
    const Range& range = question.players[player];
    Cards& hole = holes_.extend();
    hole.clear();
    if (range.size() == 1) {
      for (const Card card : range.front().cards) hole.push_back(card);
      certain = certain | range.front().cards | range.front().thrown;
      continue;
    }
    Choice& choice = choices_.emplace_back();
    choice.player = player;
    choice.hands = range;
    std::uint32_t sum = 0;
    for (const Held& held : range)
      choice.up_to.push_back(sum += static_cast<std::uint32_t>(held.weight));
  }
  for (const Card card : question.rules.deck().cards() - certain) free_.push_back(card);
}

const Held& Sampler::choose(const Choice& choice, Dice& dice) const {
  const std::uint32_t drawn = dice.below(choice.up_to.back());
  const auto found = std::upper_bound(choice.up_to.begin(), choice.up_to.end(), drawn);
  return choice.hands[static_cast<std::size_t>(found - choice.up_to.begin())];
}

bool Sampler::choose_hands(State& state) const {
  state.used = {};
  const CardSet free = set_of(free_);
  for (const Choice& choice : choices_) {
    const Held& held = choose(choice, state.dice);
    const CardSet cards = held.cards | held.thrown;
    if (!(cards & state.used).empty() || !(cards - free).empty()) return false;
    state.used = state.used | cards;
    Cards& hole = state.holes[choice.player];
    hole.clear();
    for (const Card card : held.cards) hole.push_back(card);
  }
  return true;
}

// Draws from the cards that are left, one after the other.
void Sampler::deal_rest(State& state) const {
  std::uint32_t drawn = 0;
  const auto size = static_cast<std::uint32_t>(state.deck.size());
  Card* const deck = state.deck.data();
  const auto draw = [&] {
    for (;;) {
      const std::uint32_t from = drawn + state.dice.below(size - drawn);
      std::swap(deck[drawn], deck[from]);
      const Card card = deck[drawn++];
      if (!state.used.contains(card)) return card;
    }
  };
  const auto hole_cards = static_cast<std::size_t>(judge_.rules().hole_cards);
  const auto board_cards = static_cast<std::size_t>(judge_.rules().board_cards);
  for (Cards& hole : state.holes)
    while (hole.size() < hole_cards) hole.push_back(draw());
  while (state.board.size() < board_cards) state.board.push_back(draw());
}

void Sampler::deal_all(State& state) const {
  state.holes = holes_;
  state.board = board_;
  while (!choose_hands(state)) {
  }
  deal_rest(state);
}

// High hands of any five cards are ranked many at a time.
void Sampler::sample_together(State& state, std::int64_t deals, Tally& tally) const {
  constexpr std::int64_t batch = 512;
  const High& high = High::of(judge_.rules().high);
  std::array<std::vector<Card>, players_most> hands;
  std::array<std::vector<Strength>, players_most> best;
  for (std::int64_t left = deals; left > 0; left -= batch) {
    const auto count = static_cast<std::size_t>(std::min(left, batch));
    for (std::size_t player = 0; player < players_; ++player) hands[player].clear();
    for (std::size_t deal = 0; deal < count; ++deal) {
      deal_all(state);
      for (std::size_t player = 0; player < players_; ++player) {
        std::vector<Card>& cards = hands[player];
        const Cards& hole = state.holes.begin()[player];
        cards.insert(cards.end(), hole.begin(), hole.end());
        cards.insert(cards.end(), state.board.begin(), state.board.end());
      }
    }
    for (std::size_t player = 0; player < players_; ++player) {
      best[player].resize(count);
      high.best_of_each(hands[player], best[player]);
    }
    Showdown shown;
    for (std::size_t deal = 0; deal < count; ++deal) {
      for (std::size_t player = 0; player < players_; ++player)
        shown.high[player] = best[player][deal];
      tally.add(shown, 1);
    }
  }
}

void Sampler::sample(std::uint64_t seed, std::int64_t deals, Tally& tally) const {
  if (quick_) return quick_->sample(seed, deals, tally);
  State state{Dice(seed), free_, holes_, board_, {}};
  const ShowdownRules& rules = judge_.rules();
  if (!rules.two_from_hole && !rules.counts_low()) return sample_together(state, deals, tally);
  Showdown shown;
  for (std::int64_t deal = 0; deal < deals; ++deal) {
    deal_all(state);
    const std::span<const Card> board(state.board.begin(), state.board.size());
    const HandKey shared = key_of(board);
    for (std::size_t player = 0; player < players_; ++player) {
      const Cards& hole = state.holes.begin()[player];
      const Worth worth = judge_.worth({hole.begin(), hole.size()}, board, shared);
      shown.high[player] = worth.high;
      shown.low[player] = worth.low;
    }
    tally.add(shown, 1);
  }
}

bool Sampler::can_deal() const {
  State state{Dice(1), free_, holes_, board_, {}};
  for (int attempt = 0; attempt < 1'000'000; ++attempt)
    if (choose_hands(state)) return true;
  return false;
}

}  // namespace cardroom::odds
