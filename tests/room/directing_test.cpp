// What a director does in the room: acts taken back, physical tables, the additions of the house,
// a tournament wound up.
#include "at_night.h"

namespace cardroom::room {
namespace {

using tournament::TournamentPhase;

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

TEST_CASE("a house adds late entry, bounties, a guarantee and a deal, and the cage balances") {
  AtNight at;
  at.announce("tournament-1995-holdem", 0,
              R"([["players","2-20"],["late-entry","60"],["re-entries","1"],["bounty","20"],)"
              R"(["guarantee","2000"],["deals","yes"],["league","10/7/5"],["stacks","counted"]])",
              R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":4,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  const auto wallet = [&] { return at.room->ledger().balance(cage::account_of(ann)); };
  const Cents before = wallet();
  const auto first = at.put(player, at.in("watch_tournament"));
  CHECK(first.at("you").as_object().at("can_enter").as_bool());
  CHECK(boost::json::serialize(first.at("sign"))
            .find("house addition: points in the league by place: 10, 7, 5") != std::string::npos);
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(wallet() == before - Cents(110'00));
  const std::string self = R"(,"player":)" + std::to_string(ann.number());
  const std::string bot = std::to_string(at.night().state.entries[0].player.number());
  CHECK(at.refusal(director, at.in("bust", R"(,"contributed":1000)" + self)) == "");
  CHECK(at.refusal(director, at.in("award_bounty", R"(,"from":)" + std::to_string(ann.number()) +
                                                       R"(,"player":)" + bot)) == "");
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.held() == Cents(6 * 110'00));
  CHECK(at.refusal(player, at.in("propose_deal", R"(,"kind":"icm")")) == "not_your_role");
  CHECK(at.refusal(director, at.in("propose_deal", R"(,"kind":"icm")")) == "");
  CHECK(at.night().state.phase == TournamentPhase::playing);  // The bots agree, ann not yet.
  at.restart();
  const ConnectionId again = at.connect(ann);
  const auto shown = at.put(again, at.in("watch_tournament"));
  CHECK(shown.at("you").as_object().at("can_agree").as_bool());
  CHECK(at.refusal(again, at.in("agree_deal")) == "");
  CHECK(at.night().state.phase == TournamentPhase::over);
  CHECK(at.refusal(at.back(Role::director), at.in("award")) == "");
  Cents paid;
  for (const tournament::Entry& entry : at.night().state.entries)
    paid += entry.prize + entry.bounty_paid;
  CHECK(paid == Cents(2000'00 + 6 * 20'00));
  CHECK(at.held() == Cents(0));
  // The page tells all that was paid for bounties, with those that went to the winner.
  std::int64_t told = 0;
  const auto paid_out = at.put(again, at.in("watch_tournament"));
  for (const auto& one : paid_out.at("players").as_array())
    told += one.at("bounty_cents").as_int64();
  CHECK(told == 6 * 20'00);
  CHECK(at.refusal(at.back(Role::director), at.in("undo")) == "");
  CHECK(at.held() == Cents(6 * 110'00));
  CHECK(at.refusal(at.back(Role::director), at.in("award")) == "");
  CHECK(at.held() == Cents(0));
  CHECK(at.room->ledger().sum() == Cents(0));
  at.check_audit();
}

TEST_CASE("T01-18.6: a move and a race-off that were taken back are not on the display") {
  AtNight at;
  at.announce("tournament-2001-h", 0, R"([["stacks","counted"]])", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":12,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot", R"(,"tables":2)")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  const auto told = [&](std::string_view what) {
    const auto shown = at.put(director, at.in("watch_tournament"));
    return shown.at("floor").as_object().at(what).as_array();
  };
  const PlayerId moved = at.night().state.entry_at(at.night().state.table(2), Seat(3)).player;
  const std::string move =
      at.in("move", R"(,"table":1,"seat":9,"player":)" + std::to_string(moved.number()));
  CHECK(at.refusal(director, move) == "");
  CHECK(told("moves").size() == 1);
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(told("moves").empty());
  // Moved once more: they come from the seat that they went back to.
  CHECK(at.refusal(director, move) == "");
  CHECK(told("moves").front().at("from").as_int64() == 2);
  CHECK(told("moves").front().at("from_seat").as_int64() == 3);
  CHECK(at.refusal(director, at.in("set_clock", R"(,"clock_s":21600,"reason":"late")")) == "");
  CHECK(at.refusal(director, at.in("race_off", R"(,"table":1,"chip":25,"confirmed":true)")) == "");
  CHECK(told("race_offs").size() == 1);
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(told("race_offs").empty());
  CHECK(told("moves").size() == 1);
}

TEST_CASE("T01-8.4: every ballot comes from a key that was committed to before") {
  AtNight at;
  at.announce("tournament-2001-h", 0, "[]", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":12,"tournament":1})") == "");
  const ConnectionId visitor = at.connect();
  const auto told = [&] { return at.put(visitor, at.in("tournament_ballot")); };
  std::string promised = text_in(told(), "commitment");
  CHECK(told().at("key").is_null());
  CHECK(told().at("next_commitment").is_null());
  std::string next_key;
  for (int time = 0; time < 3; ++time) {
    if (time == 2) at.restart();
    const ConnectionId here = time == 2 ? at.back(Role::director) : director;
    CHECK(at.refusal(here, at.in("ballot", R"(,"tables":2)")) == "");
    const auto ballot = at.put(here, at.in("tournament_ballot"));
    CHECK(text_in(ballot, "commitment") == promised);
    CHECK(ballot.at("drawn").as_array().size() == 12);
    promised = text_in(ballot, "next_commitment");
    CHECK(promised != text_in(ballot, "commitment"));
    if (time == 0) next_key = store::to_hex(*at.night().next_key);
  }
  at.check_audit();
  // Another key than the one that was promised.
  store::MemoryJournal forged;
  store::Batch batch;
  REQUIRE(at.journal.read_all(0, [&](const store::StoredRecord& record) {
    std::string bytes(record.bytes);
    const auto promise = bytes.find(R"("next":")" + next_key);
    if (promise != std::string::npos) bytes[promise + 8] = next_key[0] == '0' ? '1' : '0';
    batch.appends.push_back(
        {std::string(record.stream), record.version - 1, {{record.time_ms, std::move(bytes)}}});
    return store::Reading::go_on;
  }));
  (void)store::commit_one(forged, std::move(batch));
  const auto report = audit::audit(forged);
  REQUIRE(report);
  REQUIRE(report->findings.count() > 0);
  CHECK(report->findings.kept().front().what.find("drawn by lot") != std::string::npos);
}

TEST_CASE("H95-18.6: a deal is shown while it stands, and one that was made is taken back") {
  AtNight at;
  at.announce("tournament-1995-holdem", 0,
              R"([["players","2-20"],["deals","yes"],["stacks","counted"]])",
              R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":4,"tournament":1})") == "");
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  const auto shown = [&] { return at.put(player, at.in("watch_tournament")); };
  const auto may_agree = [&] { return shown().at("you").as_object().at("can_agree").as_bool(); };
  const std::string bot = std::to_string(at.night().state.entries[0].player.number());
  const std::string bust = at.in("bust", R"(,"contributed":1000,"player":)" + bot);
  CHECK(at.refusal(director, at.in("propose_deal", R"(,"kind":"even")")) == "");
  CHECK(may_agree());
  // Somebody goes out at the physical table: the amounts are not right any more.
  CHECK(at.refusal(director, bust) == "");
  CHECK(shown().at("deal").is_null());
  CHECK_FALSE(may_agree());
  CHECK(at.refusal(player, at.in("agree_deal")) == "deal_outdated");
  CHECK(at.refusal(director, at.in("propose_deal", R"(,"kind":"even")")) == "");
  CHECK(at.refusal(player, at.in("agree_deal")) == "");
  CHECK(at.night().state.phase == TournamentPhase::over);
  CHECK(text_in(shown().at("last_act").as_object(), "text") == "the deal");
  at.restart(true);
  const ConnectionId again = at.back(Role::director);
  CHECK(at.refusal(again, at.in("undo", R"(,"act":8)")) == "later_act_first");
  CHECK(at.refusal(again, at.in("undo")) == "");
  CHECK(at.night().state.phase == TournamentPhase::playing);
  CHECK_FALSE(at.night().state.deal);
  CHECK(at.refusal(again, at.in("undo")) == "");
  CHECK(players_left(at.night().state) == 5);
  at.check_audit();
}

TEST_CASE("T01-14.3: a tournament that has stopped is wound up, and everybody is paid back") {
  AtNight at;
  at.announce("tournament-2001-h", 10);
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  const Cents before = at.room->ledger().balance(cage::account_of(ann));
  CHECK(at.refusal(player, at.in("enter")) == "");
  at.play([&] { return at.night().state.clock.running; });
  CHECK(at.refusal(at.boss, at.in("wind_up_tournament")) == "tournament_not_stopped");
  CHECK(at.refusal(player, at.in("wind_up_tournament")) == "not_your_role");
  const std::uint32_t table = at.night().tables.begin()->second;
  const_cast<LiveTournament&>(at.night()).stopped = "a test";
  const_cast<LiveTournament&>(at.night()).behind = true;
  CHECK(at.refusal(at.boss, at.in("wind_up_tournament")) == "");
  CHECK(at.night().is_over());
  CHECK(at.night().tables.empty());
  CHECK(at.room->tables().at(table).over);
  CHECK(at.held() == Cents(0));
  CHECK(at.room->ledger().balance(cage::account_of(ann)) == before);
  CHECK(at.refusal(at.boss, at.in("cancel")) == "wrong_phase");
  at.restart();
  CHECK(at.night().is_over());
  CHECK(at.room->ledger().sum() == Cents(0));
  at.check_audit();
}

TEST_CASE("of the tournaments that are over only the latest stay in memory") {
  AtNight at;
  for (int made = 0; made < 60; ++made) {
    at.announce("tournament-2001-h", 0);
    CHECK(at.refusal(at.boss, at.in("cancel")) == "");
  }
  at.announce("tournament-2001-h", 10);
  at.pass(1'000);
  CHECK(at.room->tournaments().size() == 51);
  CHECK_FALSE(at.room->tournaments().contains(1));
  at.restart();
  CHECK(at.room->tournaments().size() == 51);
  CHECK(at.night().number() == 61);
  CHECK(at.refusal(at.back(Role::operator_), R"({"type":"cancel","tournament":1})") ==
        "no_such_tournament");
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

}  // namespace
}  // namespace cardroom::room
