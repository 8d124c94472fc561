#include "odds/equity/rank_tables.h"

namespace cardroom::odds {

LowTables::LowTables(const LowOrder& order)
    : five(RankIndex::of(order.deck, 5), strengths_of(order).by_ranks),
      six(with_one_more(five, order.deck, 6)),
      seven(with_one_more(six, order.deck, 7)) {}

const LowTables& low_tables(const LowOrder& order) {
  static Shelf<LowTables, low_order_places> shelf;
  return shelf.at(place_of(order), [&] { return LowTables(order); });
}

const BoardTable& high_boards(const HighOrder& order) {
  static Shelf<BoardTable, high_order_places> shelf;
  return shelf.at(place_of(order),
                  [&] { return BoardTable(order.deck, High::of(order).by_ranks(5)); });
}

const BoardTable& low_boards(const LowOrder& order) {
  static Shelf<BoardTable, low_order_places> shelf;
  return shelf.at(place_of(order), [&] { return BoardTable(order.deck, low_tables(order).five); });
}

}  // namespace cardroom::odds
