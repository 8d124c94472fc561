// What the books ask for before a table is opened and before its first round, and what they say in
// the room when players act out of turn or not at all.
#include "at_tables.h"
#include "codec/json_text.h"
#include "room/poker/table.h"
#include "rules/games/games.h"

namespace cardroom::room {
namespace {

boost::json::object sit_with(int seat) { return {{"type", "sit"}, {"seat", seat}, {"stake", 400}}; }

Refused refused_to_open(AtTables& at, const std::string& rulebook, const SettingList& settings) {
  const auto opened = at.opener.open({rulebook, "T", settings}, at.house, at.now());
  REQUIRE_FALSE(opened);
  return opened.error();
}

const Table& poker(const LiveTable& table) {
  return dynamic_cast<const PokerTable&>(*table.game).table();
}

std::string all_records(const AtTables& at) {
  std::string all;
  for (const auto& record : at.effects.records) all += record.bytes + "\n";
  return all;
}

// A round under way between seats 1 and 2, who are both people.
LiveTable& duel(AtTables& at, const std::string& rulebook, const SettingList& settings = {}) {
  LiveTable& table = at.open(rulebook, settings);
  for (const int seat : {1, 2})
    REQUIRE(at.refusal(table, at.player(table, "player" + std::to_string(seat)), sit_with(seat)) ==
            "");
  at.pass(table.house.pause_ms);
  REQUIRE(table.game->dealing());
  return table;
}

TEST_CASE("T01-4.1 S05-DEF-TournamentChips *95-19.4: nobody opens a tournament as a cash table") {
  AtTables at;
  int books = 0;
  for (const Game* const game : all_games) {
    if (!game->table.tournament) continue;
    ++books;
    const Refused refused = refused_to_open(at, std::string(game->key), {{"historical", "on"}});
    CHECK_MESSAGE(refused.rule == "tournament_chips", game->key);
    CHECK(refused.clause);
  }
  CHECK(books == 13);
  CHECK(refused_to_open(at, "tournament-2001-a", {{"historical", "on"}}).clause ==
        clause("T01-4.1"));
  CHECK(refused_to_open(at, "tournament-stud-2005", {{"historical", "on"}}).clause ==
        clause("S05-DEF-TournamentChips"));
  CHECK(refused_to_open(at, "tournament-1995-omaha", {{"historical", "on"}}).clause ==
        clause("O95-19.4"));
  CHECK(at.tables.all().empty());
}

TEST_CASE("G-01 S05-INS-Revocation: a book that is not in force is not opened, but as history") {
  AtTables at;
  CHECK(refused_to_open(at, "holdem-1995", {}).rule == "not_in_force");
  CHECK(refused_to_open(at, "holdem-1995", {}).clause == clause("ALT01-2.2"));
  const Refused revoked = refused_to_open(at, "tournament-2001-d", {});
  CHECK(revoked.rule == "not_in_force");
  CHECK(revoked.clause == clause("S05-INS-Revocation"));
  const auto opened =
      at.opener.open({"holdem-1995", "T", {{"historical", "on"}}}, at.house, at.now());
  REQUIRE(opened);
  CHECK(at.tables.at(*opened).game->sign().find("historical game") != std::string::npos);
  CHECK(all_records(at).find("historical") != std::string::npos);
  // A book that is in force is not marked, whatever is asked.
  const auto present =
      at.opener.open({"stud-2005", "T", {{"historical", "on"}}}, at.house, at.now());
  REQUIRE(present);
  CHECK(at.tables.at(*present).game->sign().find("historical") == std::string::npos);
  // On a day of its own it needs no such word.
  at.now_ms = 946'684'800'000;  // 1 January 2000.
  const auto then = at.opener.open({"holdem-1995", "T", {}}, at.house, at.now());
  REQUIRE(then);
  CHECK(at.tables.at(*then).game->sign().find("historical") == std::string::npos);
  CHECK(refused_to_open(at, "stud-2005", {}).rule == "not_in_force");
  CHECK(refused_to_open(at, "canberra-2017", {}).clause == clause("CP17-INS-2"));
  CHECK(refused_to_open(at, "canberra-2017", {}).sentence ==
        "The rulebook is not in force on this day: from 2017-04-29");
}

TEST_CASE("G-05: asked for Faro, the room refuses: authorised, rules not supplied") {
  AtTables at;
  const Refused refused = refused_to_open(at, "faro-2001", {});
  CHECK(refused.rule == "rules_not_supplied");
  CHECK(refused.clause == clause("ALT01-2.2"));
  CHECK(refused.sentence.find("authorised, rules not supplied") != std::string::npos);
}

TEST_CASE(
    "S05-15.2(a) RWS17-4.1: a table whose pots pay has a maximum, the operator's or the house's") {
  AtTables at;
  const auto sign_of = [&](const std::string& rulebook, const SettingList& settings) {
    const auto opened = at.opener.open({rulebook, "T", settings}, at.house, at.now());
    REQUIRE(opened);
    return at.tables.at(*opened).game->sign();
  };
  CHECK(sign_of("stud-2005", {}).find("at most $10") != std::string::npos);
  CHECK(sign_of("draw-2001", {}).find("at most $10") != std::string::npos);
  CHECK(sign_of("rws-2017", {{"rake", "5"}}).find("at most $10") != std::string::npos);
  CHECK(all_records(at).find("commission-cap") != std::string::npos);
  CHECK(at.open("stud-2005", {{"commission-cap", "7"}}).game->sign().find("at most $7") !=
        std::string::npos);
  CHECK(at.open("rws-2017", {{"rake", "5"}, {"rake-cap", "3"}}).game->sign().find("at most $3") !=
        std::string::npos);
  CHECK(at.opener.open({"stud-2005", "T", {{"time-charge", "5"}}}, at.house, at.now()));
}

TEST_CASE("M95-3.2 H95-3.2 O95-3.2 S05-2.4: the room checks the cards before the first round") {
  for (const std::string book : {"manila-1995", "holdem-1995", "omaha-1995", "stud-2005"}) {
    AtTables at;
    const LiveTable& table = at.open(book);
    CHECK(poker(table).coming.card_check);
    CHECK(poker(table).cards.checked);
    CHECK(all_records(at).find("cards_checked") != std::string::npos);
  }
}

TEST_CASE(
    "S05-1.1: the operator states that the layout is approved; without it nobody is dealt in") {
  AtTables at;
  const LiveTable& table = at.open("stud-2005");
  CHECK(poker(table).coming.table_approval);
  CHECK(poker(table).approved);
  CHECK(all_records(at).find("table_approved") != std::string::npos);
  // Where the operator leaves it to the inspector, play waits.
  LiveTable& waits = at.open("stud-2005", {{"table-approval", "on"}});
  for (const int seat : {1, 2})
    REQUIRE(at.refusal(waits, at.player(waits, "guest" + std::to_string(seat)), sit_with(seat)) ==
            "");
  at.pass(60'000);
  CHECK_FALSE(waits.game->dealing());
  REQUIRE_FALSE(at.dealer.perform(waits, {{"type", "approve_table"}, {"text", "GRC 2005/17"}},
                                  {PlayerId(), Role::inspector}, "m", at.now()));
  at.pass(60'000);
  CHECK(waits.game->dealing());
}

TEST_CASE("S05-4.6: the room starts the ninety seconds for an absent player, and does not check") {
  AtTables at;
  LiveTable& table = duel(at, "stud-2005", {{"minimum", "2"}});
  const Seat seat = poker(table).round.turn;
  at.pass(table.house.absent_ms);
  CHECK(poker(table).round.turn == seat);
  CHECK(poker(table).round.odd.clocked == seat);
  CHECK(all_records(at).find("clock_started") != std::string::npos);
  CHECK(table.game->dealing());
  at.pass(89'000);
  CHECK(poker(table).round.active.contains(seat));
  at.pass(2'000);
  CHECK_FALSE(table.game->dealing());
  CHECK_FALSE(poker(table).round.active.contains(seat));
  CHECK(poker(table).place(seat).sits_out);
}

TEST_CASE("H95-7.1: a book without a clock has the house's absence setting") {
  AtTables at;
  LiveTable& table = duel(at, "holdem-1995");
  at.pass(table.house.absent_ms);
  CHECK(poker(table).round.odd.clocked.is_none());
  CHECK(all_records(at).find("clock_started") == std::string::npos);
}

TEST_CASE(
    "H95-16.3: out of turn is refused at a table for the public, and binds where it is allowed") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995", {{"minimum", "2"}});
  PlayerId players[3];
  for (const int seat : {1, 2, 3}) {
    players[seat - 1] = at.player(table, "player" + std::to_string(seat));
    REQUIRE(at.refusal(table, players[seat - 1], sit_with(seat)) == "");
  }
  at.pass(table.house.pause_ms);
  REQUIRE(poker(table).round.turn == Seat(3));
  CHECK(at.refusal(table, players[0], {{"type", "raise"}, {"to", 8}}) == "irregular_wager");
  CHECK(poker(table).round.odd.forward[0] == Chips(0));
  table.house.irregular_wagers = true;
  CHECK(at.refusal(table, players[0], {{"type", "raise"}, {"to", 8}}) == "");
  CHECK(poker(table).round.odd.forward[0] == Chips(6));
  CHECK(all_records(at).find("put_forward") != std::string::npos);
}

TEST_CASE("S05-17.8: a bet below the call is put right where it is allowed, and else refused") {
  AtTables at;
  LiveTable& table = duel(at, "stud-2005", {{"blind-amounts", "5/10"}, {"minimum", "5"}});
  const auto player = [&] { return poker(table).place(poker(table).round.turn).player; };
  const auto raise_to = [](Chips to) {
    return boost::json::object{{"type", "raise"}, {"to", to.count()}};
  };
  REQUIRE(at.refusal(table, player(), raise_to(poker(table).round.legal.sizes.low)) == "");
  const Seat seat = poker(table).round.turn;
  const Chips below = poker(table).round.highest - Chips(1);
  REQUIRE(below > poker(table).round.total_of(seat));
  CHECK(at.refusal(table, player(), raise_to(below)) == "irregular_wager");
  CHECK(poker(table).round.odd.must_complete.is_none());
  table.house.irregular_wagers = true;
  CHECK(at.refusal(table, player(), raise_to(below)) == "");
  CHECK(poker(table).round.odd.must_complete == seat);
}

}  // namespace
}  // namespace cardroom::room
