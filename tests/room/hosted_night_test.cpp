// A tournament at hosted tables: its dealers enter every round, and the room directs.
#include "at_night.h"
#include "codec/json_text.h"
#include "room/hosted/table.h"

namespace cardroom::room {
namespace {

// A dealer who enters what everybody does: all in, as often as the book lets them.
struct HostedNight : AtNight {
  ConnectionId dealer = staff(Role::dealer);

  std::string enter(std::uint32_t table, std::string_view type, const std::string& more = {}) {
    return refusal(dealer, about(type, table, more));
  }
  void tell_cards(std::uint32_t table, const HostedTable& host) {
    CardList cards;
    for (const Card card : host.table.terms.deck.cards() - host.told)
      if (cards.size() < host.wanted.cards.size()) cards.push_back(card);
    const Seat seat = host.wanted.cards[0].seat;
    const std::string whose = host.wanted.what == WantedFor::showdown
                                  ? R"(,"seat":)" + std::to_string(seat.number())
                                  : "";
    REQUIRE(enter(table, "tell_cards", R"(,"cards":)" + codec::to_text(cards) + whose) == "");
  }
  void act(std::uint32_t table, const Legal& legal) {
    const std::string seat = R"(,"seat":)" + std::to_string(legal.seat.number());
    const char* const type = legal.tap_out   ? "tap_out"
                             : legal.call    ? "call"
                             : legal.check   ? "check"
                             : legal.decline ? "decline"
                                             : "fold";
    if (!legal.tap_out && legal.sizes.any) {
      const std::string to = R"(,"to":)" + std::to_string(legal.sizes.high.count());
      REQUIRE(enter(table, legal.bet ? "bet" : "raise", seat + to) == "");
      return;
    }
    REQUIRE(enter(table, type, seat) == "");
  }
  // True: something was entered at one of the tables.
  bool deals_on() {
    for (const auto& [at, table] : room->tables()) {
      if (!table.game->is_hosted() || table.over) continue;
      const HostedTable& host = static_cast<HostedPokerTable&>(*table.game).game().now;
      if (!host.waits() && !host.table.dealing && !table.told_to_deal) continue;
      if (host.waits())
        tell_cards(at, host);
      else if (host.table.dealing)
        act(at, host.table.round.legal);
      else
        REQUIRE(enter(at, "start_round") == "");
      return true;
    }
    return false;
  }
  void play_hosted() {
    for (int step = 0; step < 8'000 && !night().is_over(); ++step) {
      REQUIRE_MESSAGE(!night().stopped, night().stopped.value_or(""));
      if (deals_on()) continue;
      const std::int64_t due_ms = room->next_due_ms();
      REQUIRE_MESSAGE(due_ms != LiveTable::never, "nothing goes on");
      pass(std::max<std::int64_t>(1, due_ms - now_ms));
    }
  }
};

TEST_CASE("hosted: a tournament at hosted tables is played round by round and audited") {
  HostedNight at;
  at.announce("tournament-2001-h", 0, "[]", R"(,"directing":"room","tables":"hosted")");
  for (int guest = 1; guest <= 12; ++guest)
    REQUIRE(at.refusal(at.boss, at.in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" +
                                                           std::to_string(guest) + "\"")) == "");
  CHECK(at.refusal(at.boss, at.in("enter_bots", R"(,"count":2)")) == "no_bots_at_hosted");
  while (at.night().tables.empty()) at.pass(10'000);
  const Chips chips = chips_in_play(at.night().state);
  at.play_hosted();
  if (at.night().is_over()) CHECK(at.held() == Cents(0));
  CHECK(chips_in_play(at.night().state) == chips);
  const auto& entries = at.night().state.entries;
  CHECK(std::any_of(entries.begin(), entries.end(), [](const auto& one) { return one.place > 0; }));
  at.check_audit();
}

TEST_CASE("hosted: a table of a tournament deals when it is called, and a reported round stays") {
  HostedNight at;
  at.announce("tournament-2001-h", 0, "[]", R"(,"directing":"room","tables":"hosted")");
  for (int guest = 1; guest <= 10; ++guest)
    REQUIRE(at.refusal(at.boss, at.in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" +
                                                           std::to_string(guest) + "\"")) == "");
  while (at.night().tables.empty()) at.pass(10'000);
  const std::uint32_t table = at.night().tables.begin()->second;
  const auto rounds = [&] { return at.room->tables().at(table).game->rounds(); };
  CHECK(rounds() == 0);
  // Whoever is ready to deal calls the round.
  REQUIRE(at.enter(table, "start_round") == "");
  const auto& game = static_cast<HostedPokerTable&>(*at.room->tables().at(table).game);
  while (game.dealing()) {
    const Seat turn = game.table().round.turn;
    REQUIRE(at.enter(table, "fold", R"(,"seat":)" + std::to_string(turn.number())) == "");
  }
  // Until the stakes are reported, the last entry can be taken back, and so can the whole round.
  CHECK(at.enter(table, "undo") == "");
  REQUIRE(game.dealing());
  const Seat last = game.table().round.turn;
  REQUIRE(at.enter(table, "fold", R"(,"seat":)" + std::to_string(last.number())) == "");
  const std::string void_round = about("void_round", table, R"(,"reason":"impractical")");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, void_round) == "");
  CHECK(at.enter(table, "undo") == "");
  CHECK(rounds() == 1);
  CHECK(at.night().state.table(1).dealing);
  // Whoever deals the next round says with it that this one is right.
  CHECK(at.enter(table, "start_round") == "");
  CHECK(rounds() == 2);
  while (game.dealing()) {
    const Seat turn = game.table().round.turn;
    REQUIRE(at.enter(table, "fold", R"(,"seat":)" + std::to_string(turn.number())) == "");
  }
  at.pass(31'000);
  CHECK(at.enter(table, "undo") == "round_reported");
  // What would settle it anew is the director's from here on.
  CHECK(at.refusal(director, void_round) == "round_reported");
  at.restart();
  CHECK(at.refusal(at.back(Role::director), void_round) == "round_reported");
  at.check_audit();
}

TEST_CASE("hosted: a round that is called and not dealt leaves the round before as it is") {
  HostedNight at;
  at.announce("tournament-2001-h", 0, "[]", R"(,"directing":"room","tables":"hosted")");
  for (int guest = 1; guest <= 10; ++guest)
    REQUIRE(at.refusal(at.boss, at.in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" +
                                                           std::to_string(guest) + "\"")) == "");
  while (at.night().tables.empty()) at.pass(10'000);
  const std::uint32_t table = at.night().tables.begin()->second;
  const auto& game = static_cast<HostedPokerTable&>(*at.room->tables().at(table).game);
  const auto play_round = [&] {
    REQUIRE(at.enter(table, "start_round") == "");
    while (game.dealing())
      REQUIRE(at.enter(table, "fold",
                       R"(,"seat":)" + std::to_string(game.table().round.turn.number())) == "");
  };
  play_round();
  // The tournament calls the next round; its dealer has not begun it.
  at.play([&] { return at.room->tables().at(table).told_to_deal; });
  CHECK(at.enter(table, "undo") == "round_reported");
  CHECK(at.refusal(at.staff(Role::director),
                   about("void_round", table, R"(,"reason":"impractical")")) == "round_reported");
  at.check_audit();
}

TEST_CASE("M-18 T01-18.5: wagers are given back where nobody at the table would have chips left") {
  HostedNight at;
  at.announce("tournament-2001-f", 0, "[]", R"(,"directing":"room","tables":"hosted")");
  for (int guest = 1; guest <= 10; ++guest)
    REQUIRE(at.refusal(at.boss, at.in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" +
                                                           std::to_string(guest) + "\"")) == "");
  while (at.night().tables.empty()) at.pass(10'000);
  const std::uint32_t table = at.night().tables.begin()->second;
  const auto& game = static_cast<HostedPokerTable&>(*at.room->tables().at(table).game);
  REQUIRE(at.enter(table, "start_round") == "");
  while (!game.waits_for_cards()) at.act(table, game.table().round.legal);
  const ConnectionId director = at.staff(Role::director);
  const std::string fraud = R"(,"reason":"fraud","refund":)";
  CHECK(at.refusal(director, about("void_round", table, fraud + "false")) == "nobody_left");
  REQUIRE(game.dealing());
  CHECK(at.refusal(director, about("void_round", table, fraud + "true")) == "");
  at.pass(31'000);
  CHECK_FALSE(at.night().stopped);
  CHECK(players_left(at.night().state) == 10);
  at.check_audit();
}

TEST_CASE("hosted: somebody who enters late sits down when the table has its cards") {
  HostedNight at;
  at.announce("tournament-1995-holdem", 0, R"([["players","2-20"],["late-entry","60"]])",
              R"(,"directing":"room","tables":"hosted")");
  const auto enter = [&](const std::string& name) {
    return at.refusal(at.boss,
                      at.in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" + name + "\""));
  };
  for (const char* const name : {"Ann", "Bob", "Cid"}) REQUIRE(enter(name) == "");
  while (at.night().tables.empty()) at.pass(10'000);
  const std::uint32_t table = at.night().tables.begin()->second;
  const auto& game = static_cast<HostedPokerTable&>(*at.room->tables().at(table).game);
  at.play([&] { return at.room->tables().at(table).told_to_deal; });
  REQUIRE(at.enter(table, "start_round") == "");
  while (!game.waits_for_cards()) at.act(table, game.table().round.legal);
  REQUIRE(enter("Dot") == "");
  REQUIRE(!at.night().stopped);
  PlayerId late;
  for (const tournament::Entry& entry : at.night().state.entries) late = entry.player;
  CHECK(game.seat_of(late).is_none());
  for (int step = 0; step < 50 && game.seat_of(late).is_none(); ++step)
    if (!at.deals_on()) at.pass(std::max<std::int64_t>(1, at.room->next_due_ms() - at.now_ms));
  CHECK(!game.seat_of(late).is_none());
  at.check_audit();
}

TEST_CASE("hosted: T-07: somebody who pays in cash has the time to walk to the cage and rebuy") {
  HostedNight at;
  at.announce("tournament-2001-e", 0, "[]", R"(,"directing":"room","tables":"hosted")");
  for (int guest = 1; guest <= 10; ++guest)
    REQUIRE(at.refusal(at.boss, at.in("enter_walk_in", R"(,"agreed":true,"name":"Walk )" +
                                                           std::to_string(guest) + "\"")) == "");
  const auto busted = [&]() -> const tournament::Entry* {
    for (const tournament::Entry& entry : at.night().state.entries)
      if (entry.status == tournament::EntryStatus::busted) return &entry;
    return nullptr;
  };
  for (int step = 0; step < 2'000 && busted() == nullptr; ++step)
    if (!at.deals_on()) at.pass(std::max<std::int64_t>(1, at.room->next_due_ms() - at.now_ms));
  REQUIRE(busted() != nullptr);
  const PlayerId player = busted()->player;
  for (int second = 0; second < 60; ++second) at.pass(1'000);
  const std::string who = R"(,"player":)" + std::to_string(player.number());
  const Cents before = at.held();
  CHECK(at.refusal(at.boss, at.in("rebuy", who)) == "");
  CHECK(find_entry(at.night().state, player)->rebuys == 1);
  CHECK(at.held() == before + Cents(100'00));
  for (int second = 0; second < 180; ++second) at.pass(1'000);
  CHECK(busted() == nullptr);
  at.check_audit();
}

}  // namespace
}  // namespace cardroom::room
