// The client says a player's own hand in words by itself. tests/golden/hands.tsv holds hands of
// every order with the words the room would use; the client's tests read the same file.
// CARDROOM_WRITE_GOLDEN=1 writes it again.
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>

#include "eval/best_five.h"
#include "eval/words.h"
#include "source_folder.h"

using namespace cardroom;

namespace {

constexpr int hands_of_each = 24;

// How many cards a player has in a game, and whether exactly two of the hole cards count.
struct Held {
  int hole = 0;
  int board = 0;
  bool two_of_hole = false;
};

constexpr Held five_cards{5};
constexpr Held seven_cards{7};
constexpr Held holdem{2, 5};
constexpr Held on_the_flop{2, 3};
constexpr Held omaha{4, 5, true};
constexpr Held four_cards{4};

class HandsInWords {
 public:
  std::string made() {
    out_ << "# what deck joker order ace_low side_cards low_ace low_eight low_kind from_hole hole "
            "board words\n";
    for (const int natural : {52, 48, 44, 40, 36, 32})
      for (const bool joker : {false, true}) {
        const Deck deck = *Deck::of(natural, joker);
        const HandOrder order = order_for(deck);
        high({.deck = deck, .order = order}, five_cards);
        high({.deck = deck, .order = order, .ace = AceInStraights::high_only}, seven_cards);
        low({.deck = deck}, five_cards);
      }
    high({.kickers = Kickers::literal_1995}, five_cards);
    high({}, holdem);
    high({}, on_the_flop);
    high({}, omaha);
    high({.deck = Deck::reduced_32(), .order = HandOrder::manila_1995}, {2, 5, true});
    low({.ace = LowAce::low}, seven_cards);
    low({.ace = LowAce::low, .qualifier = LowQualifier::eight}, seven_cards);
    low({.ace = LowAce::low, .qualifier = LowQualifier::eight}, omaha);
    low({.deck = *Deck::of(52, true), .ace = LowAce::low}, seven_cards);
    low({.kind = LowKind::deuce_to_seven}, five_cards);
    low({.ace = LowAce::low, .kind = LowKind::badugi}, four_cards);
    return out_.str();
  }

 private:
  void high(const HighOrder& order, const Held& held) {
    for (int hand = 0; hand < hands_of_each; ++hand) {
      deal(order.deck, held);
      const BestHigh best =
          held.two_of_hole ? best_two_and_three({hole_, board_}, order) : best_of(all(), order);
      out_ << "high\t";
      write(order, {.deck = order.deck}, held, words_of(best.value, order));
    }
  }
  void low(const LowOrder& order, const Held& held) {
    for (int hand = 0; hand < hands_of_each; ++hand) {
      deal(order.deck, held);
      const BestLow best = held.two_of_hole ? best_low_two_and_three({hole_, board_}, order)
                                            : best_low_of(all(), order);
      out_ << "low\t";
      write({.deck = order.deck, .order = order_for(order.deck)}, order, held,
            words_of(best.value));
    }
  }

  void deal(Deck deck, const Held& held) {
    std::vector<Card> cards;
    for (const Card card : deck.cards()) cards.push_back(card);
    const auto wanted = static_cast<std::size_t>(held.hole + held.board);
    for (std::size_t at = 0; at < wanted; ++at)
      std::swap(cards[at], cards[at + chance_() % (cards.size() - at)]);
    const auto hole_end = cards.begin() + held.hole;
    hole_.assign(cards.begin(), hole_end);
    board_.assign(hole_end, hole_end + held.board);
  }
  std::vector<Card> all() const {
    std::vector<Card> all = hole_;
    all.insert(all.end(), board_.begin(), board_.end());
    return all;
  }

  void write(const HighOrder& high, const LowOrder& low, const Held& held, std::string_view words) {
    out_ << high.deck.natural_cards() << '\t' << high.deck.has_joker() << '\t' << key_of(high.order)
         << '\t' << (high.ace == AceInStraights::high_and_low) << '\t'
         << (high.kickers == Kickers::all_count) << '\t'
         << (low.ace == LowAce::low ? "low" : "high") << '\t'
         << (low.qualifier == LowQualifier::eight) << '\t' << key_of(low.kind) << '\t'
         << (held.two_of_hole ? 2 : 0) << '\t';
    for (const Card card : hole_) out_ << to_string(card);
    out_ << '\t';
    for (const Card card : board_) out_ << to_string(card);
    out_ << '\t' << words << '\n';
  }

  std::ostringstream out_;
  std::mt19937 chance_{2026};
  std::vector<Card> hole_;
  std::vector<Card> board_;
};

}  // namespace

TEST_CASE("words: hands of every order stand in the golden file that the client reads") {
  const std::string path = test::source_folder() + "/tests/golden/hands.tsv";
  const std::string made = HandsInWords().made();
  if (std::getenv("CARDROOM_WRITE_GOLDEN") != nullptr) std::ofstream(path) << made;
  std::ifstream in(path);
  const std::string kept((std::istreambuf_iterator<char>(in)), {});
  CHECK(kept == made);
}
