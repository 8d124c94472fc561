#include "eval/compare.h"

#include <doctest/doctest.h>

#include "eval/best_five.h"
#include "eval/hands.h"

using namespace cardroom;

static HighValue value(std::string_view hand, const HighOrder& order) {
  return value_of(five(hand), order);
}

// Each hand in the list beats the one after it.
static void check_descending(std::initializer_list<std::string_view> hands,
                             const HighOrder& order) {
  HighValue above;
  std::string_view name;
  for (const auto hand : hands) {
    const HighValue below = value(hand, order);
    if (!name.empty()) CHECK_MESSAGE(above > below, name << " over " << hand);
    above = below;
    name = hand;
  }
}

TEST_CASE("T01-3.3 S05-3.3: the order of hands of a full deck, by the text's own examples") {
  check_descending(
      {"AsKsQsJsTs", "AsAhAdAcJk", "JhTh9h8h7h", "AsAhAdAc4s", "KsKhKdJsJh", "KdJd9d7d5d",
       "KhQcJcTs9d", "QsQhQd8s5h", "QsQh4s4hJd", "TsThKs6h2d", "QhTc7c4d3s"},
      {.deck = *Deck::of(52, true)});
}

TEST_CASE("T01-3.4 S05-3.4: the order of a reduced deck puts the flush over the full house") {
  check_descending(
      {"AsKsQsJsTs", "AsAhAdAcJk", "JhTh9h8h7h", "AsAhAdAc5s", "KdJd9d7d5d", "KsKhKdJsJh",
       "KhQcJcTs9d", "QsQhQd8s5h", "QsQh5s5hJd", "TsThKs6h5d", "QhTc9c7d5s"},
      {.deck = *Deck::of(40, true), .order = HandOrder::reduced});
}

TEST_CASE("M95-14.3: the order of hands of Manila, by the text's own examples") {
  check_descending({"AsKsQsJsTs", "QsJsTs9s8s", "AsAhAdAc7s", "KdJd9d8d7d", "KsKhKdJsJh",
                    "KhQcJcTs9d", "QsQhQd8s7h", "QsQh9s9hJd", "TsThKs9h8d", "QhTc9c8d7s"},
                   {.deck = Deck::reduced_32(), .order = HandOrder::manila_1995});
}

TEST_CASE("H-01: with 32 cards the flush beats the full house and the straight still beats three") {
  for (const auto printed : {HandOrder::reduced, HandOrder::manila_1995}) {
    const HighOrder order{.deck = Deck::reduced_32(), .order = printed};
    CHECK(value("KdJd9d8d7d", order) > value("AsAhAdKsKh", order));
    CHECK(value("JsTh9d8c7s", order) > value("QsQhQd8s7h", order));
  }
}

TEST_CASE("H-01 HO95-14.3 RWS17-3.5.2 CP17-2.6: a full deck puts the full house over the flush") {
  CHECK(value("2s2h2d3s3h", {}) > value("AdKdQdJd9d", {}));
}

TEST_CASE("H-02: A-2-3-4-5 is Ace-high odd cards, or a straight if determined") {
  HighOrder order{.ace = AceInStraights::high_only};
  CHECK(value("As2h3d4c5s", order).category() == Category::odd_cards);
  CHECK(value("As2h3d4c5s", order) > value("KsQhJd9c8s", order));
  order.ace = AceInStraights::high_and_low;
  CHECK(value("As2h3d4c5s", order).category() == Category::straight);
  CHECK(value("As2h3d4c5s", order) < value("6s2h3d4c5s", order));
}

TEST_CASE("H-03: the Ace plays just below the lowest card of each deck, as the lowest straight") {
  struct Lowest {
    int deck;
    std::string_view with_ace;
    std::string_view next;
  };
  for (const Lowest& lowest :
       {Lowest{52, "5s4h3d2cAs", "6s5h4d3c2s"}, Lowest{48, "6s5h4d3cAs", "7s6h5d4c3s"},
        Lowest{44, "7s6h5d4cAs", "8s7h6d5c4s"}, Lowest{40, "8s7h6d5cAs", "9s8h7d6c5s"},
        Lowest{36, "9s8h7d6cAs", "Ts9h8d7c6s"}, Lowest{32, "Ts9h8d7cAs", "JsTh9d8c7s"}}) {
    const HighOrder order{.deck = *Deck::of(lowest.deck)};
    CHECK(value(lowest.with_ace, order).category() == Category::straight);
    CHECK(value(lowest.with_ace, order) < value(lowest.next, order));
  }
}

TEST_CASE("H-03: 8-7-6-5-A is a straight only with 40 cards") {
  for (const int cards : {52, 48, 44})
    CHECK(value("8s7h6d5cAs", {.deck = *Deck::of(cards)}).category() == Category::odd_cards);
  CHECK(value("8s7h6d5cAs", {.deck = *Deck::of(40)}).category() == Category::straight);
}

TEST_CASE("H-04: royal flush beats five of a kind, which beats a straight flush") {
  const HighOrder order{.deck = *Deck::of(52, true)};
  CHECK(value("AhKhQhJhTh", order) > value("9s9h9d9cJk", order));
  CHECK(value("9s9h9d9cJk", order) > value("8c7c6c5c4c", order));
  CHECK(value("KsQsJsTsJk", order) > value("AsAhAdAcJk", order));
}

TEST_CASE("H-05: As 9s 5s 3s Joker is A-K-9-5-3 and loses to Ah Kh Qh 4h 2h") {
  const HighOrder order{.deck = *Deck::of(52, true)};
  CHECK(value("As9s5s3sJk", order) == value("AsKs9s5s3s", order));
  CHECK(value("As9s5s3sJk", order) < value("AhKhQh4h2h", order));
  CHECK(substitute_for_joker(five("As9s5s3sJk"), order) == "Ks"_card);
}

TEST_CASE("H-05: the Joker duplicates a card held for five of a kind and for nothing else") {
  const HighOrder order{.deck = *Deck::of(52, true)};
  CHECK(value("AsAhAdAcJk", order).category() == Category::five_of_a_kind);
  CHECK(substitute_for_joker(five("AsKsQs9sJk"), order) == "Js"_card);
  CHECK(value("AsKs7s3sJk", order) < value("AhKhQh7h4h", order));
}

TEST_CASE("T01-3.7 S05-3.7: a hand with the Joker ties with the natural hand it makes") {
  const HighOrder order{.deck = *Deck::of(52, true)};
  CHECK(value("KsKhQd7c3s", order) == value("KsJkQd7c3s", order));
  CHECK(value("AhKhQhJhTh", order) == value("AsKsQsJkTs", order));
  CHECK(value("KsKhQdQc9s", order) < value("KsKhQdQcJk", order));
}

TEST_CASE("H-06: 48 cards and the Joker are a reduced deck: flush beats full house") {
  const Deck deck = *Deck::of(48, true);
  const HighOrder order{.deck = deck, .order = order_for(deck)};
  CHECK(value("KdJd9d8d7d", order) > value("AsAhAdKsKh", order));
  const Deck full = *Deck::of(52, true);
  CHECK(value("KdJd9d8d7d", {.deck = full, .order = order_for(full)}) <
        value("AsAhAdKsKh", {.deck = full, .order = order_for(full)}));
}

TEST_CASE("H-07: 1995 literal kickers, board KKK72: A3 and QJ tie; otherwise A3 wins") {
  HighOrder order;
  const auto first = cards("KsKhKd7c2sAc3d");
  const auto second = cards("KsKhKd7c2sQcJd");
  CHECK(best_of(first, order).value > best_of(second, order).value);
  order.kickers = Kickers::literal_1995;
  CHECK(best_of(first, order).value == best_of(second, order).value);
}

TEST_CASE("H-07: literally, fours and threesomes tie too, while flushes and less still compare") {
  const HighOrder order{.kickers = Kickers::literal_1995};
  CHECK(value("9s9h9d9cAs", order) == value("9s9h9d9c2s", order));
  CHECK(value("KsKhKdAsAh", order) == value("KsKhKdJsJh", order));
  CHECK(value("KsKhKdJsJh", order) > value("QsQhQdAsAh", order));
  CHECK(value("KdJd9d7d5d", order) > value("KsJs9s7s4s", order));
  CHECK(value("QsQhJsJhTd", order) > value("QsQhJsJh9d", order));
  CHECK(value("TsThKs6h3d", order) > value("TsThKs6h2d", order));
}

TEST_CASE(
    "T01-3.2 S05-3.2 CP17-2.5 T01-DEF-Hand S05-DEF-Hand: all cards count: Q-Q-J-J-10 beats "
    "Q-Q-J-J-9") {
  CHECK(value("QsQhJsJhTd", {}) > value("QdQcJdJc9s", {}));
  CHECK(value("9s9h9d9cAs", {}) > value("9s9h9d9c2s", {}));
  CHECK(value("KsKhKdAsAh", {}) > value("KsKhKdJsJh", {}));
}

TEST_CASE("RWS17-3.5.3 RWS17-3.5.3(a) to (c): the three printed examples") {
  CHECK(value("KsQhJdTc9s", {}) > value("JsTh9d8c7s", {}));
  CHECK(value("5s5hKdTc2s", {}) > value("5d5cQdJcTs", {}));
  CHECK(value("AsKhJd5c2s", {}) > value("AdKcTd6c4s", {}));
}

TEST_CASE(
    "H-15: suited 5-4-3-2-A is a five-high straight flush, and nothing goes round the corner") {
  CHECK(value("5s4s3s2sAs", {}).category() == Category::straight_flush);
  CHECK(value("5s4s3s2sAs", {}) < value("6h5h4h3h2h", {}));
  CHECK(value("KsAh2d3c4s", {}).category() == Category::odd_cards);
  CHECK(value("QsKsAs2s3s", {}).category() == Category::flush);
}

TEST_CASE(
    "CP17-2.8 CP17-2.8(a) (b): flushes are compared by the highest card, then the next, to the "
    "last") {
  CHECK(value("KdJd9d7d5d", {}) > value("QhJh9h7h5h", {}));
  CHECK(value("KdJd9d7d5d", {}) > value("KhTh9h7h5h", {}));
  CHECK(value("KdJd9d7d5d", {}) > value("KhJh9h7h4h", {}));
  CHECK_FALSE(value("KdJd9d7d5d", {}) > value("KhJh9h7h5h", {}));
}

TEST_CASE("H-17: two equal flushes in hearts and spades tie") {
  CHECK(value("KhJh9h7h5h", {}) == value("KsJs9s7s5s", {}));
  CHECK(value("AhKhQhJhTh", {}) == value("AsKsQsJsTs", {}));
}
