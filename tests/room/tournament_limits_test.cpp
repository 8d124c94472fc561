// What protects players holds in tournaments too: at every entry, rebuy and top-up, and for whoever
// excludes themselves in the middle of one.
#include "at_night.h"

namespace cardroom::room {
namespace {

std::string own_limit(const std::string& limit, std::int64_t amount) {
  return R"({"type":"set_limit","limit":")" + limit + R"(","amount":)" + std::to_string(amount) +
         "}";
}
const std::string for_good = R"({"type":"exclude_me"})";
const std::string some_minutes = R"({"type":"exclude_me","minutes":30})";

struct Limited : AtNight {
  PlayerId ann = guest("ann");
  ConnectionId a = connect(ann);
  ConnectionId director = staff(Role::director);

  // With fee, rebuys and a top-up at physical tables: the director says who has no chips left.
  void announce_with_rebuys() {
    announce("tournament-2001-e", 0, R"([["stacks","counted"]])", R"(,"directing":"director")");
  }
  void begin() {
    CHECK(refusal(director, R"({"type":"enter_bots","count":10,"tournament":1})") == "");
    CHECK(refusal(director, in("ballot")) == "");
    CHECK(refusal(director, in("start")) == "");
  }
  void bust(PlayerId player) {
    CHECK(refusal(director, in("bust", R"(,"contributed":100,"player":)" +
                                           std::to_string(player.number()))) == "");
  }
  std::string entering() { return refusal(a, in("enter", R"(,"agreed":true)")); }
  std::string for_ann(std::string_view type, const std::string& field = "player") {
    return refusal(
        director, in(type, R"(,"agreed":true,")" + field + R"(":)" + std::to_string(ann.number())));
  }
  Cents wallet() const { return room->ledger().balance(cage::account_of(ann)); }
};

TEST_CASE("an entry counts against the limits on what is brought and lost, whoever enters") {
  for (const char* const limit : {"bring_day", "bring_week", "bring_month", "bring_table",
                                  "lose_day", "lose_week", "lose_month"}) {
    CAPTURE(limit);
    Limited at;
    at.announce_with_rebuys();
    const std::int64_t fee = at.night().state.conditions.fee.count();
    const Cents before = at.wallet();
    CHECK(at.refusal(at.a, own_limit(limit, fee - 1)) == "");
    CHECK(at.entering() == "limit_" + std::string(limit));
    CHECK(at.for_ann("enter") == "limit_" + std::string(limit));
    CHECK(at.wallet() == before);
    CHECK(at.held() == Cents(0));
  }
}

TEST_CASE("an entry up to the limit is taken, and the rebuy, the top-up and the next are not") {
  Limited at;
  at.announce_with_rebuys();
  const std::int64_t fee = at.night().state.conditions.fee.count();
  CHECK(at.refusal(at.a, own_limit("bring_day", fee)) == "");
  CHECK(at.entering() == "");
  at.begin();
  at.bust(at.ann);
  const Cents before = at.wallet();
  CHECK(at.refusal(at.a, at.in("rebuy")) == "limit_bring_day");
  CHECK(at.for_ann("rebuy") == "limit_bring_day");
  at.restart();
  at.a = at.connect(at.ann);
  CHECK(at.refusal(at.a, at.in("rebuy")) == "limit_bring_day");
  CHECK(at.wallet() == before);
}

TEST_CASE("an exclusion holds at entry, rebuy and top-up, and for a night that costs nothing") {
  Limited at;
  at.announce_with_rebuys();
  CHECK(at.entering() == "");
  at.begin();
  CHECK(at.refusal(at.a, for_good) == "");
  at.bust(at.ann);
  CHECK(at.refusal(at.a, at.in("rebuy")) == "excluded");
  CHECK(at.for_ann("rebuy") == "excluded");
  CHECK(at.refusal(at.a, at.in("top_up")) != "");
  at.announce("tournament-1995-holdem", 0,
              R"([["players","2-20"],["commission","0"],["entry-fee","0"]])",
              R"(,"directing":"director")");
  CHECK(at.night().state.conditions.fee == Cents(0));
  CHECK(at.entering() == "excluded");
  CHECK(at.for_ann("enter") == "excluded");
  CHECK(at.night().state.entries.size() == 0);
}

TEST_CASE("time that is used up lets nobody enter, and lets everybody finish") {
  Limited at;
  at.announce("tournament-1995-holdem", 4, R"([["players","2-20"],["entry-fee","110"]])");
  CHECK(at.entering() == "");
  at.play([&] { return at.night().state.table(1).rounds > 1; });
  CHECK(at.refusal(at.a, own_limit("play_day", 0)) == "");
  CHECK(at.refusal(at.a, own_limit("lose_day", 0)) == "");
  CHECK(at.refusal(at.a, own_limit("wager", 0)) == "");
  const std::uint32_t rounds = at.night().state.table(1).rounds;
  at.play([&] { return at.night().state.table(1).rounds > rounds + 1; });
  const auto* const entry = find_entry(at.night().state, at.ann);
  CHECK(!entry->absent);
  CHECK(at.room->tables().at(at.night().tables.at(1)).game->seat_of(at.ann) == entry->seat);
  const std::uint32_t first = at.number;
  at.announce("tournament-1995-holdem", 4,
              R"([["players","2-20"],["commission","0"],["entry-fee","0"]])");
  CHECK(at.entering() == "limit_play_day");
  at.number = first;
  at.play_to_the_end();
  at.check_audit();
}

TEST_CASE("T01-17.3: whoever excludes themselves plays no further round, whoever directs") {
  for (const char* const directing : {"room", "director"}) {
    CAPTURE(directing);
    Limited at;
    at.announce("tournament-1995-holdem", 4, R"([["players","2-20"],["entry-fee","110"]])",
                R"(,"directing":")" + std::string(directing) + "\"");
    CHECK(at.entering() == "");
    if (std::string_view(directing) == "director") {
      CHECK(at.refusal(at.director, R"({"type":"enter_bots","count":3,"tournament":1})") == "");
      CHECK(at.refusal(at.director, at.in("ballot")) == "");
      CHECK(at.refusal(at.director, at.in("start")) == "");
    }
    at.play([&] { return at.night().state.table(1).rounds > 1; });
    CHECK(at.refusal(at.a, some_minutes) == "");
    const std::uint32_t rounds = at.night().state.table(1).rounds;
    at.play([&] { return at.night().state.table(1).rounds > rounds + 1; });
    const auto* const entry = find_entry(at.night().state, at.ann);
    CHECK(entry->absent);
    CHECK(at.room->tables().at(at.night().tables.at(1)).game->sits_out(entry->seat));
    CHECK(at.for_ann("mark_present") == "excluded");
    at.now_ms += 40 * 60'000;
    CHECK(at.for_ann("mark_present") == "");
    CHECK(at.refusal(at.boss, at.in("cancel")) == "");
    CHECK(at.held() == Cents(0));
    at.check_audit();
  }
}

TEST_CASE("nobody enters or stands in who has no player's account") {
  Limited at;
  at.announce("tournament-1995-holdem", 0,
              R"([["players","2-20"],["commission","0"],["entry-fee","0"]])",
              R"(,"directing":"director")");
  for (const char* const nobody : {"99999", "1", "3"})
    CHECK(at.refusal(at.director, at.in("enter", R"(,"player":)" + std::string(nobody))) ==
          "no_such_account");
  CHECK(at.entering() == "");
  CHECK(at.refusal(at.director, R"({"type":"enter_bots","count":3,"tournament":1})") == "");
  CHECK(at.refusal(at.director, at.in("ballot")) == "");
  CHECK(at.refusal(at.director, at.in("start")) == "");
  CHECK(at.refusal(at.director,
                   at.in("substitute", R"(,"reason":"ill","substitute":99999,"player":)" +
                                           std::to_string(at.ann.number()))) == "no_such_account");
}

TEST_CASE("nobody is barred from a tournament's table: the director excludes") {
  Limited at;
  at.announce("tournament-1995-holdem", 4, R"([["players","2-20"],["entry-fee","110"]])");
  CHECK(at.entering() == "");
  at.play([&] { return !at.night().tables.empty(); });
  const std::string table = std::to_string(at.night().tables.at(1));
  CHECK(at.refusal(at.boss, R"({"type":"restrict","what":"bar","reason":"noise","table":)" + table +
                                R"(,"player":)" + std::to_string(at.ann.number()) + "}") ==
        "tournaments_table");
}

TEST_CASE("the bets of a tournament stop doubling before its tables refuse them") {
  AtNight at;
  at.announce("tournament-2001-h", 10, "[]", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, R"({"type":"enter_bots","count":10,"tournament":1})") == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  at.play([&] { return at.night().state.table(1).rounds > 0; });
  CHECK(at.refusal(director, at.in("set_clock", R"(,"clock_s":200000,"reason":"late")")) == "");
  const std::uint32_t rounds = at.night().state.table(1).rounds;
  at.play([&] { return at.night().stopped || at.night().state.table(1).rounds > rounds + 1; });
  CHECK(!at.night().stopped);
}

TEST_CASE("the clock does not go back to bets that cannot be paid any more") {
  AtNight at;
  at.announce("tournament-2001-d", 0, R"([["stacks","counted"]])", R"(,"directing":"director")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, at.in("enter_bots", R"(,"count":8)")) == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(director, at.in("start")) == "");
  const tournament::RaceOffDue due = at.night().state.conditions.race_offs[0];
  const auto set_clock = [&](std::int64_t seconds) {
    return at.refusal(
        director, at.in("set_clock", R"(,"reason":"late","clock_s":)" + std::to_string(seconds)));
  };
  CHECK(set_clock(std::int64_t{60} * due.at_min + 1) == "");
  CHECK(set_clock(30) == "");
  CHECK(set_clock(std::int64_t{60} * due.at_min + 2) == "");
  CHECK(at.refusal(director, at.in("race_off", R"(,"table":1,"confirmed":true,"chip":)" +
                                                   std::to_string(due.chip.count()))) == "");
  CHECK(at.night().state.table(1).chip > due.chip);
  CHECK(set_clock(30) == "odd_chips");
}

TEST_CASE("a substitute who comes in the middle of a round changes no chips and no seat") {
  AtNight at;
  at.announce("tournament-1995-holdem", 4, R"([["players","2-20"],["entry-fee","110"]])");
  const PlayerId ann = at.guest("ann");
  const PlayerId bob = at.guest("bob");
  const ConnectionId here = at.connect(ann);
  at.connect(bob);
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(here, at.in("enter", R"(,"agreed":true)")) == "");
  at.play([&] { return !at.night().tables.empty(); });
  const auto dealing = [&] {
    return at.room->tables().at(at.night().tables.at(1)).game->dealing();
  };
  at.play(dealing);
  CHECK(at.refusal(director, at.in("substitute",
                                   R"(,"reason":"ill","player":)" + std::to_string(ann.number()) +
                                       R"(,"substitute":)" + std::to_string(bob.number()))) == "");
  const std::uint32_t rounds = at.night().state.table(1).rounds;
  at.play([&] { return at.night().stopped || at.night().state.table(1).rounds > rounds; });
  CHECK(!at.night().stopped);
  CHECK(conserved(at.night().state));
  at.play_to_the_end();
  at.check_audit();
}

}  // namespace
}  // namespace cardroom::room
