// House bots in the room: when they act, and what they do, does not depend on cards they cannot
// see.
#include "room/poker/bot_thought.h"

#include <doctest/doctest.h>

#include <set>
#include <vector>

#include "room/desk/accounts.h"
#include "room/poker/dealer.h"
#include "rules/games/games.h"
#include "rules/round/play.h"

namespace cardroom::room {
namespace {

// Two players in the middle of a round; one of them is a bot whose turn it is.
Table dealt_table() {
  Table table = *open_table(games::rws_2017, {});
  table.dealing = true;
  Setup setup;
  setup.players = {Seat(1), Seat(2)};
  for (const Seat seat : setup.players) {
    setup.stakes[seat.index()] = Chips(200);
    table.dealt_to[seat.index()] = PlayerId(static_cast<std::uint32_t>(seat.number()));
  }
  setup.marker = Seat(1);
  setup.shoe = shuffle(table.terms.deck.cards(), seed_from_number(3), {1, 0}).shoe;
  const auto events = std::make_unique<Events>();
  table.round = deal(table.terms, setup, *events);
  return table;
}

// The other player holds what were the last cards of the shoe.
Table other_layout(const Table& table) {
  Table other = table;
  CardList order = table.round.shoe.rest();
  std::size_t at = order.size();
  for (const Seat seat : table.round.dealt) {
    if (seat == table.round.turn) continue;
    Hand& hand = other.round.hands[seat.index()];
    for (std::size_t card = 0; card < hand.count; ++card) std::swap(hand.cards[card], order[--at]);
  }
  other.round.shoe = Shoe::from_order(order);
  return other;
}

TEST_CASE("a strong bot's pace and its act are the same whatever lies where it cannot see") {
  const Table table = dealt_table();
  const Table other = other_layout(table);
  REQUIRE_FALSE(table.round == other.round);
  Accounts accounts;
  for (const std::uint32_t player : {1U, 2U}) {
    records::AccountOpened opened;
    opened.player = PlayerId(player);
    opened.name_ = "bot " + std::to_string(player);
    opened.bot = true;
    accounts.apply(opened, 0);
  }
  std::set<std::int64_t> moments;
  for (std::uint64_t seq = 1; seq <= 20; ++seq) {
    Scene scene;
    scene.now_ms = scene.since_ms = 1'000;
    scene.seq = seq;
    scene.secret = seed_from_number(seq);
    scene.house.bots = bots::Temperament::strong;
    scene.accounts = &accounts;
    BotThought here;
    BotThought there;
    const auto next = next_act(table, scene, here);
    const auto next_there = next_act(other, scene, there);
    REQUIRE(next);
    REQUIRE(next_there);
    CHECK(next->at_ms == next_there->at_ms);
    CHECK(next->seat == next_there->seat);
    moments.insert(next->at_ms);
    const Command act = here.take(table, scene, table.round.turn);
    const Command act_there = there.take(other, scene, other.round.turn);
    REQUIRE(act.index() == act_there.index());
    if (const auto* const raise = std::get_if<command::RaiseTo>(&act))
      CHECK(raise->to == std::get<command::RaiseTo>(act_there).to);
  }
  CHECK(moments.size() > 10);  // It is not a clock.
}

TEST_CASE("the room does not wait for a strong bot that is still thinking, and looks again soon") {
  const Table table = dealt_table();
  Accounts accounts;
  for (const std::uint32_t player : {1U, 2U}) {
    records::AccountOpened opened;
    opened.player = PlayerId(player);
    opened.name_ = "bot " + std::to_string(player);
    opened.bot = true;
    accounts.apply(opened, 0);
  }
  Scene scene;
  scene.house.bots = bots::Temperament::strong;
  scene.accounts = &accounts;
  // Very many bots begin to think at once; this one is the last.
  std::vector<BotThought> others(300);
  for (BotThought& other : others) (void)next_act(table, scene, other);
  BotThought thought;
  const auto planned = next_act(table, scene, thought);
  REQUIRE(planned);
  CHECK_FALSE(thought.is_ready());
  scene.now_ms = planned->at_ms + 500;
  const auto again = next_act(table, scene, thought);
  REQUIRE(again);
  CHECK(again->at_ms == scene.now_ms + 20);
  CHECK(again->seat == planned->seat);
  const Command act = thought.take(table, scene, table.round.turn);
  CHECK(thought.is_ready());
  CHECK(next_act(table, scene, thought)->at_ms == planned->at_ms);
  BotThought alone;
  CHECK(act.index() == alone.take(table, scene, table.round.turn).index());
}

}  // namespace
}  // namespace cardroom::room
