#include "sim/yardstick/small_games.h"

#include "rules/books/modern.h"
#include "rules/game/settings.h"

namespace cardroom::sim {

namespace {

// Both put in one chip, and the first to act may pass: two blinds of one size.
constexpr ForcedBets two_equal_blinds = {.blinds_least = 2,
                                         .blinds_most = 2,
                                         .blinds_default = 2,
                                         .levels = BlindLevels::half_and_whole};

constexpr Game kuhn = {
    .key = "kuhn",
    .name = "Kuhn poker",
    .edition = "test",
    .documented = false,
    .seats_most = 2,
    .seats_default = 2,
    .forced = two_equal_blinds,
    .unit = BetUnit::table_minimum,
    .blind_option = BlindOption::check,
    .streets = {{.to_each = {{1}, {1, Face::up}},
                 .communal = 3,
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 1, 1, 1}}},
    .cite = &books::no_citations,
};
static_assert(well_formed(kuhn));

constexpr Game leduc = {
    .key = "leduc",
    .name = "Leduc poker",
    .edition = "test",
    .documented = false,
    .seats_most = 2,
    .seats_default = 2,
    .forced = two_equal_blinds,
    .unit = BetUnit::table_minimum,
    .blind_option = BlindOption::check,
    .streets = {{.to_each = {{1}, {1, Face::up}},
                 .opens = Opens::after_last_blind,
                 .multiples = {1, 1, 1, 1}},
                {.communal = 3, .opens = Opens::first_position, .multiples = {2, 2, 2, 2}}},
    .cite = &books::no_citations,
};
static_assert(well_formed(leduc));

Terms terms_of(const Game& game, Chips minimum) {
  const auto made = make_terms(game, {});
  check(static_cast<bool>(made), "a small game has no terms");
  Terms terms = *made;
  terms.minimum = minimum;
  terms.blinds = 2;
  terms.blind = {Chips(1), Chips(1), Chips(1)};
  return terms;
}

const CardList two_deuces = {"2h"_card, "2s"_card};

}  // namespace

std::vector<Setup> SmallGame::deals() const {
  std::vector<Setup> all;
  const auto add = [&](CardList order, Card drawn) {
    for (const Card card : up) order.push_back(card);
    if (!drawn.is_none()) order.push_back(drawn);
    for (const Card card : shared) order.push_back(card);
    Setup setup;
    setup.players = {Seat(1), Seat(2)};
    setup.stakes[0] = setup.stakes[1] = stake;
    setup.marker = Seat(1);
    setup.shoe = Shoe::from_order(order);
    all.push_back(setup);
  };
  for (const Card first : deck)
    for (const Card second : deck) {
      if (first == second) continue;
      if (!draws_one) add({first, second}, Card());
      for (const Card third : deck)
        if (draws_one && third != first && third != second) add({first, second}, third);
    }
  return all;
}

// One bet, because it is all that anybody has.
SmallGame kuhn_poker() {
  return {"Kuhn",
          terms_of(kuhn, Chips(1)),
          {"Jc"_card, "Qc"_card, "Kc"_card},
          two_deuces,
          {"4d"_card, "6s"_card, "8h"_card},
          false,
          1,
          Chips(2)};
}

SmallGame leduc_poker() {
  return {"Leduc",
          terms_of(leduc, Chips(2)),
          {"Jc"_card, "Jd"_card, "Qc"_card, "Qd"_card, "Kc"_card, "Kd"_card},
          two_deuces,
          {"4d"_card, "6s"_card},
          true,
          2,
          Chips(100)};
}

}  // namespace cardroom::sim
