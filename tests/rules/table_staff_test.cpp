// What staff do at a table: determine, take seats back, close; and time charges, over-blinds.
#include "rules/at_table.h"

using namespace cardroom;

namespace {

table_command::Determine determine_to(const char* key, const char* value,
                                      Role by = Role::operator_) {
  return {by, *ShortText::from(key), *ShortText::from(value)};
}

}  // namespace

TEST_CASE("B-47 H95-18.8: three rounds abstained at a full table, and the seat may be taken back") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}, {"seats", "5"}});
  at.sit_all({1, 2, 3, 5}, 200);
  REQUIRE(at.put(table_command::Sit{PlayerId(4), Seat(4), Chips(200)}));
  REQUIRE(at.put(table_command::SitOut{Seat(4)}));
  at.whole_round();
  at.whole_round();
  at.refuses(table_command::Vacate{Role::operator_, Seat(4)}, "not_abstaining", clause("H95-18.8"));
  CHECK(at.facts[0] == Fact{"rounds", 2});
  at.whole_round();
  at.refuses(table_command::Vacate{Role::player, Seat(4)}, "not_your_role", clause("H95-18.8"));
  at.refuses(table_command::Vacate{Role::operator_, Seat(3)}, "not_abstaining", clause("H95-18.8"));
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(1)}));
  REQUIRE(at.put(table_command::Vacate{Role::operator_, Seat(4)}));
  CHECK(at.table.place(Seat(4)).player.is_none());
  CHECK(at.table.cashed == Chips(200));
}

TEST_CASE("B-47 S05-19.6: with one empty seat nobody is told to go") {
  AtTable at(games::stud_2005, {{"ante", "5"}, {"seats", "6"}});
  at.sit_all({1, 2, 3, 4, 5}, 200);
  REQUIRE(at.put(table_command::SitOut{Seat(4)}));
  for (int round = 0; round < 3; ++round) at.whole_round();
  at.refuses(table_command::Vacate{Role::operator_, Seat(4)}, "seats_are_free", clause("S05-19.6"));
  REQUIRE(at.sit(6, 200));
  REQUIRE(at.put(table_command::Vacate{Role::operator_, Seat(4)}));
}

TEST_CASE("B-47 S05-19.6: a round played ends the count") {
  AtTable at(games::stud_2005, {{"ante", "5"}, {"seats", "3"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.put(table_command::SitOut{Seat(2)}));
  at.whole_round();
  at.whole_round();
  REQUIRE(at.put(table_command::SitIn{Seat(2)}));
  at.refuses(table_command::SitIn{Seat(2)}, "not_sitting_out", clause("S05-19.6"));
  at.whole_round();
  REQUIRE(at.put(table_command::SitOut{Seat(2)}));
  at.refuses(table_command::SitOut{Seat(2)}, "already_sitting_out", clause("S05-19.6"));
  at.whole_round();
  at.refuses(table_command::Vacate{Role::operator_, Seat(2)}, "not_abstaining", clause("S05-19.6"));
}

TEST_CASE("RWS17-3.4: the book gives no power over a player who abstains") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}, {"seats", "3"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.put(table_command::SitOut{Seat(2)}));
  for (int round = 0; round < 3; ++round) at.whole_round();
  at.refuses(table_command::Vacate{Role::operator_, Seat(2)}, "power_not_in_book",
             clause("RWS17-3.4"));
}

TEST_CASE("H95-17.2: a table closes on notice, an inspector told first") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  at.refuses(table_command::CloseTable{Role::supervisor, 1, true}, "not_your_role",
             clause("H95-17.2"));
  at.refuses(table_command::CloseTable{Role::operator_, 1, false}, "inspector_not_told",
             clause("H95-17.2"));
  REQUIRE(at.start_round());
  REQUIRE(at.put(table_command::CloseTable{Role::operator_, 1, true}));
  at.fold_out();  // The round under way is played to its end.
  at.whole_round();
  at.refuses(at.next_round(), "table_closed", clause("H95-17.2"));
  at.refuses(table_command::Sit{PlayerId(9), Seat(9), Chips(100)}, "table_closed",
             clause("H95-17.2"));
  CHECK(at.put(table_command::Leave{Seat(1)}));
}

TEST_CASE("S05-18.2: notice to the players is enough") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2}, 200);
  REQUIRE(at.put(table_command::CloseTable{Role::operator_, 0, false}));
  at.refuses(at.next_round(), "table_closed", clause("S05-18.2"));
}

TEST_CASE("H95-5.2: a change of the minima is announced and applies from the next round") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 3}, 200);
  at.refuses(determine_to("minimum", "4", Role::dealer), "not_your_role", clause("H95-5.1"));
  REQUIRE(at.start_round());
  REQUIRE(at.put(determine_to("minimum", "4")));
  CHECK(at.count<table_event::Determined>() == 1);
  CHECK(at.table.terms.minimum == Chips(2));
  at.fold_out();
  REQUIRE(at.start_round());
  CHECK(at.table.terms.minimum == Chips(4));
  CHECK(at.total(2) == Chips(4));
}

TEST_CASE(
    "T-24 S05-3.5 S05-4.2: between rounds the Ace may be made low; a value unknown is refused") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  at.whole_round();
  REQUIRE(at.put(determine_to("ace-low", "on")));
  at.refuses(determine_to("ace-low", "perhaps"), "setting_value", clause("S05-3.5(a)"));
  at.refuses(determine_to("ace-lower", "on"), "no_such_setting", clause("S05-4.1"));
  REQUIRE(at.start_round());
  CHECK(at.table.terms.high_order.ace == AceInStraights::high_and_low);
}

TEST_CASE("T-24 S05-2.2: the number of cards stays once play has started") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.put(determine_to("deck", "48")));
  at.whole_round();
  CHECK(at.table.terms.deck.size() == 48);
  at.refuses(determine_to("deck", "52"), "setting_locked", clause("S05-2.2"));
}

TEST_CASE("H95-1: seats in use cannot be taken away") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2, 9}, 200);
  at.refuses(determine_to("seats", "8"), "seats_in_use", clause("H95-1"));
  REQUIRE(at.put(determine_to("seats", "9")));
}

TEST_CASE("M-14 S05-15.3: time is paid in advance, pots pay nothing, nothing is given back") {
  AtTable at(games::stud_2005, {{"ante", "5"}, {"time-charge", "6"}, {"time-period", "30"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.put(at.next_round({}, 100)));
  CHECK(at.count<table_event::TimeCharged>() == 3);
  CHECK(at.table.time_charges == Chips(18));
  at.play_out();
  CHECK(at.table.commission == Chips(0));
  REQUIRE(at.put(at.next_round({}, 1899)));
  CHECK(at.count<table_event::TimeCharged>() == 0);
  at.fold_out();
  REQUIRE(at.put(at.next_round({}, 1900)));
  CHECK(at.count<table_event::TimeCharged>() == 3);
  at.fold_out();
  const Chips before = at.stake(1);
  REQUIRE(at.put(table_command::Leave{Seat(1)}));
  CHECK(at.table.cashed == before);
  CHECK(house_takings(at.table) == Chips(36));
}

TEST_CASE("M-14 S05-15.3: a player who cannot pay for time sits out") {
  AtTable at(games::stud_2005, {{"ante", "5"}, {"time-charge", "6"}});
  at.sit_all({1, 2}, 200);
  REQUIRE(at.sit(3, 6));
  REQUIRE(at.start_round());
  CHECK(at.dealt() == seats({1, 2}));
  CHECK(at.table.place(Seat(3)).sits_out);
}

TEST_CASE("B-32 S05-4.2(e): the next player after the last blind over-blinds") {
  AtTable at(games::stud_2005,
             {{"minimum", "25"}, {"blind-amounts", "25/50"}, {"over-blind", "on"}});
  at.sit_all({1, 2, 3, 4, 5}, 1000);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(5)}));
  at.refuses(table_command::OverBlind{Seat(4), Chips(100)}, "not_next_blind", clause("S05-4.2(e)"));
  CHECK(at.facts[0] == Fact{"next", 3});
  at.refuses(table_command::OverBlind{Seat(3), Chips(75)}, "over_blind_size", clause("S05-4.2(f)"));
  REQUIRE(at.put(table_command::OverBlind{Seat(3), Chips(100)}));
  at.refuses(table_command::OverBlind{Seat(4), Chips(200)}, "over_blinds_used_up",
             clause("S05-4.2(e)"));
  REQUIRE(at.start_round());
  CHECK(at.total(3) == Chips(100));
  CHECK(at.table.round.last_blind_seat == Seat(3));
  CHECK(at.table.round.highest == Chips(100));
}

TEST_CASE(
    "B-32 T01-4.3(f): in Draw Poker action starts after the over-blind, which has the option") {
  AtTable at(games::draw_2001,
             {{"minimum", "25"}, {"blind-amounts", "25/50"}, {"over-blind", "on"}});
  at.sit_all({1, 2, 3, 4}, 1000);
  REQUIRE(at.put(table_command::OverBlind{Seat(3), Chips(100)}));
  REQUIRE(at.start_round());
  CHECK(at.table.round.turn == Seat(4));
  CHECK(at.table.round.legal.call_adds == Chips(100));
  for (const int seat : {4, 1, 2}) REQUIRE(at.put(Command(command::Call{Seat(seat)})));
  CHECK(at.table.round.turn == Seat(3));
  CHECK(at.table.round.legal.decline);
}

TEST_CASE("B-32 S05-4.2(e): then the next, twice as much, up to the set number") {
  AtTable at(games::stud_2005, {{"minimum", "25"},
                                {"blind-amounts", "25/50"},
                                {"over-blind", "on"},
                                {"over-blind-count", "2"}});
  at.sit_all({1, 2, 3, 4, 5}, 1000);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(5)}));
  REQUIRE(at.put(table_command::OverBlind{Seat(3), Chips(100)}));
  REQUIRE(at.put(table_command::OverBlind{Seat(4), Chips(200)}));
  REQUIRE(at.start_round());
  CHECK(at.total(4) == Chips(200));
  CHECK(at.table.round.last_blind_seat == Seat(4));
}

TEST_CASE("B-32 S05-4.2(e): an over-blind lapses when its place is no longer next") {
  AtTable at(games::stud_2005,
             {{"minimum", "25"}, {"blind-amounts", "25/50"}, {"over-blind", "on"}});
  at.sit_all({1, 2, 3, 4, 5}, 1000);
  REQUIRE(at.put(table_command::PlaceMarker{Role::dealer, Seat(5)}));
  REQUIRE(at.put(table_command::OverBlind{Seat(3), Chips(100)}));
  REQUIRE(at.put(table_command::Leave{Seat(1)}));
  REQUIRE(at.start_round());  // Blinds 2 and 3.
  CHECK(at.total(3) == Chips(50));
}

TEST_CASE("B-32 H95-6.4: no over-blinds if the book has none or they are off") {
  AtTable holdem(games::holdem_1995, {{"minimum", "2"}});
  holdem.sit_all({1, 2, 3, 4}, 200);
  holdem.refuses(table_command::OverBlind{Seat(3), Chips(8)}, "over_blind_not_allowed",
                 clause("H95-6.4"));
  AtTable stud(games::stud_2005, {{"blind-amounts", "5/10"}});
  stud.sit_all({1, 2, 3, 4}, 200);
  stud.refuses(table_command::OverBlind{Seat(3), Chips(20)}, "over_blind_not_allowed",
               clause("S05-4.2(e)"));
}

TEST_CASE("H95-4.1: the shoe holds the cards of the deck, each once") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.sit_all({1, 2}, 200);
  auto short_of_one = at.next_round();
  short_of_one.order.pop_back();
  at.refuses(short_of_one, "wrong_shoe", clause("H95-4.1"));
  auto twice = at.next_round();
  twice.order[1] = twice.order[0];
  at.refuses(twice, "wrong_shoe", clause("H95-4.1"));
}

TEST_CASE("H95-6.2: a round needs two players, and the one before to be over") {
  AtTable at(games::holdem_1995, {{"minimum", "2"}});
  at.refuses(Command(command::Check{Seat(1)}), "no_round", clause("H95-6.2"));
  REQUIRE(at.sit(1, 200));
  at.refuses(at.next_round(), "too_few_players", clause("H95-6.2"));
  REQUIRE(at.sit(2, 200));
  REQUIRE(at.start_round());
  at.refuses(at.next_round(), "round_under_way", clause("H95-6.2"));
}

TEST_CASE("H95-11.1: the table adds up the commission of its rounds") {
  AtTable at(games::holdem_1995, {{"minimum", "10"}});
  at.sit_all({1, 2, 3}, 500);
  REQUIRE(at.start_round());
  at.play_out();
  CHECK(at.table.commission == Chips(3));  // 5 % of 60.
  REQUIRE(at.start_round());
  at.play_out();
  CHECK(at.table.commission == Chips(6));
  CHECK(conserved(at.table));
}

TEST_CASE("S05-19.2(b): an excluded player leaves and does not come back") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  at.refuses(table_command::Exclude{Role::dealer, Seat(2)}, "not_your_role", clause("S05-19.2(b)"));
  REQUIRE(at.put(table_command::Exclude{Role::operator_, Seat(2)}));
  at.refuses(table_command::JoinList{PlayerId(2)}, "player_excluded", clause("S05-19.2(b)"));
}

TEST_CASE("P-18 S05-1.1: eight seats for Seven Card Stud, ten under RWS17-2.1.1") {
  Determinations nine;
  nine.seats = 9;
  CHECK_FALSE(open_table(games::stud_2005, nine));
  CHECK(open_table(games::rws_2017, nine));
  nine.seats = 11;
  CHECK_FALSE(open_table(games::rws_2017, nine));
}

TEST_CASE("C-24 S05-17.14: a round may be corrected until the next begins, and not after") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.start_round());
  at.play_out();
  const Chips one = at.stake(1);
  const Chips two = at.stake(2);
  // What a correction of the split does: five chips go from seat 1 to seat 2.
  cardroom::apply(at.table, Event(event::Won{Seat(1), 0, Share::whole, {}, Chips(-5)}));
  cardroom::apply(at.table, Event(event::Won{Seat(2), 0, Share::whole, {}, Chips(5)}));
  CHECK(at.stake(1) == one - Chips(5));
  CHECK(at.stake(2) == two + Chips(5));
  const Seat hidden = (at.table.round.active - at.table.round.shown).lowest_seat();
  REQUIRE(at.start_round());
  // The round before is over for good: its hands can no longer be shown.
  if (!hidden.is_none())
    at.refuses(Command(command::Show{hidden}), "round_under_way", clause("S05-13.1"));
}
