// What a director takes back, and what they correct where that is too late.
#include "tournament/at_table.h"

using namespace cardroom;
using namespace cardroom::tournament;

namespace {

struct Physical : Scene {
  explicit Physical(std::uint32_t players = 18, const Format& format = formats::e_2001)
      : Scene(format) {
    set("stacks", "counted");
    start(players);
  }
};

Note because(std::string_view reason) { return *Note::from(reason); }

// Everything that counts, as it was.
void check_same(const Tournament& now, const Tournament& before) {
  CHECK(now.phase == before.phase);
  CHECK(now.entries.tally() == before.entries.tally());
  CHECK(now.issued == before.issued);
  CHECK(now.removed == before.removed);
  CHECK(now.uncounted == before.uncounted);
  CHECK(now.clock == before.clock);
  CHECK(tables_in_use(now) == tables_in_use(before));
  for (std::size_t at = 0; at < before.entries.size(); ++at)
    CHECK(now.entries[at] == before.entries[at]);
  for (TableNumber number = 1; number <= before.tables.size(); ++number)
    CHECK(now.table(number) == before.table(number));
}

Cents returned_to(const Events& events, std::uint32_t player) {
  Cents all;
  for (const Event& one : events)
    if (const auto* const e = std::get_if<event::MoneyReturned>(&one))
      if (e->player == PlayerId(player)) all += e->amount;
  return all;
}

}  // namespace

TEST_CASE("T01-18.6: the last acts are taken back one by one, back to the first entry") {
  Physical scene;
  const Tournament before = scene.state;
  scene.time(95);
  scene.does(command::Bust{PlayerId(3), Chips(500)});
  scene.does(command::Move{PlayerId(5), 2, Seat(10)});
  scene.does(command::StartBreak{600});
  scene.does(command::Undo{});
  scene.does(command::Undo{});
  scene.does(command::Undo{});
  Tournament later = before;
  later.now_s = scene.state.now_s;
  check_same(scene.state, later);
  CHECK(scene.place(3) == 0);
  scene.does(command::Undo{});  // The start.
  CHECK(scene.state.phase == TournamentPhase::entries);
  CHECK(scene.state.issued == Chips(0));
  scene.does(command::Undo{});  // The ballot.
  CHECK(tables_in_use(scene.state) == 0);
  for (int entry = 0; entry < 18; ++entry) scene.does(command::Undo{});
  CHECK(entrants(scene.state) == 0);
  CHECK(pool_of(scene.state) == Cents(0));
  CHECK(scene.refused(command::Undo{}) == "nothing_to_undo T01-18.6");
}

TEST_CASE("T01-8.1: an entry that was taken back can be made again, and its fee goes back") {
  Scene scene(formats::h_2001);
  scene.enter(3);
  scene.does(command::Undo{2});
  CHECK(returned_to(scene.events, 2) == Cents(110'00));
  CHECK(entrants(scene.state) == 2);
  CHECK(pool_of(scene.state) == Cents(2 * 100'00));
  CHECK(commission_of(scene.state) == Cents(2 * 10'00));
  CHECK(scene.refused(command::Undo{2}) == "no_such_act T01-18.6");
  scene.does(command::Enter{PlayerId(2)});
  CHECK(scene.refused(command::Enter{PlayerId(2)}) == "one_entry T01-8.1");
  CHECK(entrants(scene.state) == 3);
}

TEST_CASE("T01-E-3.3: a rebuy that is taken back gives money and takes chips back") {
  Scene scene(formats::e_2001);
  scene.start(10);
  scene.pass(1, 1, Chips(500), 2);
  const Tournament before = scene.state;
  scene.does(command::Rebuy{PlayerId(1)});
  CHECK(scene.stake(1) == Chips(1500));
  scene.does(command::Undo{});
  check_same(scene.state, before);
  CHECK(returned_to(scene.events, 1) == Cents(100'00));
}

TEST_CASE("T01-18.6: what a round was dealt on top of cannot be taken back, only corrected") {
  Scene scene(formats::e_2001);
  scene.start(20);
  scene.does(command::MarkAbsent{PlayerId(1)});
  const std::uint32_t act = scene.state.acts.last;
  scene.begin(1);
  CHECK(scene.refused(command::Undo{}) == "round_under_way T01-18.6");
  scene.end(1, {}, 3);
  CHECK(scene.refused(command::Undo{}) == "dealt_on_top T01-18.6");
  // Nothing was dealt on top of what concerns another table.
  scene.does(command::MarkAbsent{PlayerId(2)});
  scene.does(command::Undo{});
  CHECK_FALSE(scene.entry(2).absent);
  CHECK(scene.refused(command::Undo{act}) == "dealt_on_top T01-18.6");
}

TEST_CASE("T01-18.6: what another act rests on cannot be taken back before it") {
  Physical scene;
  scene.does(command::Move{PlayerId(1), 2, Seat(10)});
  const std::uint32_t act = scene.state.acts.last;
  scene.does(command::Bust{PlayerId(1), Chips(100)});
  CHECK(scene.refused(command::Undo{act}) == "later_act_first T01-18.6");
  CHECK(scene.refused(command::Undo{0, Role::player}) == "not_your_role T01-18.6");
  scene.does(command::Undo{});
  scene.does(command::Undo{act});
  CHECK(scene.entry(1).table == 1);
}

TEST_CASE("T-20: time that passes is no act, and a break that is taken back never was") {
  Physical scene;
  scene.time(10);
  scene.does(command::Bust{PlayerId(1), Chips(100)});
  scene.does(command::StartBreak{600});
  scene.time(15);
  CHECK(clock_s(scene.state) == 600);
  scene.does(command::Undo{});
  CHECK(clock_s(scene.state) == 900);
  scene.time(40);  // A level begins.
  scene.does(command::Undo{});
  CHECK(scene.entry(1).stake == Chips(1000));
  CHECK(clock_s(scene.state) == 2400);
}

TEST_CASE("T01-15.1: the last bust is taken back, and play goes on; so are the prizes") {
  Physical scene(10);
  scene.time(95);
  for (std::uint32_t player = 1; player <= 9; ++player)
    scene.does(command::Bust{PlayerId(player), Chips(100)});
  REQUIRE(scene.state.phase == TournamentPhase::over);
  scene.does(command::Award{});
  scene.does(command::Undo{});
  CHECK(scene.state.phase == TournamentPhase::over);
  CHECK(returned_to(scene.events, 10) == -Cents(500'00));
  bool reopened = false;
  for (const Event& one : scene.events)
    if (const auto* const e = std::get_if<event::Reopened>(&one))
      reopened = e->commission == Cents(100'00);
  CHECK(reopened);
  scene.does(command::Undo{});
  CHECK(scene.state.phase == TournamentPhase::playing);
  CHECK(players_left(scene.state) == 2);
}

TEST_CASE("T01-14.1 T01-18.6: taking back what came after the award moves no money") {
  Physical scene(10);
  scene.time(95);
  for (std::uint32_t player = 1; player <= 9; ++player)
    scene.does(command::Bust{PlayerId(player), Chips(100)});
  scene.does(command::Award{});
  scene.does(command::MarkAbsent{PlayerId(10)});
  scene.does(command::Undo{});
  CHECK(scene.state.phase == TournamentPhase::finished);
  CHECK_FALSE(scene.entry(10).absent);
  for (const Event& one : scene.events) {
    CHECK_FALSE(std::holds_alternative<event::Reopened>(one));
    CHECK_FALSE(std::holds_alternative<event::MoneyReturned>(one));
  }
}

TEST_CASE("T01-14.3: what was cancelled cannot be taken back") {
  Scene scene(formats::h_2001);
  scene.enter(3);
  scene.does(command::Cancel{});
  CHECK(scene.refused(command::Undo{}) == "wrong_phase T01-18.6");
}

TEST_CASE("T01-15.1 S05-20.17: a bust in the wrong order is corrected, and the others move") {
  Physical scene;
  scene.time(95);
  for (const std::uint32_t player : {1U, 2U, 3U, 4U})
    scene.does(command::Bust{PlayerId(player), Chips(100)});
  // In one second: they share a place (T-14).
  CHECK(scene.place(1) == 15);
  scene.time(96);
  scene.does(command::Bust{PlayerId(5), Chips(100)});
  CHECK(scene.refused(command::CorrectPlace{PlayerId(1), 14, Note()}) == "reason_missing T01-18.6");
  CHECK(scene.refused(command::CorrectPlace{PlayerId(1), 16, because("seen")}) ==
        "no_such_place T01-15.1");
  CHECK(scene.refused(command::CorrectPlace{PlayerId(1), 13, because("seen")}) ==
        "no_such_place T01-15.1");
  CHECK(scene.refused(command::CorrectPlace{PlayerId(9), 14, because("seen")}) ==
        "still_playing T01-15.1");
  scene.does(command::CorrectPlace{PlayerId(1), 18, because("was the first")});
  CHECK(scene.place(1) == 18);
  CHECK(scene.place(2) == 15);
  scene.does(command::CorrectPlace{PlayerId(1), 14, because("was the last")});
  CHECK(scene.place(1) == 14);
  CHECK(scene.place(5) == 15);
  CHECK(scene.place(2) == 16);
  CHECK(scene.refused(command::CorrectPlace{PlayerId(1), 14, because("again")}) ==
        "no_change T01-15.1");
  // The next to go out comes after all of them.
  scene.does(command::Bust{PlayerId(6), Chips(1)});
  CHECK(scene.place(6) == 13);
  scene.does(command::Undo{});
  scene.does(command::Undo{});
  CHECK(scene.place(1) == 18);
}

TEST_CASE("T01-4.5: a stake is corrected with its reason, and chips stay counted") {
  Scene scene(formats::e_2001);
  scene.start(10);
  CHECK(scene.refused(command::CorrectStake{PlayerId(1), Chips(1200), Note()}) ==
        "reason_missing T01-18.6");
  CHECK(scene.refused(command::CorrectStake{PlayerId(1), Chips(1001), because("seen")}) ==
        "odd_chips T01-4.5");
  CHECK(scene.refused(command::CorrectStake{PlayerId(1), Chips(1000), because("seen")}) ==
        "no_change T01-4.5");
  CHECK(scene.refused(command::CorrectStake{PlayerId(77), Chips(1000), because("seen")}) ==
        "not_entered T01-8.1");
  scene.does(command::CorrectStake{PlayerId(1), Chips(1200), because("dealt twice")});
  scene.does(command::CorrectStake{PlayerId(2), Chips(800), because("dealt twice")});
  CHECK(scene.state.issued - scene.state.removed == Chips(10'000));
  scene.begin(1);
  CHECK(scene.refused(command::CorrectStake{PlayerId(1), Chips(900), because("seen")}) ==
        "round_under_way T01-4.5");
}

TEST_CASE("T01-18.6: somebody who was put out by mistake plays on") {
  Physical scene;
  scene.time(95);
  scene.does(command::Bust{PlayerId(1), Chips(100)});
  const command::Reinstate wrong{PlayerId(1), 1, Seat(2), Chips(1000), because("it was bob")};
  CHECK(scene.refused(wrong) == "seat_is_taken T01-8.5");
  CHECK(scene.refused(command::Reinstate{PlayerId(1), 7, Seat(1), Chips(1000), because("x")}) ==
        "no_such_table T01-8.4");
  CHECK(scene.refused(command::Reinstate{PlayerId(2), 1, Seat(1), Chips(1000), because("x")}) ==
        "still_playing T01-15.1");
  scene.does(command::Reinstate{PlayerId(1), 1, Seat(1), Chips(1000), because("it was bob")});
  CHECK(scene.stake(1) == Chips(1000));
  CHECK(players_left(scene.state) == 18);
  CHECK(scene.state.uncounted == Chips(0));
}

TEST_CASE("T01-E-3.6: the clock is set with its reason, and levels come earlier or again") {
  Physical scene;
  scene.time(10);
  CHECK(scene.refused(command::SetClock{1800, Note()}) == "reason_missing T01-E-3.6");
  CHECK(scene.refused(command::SetClock{600, because("x")}) == "no_change T01-E-3.6");
  CHECK(scene.refused(command::SetClock{-1, because("x")}) == "setting_value T01-E-3.6");
  scene.events.clear();
  scene.does(command::SetClock{1800, because("the next level")});
  CHECK(level_now(scene.state).number == 2);
  CHECK(std::holds_alternative<event::LevelBegan>(scene.events.back()));
  scene.time(11);
  CHECK(clock_s(scene.state) == 1860);
  scene.does(command::SetClock{60, because("too early")});
  CHECK(level_now(scene.state).number == 1);
  scene.does(command::Undo{});
  CHECK(level_now(scene.state).number == 2);
  scene.does(command::Undo{});
  CHECK(clock_s(scene.state) == 660);
  Scene dealt(formats::e_2001);
  dealt.start(10);
  CHECK(dealt.refused(command::SetClock{1800, because("x")}) == "clock_not_running T01-E-3.6");
}
