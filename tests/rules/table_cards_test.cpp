// The table and its cards: approval, checks, counts, changes, hours.
#include "rules/at_table.h"
#include "rules/game/settings.h"
#include "rules/game/sign.h"

using namespace cardroom;
using table_command::ApproveTable;
using table_command::ChangeCards;
using table_command::CheckCards;
using table_command::CountDeck;
using table_command::OrderCount;

namespace {

AtTable stud(std::initializer_list<std::pair<const char*, const char*>> more = {}) {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  for (const auto& [key, value] : more)
    REQUIRE(at.put(
        table_command::Determine{Role::operator_, *ShortText::from(key), *ShortText::from(value)}));
  at.sit_all({1, 2, 3}, 200);
  return at;
}

AtTable draw() {
  AtTable at(games::draw_2001, {{"minimum", "5"}});
  at.sit_all({1, 2, 3}, 200);
  return at;
}

AtTable rws() {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2, 3}, 200);
  return at;
}

}  // namespace

TEST_CASE("*95-3.2: if the check is required, no round begins before it is recorded") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}, {"card-check", "on"}});
    at.sit_all({1, 2, 3}, 200);
    const Clause clause = clause_in(*game, "3.2");
    at.refuses(at.next_round(), "cards_not_checked", clause);
    at.refuses(CheckCards{Role::supervisor}, "not_your_role", clause);
    at.refuses(CheckCards{Role::player}, "not_your_role", clause);
    REQUIRE(at.put(CheckCards{Role::dealer}));
    CHECK(at.count<table_event::CardsChecked>() == 1);
    at.refuses(CheckCards{Role::dealer}, "no_check_due", clause);
    REQUIRE(at.start_round());
    at.refuses(CheckCards{Role::dealer}, "round_under_way", clause);
  }
}

TEST_CASE("*95-3.2: if it is not required, the check is recorded and nothing waits for it") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.sit_all({1, 2}, 200);
    REQUIRE(at.start_round());
    at.fold_out();
    REQUIRE(at.put(CheckCards{Role::dealer}));
    CHECK(at.table.cards.checked);
  }
}

TEST_CASE("*95-3.2: the cards are checked again at the conclusion of gaming, once") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.sit_all({1, 2}, 200);
    REQUIRE(at.put(CheckCards{Role::dealer}));
    at.whole_round();
    REQUIRE(at.put(table_command::CloseTable{Role::operator_, 0, true}));
    REQUIRE(at.put(CheckCards{Role::dealer}));
    CHECK(std::get<table_event::CardsChecked>(at.last[0]).check == CardCheck::closing);
    at.refuses(CheckCards{Role::dealer}, "no_check_due", clause_in(*game, "3.2"));
  }
}

TEST_CASE("*95-3.3: after a round; if all cards are new, they are checked first") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.sit_all({1, 2, 3}, 200);
    const Clause clause = clause_in(*game, "3.3");
    REQUIRE(at.start_round());
    at.refuses(ChangeCards{Role::dealer, true}, "round_under_way", clause);
    at.fold_out();
    at.refuses(ChangeCards{Role::player, true}, "not_your_role", clause);
    at.refuses(ChangeCards{Role::inspector, true}, "not_your_role", clause);
    REQUIRE(at.put(ChangeCards{Role::dealer, true}));
    at.refuses(at.next_round(), "cards_not_checked", clause);
    at.refuses(CheckCards{Role::supervisor}, "not_your_role", clause);
    REQUIRE(at.put(CheckCards{Role::dealer}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE("*95-3.3: a few cards may be replaced without the check of a whole deck") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.sit_all({1, 2}, 200);
    REQUIRE(at.put(ChangeCards{Role::supervisor, false}));
    CHECK(at.start_round());
  }
}

TEST_CASE("S05-2.4 T01-2.3: only the dealer checks the cards before gaming") {
  for (auto at : {stud({{"card-check", "on"}}), draw()}) {
    const Clause clause = at.table.cite().card_check;
    if (at.table.coming.card_check) at.refuses(at.next_round(), "cards_not_checked", clause);
    at.refuses(CheckCards{Role::supervisor}, "not_your_role", clause);
    REQUIRE(at.put(CheckCards{Role::dealer}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE("S05-2.5: the operator changes cards, and supervisor and dealer both check each") {
  auto at = stud();
  at.whole_round();
  const Clause clause = cardroom::clause("S05-2.5");
  at.refuses(ChangeCards{Role::dealer, true}, "not_your_role", clause);
  REQUIRE(at.put(ChangeCards{Role::operator_, false}));
  at.refuses(at.next_round(), "cards_not_checked", clause);
  REQUIRE(at.put(CheckCards{Role::supervisor}));
  at.refuses(CheckCards{Role::supervisor}, "no_check_due", clause);
  at.refuses(at.next_round(), "cards_not_checked", clause);
  REQUIRE(at.put(CheckCards{Role::dealer}));
  REQUIRE(at.start_round());
}

TEST_CASE("S05-2.5: cards changed a second time are checked again") {
  auto at = stud();
  REQUIRE(at.put(ChangeCards{Role::operator_, true}));
  REQUIRE(at.put(CheckCards{Role::dealer}));
  REQUIRE(at.put(ChangeCards{Role::operator_, false}));
  REQUIRE(at.put(CheckCards{Role::supervisor}));
  at.refuses(at.next_round(), "cards_not_checked", clause("S05-2.5"));
}

TEST_CASE("T01-2.4: the supervisor or the dealer is enough, and nobody deals before") {
  for (const Role by : {Role::dealer, Role::supervisor}) {
    auto at = draw();
    at.refuses(ChangeCards{Role::supervisor, true}, "not_your_role", clause("T01-2.4"));
    REQUIRE(at.put(ChangeCards{Role::operator_, false}));
    at.refuses(at.next_round(), "cards_not_checked", clause("T01-2.4"));
    REQUIRE(at.put(CheckCards{by}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE("*95-3.4: the supervisor orders a count at any time and the dealer makes it") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.sit_all({1, 2, 3}, 200);
    const Clause clause = clause_in(*game, "3.4");
    const auto proper = static_cast<std::uint8_t>(at.table.coming.deck.size());
    REQUIRE(at.start_round());
    at.refuses(OrderCount{Role::dealer}, "not_your_role", clause);
    at.refuses(CountDeck{Role::dealer, proper}, "no_count_ordered", clause);
    REQUIRE(at.put(OrderCount{Role::supervisor}));
    at.refuses(OrderCount{Role::supervisor}, "count_is_due", clause);
    at.refuses(CountDeck{Role::operator_, proper}, "not_your_role", clause);
    at.fold_out();
    at.refuses(at.next_round(), "count_is_due", clause);
    REQUIRE(at.put(CountDeck{Role::dealer, proper}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE(
    "*95-3.4: a wrong number is recorded, the round goes on, and the cards are not used again") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.sit_all({1, 2, 3}, 200);
    REQUIRE(at.start_round());
    REQUIRE(at.put(CountDeck{Role::supervisor, 31}));
    CHECK(at.table.dealing);
    at.fold_out();
    at.refuses(at.next_round(), "cards_unfit", clause_in(*game, "3.4"));
    REQUIRE(at.put(ChangeCards{Role::operator_, false}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE("S05-2.6 T01-2.5: a count is ordered by the supervisor; nobody else orders one") {
  for (auto at : {stud(), draw()}) {
    const Clause clause = at.table.cite().card_count;
    at.refuses(OrderCount{Role::operator_}, "not_your_role", clause);
    REQUIRE(at.put(OrderCount{Role::supervisor}));
    at.refuses(at.next_round(), "count_is_due", clause);
    REQUIRE(at.put(CountDeck{Role::dealer, 51}));
    at.refuses(at.next_round(), "cards_unfit", clause);
    REQUIRE(at.put(ChangeCards{Role::operator_, true}));
    REQUIRE(at.put(CheckCards{Role::dealer}));
    if (at.table.cards.replaced) REQUIRE(at.put(CheckCards{Role::supervisor}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE("RWS17-5.1.1: after a foreign card the old cards are not used again") {
  auto at = rws();
  REQUIRE(at.start_round());
  command::Report report;
  report.what = Irregularity::foreign_card;
  REQUIRE(at.put(Command(report)));
  CHECK_FALSE(at.table.dealing);
  const Clause clause = cardroom::clause("RWS17-5.1.1");
  at.refuses(at.next_round(), "cards_unfit", clause);
  at.refuses(ChangeCards{Role::dealer, false}, "cards_unfit", clause);
  at.refuses(ChangeCards{Role::player, true}, "not_your_role", clause);
  REQUIRE(at.put(ChangeCards{Role::dealer, true}));
  REQUIRE(at.start_round());
  CHECK(at.table.marker == Seat(1));  // P-13
}

TEST_CASE("RWS17-5.1.2: a wrong number in a game makes it void, a right one is put on record") {
  auto at = rws();
  REQUIRE(at.start_round());
  REQUIRE(at.put(CountDeck{Role::dealer, 52}));
  CHECK(at.table.dealing);
  REQUIRE(at.put(CountDeck{Role::supervisor, 53}));
  CHECK_FALSE(at.table.dealing);
  for (const int seat : {1, 2, 3}) CHECK(at.stake(seat) == Chips(200));
  at.refuses(at.next_round(), "cards_unfit", clause("RWS17-5.1.2"));
  REQUIRE(at.put(ChangeCards{Role::operator_, true}));
  REQUIRE(at.start_round());
}

TEST_CASE("C-24 RWS17-5.1.2: found before the next game begins, the last one is void") {
  auto at = rws();
  at.whole_round();
  REQUIRE(at.put(CountDeck{Role::supervisor, 51}));
  for (const int seat : {1, 2, 3}) CHECK(at.stake(seat) == Chips(200));
  at.refuses(at.next_round(), "cards_unfit", clause("RWS17-5.1.2"));
}

TEST_CASE("RWS17-5.1.2: before the first game the cards are replaced, and no game is void") {
  auto at = rws();
  REQUIRE(at.put(CountDeck{Role::supervisor, 51}));
  CHECK(at.count<table_event::DeckCounted>() == 1);
  at.refuses(at.next_round(), "cards_unfit", clause("RWS17-5.1.2"));
}

TEST_CASE("RWS17-2.2.1: the book has no check of cards one by one, and it is refused") {
  auto at = rws();
  at.refuses(CheckCards{Role::dealer}, "power_not_in_book", clause("RWS17-2.2.1"));
  at.refuses(OrderCount{Role::supervisor}, "power_not_in_book", clause("RWS17-5.1.2"));
  Determinations determined;
  const auto refused = determine(determined, games::rws_2017, "card-check", "on");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().clause == clause("RWS17-2.2.1"));
}

TEST_CASE("S05-1.1: a table that must be approved is not used before") {
  auto at = stud({{"table-approval", "on"}});
  const Clause clause = cardroom::clause("S05-1.1");
  at.refuses(at.next_round(), "table_not_approved", clause);
  at.refuses(ApproveTable{Role::supervisor, {}}, "not_your_role", clause);
  REQUIRE(at.put(ApproveTable{Role::inspector, note("GRC 2005/17")}));
  CHECK(std::get<table_event::TableApproved>(at.last[0]).text.view() == "GRC 2005/17");
  at.refuses(ApproveTable{Role::inspector, {}}, "already_approved", clause);
  REQUIRE(at.start_round());
}

TEST_CASE(
    "T01-1.1 RWS17-2.1.1: approval is on record before the table is used, or it is not used") {
  for (auto at : {draw(), rws()}) {
    REQUIRE(at.put(table_command::Determine{Role::operator_, *ShortText::from("table-approval"),
                                            *ShortText::from("on")}));
    at.refuses(at.next_round(), "table_not_approved", at.table.cite().table_approval);
    REQUIRE(at.put(ApproveTable{Role::operator_, note("inspector's letter of 3 May")}));
    REQUIRE(at.start_round());
  }
}

TEST_CASE("*95-1: the books of 1995 do not require approval of a table, and none is recorded") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}});
    at.refuses(ApproveTable{Role::inspector, {}}, "power_not_in_book", clause_in(*game, "1"));
  }
}

TEST_CASE("*95-17.1: no round begins outside the hours of gaming") {
  for (const Game* const game : games_1995) {
    AtTable at(*game, {{"minimum", "2"}, {"hours", "12:00-04:00"}});
    at.sit_all({1, 2, 3}, 200);
    CHECK(sign_of(at.table.coming).find("gaming 12:00-04:00") != std::string::npos);
    at.refuses(at.next_round({}, 11 * 3600), "outside_hours", clause_in(*game, "17.1"));
    REQUIRE(at.put(at.next_round({}, 86400 + 4 * 3600 - 1)));
    at.fold_out();  // The round that has begun is played to its end.
    at.refuses(at.next_round({}, 86400 + 4 * 3600), "outside_hours", clause_in(*game, "17.1"));
  }
}

TEST_CASE("S05-18.1: hours are a determination; RWS17 has none and a setting is refused") {
  auto at = stud({{"hours", "9:00-17:00"}});
  at.refuses(at.next_round({}, 17 * 3600), "outside_hours", clause("S05-18.1"));
  REQUIRE(at.put(at.next_round({}, 9 * 3600)));
  Determinations determined;
  CHECK_FALSE(determine(determined, games::stud_2005, "hours", "9-17"));
  CHECK_FALSE(determine(determined, games::rws_2017, "hours", "9:00-17:00"));
}
