// Seats, places, prizes, people and the end.
#include "tournament/at_table.h"

using namespace cardroom;
using namespace cardroom::tournament;

namespace {

int at_table(const Scene& scene, TableNumber table) { return players_at(scene.state.table(table)); }

}  // namespace

TEST_CASE("T-11 T01-8.4: 19 players at tables of nine are 7, 6 and 6") {
  Scene scene(formats::a_2001);
  scene.start(19);
  CHECK(at_table(scene, 1) == 7);
  CHECK(at_table(scene, 2) == 6);
  CHECK(at_table(scene, 3) == 6);
  CHECK(table_to_break(scene.state) == 0);
  scene.begin(1);
  scene.end(1, {1}, 4);
  CHECK(table_to_break(scene.state) == 3);
  CHECK(view_of(scene.state).break_table == 3);
}

TEST_CASE(
    "T01-8.4: a ballot that does not draw everybody is refused, and so is a start without "
    "one") {
  Scene scene(formats::f_2001);
  scene.enter(10);
  CHECK(scene.refused(command::Start{}) == "no_ballot T01-8.4");
  command::Ballot ballot;
  ballot.drawn.push_back(PlayerId(1));
  CHECK(scene.refused(ballot) == "ballot_not_whole T01-8.4");
  ballot.by = Role::player;
  CHECK(scene.refused(ballot) == "not_your_role T01-8.4");
  scene.ballot();
  CHECK(scene.entry(10).seat == Seat(10));
}

TEST_CASE("T01-A-3.1 S05-20.8: a table is not given more players than its seats") {
  Scene scene(formats::a_2001);
  CHECK(scene.setting("seats", "10") == "too_many_at_table T01-A-3.1");
  scene.enter(19);
  command::Ballot ballot;
  for (std::uint32_t player = 1; player <= 19; ++player) ballot.drawn.push_back(PlayerId(player));
  ballot.tables = 2;
  CHECK(scene.refused(ballot) == "too_few_seats T01-A-3.1");
  Scene stud(formats::stud_2005);
  CHECK(stud.setting("seats", "9") == "too_many_at_table S05-20.8");
}

TEST_CASE("T-11 T01-8.5: a broken table's players go where there are fewest, not over the seats") {
  Scene scene(formats::a_2001);
  scene.start(19);
  command::BreakTable broken{3, {}};
  for (const Entry& entry : scene.state.entries)
    if (entry.table == 3) broken.drawn.push_back(entry.player);
  CHECK(scene.refused(broken) == "too_few_seats T01-A-3.1");
  scene.begin(1);
  scene.end(1, {1}, 4);
  command::BreakTable short_draw = broken;
  short_draw.drawn.pop_back();
  CHECK(scene.refused(short_draw) == "ballot_not_whole T01-8.4");
  scene.begin(3);
  CHECK(scene.refused(broken) == "round_under_way T01-8.5");
  scene.end(3, {}, 3);
  scene.does(broken);
  CHECK(at_table(scene, 1) == 9);
  CHECK(at_table(scene, 2) == 9);
  CHECK(tables_in_use(scene.state) == 2);
}

TEST_CASE("T-11 T01-8.5: balancing leaves tables within one player, and is refused if they are") {
  Scene scene(formats::a_2001);
  scene.start(27);
  CHECK(scene.refused(command::Balance{}) == "nothing_to_balance T01-8.5");
  scene.begin(1);
  scene.end(1, {1, 4, 7, 10}, 13);
  scene.does(command::Balance{});
  for (const TableNumber table : {TableNumber{1}, TableNumber{2}, TableNumber{3}})
    CHECK(at_table(scene, table) >= 7);
  CHECK_FALSE(move_to_balance(scene.state));
}

TEST_CASE("T01-8.4: a player is moved by the director, to a free seat and not in a round") {
  Scene scene(formats::a_2001);
  scene.start(17);
  command::Move move{PlayerId(1), 2, Seat(9)};
  scene.begin(1);
  CHECK(scene.refused(move) == "round_under_way T01-4.5");
  scene.end(1, {}, 1);
  CHECK(scene.refused(command::Move{PlayerId(1), 2, Seat(1)}) == "seat_is_taken T01-8.5");
  CHECK(scene.refused(command::Move{PlayerId(1), 2, Seat(10)}) == "no_such_seat T01-A-3.1");
  CHECK(scene.refused(command::Move{PlayerId(1), 9, Seat(1)}) == "no_such_table T01-8.4");
  scene.does(move);
  CHECK(scene.entry(1).table == 2);
}

TEST_CASE("P-17 T01-8.6: a new table begins at the dealer's left, others go on") {
  Scene scene(formats::a_2001);
  scene.start(18);
  scene.begin(1);
  scene.end(1, {}, 1);
  CHECK(scene.state.table(1).buck == Seat(2));
  scene.begin(1);
  scene.end(1, {1, 3, 5, 7, 9, 11, 13, 15}, 17);
  CHECK(players_left(scene.state) == 10);
  scene.begin(2);
  scene.end(2, {2}, 4);
  scene.ballot(1);
  CHECK(tables_in_use(scene.state) == 1);
  CHECK(scene.state.table(1).buck == Seat(1));
  Scene stud(formats::stud_2005);
  stud.approve();
  stud.start(8);
  CHECK(stud.state.table(1).buck == Seat(8));
}

TEST_CASE("T-14 T01-15.2: of two out in one round, the one who put in more is higher") {
  Scene scene(formats::f_2001);
  scene.start(10);
  scene.pass(1, 1, Chips(500), 3);
  scene.pass(1, 2, Chips(900), 3);
  scene.begin(1);
  scene.end(1, {1, 2}, 3);
  CHECK(scene.place(2) == 9);
  CHECK(scene.place(1) == 10);
}

TEST_CASE("T-14 S05-20.19: equal contributions share; the prizes are combined and divided") {
  Scene scene(formats::stud_2005);
  scene.set("prizes", "50/30/20");
  scene.set("entry-fee", "100");
  scene.set("commission", "0");
  scene.approve();
  scene.start(4);
  scene.begin(1);
  scene.end(1, {1}, 4);
  scene.time(10);
  scene.begin(1);
  scene.end(1, {2, 3}, 4);
  CHECK(scene.place(1) == 4);
  CHECK(scene.place(2) == 2);
  CHECK(scene.place(3) == 2);
  CHECK(scene.state.phase == TournamentPhase::over);
  scene.does(command::Award{});
  CHECK(scene.entry(4).prize == Cents(200'00));
  CHECK(scene.entry(2).prize == Cents(100'00));
  CHECK(scene.entry(3).prize == Cents(100'00));
  CHECK(scene.entry(1).prize == Cents(0));
}

TEST_CASE("T-18 S05-20.18: 50/30/20 of 1,400 are 700, 420 and 280; not 100 % is refused") {
  Scene scene(formats::f_2001);
  CHECK(scene.setting("prizes", "50/30/19") == "setting_value T01-15.1");
  const Conditions& conditions = scene.state.conditions;
  CHECK(prize_of_place(conditions, Cents(1400'00), 1, 10) == Cents(700'00));
  CHECK(prize_of_place(conditions, Cents(1400'00), 2, 10) == Cents(420'00));
  CHECK(prize_of_place(conditions, Cents(1400'00), 3, 10) == Cents(280'00));
  CHECK(prize_of_place(conditions, Cents(1400'00), 4, 10) == Cents(0));
  // Odd dollars go to the first place.
  CHECK(prize_of_place(conditions, Cents(1'99), 1, 10) == Cents(1'99));
  Scene stud(formats::stud_2005);
  CHECK(stud.setting("prizes", "60/30/20") == "setting_value S05-20.18");
}

TEST_CASE("T-18: a satellite pays as many seats as the pool buys, the rest to the next place") {
  Scene scene(formats::f_2001);
  scene.set("seat-prize", "400");
  const Conditions& conditions = scene.state.conditions;
  CHECK(prize_of_place(conditions, Cents(1000'00), 1, 10) == Cents(400'00));
  CHECK(prize_of_place(conditions, Cents(1000'00), 2, 10) == Cents(400'00));
  CHECK(prize_of_place(conditions, Cents(1000'00), 3, 10) == Cents(200'00));
  CHECK(prize_of_place(conditions, Cents(1000'00), 4, 10) == Cents(0));
  CHECK(prize_of_place(conditions, Cents(1000'00), 1, 2) == Cents(600'00));
}

TEST_CASE("T01-15.1: places are awarded by the director, not before the end") {
  Scene scene(formats::f_2001);
  scene.start(10);
  CHECK(scene.refused(command::Award{}) == "wrong_phase T01-15.1");
  scene.begin(1);
  scene.end(1, {1, 2, 3, 4, 5, 6, 7, 8, 9}, 10);
  CHECK(scene.refused(command::Award{Role::player}) == "not_your_role T01-15.1");
  scene.does(command::Award{});
  CHECK(scene.entry(10).place == 1);
  CHECK(scene.entry(10).prize == Cents(500'00));
}

TEST_CASE(
    "T-17 T01-14.3: cancelled by the casino: fees go back, rebuys unless determined otherwise") {
  for (const bool kept : {false, true}) {
    Scene scene(formats::e_2001);
    if (kept) scene.set("refund-rebuys", "no");
    scene.start(10);
    scene.pass(1, 1, Chips(500), 2);
    scene.does(command::Rebuy{PlayerId(1)});
    scene.pass(1, 1, Chips(500), 2);
    scene.does(command::Rebuy{PlayerId(1)});
    CHECK(scene.refused(command::Cancel{Role::director}) == "not_your_role T01-14.3");
    scene.does(command::Cancel{});
    CHECK(scene.entry(1).refunded == Cents(kept ? 110'00 : 310'00));
    CHECK(scene.entry(2).refunded == Cents(110'00));
    CHECK(pool_of(scene.state) == Cents(0));
    CHECK(scene.refused(command::Cancel{}) == "wrong_phase T01-14.3");
  }
}

TEST_CASE("T-25 S05-20.21: ten entries of 110 are 1,100 paid back; only the casino cancels") {
  Scene scene(formats::stud_2005);
  scene.approve();
  scene.enter(10);
  CHECK(scene.refused(command::Cancel{Role::director}) == "not_your_role S05-20.21");
  scene.does(command::Cancel{});
  Cents back;
  for (const Entry& entry : scene.state.entries) back += entry.refunded;
  CHECK(back == Cents(1100'00));
}

TEST_CASE("T-12 T01-17.3: the table is told with each round who is absent") {
  Scene scene(formats::f_2001);
  scene.start(10);
  scene.does(command::MarkAbsent{PlayerId(3)});
  CHECK(scene.refused(command::MarkAbsent{PlayerId(3)}) == "no_change T01-17.3");
  CHECK(scene.refused(command::MarkPresent{PlayerId(4)}) == "not_absent T01-17.3");
  scene.begin(1);
  const auto* began = std::get_if<event::RoundBegan>(&scene.events.back());
  REQUIRE(began != nullptr);
  CHECK(began->absent.contains(Seat(3)));
  CHECK(began->absent.size() == 1);
  CHECK(formats::f_2001.articles->absent == AbsentFolds::at_once);
  CHECK(formats::stud_2005.articles->absent == AbsentFolds::in_turn);
}

TEST_CASE("S05-20.9: an absent entrant's entry may be forfeited, a present one's may not") {
  Scene scene(formats::stud_2005);
  scene.approve();
  scene.start(4);
  const Cents pool = pool_of(scene.state);
  CHECK(scene.refused(command::Forfeit{PlayerId(1)}) == "not_absent S05-20.9");
  scene.does(command::MarkAbsent{PlayerId(1)});
  scene.does(command::Forfeit{PlayerId(1)});
  CHECK(pool_of(scene.state) == pool);
  CHECK(scene.state.removed == Chips(1000));
  CHECK(scene.place(1) == 4);
}

TEST_CASE("T-23 T01-8.2: a substitute plays on; the place is the entry's; not one who plays") {
  Scene scene(formats::f_2001);
  scene.start(10);
  command::Substitute sub{PlayerId(1), PlayerId(2), *Note::from("taken ill")};
  CHECK(scene.refused(sub) == "already_playing T01-8.2");
  sub.substitute = PlayerId(30);
  scene.does(sub);
  CHECK(scene.entry(1).played_by == PlayerId(30));
  sub.player = PlayerId(5);
  CHECK(scene.refused(sub) == "already_playing T01-8.2");
  scene.begin(1);
  scene.end(1, {2, 3, 4, 5, 6, 7, 8, 9}, 1);
  scene.time(5);
  scene.begin(1);
  scene.end(1, {1}, 10);
  CHECK(scene.place(1) == 2);
}

TEST_CASE("T01-18.3(b): excluded players lose their chips; only for a breach") {
  Scene scene(formats::f_2001);
  scene.start(10);
  CHECK(scene.refused(command::Exclude{PlayerId(1), {}}) == "not_of_this_book T01-18.3(b)");
  CHECK(scene.refused(command::Exclude{PlayerId(1), clause("S05-16.1")}) ==
        "not_of_this_book T01-18.3(b)");
  scene.does(command::Exclude{PlayerId(1), clause("T01-16.1")});
  CHECK(scene.state.removed == Chips(1000));
  CHECK(scene.place(1) == 10);
  CHECK(scene.refused(command::Exclude{PlayerId(1), clause("T01-16.1")}) == "not_playing T01-8.1");
}

TEST_CASE("M-18 T01-18.1 T01-18.4 T01-18.5: an invalid round refunds the wagers, or not") {
  Scene scene(formats::f_2001);
  scene.start(10);
  command::InvalidateRound invalid{1, Cause::disruption};
  CHECK(scene.refused(invalid) == "no_round T01-18.1");
  scene.begin(1);
  scene.does(invalid);
  CHECK(scene.stake(1) == Chips(1000));
  scene.begin(1);
  invalid.cause = Cause::fraud;
  invalid.wagers = Wagers::removed;
  invalid.wagered[0] = Chips(1025);
  CHECK(scene.refused(invalid) == "chips_do_not_add_up T01-4.5");
  invalid.wagered[0] = Chips(100);
  scene.does(invalid);
  CHECK(scene.stake(1) == Chips(900));
  CHECK(scene.state.removed == Chips(100));
  Scene stud(formats::stud_2005);
  stud.approve();
  stud.start(3);
  stud.begin(1);
  CHECK(stud.refused(invalid) == "refund_is_duty S05-DEF-Void");
}

TEST_CASE("S05-20.16: only the director gives directions, and they are recorded") {
  Scene scene(formats::stud_2005);
  CHECK(scene.refused(command::Direct{*Note::from("quicker"), Role::player}) ==
        "not_your_role S05-20.16");
  CHECK(scene.refused(command::Direct{}) == "nothing_said S05-20.16");
  scene.does(command::Direct{*Note::from("thirty seconds a decision")});
}

TEST_CASE(
    "T01-4.9: at physical tables the director counts, and chips that are not there are refused") {
  Scene scene(formats::f_2001);
  scene.set("stacks", "counted");
  scene.start(10);
  CHECK(scene.state.clock.running);
  command::EnterCount count{1, {}};
  for (auto& stake : count.stakes) stake = Chips(1000);
  count.stakes[0] = Chips(900);
  CHECK(scene.refused(count) == "chips_do_not_add_up T01-4.5");
  count.stakes[1] = Chips(1100);
  scene.does(count);
  CHECK(scene.stake(2) == Chips(1100));
  scene.does(command::Bust{PlayerId(1), Chips(900)});
  CHECK(scene.place(1) == 10);
  CHECK(scene.state.uncounted == Chips(900));
  CHECK(scene.refused(command::Bust{PlayerId(1), Chips(0)}) == "not_playing T01-8.1");
  Scene dealt(formats::f_2001);
  dealt.start(10);
  CHECK(dealt.refused(command::Bust{PlayerId(1), Chips(0)}) == "tables_report T01-15.1");
  CHECK(dealt.refused(count) == "tables_report T01-4.9");
}

TEST_CASE("T-20: time that goes back is refused") {
  Scene scene(formats::f_2001);
  scene.time(5);
  CHECK(scene.refused(command::PassTime{10}) == "time_goes_back T01-F-3.6");
}

TEST_CASE("T-18: play ends when all players left win the same, and not before") {
  Scene scene(formats::f_2001);
  scene.set("seat-prize", "500");
  scene.start(10);
  CHECK(scene.refused(command::EndPlay{}) == "prizes_differ T01-15.1");
  CHECK(scene.refused(command::EndPlay{Role::player}) == "not_your_role T01-15.1");
  scene.begin(1);
  scene.end(1, {1, 2, 3, 4, 5, 6, 7, 8}, 9);
  scene.begin(1);
  CHECK(scene.refused(command::EndPlay{}) == "round_under_way T01-4.5");
  scene.end(1, {}, 9);
  scene.does(command::EndPlay{});
  scene.does(command::Award{});
  CHECK(scene.entry(9).place == 1);
  CHECK(scene.entry(10).place == 2);
  CHECK(scene.entry(9).prize == Cents(500'00));
  CHECK(scene.entry(10).prize == Cents(500'00));
}
