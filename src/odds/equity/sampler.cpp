#include "odds/equity/sampler.h"

#include <algorithm>
#include <cmath>

namespace cardroom::odds {

namespace {

// How many deals are tried before it is decided how hands are chosen, and to find one at all.
constexpr int deals_tried = 20'000;
constexpr int deals_tried_most = 500'000;
// If fewer than one in so many can be dealt, hands are chosen one after the other.
constexpr int thrown_away_most = 64;
// The weight of a deal is about this much at most, so that sums of squares stay exact.
constexpr double weight_usual = 1 << 16;
constexpr std::int64_t weight_most = 1 << 23;

}  // namespace

// One deal in the making.
struct Sampler::State {
  Dice dice;
  CardList deck;
  FixedList<Cards, players_most> holes;
  Cards board;
  CardSet used;  // By hands that were chosen from ranges.

  void hold(std::size_t player, const Held& held) {
    used = used | held.cards | held.thrown;
    Cards& hole = holes[player];
    hole.clear();
    for (const Card card : held.cards) hole.push_back(card);
  }
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
    choices_.push_back({player, range, {}});
  }
  const CardSet free = question.rules.deck().cards() - certain;
  for (const Card card : free) free_.push_back(card);
  for (Choice& choice : choices_) {
    std::erase_if(choice.hands,
                  [&](const Held& held) { return !((held.cards | held.thrown) - free).empty(); });
    if (choice.hands.empty()) can_deal_ = false;
    std::uint32_t sum = 0;
    for (const Held& held : choice.hands)
      choice.up_to.push_back(sum += static_cast<std::uint32_t>(held.weight));
  }
  if (can_deal_ && !choices_.empty()) find_way();
}

// Narrow ranges first: whoever has few hands left would spoil many deals.
void Sampler::find_way() {
  State state{Dice(1), free_, holes_, board_, {}};
  int dealt = 0;
  for (int deal = 0; deal < deals_tried; ++deal) dealt += choose_hands(state) ? 1 : 0;
  if (dealt * thrown_away_most >= deals_tried) return;
  in_turn_ = true;
  std::stable_sort(choices_.begin(), choices_.end(), [](const Choice& left, const Choice& right) {
    return left.hands.size() < right.hands.size();
  });
  double most = 0;
  for (int deal = 0; deal < (most > 0 ? deals_tried : deals_tried_most); ++deal)
    most = std::max(most, choose_in_turn(state));
  can_deal_ = most > 0;
  if (can_deal_) scale_ = weight_usual / most;
}

const Held& Sampler::choose(const Choice& choice, Dice& dice) const {
  const std::uint32_t drawn = dice.below(choice.all());
  const auto found = std::upper_bound(choice.up_to.begin(), choice.up_to.end(), drawn);
  return choice.hands[static_cast<std::size_t>(found - choice.up_to.begin())];
}

bool Sampler::choose_hands(State& state) const {
  state.used = {};
  for (const Choice& choice : choices_) {
    const Held& held = choose(choice, state.dice);
    if (!((held.cards | held.thrown) & state.used).empty()) return false;
    state.hold(choice.player, held);
  }
  return true;
}

// Each player's hand among those that the hands before have left. The product of these parts says
// how often the deal would come up if all hands were chosen at once; 0 if somebody has none left.
double Sampler::choose_in_turn(State& state) const {
  state.used = {};
  double part = 1;
  for (const Choice& choice : choices_) {
    const auto weight_left = [&](const Held& held) {
      const bool is_left = ((held.cards | held.thrown) & state.used).empty();
      return is_left ? static_cast<std::uint32_t>(held.weight) : 0;
    };
    std::uint32_t left = 0;
    for (const Held& held : choice.hands) left += weight_left(held);
    if (left == 0) return 0;
    std::uint32_t drawn = state.dice.below(left);
    const Held* held = choice.hands.data();
    for (; drawn >= weight_left(*held); ++held) drawn -= weight_left(*held);
    state.hold(choice.player, *held);
    part *= static_cast<double>(left) / choice.all();
  }
  return part;
}

std::int64_t Sampler::weight_of(double part) const {
  return std::min<std::int64_t>(std::llround(part * scale_), weight_most);
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

void Sampler::judge(const State& state, Showdown& shown) const {
  const std::span<const Card> board(state.board.begin(), state.board.size());
  const HandKey shared = key_of(board);
  for (std::size_t player = 0; player < players_; ++player) {
    const Cards& hole = state.holes.begin()[player];
    const Worth worth = judge_.worth({hole.begin(), hole.size()}, board, shared);
    shown.high[player] = worth.high;
    shown.low[player] = worth.low;
  }
}

void Sampler::sample_in_turn(State& state, std::int64_t deals, Tally& tally) const {
  Showdown shown;
  for (std::int64_t deal = 0; deal < deals; ++deal) {
    state.holes = holes_;
    state.board = board_;
    const std::int64_t weight = weight_of(choose_in_turn(state));
    if (weight > 0) {
      deal_rest(state);
      judge(state, shown);
    }
    tally.add_weighted(shown, weight);
  }
}

void Sampler::sample(std::uint64_t seed, std::int64_t deals, Tally& tally) const {
  if (quick_) return quick_->sample(seed, deals, tally);
  State state{Dice(seed), free_, holes_, board_, {}};
  if (in_turn_) return sample_in_turn(state, deals, tally);
  const ShowdownRules& rules = judge_.rules();
  if (!rules.two_from_hole && !rules.counts_low()) return sample_together(state, deals, tally);
  Showdown shown;
  for (std::int64_t deal = 0; deal < deals; ++deal) {
    deal_all(state);
    judge(state, shown);
    tally.add(shown, 1);
  }
}

}  // namespace cardroom::odds
