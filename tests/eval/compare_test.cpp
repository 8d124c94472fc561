#include "eval/compare.h"

#include <doctest/doctest.h>

#include "eval/hands.h"

using namespace cardroom;

// Each of the hands of an order beats the one after it.
static void check_descending(std::initializer_list<std::string_view> hands,
                             const HighOrder& order) {
  HighValue above;
  std::string_view name;
  for (const auto hand : hands) {
    const HighValue value = value_of(five(hand), order);
    if (!name.empty()) CHECK_MESSAGE(above > value, name << " over " << hand);
    above = value;
    name = hand;
  }
}

TEST_CASE("T01-3.3: the order of hands of a full deck, by the text's own examples") {
  check_descending(
      {"AsKsQsJsTs", "AsAhAdAcJk", "JhTh9h8h7h", "AsAhAdAc4s", "KsKhKdJsJh", "KdJd9d7d5d",
       "KhQcJcTs9d", "QsQhQd8s5h", "QsQh4s4hJd", "TsThKs6h2d", "QhTc7c4d3s"},
      {.deck = *Deck::of(52, true)});
}

TEST_CASE("T01-3.4: the order of hands of a reduced deck puts the flush over the full house") {
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

TEST_CASE("H-07: 1995 literal kickers, board KKK72: A3 and QJ tie; otherwise A3 wins") {
  HighOrder order;
  CHECK(value_of(five("KsKhKdAs7c"), order) > value_of(five("KsKhKdQsJc"), order));
  order.kickers = Kickers::literal_1995;
  CHECK(value_of(five("KsKhKdAs7c"), order) == value_of(five("KsKhKdQsJc"), order));
}
