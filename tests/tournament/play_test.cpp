// Clock, levels, rounds, eliminations, rebuys.
#include "tournament/at_table.h"

using namespace cardroom;
using namespace cardroom::tournament;

TEST_CASE("T-20 T01-*-3.6 T01-*-3.5: the clock starts with the first round and not in breaks") {
  for (const Format* const format : all_formats) {
    Scene scene(*format);
    if (scene.state.articles().book != "T01") continue;
    CAPTURE(format->key);
    scene.start(10);
    scene.time(20);
    CHECK(clock_s(scene.state) == 0);
    scene.begin(1);
    scene.end(1, {}, 1);
    scene.time(20 + 15);
    CHECK(clock_s(scene.state) == 15 * 60);
    scene.does(command::StartBreak{600});
    const std::string breaks(format->breaks.id());
    CHECK(scene.refused(command::StartRound{1}) == "on_break " + breaks);
    scene.time(20 + 25);
    CHECK(clock_s(scene.state) == 15 * 60);
    CHECK_FALSE(scene.state.clock.on_break);
    CHECK(scene.refused(command::EndBreak{}) == "no_break " + breaks);
    CHECK(scene.refused(command::StartBreak{60, Role::player}) == "not_your_role " + breaks);
  }
}

TEST_CASE("T-20 T01-A-3.6: a break moves the next level by its length") {
  Scene scene(formats::a_2001);
  scene.start(9);
  scene.begin(1);
  scene.end(1, {}, 1);
  scene.time(35);
  scene.does(command::StartBreak{600});
  scene.time(49, 59);
  CHECK(level_now(scene.state).number == 1);
  scene.time(50);
  CHECK(level_now(scene.state).number == 2);
}

TEST_CASE("S05-20.15: a break without a stated length is refused") {
  Scene scene(formats::stud_2005);
  scene.approve();
  scene.start(4);
  CHECK(scene.refused(command::StartBreak{0}) == "break_length S05-20.15");
  scene.does(command::StartBreak{300});
}

TEST_CASE("T-02 T01-A-3.4: the level is the one in force when the forced bets are collected") {
  Scene scene(formats::a_2001);
  scene.start(9);
  scene.begin(1);
  scene.end(1, {}, 1);
  scene.time(39, 50);
  scene.begin(1);
  scene.time(41);
  CHECK(scene.state.table(1).level.blinds[0] == Chips(25));
  scene.end(1, {}, 1);
  scene.begin(1);
  CHECK(scene.state.table(1).level.blinds[0] == Chips(50));
}

TEST_CASE("T01-4.5: a report or a count of less than nothing, or of an empty seat, is refused") {
  Scene scene(formats::f_2001);
  scene.start(10);
  scene.begin(1);
  command::EndRound ended;
  ended.table = 1;
  for (auto& stake : ended.stakes) stake = Chips(1000);
  ended.stakes[0] = Chips(-500);
  ended.stakes[1] = Chips(2500);
  CHECK(scene.refused(ended) == "chips_do_not_add_up T01-4.5");
  Scene counted(formats::a_2001);
  counted.set("stacks", "counted");
  counted.start(9);
  command::EnterCount count;
  count.table = 1;
  for (std::size_t seat = 0; seat < 8; ++seat) count.stakes[seat] = Chips(1000);
  count.stakes[9] = Chips(1000);
  CHECK(counted.refused(count) == "chips_do_not_add_up T01-4.5");
}

TEST_CASE("T01-4.5: a report whose chips do not add up is refused") {
  Scene scene(formats::f_2001);
  scene.start(10);
  scene.begin(1);
  command::EndRound ended;
  ended.table = 1;
  for (auto& stake : ended.stakes) stake = Chips(1000);
  ended.stakes[0] = Chips(1025);
  CHECK(scene.refused(ended) == "chips_do_not_add_up T01-4.5");
  ended.stakes[1] = Chips(975);
  scene.does(ended);
  CHECK(scene.refused(ended) == "no_round T01-8.4");
}

TEST_CASE("T-07 T01-E-3.3: a rebuy is for a stake below 1,000, within 90 minutes") {
  Scene scene(formats::e_2001);
  scene.start(10);
  CHECK(scene.refused(command::Rebuy{PlayerId(1)}) == "stake_too_large T01-E-3.3");
  scene.pass(1, 1, Chips(975), 2);
  scene.time(89, 59);
  scene.does(command::Rebuy{PlayerId(1)});
  CHECK(scene.stake(1) == Chips(1975));
  scene.pass(1, 1, Chips(25), 2);
  scene.does(command::Rebuy{PlayerId(1)});
  scene.pass(1, 1, Chips(25), 2);
  scene.time(91);
  scene.does(command::Rebuy{PlayerId(1)});  // The last round began before the end.
  scene.begin(1);
  CHECK(scene.refused(command::Rebuy{PlayerId(1)}) == "round_under_way T01-4.5");
  scene.end(1, {}, 1);
  CHECK(scene.refused(command::Rebuy{PlayerId(1)}) == "rebuys_over T01-E-3.3");
}

TEST_CASE("T-07 T01-B-3.3 T01-C-3.3 T01-D-3.3 T01-G-3.3: thresholds and ends are each their own") {
  for (const Format* format :
       {&formats::b_2001, &formats::c_2001, &formats::d_2001, &formats::g_2001}) {
    CAPTURE(format->key);
    const Chips below = format->conditions.rebuys.below;
    Scene scene(*format);
    scene.set("starting-chips", std::to_string(2 * below.count()));
    scene.start(format->conditions.players_least);
    scene.pass(1, 1, below, 2);
    const std::string id(format->rebuys.id());
    CHECK(scene.refused(command::Rebuy{PlayerId(1)}) == "stake_too_large " + id);
    scene.pass(1, 1, below - Chips(25), 2);
    scene.time(format->conditions.rebuys.until_min - 1);
    scene.does(command::Rebuy{PlayerId(1)});
    scene.pass(1, 1, Chips(25), 2);
    scene.time(format->conditions.rebuys.until_min);
    scene.begin(1);
    scene.end(1, {}, 1);
    CHECK(scene.refused(command::Rebuy{PlayerId(1)}) == "rebuys_over " + id);
  }
}

TEST_CASE("T01-A-3.3 T01-F-3.3 T01-H-3.3 T01-I-3.3: there are no rebuys; they are refused") {
  for (const Format* format :
       {&formats::a_2001, &formats::f_2001, &formats::h_2001, &formats::i_2001}) {
    Scene scene(*format);
    scene.start(format->conditions.players_least);
    CHECK(scene.refused(command::Rebuy{PlayerId(1)}) ==
          "no_rebuys " + std::string(format->rebuys.id()));
    CHECK(scene.refused(command::TopUp{PlayerId(1)}) ==
          "no_rebuys " + std::string(format->rebuys.id()));
  }
}

TEST_CASE("T-08 T01-E-3.3: one top-up at the end of the rebuy period, and not a second") {
  Scene scene(formats::e_2001);
  scene.start(10);
  scene.pass(1, 1, Chips(500), 2);
  CHECK(scene.refused(command::TopUp{PlayerId(2)}) == "no_top_up_yet T01-E-3.3");
  scene.time(90);
  scene.does(command::TopUp{PlayerId(2)});
  CHECK(scene.stake(2) == Chips(2500));
  CHECK(scene.refused(command::TopUp{PlayerId(2)}) == "one_top_up T01-E-3.3");
  scene.begin(1);
  scene.end(1, {}, 1);
  CHECK(scene.refused(command::TopUp{PlayerId(3)}) == "top_ups_over T01-E-3.3");
}

TEST_CASE("T-09 T01-D-3.4: after the $5s are gone a rebuy is not given in $5s") {
  Scene scene(formats::d_2001);
  scene.set("rebuy-chips", "1005");
  scene.start(8);
  scene.pass(1, 1, Chips(500), 2);
  scene.time(100);
  scene.does(command::RaceOff{1, Chips(5), {}, {}, false});
  CHECK(scene.state.table(1).chip == Chips(25));
  CHECK(scene.refused(command::Rebuy{PlayerId(1)}) == "odd_chips T01-4.8");
}

TEST_CASE("T-26: a player who has not rebought when the next round begins is out") {
  Scene scene(formats::e_2001);
  scene.start(10);
  scene.begin(1);
  scene.time(85);
  scene.end(1, {1, 2}, 3);
  CHECK(scene.entry(1).status == EntryStatus::busted);
  CHECK(scene.refused(command::Eliminate{PlayerId(3)}) == "still_has_chips T01-15.1");
  scene.does(command::Rebuy{PlayerId(2)});
  scene.begin(1);
  CHECK(scene.entry(1).status == EntryStatus::out);
  CHECK(scene.place(1) == 10);
  CHECK(scene.entry(2).status == EntryStatus::playing);
}

TEST_CASE("T-05 T01-4.8: one card each, the highest takes all the small chips") {
  Scene scene(formats::a_2001);
  scene.start(9);
  scene.pass(1, 1, Chips(975), 4);
  scene.pass(1, 2, Chips(950), 4);
  scene.pass(1, 3, Chips(925), 4);  // 75, 50 and 25 short of the next; 4 has 1,150.
  scene.pass(1, 4, Chips(1100), 5);
  scene.pass(1, 5, Chips(1000), 4);
  scene.pass(1, 4, Chips(1100), 6);
  scene.pass(1, 6, Chips(1000), 4);
  CHECK(scene.stake(1) == Chips(975));
  scene.time(79, 59);
  const command::RaceOff race{1,
                              Chips(25),
                              {Seat(1), Seat(2), Seat(3), Seat(4)},
                              {"Kd"_card, "Ks"_card, "Qh"_card, "2c"_card},
                              false};
  CHECK(scene.refused(race) == "race_off_not_due T01-A-3.4");
  scene.time(80);
  command::RaceOff short_of_one = race;
  short_of_one.seats.pop_back();
  short_of_one.cards.pop_back();
  CHECK(scene.refused(short_of_one) == "one_card_each T01-4.8");
  command::RaceOff wrong_chip = race;
  wrong_chip.chip = Chips(100);
  CHECK(scene.refused(wrong_chip) == "not_the_smallest T01-4.8");
  scene.does(race);
  // 75 + 50 + 25 + 50 = 200: two $100s for the King of Spades.
  CHECK(scene.stake(1) == Chips(900));
  CHECK(scene.stake(2) == Chips(1100));
  CHECK(scene.stake(3) == Chips(900));
  CHECK(scene.state.removed == Chips(0));
  CHECK(scene.state.table(1).chip == Chips(100));
}

TEST_CASE("T-05 T01-4.8: less than a chip is removed, or rounded up if the conditions say so") {
  for (const bool up : {false, true}) {
    Scene scene(formats::a_2001);
    if (up) scene.set("leftover", "rounded-up");
    scene.start(9);
    scene.pass(1, 1, Chips(975), 2);
    scene.pass(1, 2, Chips(950), 3);  // 1 has 75, 2 has 50, 3 has 75.
    scene.time(80);
    scene.pass(1, 3, Chips(1000), 4);  // 4 has 75.
    scene.pass(1, 4, Chips(1025), 3);  // 3 and 4: 50 and 25.
    scene.does(command::RaceOff{1,
                                Chips(25),
                                {Seat(1), Seat(2), Seat(3), Seat(4)},
                                {"Kd"_card, "Ks"_card, "Qh"_card, "3c"_card},
                                false});
    CHECK(scene.stake(2) == Chips(900 + 200));
    CHECK(scene.state.removed == Chips(0));
    CHECK(conserved(scene.state));
  }
  Scene scene(formats::a_2001);
  scene.start(9);
  scene.begin(1);
  scene.end(1, {}, 1);
  scene.time(80);
  scene.pass(1, 1, Chips(950), 2);
  scene.does(command::RaceOff{1, Chips(25), {Seat(1), Seat(2)}, {"Kc"_card, "Qs"_card}, false});
  CHECK(scene.stake(1) == Chips(1000));
}

TEST_CASE("T-05 T01-4.8: a player loses their last chips in a race-off only if it is confirmed") {
  Scene scene(formats::a_2001);
  scene.start(9);
  scene.begin(1);
  scene.end(1, {}, 1);
  scene.time(80);
  scene.pass(1, 1, Chips(50), 2);
  command::RaceOff race{1, Chips(25), {Seat(1), Seat(2)}, {"2c"_card, "Ah"_card}, false};
  CHECK(scene.refused(race) == "race_off_eliminates T01-4.8");
  race.confirmed = true;
  scene.does(race);
  CHECK(scene.entry(1).status == EntryStatus::out);
  CHECK(scene.place(1) == 9);
  CHECK(conserved(scene.state));
}

TEST_CASE("T-06 T01-4.8: rank comes first, then Spades, Hearts, Diamonds, Clubs") {
  CHECK(higher_in_race("Kc"_card, "Qs"_card));
  CHECK(higher_in_race("Ks"_card, "Kh"_card));
  CHECK(higher_in_race("Kh"_card, "Kd"_card));
  CHECK(higher_in_race("Kd"_card, "Kc"_card));
  CHECK_FALSE(higher_in_race("Ah"_card, "As"_card));
}

TEST_CASE("T-04: a stake is made of the chips that are still in play") {
  const auto kinds = in_chips(Chips(1675), formats::a_2001.conditions, Chips(25));
  REQUIRE(kinds.size() == 4);
  CHECK(kinds[0].chip == Chips(1000));
  CHECK(kinds[1].count == 1);
  CHECK(kinds[2].count == 1);
  CHECK(kinds[3].chip == Chips(25));
  CHECK(kinds[3].count == 3);
}

TEST_CASE("T-19 T01-4.9: a third count in one heat is refused") {
  Scene scene(formats::f_2001);
  scene.start(10);
  scene.does(command::RequestCount{PlayerId(1)});
  scene.does(command::RequestCount{PlayerId(2)});
  CHECK(scene.refused(command::RequestCount{PlayerId(1)}) == "counts_used_up T01-4.9");
  scene.does(command::BeginStage{TournamentStage::final});
  scene.does(command::RequestCount{PlayerId(1)});
}

TEST_CASE("T-21 T01-B-3.3: a new heat does not end the rebuys of the schedule") {
  Scene scene(formats::b_2001);
  scene.start(8);
  scene.pass(1, 1, Chips(500), 2);
  scene.time(60);
  scene.does(command::BeginStage{TournamentStage::heat});
  scene.time(100);
  scene.does(command::Rebuy{PlayerId(1)});
}
