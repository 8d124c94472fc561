// Staff bring a table that has stopped back to play, or close it, and everybody is paid.
#include "breaking_game.h"
#include "room/canberra/table.h"

namespace cardroom::room {
namespace {

Cents all_wallets(const InRoom& in) {
  Cents all;
  for (const auto& [account, balance] : in.room->ledger().accounts())
    if (account.kind == cage::Kind::player) all += balance;
  return all;
}
Cents on_table(const InRoom& in, std::uint32_t table) {
  return in.room->ledger().balance(cage::table_account(table));
}

// A table with three players, and the boss.
struct StoppedTable : InRoom {
  explicit StoppedTable(const std::string& rulebook) {
    stop_tables_on_broken_invariants();
    boss = staff(Role::operator_);
    table = open(rulebook);
    const bool canberra = rulebook == "canberra-2017";
    for (int seat = 1; seat <= 3; ++seat) {
      players.push_back(connect(guest("p" + std::to_string(seat))));
      put(players.back(), about("watch", table));
      CHECK(refusal(players.back(),
                    about("sit", table,
                          R"(,"seat":)" + std::to_string(seat) +
                              (canberra ? R"(,"stake_cents":50000)" : R"(,"stake":400)"))) == "");
    }
    before = all_wallets(*this);
  }
  // Lets play go on for so long, and stops it there.
  void stop_after(std::int64_t ms) {
    for (std::int64_t passed = 0; passed < ms; passed += 500) pass(500);
    tampered(*this, table).stopped = Stop{"a test"};
  }
  const LiveTable& live() const { return room->tables().at(table); }

  ConnectionId boss = 0;
  std::uint32_t table = 0;
  std::vector<ConnectionId> players;
  Cents before;
};

TEST_CASE("in a round of play a table that has not stopped is neither revived nor cleared") {
  StoppedTable in("holdem-1995");
  in.stop_after(6'000);
  tampered(in, in.table).stopped.reset();
  REQUIRE(in.live().game->dealing());
  CHECK(in.refusal(in.boss, about("revive_table", in.table)) == "table_not_stopped");
  CHECK(in.refusal(in.boss, about("clear_table", in.table)) == "round_not_over");
  CHECK(in.refusal(in.boss, about("wind_up_table", in.table)) == "round_not_over");
  for (const char* const type : {"revive_table", "clear_table", "wind_up_table"})
    CHECK(in.refusal(in.players[0], about(type, in.table)) == "not_your_role");
  const std::string without_id = about("wind_up_table", in.table);
  CHECK(text_in(in.ask(in.boss, without_id), "rule") == "id_missing");
}

TEST_CASE("play goes on where it stopped, and after a restart too") {
  StoppedTable in("holdem-1995");
  in.stop_after(6'000);
  REQUIRE(in.live().game->dealing());
  const std::uint32_t rounds = in.live().game->rounds();
  CHECK(in.refusal(in.boss, about("revive_table", in.table)) == "");
  CHECK_FALSE(in.live().stopped);
  CHECK(in.live().game->rounds() == rounds);
  in.restart();
  CHECK_FALSE(in.live().stopped);
  CHECK(in.live().game->dealing());
}

TEST_CASE(
    "every game: whenever play stops, everybody is paid what they had, and the table begins anew") {
  std::vector<std::string> books{"canberra-2017"};
  for (const Game* const game : all_games)
    if (!game->table.tournament) books.emplace_back(game->key);
  for (const std::string& book : books)
    for (const std::int64_t ms : {0, 4'500, 14'000, 95'000, 190'000}) {
      CAPTURE(book);
      CAPTURE(ms);
      StoppedTable in(book);
      in.stop_after(ms);
      const Cents house = in.room->ledger().balance(cage::account_of(cage::Kind::house));
      const Cents owed = on_table(in, in.table);
      const Cents wallets = all_wallets(in);
      CHECK(in.refusal(in.boss, about("clear_table", in.table)) == "");
      // Jackpot wagers that go back come from the pools; there are none here.
      CHECK(all_wallets(in) + in.room->ledger().balance(cage::account_of(cage::Kind::house)) ==
            wallets + owed + house);
      CHECK(on_table(in, in.table) == Cents(0));
      CHECK(fault_of(in.room->ledger()) == "");
      CHECK(in.live().game->people().empty());
      CHECK_FALSE(in.live().stopped);
      const std::string shape = in.live().game->snapshot();
      in.restart();
      CHECK(in.live().game->snapshot() == shape);
      const ConnectionId again = in.connect(in.guest("again"));
      const std::string sit = about("sit", in.table,
                                    book == "canberra-2017" ? R"(,"seat":2,"stake_cents":50000)"
                                                            : R"(,"seat":2,"stake":400)");
      CHECK(in.refusal(again, sit) == "");
    }
}

TEST_CASE("a table that is wound up is gone, with everybody paid in full") {
  StoppedTable in("rws-2017");
  in.stop_after(6'000);
  REQUIRE(in.live().game->dealing());
  CHECK(in.refusal(in.boss, about("wind_up_table", in.table)) == "");
  CHECK(all_wallets(in) == in.before + Cents(120'000));
  CHECK(in.live().over);
  CHECK(in.refusal(in.players[0], about("leave", in.table)) == "no_such_table");
  in.restart(true);
  CHECK(in.live().over);
  CHECK(on_table(in, in.table) == Cents(0));
}

TEST_CASE("where the state of the game is the broken thing, the house bears the difference") {
  StoppedTable in("holdem-1995");
  const auto& game = static_cast<const PokerTable&>(*in.live().game);
  Table wrong = game.table();
  wrong.places[0].stake = Chips(1'000);
  tampered(in, in.table).game = std::make_unique<PokerTable>(wrong, ChipsOf::cage);
  in.stop_after(0);
  CHECK(in.refusal(in.boss, about("wind_up_table", in.table)) == "");
  CHECK(all_wallets(in) == in.before + Cents(180'000));
  CHECK(on_table(in, in.table) == Cents(0));
  CHECK(fault_of(in.room->ledger()) == "");
}

TEST_CASE(
    "a table that lags behind its records is cleared, and goes on after the last round of them") {
  StoppedTable in("holdem-1995");
  in.pass(6'000);
  const std::string bad =
      R"({"type":"command","player":null,"role":"dealer","id":"",)"
      R"("command":{"type":"leave","seat":1},)"
      R"("events":[{"type":"left","seat":1,"player":4,"amount":1,"why":"asked","clause":null}]})";
  in.commit({{{"table/1", in.journal.version("table/1"), {{in.now_ms, bad}}}}, {}});
  in.restart();
  in.boss = in.connect(PlayerId(1));
  CHECK(in.refusal(in.boss, about("revive_table", in.table)) == "table_behind");
  CHECK(in.refusal(in.boss, about("clear_table", in.table)) == "");
  CHECK(in.live().game->rounds() == 1);
  in.restart();
  CHECK_FALSE(in.live().stopped);
  CHECK(on_table(in, in.table) == Cents(0));
}

TEST_CASE("a bot is taken away, and nobody else") {
  InRoom in;
  const ConnectionId boss = in.staff(Role::operator_);
  const std::uint32_t table = in.open("holdem-1995");
  const std::string seat = R"(,"seat":3)";
  CHECK(in.refusal(boss, about("seat_bot", table, seat)) == "");
  LiveTable& live = tampered(in, table);
  const auto bots = live.bots;
  CHECK(in.refusal(boss, about("remove_bot", table, seat)) == "");
  const PlayerId ann = in.guest("ann");
  CHECK(in.refusal(in.connect(ann), about("sit", table, seat + R"(,"stake":100)")) == "");
  live.bots = bots;  // Its seat was taken while it was away.
  CHECK(in.refusal(boss, about("remove_bot", table, seat)) == "no_bot_there");
  CHECK(live.game->player_at(Seat(3)) == ann);
}

}  // namespace
}  // namespace cardroom::room
