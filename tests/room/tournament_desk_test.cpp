// What the desk does for tournaments: people without an account, long lists, breaks that were
// planned, and the end of one that has stopped.
#include <limits>
#include <set>

#include "at_night.h"
#include "script_in_room.h"

namespace cardroom::room {
namespace {

using tournament::TournamentPhase;

// A tournament of the house's own tables, which a director runs.
void announce_reported(AtNight& at, const std::string& format, const std::string& conditions) {
  at.announce(format, 0, conditions,
              R"(,"directing":"director","tables":"reported","starts_ms":0)");
}

std::string entered_as(const AtNight& at, const std::string& name, const std::string& more = {}) {
  return at.in("enter_walk_in", R"(,"name":")" + name + "\"" + more);
}

Cents wallet_of(const AtNight& at, const std::string& name) {
  return at.room->ledger().balance(
      cage::account_of(at.room->accounts().find(std::string_view(name))->player));
}

TEST_CASE("somebody without an account enters at the desk by name and pays in cash") {
  AtNight at;
  announce_reported(at, "tournament-2001-e", "[]");
  const ConnectionId director = at.staff(Role::director);
  for (int person = 1; person < 10; ++person)
    CHECK(at.refusal(director, entered_as(at, "Person " + std::to_string(person))) == "");
  CHECK(at.refusal(director, entered_as(at, "Łukasz Żółć")) == "");
  CHECK(at.held() == Cents(10 * 110'00));
  CHECK(wallet_of(at, "Person 1") == Cents(0));
  CHECK(at.refusal(director, entered_as(at, "Person 1")) == "name_taken");
  CHECK(at.refusal(director, entered_as(at, "=1+1")) == "bad_name");
  CHECK(at.refusal(at.connect(at.guest("ann")), entered_as(at, "Zoe")) == "not_your_role");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  // Nobody has an account who was refused.
  CHECK(at.refusal(director, entered_as(at, "Zoe")) == "wrong_phase");
  CHECK(at.room->accounts().find(std::string_view("Zoe")) == nullptr);
  // A rebuy is paid at the desk too, and only if it is allowed.
  const tournament::Tournament& state = at.night().state;
  const PlayerId first = state.entry_at(state.table(1), Seat(1)).player;
  const std::string whose = R"(,"player":)" + std::to_string(first.number());
  CHECK(at.refusal(director, at.in("rebuy", whose)) == "stake_too_large");
  CHECK(at.held() == Cents(10 * 110'00));
  CHECK(at.refusal(director, at.in("start_round", R"(,"table":1)")) == "");
  CHECK(at.refusal(director, at.in("end_round", R"(,"table":1,"stakes":[0,2000,1000,1000,1000,)"
                                                R"(1000,1000,1000,1000,1000])")) == "");
  CHECK(at.refusal(director, at.in("rebuy", whose)) == "");
  CHECK(at.held() == Cents(10 * 110'00 + 100'00));
  at.restart();
  CHECK(at.held() == Cents(10 * 110'00 + 100'00));
  CHECK(at.room->ledger().sum() == Cents(0));
  at.check_audit();
}

TEST_CASE("T01-8.3: whom the director enters by name is in the selected group, if they agree") {
  AtNight at;
  announce_reported(at, "tournament-2001-e", R"([["group","selected"],["agreement","yes"]])");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, entered_as(at, "Ann")) == "agreement_missing");
  CHECK(at.room->accounts().find(std::string_view("Ann")) == nullptr);
  CHECK(at.refusal(director, entered_as(at, "Ann", R"(,"agreed":true)")) == "");
  CHECK(entrants(at.night().state) == 1);
  at.check_audit();
}

TEST_CASE("everybody who entered is listed, in pages") {
  AtNight at;
  at.announce("tournament-1995-holdem", 300, R"([["players","2-300"]])");
  const ConnectionId visitor = at.connect();
  at.play([&] { return at.night().state.phase == TournamentPhase::playing; });
  std::set<std::int64_t> players;
  std::string from = "0";
  int pages = 0;
  while (!from.empty()) {
    const auto page = at.put(visitor, at.in("tournament_players", R"(,"from":)" + from));
    REQUIRE(text_in(page, "type") == "tournament_players");
    for (const auto& player : page.at("players").as_array())
      players.insert(player.at("player").as_int64());
    from = page.at("next").is_null() ? "" : std::to_string(page.at("next").as_int64());
    ++pages;
  }
  CHECK(pages == 2);
  CHECK(players.size() == 300);
  CHECK(at.refusal(visitor, R"({"type":"tournament_players","tournament":99})") ==
        "no_such_tournament");
}

TEST_CASE("the whole log is told in pages, the latest first, and is there after a restart") {
  AtNight at;
  at.announce("tournament-1995-holdem", 0, R"([["stacks","counted"],["players","2-400"]])",
              R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, at.in("enter_bots", R"(,"count":300)")) == "");
  const auto whole = [&](ConnectionId visitor) {
    std::vector<std::string> lines;
    for (std::string from = "0"; !from.empty();) {
      const auto page = at.put(visitor, at.in("tournament_story", R"(,"from":)" + from));
      REQUIRE(text_in(page, "type") == "tournament_story");
      for (const auto& line : page.at("log").as_array())
        lines.push_back(text_in(line.as_object(), "text") + " " +
                        text_in(line.as_object(), "clause"));
      from = page.at("next").is_null() ? "" : std::to_string(page.at("next").as_int64());
    }
    return lines;
  };
  const std::vector<std::string> told = whole(at.connect());
  CHECK(told.size() > 300);
  CHECK(told.front().find(" enters for 110 H95-19.4") != std::string::npos);
  CHECK(told.back().find("H95-19.3") != std::string::npos);
  at.restart(true);
  CHECK(whole(at.connect()) == told);
}

TEST_CASE("T-20: a planned break begins and ends by the clock, across a restart") {
  AtNight at;
  at.announce("tournament-2001-h", 10, R"([["break","5 for 2"]])");
  at.play([&] { return at.night().state.clock.running; });
  const auto shown = at.put(at.connect(), at.in("watch_tournament"));
  const auto& timing = shown.at("timing").as_object();
  const std::int64_t begins_ms = at.night().ms_of(at.night().state.clock.began_s + 300);
  CHECK(timing.at("next_break_ms").as_int64() == begins_ms);
  CHECK(timing.at("next_break_s").as_int64() == 120);
  at.play([&] { return at.night().state.clock.on_break; });
  CHECK(at.now_ms >= begins_ms);
  at.restart();
  CHECK(at.night().state.clock.on_break);
  CHECK(clock_s(at.night().state) == 300);
  at.play([&] { return !at.night().state.clock.on_break; });
  CHECK(at.night().state.clock.breaks_s == 120);
  at.check_audit();
}

TEST_CASE(
    "M95-19.3 H95-19.3: a level that its tables cannot have is refused when it is announced") {
  AtNight at;
  const auto announced = [&](const std::string& format, const std::string& level) {
    return at.refusal(at.boss, R"({"type":"announce_tournament","name":"Night","format":")" +
                                   format + R"(","table_settings":[["historical","on"]],)" +
                                   R"("conditions":[["race-off","none"],["level",")" + level +
                                   R"("]]})");
  };
  CHECK(announced("tournament-1995-manila", "0-20 25/50") != "");
  CHECK(announced("tournament-1995-manila", "0-20 25") == "");
  CHECK(announced("tournament-1995-holdem", "0-20 ante 25") == "setting_value");
  CHECK(announced("tournament-1995-holdem", "0-20 10/20") == "odd_chips");
  CHECK(announced("tournament-1995-holdem", "0-20 25/50") == "");
  CHECK(announced("tournament-stud-2005", "0-20 25/50") != "");
  at.number = 2;
  const std::string level = R"(,"key":"level","value":"0-20 ante 25")";
  CHECK(at.refusal(at.boss, at.in("determine", level)) == "setting_value");
  at.check_audit();
}

TEST_CASE("CP17-17.23: a tournament of Canberra Poker that has stopped is wound up") {
  const Script script = script_in("hands/canberra-tournament/CP17-17.3-repechage.hand");
  InTheRoom<CanberraPoker> in(script.rules);
  for (const auto& command : commands_of<CanberraPoker>(script)) in.send(command);
  const auto held = [&] { return in.room->ledger().balance(cage::tournament_account(1)); };
  CHECK(held() > Cents(0));
  const ConnectionId boss = in.staff(Role::operator_);
  const std::string wind_up = R"({"type":"wind_up_tournament","tournament":1})";
  CHECK(in.refusal(boss, wind_up) == "tournament_not_stopped");
  const_cast<LiveContest&>(in.room->contests().at(1)).stopped = "a test";
  CHECK(in.refusal(boss, wind_up) == "");
  CHECK(in.room->contests().at(1).is_over());
  CHECK(held() == Cents(0));
  in.restart();
  CHECK(in.room->contests().at(1).is_over());
  CHECK(in.room->ledger().sum() == Cents(0));
  const auto report = audit::audit(in.journal);
  REQUIRE(report);
  for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
}

TEST_CASE("closed tables of tournaments leave memory, and their numbers are not used again") {
  RoomOptions options;
  options.snapshot_every = 200;
  options.draw_key = [number = std::uint64_t{0}]() mutable { return counted_key(++number); };
  struct Often : InRoom {
    explicit Often(const RoomOptions& given) : InRoom(given) {}
  } in(options);
  const ConnectionId boss = in.staff(Role::operator_);
  const auto answer =
      in.put(boss, R"({"type":"announce_tournament","name":"Night","format":"tournament-2001-h",)"
                   R"("bots_up_to":30,"table_settings":[["historical","on"]],)"
                   R"("house":[["bot-pace-ms","40000"]],"starts_ms":)" +
                       std::to_string(in.now_ms + 1'000) + "}");
  REQUIRE(text_in(answer, "type") == "done");
  const auto& night = in.room->tournaments().at(1);
  const auto next = [&] { in.pass(std::max<std::int64_t>(1, in.room->next_due_ms() - in.now_ms)); };
  for (int step = 0; step < 40'000 && !night.is_over(); ++step) next();
  REQUIRE(night.is_over());
  CHECK(in.snapshots > 0);
  CHECK(in.room->tables().size() < 3);
  in.restart();
  CHECK(in.room->tables().empty());
  in.operator_connection =
      in.connect(in.room->accounts().find(std::string_view("operator"))->player);
  const std::uint32_t opened = in.open("holdem-1995", R"({"historical":"on"})");
  CHECK(opened == 4);
  const auto report = audit::audit(in.journal);
  REQUIRE(report);
  CHECK(report->findings.count() == 0);
}

TEST_CASE(
    "a tournament is not announced with a name that cannot be read or a start that has passed") {
  AtNight at;
  const auto announcing = [&](const std::string& name, std::int64_t starts_ms) {
    return at.refusal(at.staff(Role::operator_),
                      R"({"type":"announce_tournament","format":"tournament-2001-h","name":")" +
                          name + R"(","table_settings":[["historical","on"]],"starts_ms":)" +
                          std::to_string(starts_ms) + "}");
  };
  constexpr std::int64_t day_ms = 86'400'000;
  for (const char* const name : {"", " ", R"(\n)", R"(\u202eevil)", R"(a\u0000b)"})
    CHECK(announcing(name, 0) == "bad_message");
  for (const std::int64_t starts_ms :
       {std::int64_t{-1}, std::int64_t{1}, at.now_ms - day_ms, at.now_ms + 400 * day_ms,
        std::numeric_limits<std::int64_t>::max()})
    CHECK(announcing("Night", starts_ms) == "bad_message");
  CHECK(announcing("Фестиваль на пятом этаже", at.now_ms + day_ms) == "");
}

TEST_CASE("T-18: the room ends a satellite as soon as everybody left wins a seat") {
  AtNight at;
  at.announce("tournament-2001-h", 12, R"([["seat-prize","400"]])");
  at.play_to_the_end();
  const tournament::Tournament& state = at.night().state;
  CHECK(state.phase == tournament::TournamentPhase::finished);
  // Twelve times 100 are three seats.
  CHECK(players_left(state) == 3);
  int seats = 0;
  for (const tournament::Entry& entry : state.entries) seats += entry.prize == Cents(400'00);
  CHECK(seats == 3);
  CHECK(at.held() == Cents(0));
  at.check_audit();
}

TEST_CASE("T-18: a satellite in which everybody has won a seat is played on where prizes differ") {
  AtNight at;
  at.announce("tournament-2001-f", 10, R"([["seat-prize","95"]])");
  at.play_to_the_end();
  CHECK(at.night().state.phase == tournament::TournamentPhase::finished);
  CHECK(players_left(at.night().state) == 1);
  at.check_audit();
}

TEST_CASE("T01-17.3: a tournament that fills up before its published time starts at that time") {
  AtNight at;
  const std::int64_t minute = at.now_ms % 86'400'000 / 60'000 + 3;
  const std::string time = std::to_string(minute / 60) + ":" + std::to_string(minute % 60);
  at.announce("tournament-2001-f", 10, R"([["starts",")" + time + R"("]])");
  at.play([&] { return at.night().state.phase != tournament::TournamentPhase::entries; });
  CHECK(at.night().state.now_s >= minute * 60);
  CHECK(at.night().state.now_s < minute * 60 + 20);
  at.play_to_the_end();
  at.check_audit();
}

TEST_CASE("T-08: the next round waits for whoever may still have a top-up, and not for long") {
  AtNight at;
  at.announce("tournament-2001-g", 12);
  std::vector<ConnectionId> players;
  for (const char* const name : {"ann", "bob"}) {
    players.push_back(at.connect(at.guest(name)));
    REQUIRE(at.refusal(players.back(), at.in("enter")) == "");
  }
  const PlayerId ann = at.people.at(players[0]);
  const auto& state = at.night().state;
  const auto can = [&](ConnectionId player) {
    const auto shown = at.put(player, at.in("watch_tournament"));
    return shown.at("you").at("can_top_up").as_bool();
  };
  at.play([&] { return state.phase == TournamentPhase::playing; });
  at.play([&] { return clock_s(state) >= 3600 || find_entry(state, ann)->table == 0; });
  REQUIRE(find_entry(state, ann)->status == tournament::EntryStatus::playing);
  at.play([&] { return can(players[0]); });
  for (int second = 0; second < 10; ++second) at.pass(1'000);
  CHECK(can(players[0]));
  CHECK(at.refusal(players[0], at.in("top_up")) == "");
  CHECK(find_entry(state, ann)->topped_up);
  at.play([&] { return !can(players[1]); });
  at.play([&] { return clock_s(state) > 3600 + 120; });
  at.check_audit();
}

TEST_CASE("S05-20.10: a reserve enters when a place is free") {
  AtNight at;
  at.announce("tournament-stud-2005", 0, R"([["players","2-2"]])", R"(,"directing":"director")");
  CHECK(at.refusal(at.boss, at.in("nominate", R"(,"person":"Dee")")) == "");
  std::vector<ConnectionId> players;
  for (const char* const name : {"ann", "bob", "rex"})
    players.push_back(at.connect(at.guest(name)));
  CHECK(at.refusal(players[0], at.in("enter")) == "");
  CHECK(at.refusal(players[1], at.in("enter")) == "");
  CHECK(at.refusal(players[2], at.in("join_reserve")) == "");
  const auto can_enter = [&](ConnectionId player) {
    const auto shown = at.put(player, at.in("watch_tournament"));
    return shown.at("you").at("can_enter").as_bool();
  };
  CHECK_FALSE(can_enter(players[2]));
  CHECK(at.refusal(players[0], at.in("withdraw")) == "");
  CHECK(can_enter(players[2]));
  CHECK_FALSE(can_enter(players[1]));
  CHECK(at.refusal(players[2], at.in("enter")) == "");
  at.check_audit();
}

}  // namespace
}  // namespace cardroom::room
