// Conditions, entries and the start.
#include "tournament/at_table.h"

using namespace cardroom;
using namespace cardroom::tournament;

TEST_CASE("G-10 S05-20.3 M95-19.2: nobody enters before the conditions are approved") {
  Scene stud(formats::stud_2005);
  CHECK(stud.refused(command::Enter{PlayerId(1)}) == "no_director S05-20.2");
  stud.does(command::Nominate{*ShortText::from("Dee")});
  CHECK(stud.refused(command::Enter{PlayerId(1)}) == "not_approved S05-20.3");
  CHECK(stud.refused(command::Approve{*Note::from("x"), Role::director}) ==
        "not_your_role S05-20.3");
  CHECK(stud.refused(command::Approve{}) == "no_reference S05-20.3");
  stud.does(command::Approve{*Note::from("NI 74")});
  stud.does(command::Enter{PlayerId(1)});

  Scene manila(formats::manila_1995);
  CHECK(manila.refused(command::Enter{PlayerId(1)}) == "not_approved M95-19.2");
  Scene of_2001(formats::a_2001);
  of_2001.does(command::Enter{PlayerId(1)});
  CHECK(of_2001.refused(command::Approve{*Note::from("x")}) == "power_not_in_book T01-18.6");
}

TEST_CASE("S05-20.3: a changed condition must be approved again before anybody enters") {
  Scene scene(formats::stud_2005);
  scene.approve();
  scene.set("entry-fee", "55");
  CHECK(scene.refused(command::Enter{PlayerId(1)}) == "not_approved S05-20.3");
  scene.does(command::Approve{*Note::from("NI 75")});
  scene.does(command::Enter{PlayerId(1)});
}

TEST_CASE("S05-20.2: the casino nominates the director; directors do not nominate themselves") {
  Scene scene(formats::stud_2005);
  command::Nominate nominate{*ShortText::from("Dee")};
  nominate.by = Role::director;
  CHECK(scene.refused(nominate) == "not_your_role S05-20.2");
}

TEST_CASE("T01-DEF-AssistantToTheDirector: the director names an assistant, nobody else does") {
  Scene scene(formats::a_2001);
  command::Nominate nominate{*ShortText::from("Al"), true};
  CHECK(scene.refused(nominate) == "not_your_role T01-DEF-AssistantToTheDirector");
  nominate.by = Role::director;
  scene.does(nominate);
}

TEST_CASE("M95-19.4 H95-19.4 O95-19.4: more than a tenth of the fee is refused as commission") {
  for (const Format* format :
       {&formats::manila_1995, &formats::holdem_1995, &formats::omaha_1995}) {
    Scene scene(*format);
    scene.set("commission", "11");
    CHECK(scene.setting("commission", "11.01").starts_with("commission_too_high"));
    CHECK(scene.setting("entry-fee", "109") ==
          "commission_too_high " + std::string(format->articles->cite.fee.id()));
  }
}

TEST_CASE("T-16 M95-19.4: an entrant who withdraws leaves fee and commission behind") {
  Scene scene(formats::manila_1995);
  scene.set("commission", "0");
  scene.set("entry-fee", "100");
  scene.set("commission", "10");
  scene.approve();
  scene.enter(20);
  scene.does(command::Withdraw{PlayerId(3)});
  scene.does(command::Withdraw{PlayerId(4)});
  CHECK(pool_of(scene.state) == Cents(1800'00));
  CHECK(view_of(scene.state).commission == Cents(200'00));
  CHECK(scene.refused(command::Withdraw{PlayerId(4)}) == "not_entered M95-18.6");
}

TEST_CASE("H95-19.3: approved conditions replace the ready-made ones") {
  Scene scene(formats::holdem_1995);
  scene.set("level", "0-15 10/20");
  scene.set("level", "15-30 20/40 ante 5");
  scene.set("denominations", "5/10/50");
  scene.set("rebuys", "30 below 500");
  CHECK(level_at(scene.state.conditions, 60 * 15).blinds[1] == Chips(40));
  CHECK(level_at(scene.state.conditions, 60 * 15).ante == Chips(5));
  CHECK(scene.setting("level", "40-50 30/60") == "setting_value H95-19.3");
}

TEST_CASE("T01-*-3.1 T01-*-3.3 T01-*-3.4: what an appendix fixes is refused as a determination") {
  for (const Format* format : all_formats) {
    if (!format->articles->structure_fixed) continue;
    Scene scene(*format);
    CHECK(scene.setting("players", "5-20") == "setting_fixed " + std::string(format->players.id()));
    CHECK(scene.setting("rebuys", "30 below 100") ==
          "setting_fixed " + std::string(format->rebuys.id()));
    CHECK(scene.setting("level", "0-10 5/10") ==
          "setting_fixed " + std::string(format->levels.id()));
  }
}

TEST_CASE("T-24 T01-4.3: determinations are not changed after the start") {
  Scene scene(formats::f_2001);
  scene.set("starting-chips", "1500");
  scene.enter(10);
  CHECK(scene.setting("entry-fee", "50") == "setting_locked T01-14.1");
  scene.set("starting-chips", "2000");
  scene.ballot();
  scene.does(command::Start{});
  CHECK(scene.setting("starting-chips", "1000") == "setting_locked T01-4.3");
}

TEST_CASE("T01-4.3(b): each receives the same chips, and not what cannot be paid in chips") {
  Scene scene(formats::f_2001);
  CHECK(scene.setting("starting-chips", "1010") == "odd_chips T01-4.1");
  scene.start(10);
  for (std::uint32_t player = 1; player <= 10; ++player) CHECK(scene.stake(player) == Chips(1000));
  CHECK(scene.state.issued == Chips(10'000));
}

TEST_CASE("T-22 T01-8.1 S05-20.6: a second entry is refused, after elimination too") {
  Scene scene(formats::f_2001);
  scene.does(command::Enter{PlayerId(1)});
  CHECK(scene.refused(command::Enter{PlayerId(1)}) == "one_entry T01-8.1");
  Scene stud(formats::stud_2005);
  stud.approve();
  stud.start(3);
  stud.begin(1);
  stud.end(1, {2}, 1);
  CHECK(stud.refused(command::Enter{PlayerId(2)}) == "one_entry S05-20.6");
}

TEST_CASE("T-10 T01-A-3.1: the 73rd entry and a start with 8 are refused") {
  Scene scene(formats::a_2001);
  scene.enter(8);
  scene.ballot();
  CHECK(scene.refused(command::Start{}) == "too_few_players T01-A-3.1");
  for (std::uint32_t player = 9; player <= 72; ++player)
    scene.does(command::Enter{PlayerId(player)});
  CHECK(scene.refused(command::Enter{PlayerId(73)}) == "tournament_full T01-A-3.1");
}

TEST_CASE("T01-*-3.1 T-10: a start below the minimum and an entry above the maximum are refused") {
  for (const Format* format : all_formats) {
    if (!format->articles->structure_fixed) continue;
    CAPTURE(format->key);
    Scene scene(*format);
    scene.enter(format->conditions.players_least - 1U);
    scene.ballot();
    CHECK(scene.refused(command::Start{}) ==
          "too_few_players " + std::string(format->players.id()));
    for (std::uint32_t player = format->conditions.players_least;
         player <= format->conditions.players_most; ++player)
      scene.does(command::Enter{PlayerId(player)});
    CHECK(scene.refused(command::Enter{PlayerId(format->conditions.players_most + 1U)}) ==
          "tournament_full " + std::string(format->players.id()));
  }
}

TEST_CASE("T01-8.3: a player who is not in the selected group is refused") {
  Scene scene(formats::a_2001);
  scene.set("group", "selected");
  CHECK(scene.refused(command::Enter{PlayerId(1)}) == "not_in_group T01-8.3");
  scene.does(command::Admit{PlayerId(1)});
  scene.does(command::Enter{PlayerId(1)});
  CHECK(scene.refused(command::Admit{PlayerId(1)}) == "already_in_group T01-8.3");
}

TEST_CASE("T-23: an entrant who has not agreed in writing is refused if that is a condition") {
  Scene scene(formats::a_2001);
  scene.set("agreement", "yes");
  CHECK(scene.refused(command::Enter{PlayerId(1)}) == "agreement_missing T01-4.3");
  scene.does(command::Enter{PlayerId(1), true});
}

TEST_CASE("T-15 T01-14.1: the pool is fees less commission and all rebuys") {
  Scene scene(formats::e_2001);
  scene.start(10);
  for (std::uint32_t player = 1; player <= 4; ++player) {
    scene.pass(1, player, Chips(500), 10);
    scene.does(command::Rebuy{PlayerId(player)});
  }
  CHECK(pool_of(scene.state) == Cents(1400'00));
}

TEST_CASE("T-13 S05-20.10: a reserve pays, takes the seat, and the original's fee goes back") {
  Scene scene(formats::stud_2005);
  scene.set("players", "2-8");
  scene.approve();
  scene.enter(8);
  scene.does(command::JoinReserve{PlayerId(20)});
  scene.ballot();
  scene.does(command::Start{});
  const Cents before = pool_of(scene.state);
  command::SeatReserve seat{PlayerId(20), PlayerId(3)};
  CHECK(scene.refused(seat) == "not_absent S05-20.10");
  scene.does(command::MarkAbsent{PlayerId(3)});
  scene.does(seat);
  CHECK(pool_of(scene.state) == before);
  CHECK(scene.entry(3).refunded == Cents(110'00));
  CHECK(scene.entry(20).seat == Seat(3));
  CHECK(scene.stake(20) == Chips(1000));
  CHECK(conserved(scene.state));
  scene.begin(1);
  scene.does(command::MarkAbsent{PlayerId(4)});
  CHECK(scene.refused(command::SeatReserve{PlayerId(21), PlayerId(4)}) ==
        "not_a_reserve S05-20.10");
}

TEST_CASE("T01-17.3 T-13: T01 has no reserves; they are refused") {
  Scene scene(formats::a_2001);
  CHECK(scene.refused(command::JoinReserve{PlayerId(1)}) == "power_not_in_book T01-17.3");
  CHECK(scene.refused(command::Forfeit{PlayerId(1)}) == "power_not_in_book T01-17.3");
}

TEST_CASE("S05-20.4(c) S05-20.4(d) S05-20.4(e) S05-20.20: fee, commission, chips and players") {
  Scene scene(formats::stud_2005);
  CHECK(scene.setting("commission", "200") == "commission_too_high S05-20.20");
  CHECK(scene.setting("entry-fee", "ten") == "setting_value S05-20.4(c)");
  CHECK(scene.setting("starting-chips", "1001") == "odd_chips S05-20.4(d)");
  CHECK(scene.setting("players", "1-8") == "setting_value S05-20.4(e)");
  scene.set("entry-fee", "50");
  scene.set("commission", "5");
  scene.set("starting-chips", "500");
  scene.set("players", "3-4");
  scene.approve();
  scene.enter(4);
  CHECK(scene.refused(command::Enter{PlayerId(5)}) == "tournament_full S05-20.4(e)");
  CHECK(pool_of(scene.state) == Cents(180'00));
  CHECK(view_of(scene.state).commission == Cents(20'00));
}

TEST_CASE(
    "S05-20.4(b) S05-20.4(g) S05-20.4(h): heats, betting structure and prizes are conditions") {
  Scene scene(formats::stud_2005);
  scene.set("level", "0-20 ante 5");
  scene.set("level", "20-40 ante 10");
  scene.set("doubling", "20");
  CHECK(scene.setting("level", "50-60 ante 20") == "setting_value S05-20.4(g)");
  scene.set("prizes", "60/40");
  scene.approve();
  scene.start(3);
  scene.begin(1);
  scene.end(1, {}, 1);
  CHECK(scene.refused(command::BeginStage{TournamentStage::heat, Role::player}) ==
        "not_your_role S05-20.7");
  scene.does(command::BeginStage{TournamentStage::heat});
  CHECK(scene.state.stage.stage == TournamentStage::heat);
  CHECK(scene.refused(command::PassTime{-1}) == "time_goes_back S05-20.4(b)");
  scene.time(45);
  CHECK(level_now(scene.state).ante == Chips(20));
}

TEST_CASE("M95-19.1 H95-19.1 O95-19.1: section 19 is added to the game of its book") {
  CHECK(formats::manila_1995.articles->book == "M95");
  CHECK(formats::holdem_1995.articles->book == "H95");
  CHECK(formats::omaha_1995.articles->book == "O95");
  Scene scene(formats::holdem_1995);
  CHECK(scene.refused(command::Enter{PlayerId(1)}) == "not_approved H95-19.2");
}

TEST_CASE("T01-DEF-Rebuy: chips for cash, in a tournament with rebuys, and not for free") {
  Scene scene(formats::e_2001);
  scene.set("rebuy-price", "75.50");
  scene.start(10);
  scene.pass(1, 1, Chips(0), 2);
  CHECK(clause_of(scene.events.back()) == clause("T01-DEF-Rebuy"));
  scene.does(command::Rebuy{PlayerId(1)});
  CHECK(scene.entry(1).bought == Cents(75'50));
  CHECK(scene.state.issued == Chips(11'000));
}

TEST_CASE("S05-20.4(a): a start before the published time is refused") {
  Scene scene(formats::stud_2005);
  CHECK(scene.setting("starts", "25:00") == "setting_value S05-20.4(a)");
  scene.set("starts", "19:30");
  scene.approve();
  scene.enter(3);
  scene.ballot();
  scene.time(19 * 60 + 29, 59);
  CHECK(scene.refused(command::Start{}) == "before_time S05-20.4(a)");
  scene.time(19 * 60 + 30);
  scene.does(command::Start{});
}

TEST_CASE("S05-DEF-Session: a session is not a level; a new one counts its own requests") {
  Scene scene(formats::stud_2005);
  scene.approve();
  scene.start(3);
  scene.does(command::BeginStage{TournamentStage::heat});
  CHECK(scene.state.stage.number == 2);
  CHECK(level_now(scene.state).number == 1);
}

TEST_CASE("T01-8.1 T01-8.2 T01-8.3: nobody in particular does not enter, and is not a substitute") {
  Scene scene(formats::a_2001);
  CHECK(scene.refused(command::Enter{}) == "no_player_named T01-8.1");
  CHECK(scene.refused(command::Admit{}) == "no_player_named T01-8.3");
  scene.does(command::Enter{PlayerId(1)});
  CHECK(scene.refused(command::Substitute{PlayerId(1), {}, {}}) == "no_player_named T01-8.2");
}

TEST_CASE("T01-8.3 S05-20.4(e): lists of players end at twenty thousand") {
  Scene group(formats::a_2001);
  for (std::uint32_t player = 1; player <= entries_most; ++player)
    group.does(command::Admit{PlayerId(player)});
  CHECK(group.refused(command::Admit{PlayerId(entries_most + 1)}) == "tournament_full T01-8.3");
  Scene reserves(formats::stud_2005);
  reserves.approve();
  for (std::uint32_t player = 1; player <= entries_most; ++player)
    reserves.does(command::JoinReserve{PlayerId(player)});
  CHECK(reserves.refused(command::JoinReserve{PlayerId(entries_most + 1)}) ==
        "tournament_full S05-20.4(e)");
}
