// Tournaments in the room: whole nights with bots in every format, brought back in mid-round,
// audited; and what is refused.
#include <set>

#include "audit/audit.h"
#include "in_room.h"
#include "tournament/format/formats.h"

namespace cardroom::room {
namespace {

using tournament::TournamentPhase;

struct AtNight : InRoom {
  ConnectionId boss = staff(Role::operator_);
  std::uint32_t number = 0;

  // A tournament for bots. A bot thinks for forty seconds, so levels come and go.
  void announce(const std::string& format, int bots, const std::string& conditions = "[]",
                const std::string& more = R"(,"directing":"room")") {
    const std::string house = R"([["pause-seconds","4"],["bot-pace-ms","40000"]])";
    const auto answer =
        put(boss, R"({"type":"announce_tournament","name":"Night","format":")" + format +
                      R"(","conditions":)" + conditions +
                      R"(,"table_settings":[["historical","on"]],"house":)" + house +
                      R"(,"bots_up_to":)" + std::to_string(bots) + R"(,"starts_ms":)" +
                      std::to_string(now_ms + 60'000) + more + "}");
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
    number = static_cast<std::uint32_t>(number_in(answer, "tournament"));
    if (night().state.articles().gate == tournament::Gate::none) return;
    CHECK(refusal(staff(Role::inspector), in("approve", R"(,"reference":"17/1")")) == "");
  }
  std::string in(std::string_view type, const std::string& more = {}) const {
    return R"({"type":")" + std::string(type) + R"(","tournament":)" + std::to_string(number) +
           more + "}";
  }
  // Somebody of the staff, who was here before the room was restarted.
  ConnectionId back(Role role) {
    for (const auto& [player, account] : room->accounts().all())
      if (account.role == role) return connect(player);
    return 0;
  }
  const LiveTournament& night() const { return room->tournaments().at(number); }
  Cents held() const { return room->ledger().balance(cage::tournament_account(number)); }

  // Until this is so, from one thing that is due to the next.
  template <class Until>
  void play(Until&& until) {
    for (int step = 0; step < 40'000 && !until(); ++step) {
      const std::int64_t due_ms = room->next_due_ms();
      REQUIRE_MESSAGE(due_ms != LiveTable::never, "nothing goes on");
      pass(std::max<std::int64_t>(1, due_ms - now_ms));
    }
    REQUIRE(until());
  }
  void play_to_the_end() {
    play([&] { return night().is_over() || night().stopped; });
    REQUIRE_MESSAGE(!night().stopped, night().stopped.value_or(""));
  }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
    CHECK(report->findings.count() == 0);
  }
};

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

TEST_CASE("T01-18.6: a director takes acts back; money, tables and seats follow, and the audit") {
  AtNight at;
  at.announce("tournament-2001-h", 10, "[]", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  const auto wallet = [&] { return at.room->ledger().balance(cage::account_of(ann)); };
  const Cents before = wallet();
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.refusal(player, at.in("undo")) == "not_your_role");
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(wallet() == before);
  CHECK(at.held() == Cents(0));
  CHECK(at.refusal(director, at.in("undo")) == "nothing_to_undo");
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":10,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot", R"(,"tables":2)")) == "");
  CHECK(at.night().tables.size() == 2);
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(at.night().tables.empty());
  CHECK(at.refusal(director, at.in("ballot", R"(,"tables":2)")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  // A broken table comes back with its players and their chips.
  CHECK(at.refusal(director, at.in("break_table", R"(,"table":2)")) == "");
  CHECK(at.night().tables.size() == 1);
  at.restart();
  const ConnectionId again = at.back(Role::director);
  CHECK(at.refusal(again, at.in("undo")) == "");
  CHECK(at.night().tables.size() == 2);
  CHECK(players_at(at.night().state.table(2)) == 5);
  const auto shown = at.put(again, at.in("watch_tournament"));
  CHECK(text_in(shown.at("last_act").as_object(), "text") == "the start");
  at.play([&] { return at.night().state.table(2).rounds > 0; });
  CHECK(at.refusal(again, at.in("undo")) != "");
  at.check_audit();
  CHECK(at.room->ledger().sum() == Cents(0));
}

TEST_CASE("T01-8.4: a table that the room deals beside a physical one, with a player who moves") {
  AtNight at;
  at.announce("tournament-2001-h", 0, "[]", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":10,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot", R"(,"tables":2)")) == "");
  CHECK(at.night().tables.size() == 2);
  const std::string counted = R"(,"table":2,"stacks":"counted")";
  CHECK(at.refusal(at.boss, at.in("choose_dealing", counted)) == "not_your_role");
  CHECK(at.refusal(director, at.in("choose_dealing", counted)) == "");
  CHECK(at.night().tables.size() == 1);
  CHECK(at.refusal(director, at.in("start")) == "");
  CHECK(at.night().state.clock.running);
  at.play([&] { return at.night().state.table(1).rounds > 2; });
  CHECK(at.night().state.table(2).rounds == 0);
  CHECK(at.refusal(director, at.in("start_round", R"(,"table":1)")) == "dealt_by_room");
  const auto at_two = [&](int seat) {
    const tournament::TournamentTable& table = at.night().state.table(2);
    return std::to_string(at.night().state.entry_at(table, Seat(seat)).player.number());
  };
  const std::string out = at_two(1);
  const std::string moved = at_two(2);
  CHECK(at.refusal(director, at.in("bust", R"(,"contributed":1000,"player":)" + out)) == "");
  CHECK(at.refusal(
            director,
            at.in("enter_count", R"(,"table":2,"stakes":[0,1500,500,1500,1500,0,0,0,0,0])")) == "");
  CHECK(at.refusal(director, at.in("move", R"(,"table":1,"seat":10,"player":)" + moved)) == "");
  at.restart(true);
  CHECK(at.night().tables.size() == 1);
  const std::uint32_t rounds = at.night().state.table(1).rounds;
  at.play([&] { return at.night().state.table(1).rounds > rounds + 2; });
  CHECK(conserved(at.night().state));
  at.check_audit();
}

TEST_CASE("T01-15.1: prizes that are taken back go through the cage, and are paid again") {
  AtNight at;
  at.announce("tournament-2001-h", 0, R"([["stacks","counted"]])", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":10,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  std::vector<std::uint32_t> players;
  for (const tournament::Entry& entry : at.night().state.entries)
    players.push_back(entry.player.number());
  const auto bust = [&](std::size_t who) {
    at.pass(2'000);
    CHECK(at.refusal(director, at.in("bust", R"(,"player":)" + std::to_string(players[who]))) ==
          "");
  };
  for (std::size_t who = 0; who < 9; ++who) bust(who);
  CHECK(at.refusal(director, at.in("award")) == "");
  CHECK(at.held() == Cents(0));
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(at.held() == Cents(10 * 110'00));
  at.check_audit();
  at.restart();
  const ConnectionId again = at.back(Role::director);
  CHECK(at.refusal(again, at.in("undo")) == "");  // The last bust: it was the other one.
  CHECK(at.refusal(again, at.in("bust", R"(,"player":)" + std::to_string(players[9]))) == "");
  CHECK(at.refusal(again, at.in("award")) == "");
  CHECK(find_entry(at.night().state, PlayerId(players[8]))->place == 1);
  CHECK(at.held() == Cents(0));
  CHECK(at.room->ledger().sum() == Cents(0));
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
