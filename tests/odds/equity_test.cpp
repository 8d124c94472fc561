// Odds against brute force: every deal dealt one by one and judged by the five-card comparator.
#include <doctest/doctest.h>

#include <cmath>

#include "eval/badugi.h"
#include "eval/best_five.h"
#include "odds/equity/answer.h"
#include "odds/equity/equity.h"
#include "odds/questions.h"

using namespace cardroom;
using namespace cardroom::odds;

namespace {

Totals counted(const Question& question, Effort effort = {.wanted = Effort::Wanted::exact},
               int threads = 1) {
  const auto plan = plan_for(question, effort);
  REQUIRE(plan);
  return work_out(question, *plan, effort, {}, threads);
}

std::vector<Card> list(CardSet set_of_cards) {
  std::vector<Card> all;
  for (const Card card : set_of_cards) all.push_back(card);
  return all;
}

// The slow way: no tables, no groups, no symmetry.
class SlowOdds {
 public:
  explicit SlowOdds(const Question& question) : question_(question) {
    board_ = question.board;
    choose_hands(0, question.board | question.dead);
  }
  const std::vector<double>& shares() const { return shares_; }
  double deals() const { return deals_; }
  std::vector<double> fractions() const {
    std::vector<double> all;
    for (const double share : shares_) all.push_back(share / deals_);
    return all;
  }

 private:
  void choose_hands(std::size_t player, CardSet used) {
    if (player == question_.players.size()) {
      deal(0, question_.rules.deck().cards() - used, 0);
      return;
    }
    for (const Held& held : question_.players[player]) {
      if (!((held.cards | held.thrown) & used).empty()) continue;
      holes_.push_back(held.cards);
      weights_.push_back(static_cast<double>(held.weight));
      choose_hands(player + 1, used | held.cards | held.thrown);
      holes_.pop_back();
      weights_.pop_back();
    }
  }

  // Fills the players' hands, then the board; `from` keeps the cards of one hand in order.
  void deal(std::size_t player, CardSet left, int from) {
    const bool is_board = player == holes_.size();
    CardSet& into = is_board ? board_ : holes_[player];
    const int whole = is_board ? question_.rules.board_cards : question_.rules.hole_cards;
    if (into.size() == whole) {
      is_board ? judge() : deal(player + 1, left, 0);
      return;
    }
    for (const Card card : left) {
      if (card.index() < from) continue;
      CardSet rest = left;
      rest.erase(card);
      const CardSet before = into;
      (is_board ? board_ : holes_[player]).insert(card);
      deal(player, rest, card.index() + 1);
      (is_board ? board_ : holes_[player]) = before;
    }
  }

  HighValue high(CardSet hole) const {
    const auto own = list(hole);
    const auto board = list(board_);
    if (question_.rules.two_from_hole)
      return best_two_and_three({own, board}, question_.rules.high).value;
    return best_of(list(hole | board_), question_.rules.high).value;
  }
  LowValue low(CardSet hole) const {
    const auto own = list(hole);
    const auto board = list(board_);
    if (question_.rules.two_from_hole)
      return best_low_two_and_three({own, board}, question_.rules.low).value;
    return best_low_of(list(hole | board_), question_.rules.low).value;
  }

  template <class Value>
  static std::vector<double> shares_of(const std::vector<Value>& values) {
    const Value best = *std::max_element(values.begin(), values.end());
    const auto equal = static_cast<double>(std::count(values.begin(), values.end(), best));
    std::vector<double> shares;
    for (const Value& value : values) shares.push_back(value == best ? 1 / equal : 0);
    return shares;
  }

  void judge() {
    std::vector<double> pot(holes_.size());
    double halves = 0;
    if (question_.rules.counts_high()) {
      std::vector<HighValue> values;
      for (const CardSet hole : holes_) values.push_back(high(hole));
      add(pot, shares_of(values));
      ++halves;
    }
    if (question_.rules.counts_low()) {
      std::vector<LowValue> values;
      for (const CardSet hole : holes_) values.push_back(low(hole));
      const bool any = std::any_of(values.begin(), values.end(),
                                   [](const LowValue& value) { return value.qualifies(); });
      if (any) {
        add(pot, shares_of(values));
        ++halves;
      }
    }
    double weight = 1;
    for (const double one : weights_) weight *= one;
    shares_.resize(holes_.size());
    for (std::size_t player = 0; player < pot.size(); ++player)
      shares_[player] += weight * pot[player] / halves;
    deals_ += weight;
  }

  static void add(std::vector<double>& into, const std::vector<double>& more) {
    for (std::size_t at = 0; at < into.size(); ++at) into[at] += more[at];
  }

  const Question& question_;
  std::vector<CardSet> holes_;
  std::vector<double> weights_;
  CardSet board_;
  std::vector<double> shares_;
  double deals_ = 0;
};

void check_slowly(const Question& question) {
  const SlowOdds slow(question);
  const Totals totals = counted(question);
  CHECK(static_cast<double>(totals.deals()) == slow.deals());
  const auto chances = chances_of(totals);
  const auto wanted = slow.fractions();
  for (std::size_t player = 0; player < chances.size(); ++player)
    CHECK(chances[player].share == doctest::Approx(wanted[player]).epsilon(1e-12));
}

ShowdownRules with_deck(int size, HandOrder order, AceInStraights ace) {
  ShowdownRules rules;
  rules.high = {.deck = *Deck::of(size), .order = order, .ace = ace};
  rules.low.deck = rules.high.deck;
  return rules;
}

double share(const ShowdownRules& rules, const std::vector<std::string_view>& hands,
             std::string_view board = {}) {
  return chances_of(counted(asked(rules, hands, board)))[0].share;
}

}  // namespace

TEST_CASE("odds: the figures that two other enumerators agree on, to six digits") {
  CHECK(std::abs(share(holdem, {"AcAd", "KcKd"}) - 0.826366) < 5e-7);
  CHECK(std::abs(share(holdem, {"AA", "KK"}) - 0.819461) < 5e-7);
  CHECK(std::abs(share(holdem, {"AcAd", "random"}) - 0.852037) < 5e-7);
  CHECK(std::abs(share(holdem, {"AA", "random"}) - 0.852037) < 5e-7);
  CHECK(counted(asked(holdem, {"AcAd", "KcKd"})).deals() == 1'712'304);
}

TEST_CASE("odds: on a flop every deal agrees with the comparator, with two, three and six hands") {
  check_slowly(asked(holdem, {"AsKs", "QhQd"}, "Qs7s2d"));
  check_slowly(asked(holdem, {"AsKs", "QhQd", "8c7c"}, "9s6s2d"));
  check_slowly(asked(holdem, {"AsKs", "QhQd", "8c7c", "AhAc", "2s2h", "JdTd"}, "9s6s2d4h"));
  check_slowly(asked(holdem, {"AsKd", "AhKc"}, "QsJsTs"));
  check_slowly(asked(holdem, {"AsKd", "AhKc"}, "QsJsTs9s8s"));
  check_slowly(asked(holdem, {"8c2d", "Th9h"}, "AhKhQh", "JhTs"));
}

TEST_CASE("odds: ranges with weights agree with the comparator") {
  check_slowly(asked(holdem, {"AA:0.5,KQs", "JJ-QQ:0.25,AKo:0.125"}, "Qs7s2d4c"));
  check_slowly(asked(holdem, {"As", "QhQd"}, "Qs7s2d4c"));
}

TEST_CASE("odds: weights of ten hands multiply to more than 64 bits hold, and count rightly") {
  const Question question =
      asked(holdem,
            {"AhKh:0.997,QhJd:0.499", "AdKd:0.991,QdJh:0.877", "AcKc:0.983,QcJs:0.113",
             "3h4h:0.997,5h6d:0.877", "3d4d:0.983,5d6h:0.499", "3c4c:0.991,5c6s:0.113",
             "7h8h:0.983,9h7d:0.499", "8d9d:0.997,8cTd:0.877", "Th5s:0.991,Tc6c:0.113",
             "2d2h:0.997,2c7c:0.499"},
            "2s7s9cJcQs");
  const SlowOdds slow(question);
  const Totals totals = counted(question);
  CHECK(static_cast<double>(totals.deals()) == doctest::Approx(slow.deals()).epsilon(1e-9));
  CHECK(slow.deals() > 1e29);
  const auto chances = chances_of(totals);
  const auto wanted = slow.fractions();
  for (std::size_t player = 0; player < chances.size(); ++player)
    CHECK(chances[player].share == doctest::Approx(wanted[player]).epsilon(1e-9));
}

TEST_CASE("odds: sums of weights that 128 bits do not hold are sampled instead") {
  const std::vector<std::string_view> hands(9, "AA:0.997,KK:0.991,QQ:0.983,22-66:0.977,AK:0.499");
  const Question question = asked(holdem, hands, "2s7s");
  CHECK_FALSE(plan_for(question, {.wanted = Effort::Wanted::exact}));
  const auto plan = plan_for(question, {});
  REQUIRE(plan);
  CHECK_FALSE(plan->is_exact());
}

TEST_CASE("M95-14.1: odds of Three Card Manila agree with the comparator, flush over full house") {
  auto manila = with_deck(32, HandOrder::manila_1995, AceInStraights::high_and_low);
  manila.hole_cards = 3;
  manila.two_from_hole = true;
  check_slowly(asked(manila, {"AsKsQs", "AhAdTc"}, "TsTh9s"));
  check_slowly(asked(manila, {"AsKs9d", "AhAdTc", "8s8h7s"}, "TsTh"));
}

TEST_CASE("O95-14.1 T01-3.5(c): odds of Omaha, high and high/low, agree with the comparator") {
  check_slowly(asked(omaha, {"AsKsQdJd", "AhAd9c8c"}, "TsTd2s"));
  ShowdownRules split = omaha;
  split.wins = Wins::high_low;
  split.low = {.ace = LowAce::low, .qualifier = LowQualifier::eight};
  check_slowly(asked(split, {"As2sKdKh", "9h8h7c6c"}, "3s7dQs"));
  check_slowly(asked(split, {"As2sKdKh", "9h8h7c6c", "Ad2d3h4c"}, "3s7dQs5h"));
  split.wins = Wins::low;
  split.low = {};
  check_slowly(asked(split, {"As2sKdKh", "9h8h7c6c"}, "3s7dQs"));
}

TEST_CASE("T01-3.4 H-03: odds of reduced decks agree with the comparator, low Ace or high") {
  for (const int size : {48, 44, 40, 36, 32})
    for (const auto ace : {AceInStraights::high_only, AceInStraights::high_and_low}) {
      const auto rules = with_deck(size, HandOrder::reduced, ace);
      check_slowly(asked(rules, {"AsKs", "ThTd"}, "JsTs9c"));
    }
}

TEST_CASE("T01-3.7: odds with the Joker in the deck agree with the comparator") {
  ShowdownRules rules;
  rules.high.deck = *Deck::of(52, true);
  check_slowly(asked(rules, {"AsKs", "ThTd"}, "JsTs9c2s"));
  check_slowly(asked(rules, {"AsJk", "ThTd"}, "JsTs9c"));
  rules.high = {.deck = *Deck::of(36, true), .order = HandOrder::reduced};
  rules.low = {.deck = rules.high.deck};
  rules.wins = Wins::high_low;
  check_slowly(asked(rules, {"AsJk", "ThTd"}, "JsTs9c8d"));
}

TEST_CASE(
    "S05-DEF-LowBall T01-3.5(b): odds of stud, high, low and split, agree with the comparator") {
  ShowdownRules stud{.hole_cards = 7, .board_cards = 0};
  check_slowly(asked(stud, {"AsAh7d7c2s3s", "KsKhQdQcJsTs"}, "", "AdKd"));
  stud.wins = Wins::low;
  stud.low = {.ace = LowAce::low};
  check_slowly(asked(stud, {"As2h3d4cKsKd", "5h6h7d8cQsQd"}));
  stud.wins = Wins::high_low;
  stud.low.qualifier = LowQualifier::eight;
  check_slowly(asked(stud, {"As2h3d4cKsKd", "5h6h7d8cQsQd"}));
}

TEST_CASE("T01-B-2.4: odds after a stated discard agree with the comparator") {
  ShowdownRules draw{.hole_cards = 5, .board_cards = 0, .has_draw = true};
  check_slowly(asked(draw, {"AsAh9d(5c2h)", "KsQsJsTs(4d)"}));
  draw.wins = Wins::low;
  draw.low = {.kind = LowKind::deuce_to_seven};
  const Question question = asked(draw, {"2s3h4d7c(Kh)", "2h3d4c8s9s"});
  // 14 of 42 cards win: the fives, sixes, three eights and three nines; all others pair or are
  // high.
  CHECK(chances_of(counted(question))[0].share == doctest::Approx(14.0 / 42));
}

TEST_CASE("odds: a game with badugi hands counts what badugi_strength says") {
  ShowdownRules rules{.wins = Wins::low, .hole_cards = 4, .board_cards = 0, .has_draw = true};
  rules.low = {.ace = LowAce::low, .kind = LowKind::badugi};
  const Question question = asked(rules, {"As2h3d(Kd)", "4c5d6h7s"});
  int wins = 0;
  int deals = 0;
  const CardSet known = set("As2h3dKd4c5d6h7s");
  for (const Card card : Deck::full().cards() - known) {
    auto hand = cards("As2h3d");
    hand.push_back(card);
    wins += badugi_strength(hand) > badugi_strength(cards("4c5d6h7s")) ? 1 : 0;
    ++deals;
  }
  CHECK(chances_of(counted(question))[0].share == doctest::Approx(1.0 * wins / deals));
}

TEST_CASE("odds: sampled shares lie within their intervals as often as these say") {
  struct Case {
    ShowdownRules rules;
    std::vector<std::string_view> hands;
    std::string_view board;
  };
  ShowdownRules split = omaha;
  split.wins = Wins::high_low;
  split.low = {.ace = LowAce::low, .qualifier = LowQualifier::eight};
  auto manila = with_deck(32, HandOrder::manila_1995, AceInStraights::high_and_low);
  manila.hole_cards = 3;
  manila.two_from_hole = true;
  ShowdownRules stud{.wins = Wins::high_low, .hole_cards = 7, .board_cards = 0};
  stud.low = split.low;
  const auto short_deck = with_deck(36, HandOrder::reduced, AceInStraights::high_and_low);
  const std::vector<Case> cases = {{holdem, {"AcAd", "KcKd"}, ""},
                                   {holdem, {"QQ+,AKs:0.5", "22-55,A5s", "JTs"}, "Qs7s2d"},
                                   {split, {"As2sKdKh", "9h8h7c6c"}, "3s7dQs"},
                                   {manila, {"AsKs9d", "random", "8s8h7s"}, "TsTh9h"},
                                   {stud, {"As2h3d4cKs", "5h6h7d8cQs"}, ""},
                                   {short_deck, {"AsKs", "ThTd", "JcJd"}, ""}};
  for (const Case& one : cases) {
    const Question question = asked(one.rules, one.hands, one.board);
    const double truth = chances_of(counted(question))[0].share;
    int covered = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      const Effort effort{.wanted = Effort::Wanted::sampled, .samples = 2'000, .seed = seed};
      const Chances found = chances_of(counted(question, effort))[0];
      covered += std::abs(found.share - truth) <= 1.959964 * found.error ? 1 : 0;
    }
    CHECK(covered >= 366);  // 380 are expected; fewer than 366 once in a thousand times.
    CHECK(covered <= 393);
  }
}

TEST_CASE("odds: the same seed gives the same counts with any number of threads, and in parts") {
  const Question question = asked(holdem, {"AA:0.5,KQs", "random", "20%"});
  const Effort effort{.wanted = Effort::Wanted::sampled, .samples = 200'001, .seed = 7};
  const Totals alone = counted(question, effort, 1);
  CHECK(alone.deals() == 200'001);
  CHECK(counted(question, effort, 4).outcomes() == alone.outcomes());
  Totals sum(3, Wins::high);
  for (int part = 1; part <= 3; ++part) {
    Effort some = effort;
    some.part = part;
    some.parts = 3;
    sum.add(counted(question, some, 2));
  }
  CHECK(sum.outcomes() == alone.outcomes());
}

TEST_CASE("odds: an exact answer in parts adds up to the whole") {
  const ShowdownRules stud{.hole_cards = 7, .board_cards = 0};
  for (const Question& question :
       {asked(holdem, {"AA", "KQs,QJs:0.5"}), asked(stud, {"AsAh7d7c2s", "KsKhQdQcJs"})}) {
    const Totals whole = counted(question, {.wanted = Effort::Wanted::exact}, 2);
    Totals sum(2, Wins::high);
    for (int part = 1; part <= 4; ++part)
      sum.add(counted(question, {.wanted = Effort::Wanted::exact, .part = part, .parts = 4}));
    CHECK(sum.outcomes() == whole.outcomes());
  }
}

TEST_CASE("odds: hands that cannot be dealt together are not worked out") {
  const Question question = asked(holdem, {"AA", "AA", "AKs"});
  CHECK_FALSE(plan_for(question, {}));
  const ShowdownRules stud{.hole_cards = 7, .board_cards = 0};
  CHECK_FALSE(plan_for(
      asked(stud, {"random", "random", "random", "random", "random", "random", "random", "random"}),
      {}));
}

TEST_CASE("odds: kinds of hands are counted for every player") {
  const Question question = asked(holdem, {"AcAd", "KcKd"});
  const Kinds kinds(question.rules.high);
  const auto plan = plan_for(question, {});
  const Totals totals = work_out(question, *plan, {}, {&kinds, nullptr}, 1);
  Wide all = 0;
  Wide flushes = 0;
  for (std::size_t kind = 0; kind < kinds.words().size(); ++kind) {
    all += totals.high[0][kind];
    if (kinds.words()[kind] == "flush") flushes = totals.high[0][kind];
  }
  CHECK(all == 1'712'304);
  // Four of eleven clubs and one other card, or five clubs; the same in diamonds; five hearts or
  // spades. Straight flushes and full houses come off: no board has both.
  CHECK(flushes > 0);
  CHECK(flushes < 2 * (330 * 37 + 462) + 2 * 1287);
}
