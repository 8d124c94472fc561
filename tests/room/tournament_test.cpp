// Tournaments in the room: whole nights with bots in every format, brought back in mid-round,
// audited; and what is refused.
#include <set>

#include "at_night.h"
#include "room/poker/table.h"
#include "tournament/format/formats.h"

namespace cardroom::room {
namespace {

using tournament::TournamentPhase;

void check_places(const LiveTournament& night) {
  std::set<int> places;
  Cents paid;
  for (const tournament::Entry& entry : night.state.entries) {
    CHECK(entry.place > 0);
    places.insert(entry.place);
    paid += entry.prize;
  }
  CHECK(places.contains(1));
  CHECK(paid == pool_of(night.state));
}

TEST_CASE("every format is played in the room to its last prize, and brought back in mid-round") {
  for (const tournament::Format* const format : tournament::all_formats) {
    CAPTURE(format->key);
    AtNight at;
    const int players = std::max<int>(format->conditions.players_least, 10) +
                        (format->conditions.players_most >= 12 ? 2 : 0);
    at.announce(std::string(format->key), players);
    at.play([&] {
      const auto& state = at.night().state;
      const auto& tables = at.room->tables();
      return state.phase == TournamentPhase::playing &&
             std::any_of(tables.begin(), tables.end(), [](const auto& one) {
               return one.second.game->rounds() > 5 && one.second.game->dealing();
             });
    });
    const tournament::Tournament before = at.night().state;
    at.restart(true);
    CHECK(clock_s(at.night().state) == clock_s(before));
    CHECK(chips_in_play(at.night().state) == chips_in_play(before));
    CHECK(at.night().state.entries.tally() == before.entries.tally());
    at.play_to_the_end();
    CHECK(at.night().state.phase == TournamentPhase::finished);
    check_places(at.night());
    CHECK(at.held() == Cents(0));
    CHECK(at.room->ledger().sum() == Cents(0));
    CHECK(at.night().tables.empty());
    at.check_audit();
  }
}

TEST_CASE("T-10 T-17: with too few entrants the room cancels and gives everything back") {
  AtNight at;
  at.announce("tournament-2001-h", 0);
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  const Cents before = at.room->ledger().balance(cage::account_of(ann));
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.room->ledger().balance(cage::account_of(ann)) == before - Cents(110'00));
  CHECK(at.held() == Cents(110'00));
  at.play_to_the_end();
  CHECK(at.night().state.phase == TournamentPhase::cancelled);
  CHECK(at.room->ledger().balance(cage::account_of(ann)) == before);
  CHECK(at.held() == Cents(0));
  at.check_audit();
}

TEST_CASE("T-15 T-16: the fee of an entrant who withdraws stays in the pool") {
  AtNight at;
  at.announce("tournament-2001-h", 10);
  const ConnectionId player = at.connect(at.guest("ann"));
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.refusal(player, at.in("withdraw")) == "");
  CHECK(at.held() == Cents(110'00));
  CHECK(at.refusal(player, at.in("enter")) == "one_entry");
  at.play_to_the_end();
  CHECK(pool_of(at.night().state) == Cents(11 * 100'00));
  at.check_audit();
}

TEST_CASE("T01-4.7: the room gives ninety seconds, as director, and then folds the hand") {
  AtNight at;
  at.announce("tournament-2001-h", 10);
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  CHECK(at.refusal(player, at.in("enter")) == "");
  const auto table_of_ann = [&]() -> const Table* {
    for (const auto& [number, table] : at.room->tables())
      if (!table.over && !table.game->seat_of(ann).is_none())
        return &dynamic_cast<const PokerTable&>(*table.game).table();
    return nullptr;
  };
  at.play([&] {
    const Table* const table = table_of_ann();
    return table != nullptr && table->dealing && !table->round.turn.is_none() &&
           table->dealt_to[table->round.turn.index()] == ann;
  });
  const Table& table = *table_of_ann();
  const Seat seat = table.round.turn;
  const std::uint32_t round = table.rounds;
  CHECK(table.round.odd.clocked.is_none());
  at.play([&] { return !table.round.odd.clocked.is_none(); });
  CHECK(table.round.odd.clocked == seat);
  at.pass(88'000);
  CHECK(table.round.turn == seat);
  CHECK(table.round.active.contains(seat));
  at.pass(3'000);
  CHECK((table.rounds != round || !table.round.active.contains(seat)));
}

TEST_CASE("T-20: a level ends at its second, whatever the room did meanwhile; a break moves it") {
  AtNight at;
  at.announce("tournament-2001-h", 10, "[]", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":10,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  at.play([&] { return at.night().state.clock.running; });
  const auto ends_ms = [&] {
    const tournament::Tournament& state = at.night().state;
    return at.night().ms_of(state.clock.began_s + state.clock.breaks_s + level_now(state).to_s);
  };
  const std::int64_t ends = ends_ms();
  at.now_ms += 90'000;
  at.restart();
  CHECK(ends_ms() == ends);
  at.pass(1);
  CHECK(at.refusal(at.back(Role::operator_), at.in("start_break", R"(,"length_s":600)")) ==
        "not_your_role");
  CHECK(at.refusal(at.back(Role::director), at.in("start_break", R"(,"length_s":600)")) == "");
  at.pass(300'000);
  at.restart();
  CHECK(at.night().state.clock.on_break);
  at.pass(300'000);
  CHECK_FALSE(at.night().state.clock.on_break);
  CHECK(ends_ms() == ends + 600'000);
  at.play([&] { return level_now(at.night().state).number == 2; });
  CHECK(at.now_ms >= ends + 600'000);
  CHECK(at.now_ms < ends + 602'000);
  at.check_audit();
}

TEST_CASE("T01-8.4: nobody knows the ballot's key before the ballot, and everybody after it") {
  AtNight at;
  at.announce("tournament-2001-h", 10);
  const ConnectionId visitor = at.connect();
  const auto before = at.put(visitor, at.in("watch_tournament"));
  CHECK(before.at("key").is_null());
  at.play([&] { return at.night().state.phase == TournamentPhase::playing; });
  const auto after = at.put(visitor, at.in("watch_tournament"));
  CHECK(text_in(after, "key").size() == 64);
  CHECK(after.at("commitment") == before.at("commitment"));
}

TEST_CASE("T01-4.5 T01-8.4: nobody touches seats or chips of a tournament's table") {
  AtNight at;
  at.announce("tournament-2001-h", 10);
  at.play([&] { return at.night().state.clock.running; });
  const std::uint32_t table = at.night().tables.begin()->second;
  const ConnectionId player = at.connect(at.guest("ann"));
  const auto refused = at.put(player, about("sit", table, R"(,"seat":1,"stake":1000)"));
  CHECK(text_in(refused, "rule") == "directors_seats");
  CHECK(text_in(refused, "clause") == "T01-8.4");
  CHECK(at.refusal(player, about("join_list", table)) == "directors_seats");
  CHECK(at.refusal(at.boss, about("determine", table, R"(,"key":"chip","value":"100")")) ==
        "directors_chips");
  CHECK(at.refusal(at.boss, about("vacate", table, R"(,"seat":1)")) == "directors_seats");
  CHECK(at.refusal(at.boss, about("close_table", table)) == "directors_seats");
  CHECK(at.refusal(at.boss, about("seat_bot", table, R"(,"seat":1)")) == "tournaments_table");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, at.in("start_round", R"(,"table":1)")) == "dealt_by_room");
  CHECK(at.refusal(player, at.in("award")) == "not_your_role");
  CHECK(at.refusal(director, at.in("award")) == "wrong_phase");
  CHECK(at.refusal(at.connect(), at.in("enter")) == "not_signed_in");
  CHECK(at.refusal(player, R"({"type":"enter","tournament":77})") == "no_such_tournament");
}

TEST_CASE(
    "at a table of a tournament that is cleared everybody has what they had before the round") {
  AtNight at;
  at.announce("tournament-2001-h", 10);
  at.play([&] { return at.night().state.clock.running; });
  const std::uint32_t table = at.night().tables.begin()->second;
  at.play([&] {
    return at.room->tables().at(table).game->rounds() > 3 &&
           at.room->tables().at(table).game->dealing();
  });
  const tournament::Tally before = at.night().state.entries.tally();
  tampered(at, table).stopped = Stop{"a test"};
  CHECK(at.refusal(at.boss, about("wind_up_table", table)) == "tournaments_table");
  CHECK(at.refusal(at.boss, about("clear_table", table)) == "");
  CHECK(at.night().state.entries.tally().stakes == before.stakes);
  at.play_to_the_end();
  check_places(at.night());
}

}  // namespace
}  // namespace cardroom::room
