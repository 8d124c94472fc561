// Tournaments of Canberra Poker in the room: whole nights with bots, brought back in mid-round,
// audited; what people do in them; and what is refused.
#include "at_contest.h"
#include "room/contests/contest_floor.h"

namespace cardroom::room {
namespace {

using contest::CanberraPhase;

TEST_CASE("CP17-17.1: contests of every kind are dealt by the room to the last prize") {
  const std::vector<std::vector<std::pair<std::string, std::string>>> kinds = {
      {},
      {{"competition", "points"}},
      {{"repechage", "none"}, {"buy-backs", "1 50 1"}, {"tie", "play-off"}},
      {{"sessions", "1"}, {"rounds", "1"}, {"tie", "play-off"}}};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    CAPTURE(kind);
    AtContest at;
    at.announce(contest_conditions(kinds[kind]), 12);
    at.notify();
    at.play([&] { return at.somebody_deals(); });
    const contest::Tournament before = at.night().state;
    at.restart(true);
    CHECK(at.night().state == before);
    at.play_to_the_end();
    at.check_paid();
    const contest::Tournament after = at.night().state;
    at.restart();
    CHECK(at.night().state == after);
    at.check_audit();
  }
}

TEST_CASE("CP17-17.2 CP17-17.3: nobody enters before the Commission is notified") {
  AtContest at;
  const auto missing = at.announced(R"([["sessions","2"]])", 0, "");
  CHECK(text_in(missing, "rule") == "condition_missing");
  CHECK(text_in(missing, "clause") == "CP17-17.3(a)(i)");
  const auto wrong = at.announced(R"([["sessions","none"]])", 0, "");
  CHECK(text_in(wrong, "rule") == "condition_value");
  CHECK(text_in(wrong, "clause") == "CP17-17.3(a)(ii)(A)");
  at.announce(contest_conditions({}), 0);
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  const auto refused = at.put(player, at.in("enter"));
  CHECK(text_in(refused, "rule") == "not_ready");
  CHECK(text_in(refused, "clause") == "CP17-17.2(c)");
  at.notify();
  const Cents before = at.wallet(ann);
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.wallet(ann) == before - Cents(100'00));
  CHECK(at.held() == Cents(100'00));
  CHECK(at.refusal(player, at.in("enter")) == "one_entry");
  CHECK(at.refusal(player, at.in("ballot")) == "not_your_role");
  CHECK(at.refusal(player, at.in("race_off")) == "unknown_type");
  // CP17-17.3(a)(v), CP17-17.23: one player is too few, and gets everything back.
  at.play_to_the_end();
  CHECK(at.night().state.phase == CanberraPhase::cancelled);
  CHECK(at.wallet(ann) == before);
  CHECK(at.held() == Cents(0));
  at.check_audit();
}

TEST_CASE("CP17-17.15 CP17-17.16: a person antes when they are asked, and no earlier") {
  AtContest at;
  at.announce(contest_conditions({{"seats", "3"}, {"advance", "1"}}), 3);
  at.notify();
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  CHECK(at.refusal(player, at.in("enter")) == "");
  const auto asked = [&] {
    if (at.night().state.phase != CanberraPhase::session) return false;
    const contest::Entrant& own = at.entrant(ann);
    const contest::SessionTable& table = at.night().state.table(own.table);
    return table.stage == contest::RoundStage::antes && table.asked == own.seat &&
           own.ante == Chips(0);
  };
  at.play(asked);
  const std::uint32_t table = at.night().tables.at(at.entrant(ann).table);
  CHECK(at.refusal(player, about("place_ante", table, R"(,"ante":10)")) == "ante_below_minimum");
  CHECK(at.refusal(player, about("leave", table)) == "directors_seats");
  CHECK(at.refusal(player, about("buy_chips", table, R"(,"amount_cents":100)")) ==
        "directors_chips");
  CHECK(at.refusal(player, at.in("bet")) == "dealt_by_room");
  CHECK(at.refusal(player, about("place_ante", table, R"(,"ante":100)")) == "");
  CHECK(at.entrant(ann).ante == Chips(100));
  at.play([&] { return at.night().state.table(1).rounds == 1; });
  // Somebody else begins the next round.
  at.play([&] {
    return at.night().state.phase != CanberraPhase::session ||
           at.night().state.table(1).stage == contest::RoundStage::antes;
  });
  at.play_to_the_end();
  at.check_paid();
  at.check_audit();
}

TEST_CASE("CP17-17.9 CP17-17.14: absent players forfeit, and the minimum is placed for the slow") {
  AtContest at;
  at.announce(contest_conditions({{"repechage", "none"}}), 5);
  at.notify();
  const PlayerId ann = at.guest("ann");
  const PlayerId bob = at.guest("bob");
  const ConnectionId here = at.connect(ann);
  const ConnectionId gone = at.connect(bob);
  CHECK(at.refusal(here, at.in("enter")) == "");
  CHECK(at.refusal(gone, at.in("enter")) == "");
  at.disconnect(gone);
  at.play([&] { return at.night().state.phase == CanberraPhase::session; });
  CHECK(at.entrant(bob).status == contest::EntrantStatus::forfeited);
  CHECK(at.entrant(ann).status == contest::EntrantStatus::in);
  at.play([&] { return at.entrant(ann).ante > Chips(0); });
  CHECK(at.entrant(ann).ante == Chips(50));
  at.play_to_the_end();
  at.check_paid();
  at.check_audit();
}

TEST_CASE("CP17-17.1: a table that waits for the staff holds its contest up, and stops nothing") {
  AtContest at;
  at.announce(contest_conditions({{"repechage", "none"}}), 4);
  at.notify();
  const PlayerId ann = at.guest("ann");
  const ConnectionId player = at.connect(ann);
  CHECK(at.refusal(player, at.in("enter")) == "");
  const ConnectionId dealer = at.staff(Role::dealer);
  const ConnectionId supervisor = at.staff(Role::supervisor);
  const auto taking_antes = [&] {
    return at.night().state.phase == CanberraPhase::session &&
           at.night().state.table(1).stage == contest::RoundStage::antes;
  };
  at.play(taking_antes);
  const std::uint32_t table = at.night().tables.at(1);
  CHECK(at.refusal(dealer, about("report_fault", table)) == "");
  for (int second = 0; second < 120; ++second) at.pass(1'000);
  CHECK(!at.night().stopped);
  CHECK(at.night().state.table(1).rounds == 0);
  CHECK(at.refusal(player, about("place_ante", table, R"(,"ante":50)")) != "");
  CHECK(at.refusal(supervisor, about("approve_play", table)) == "");
  at.play_to_the_end();
  at.check_paid();
  at.check_audit();
}

TEST_CASE(
    "an exclusion and a limit hold in a contest: at entry, reserve, seat, ante and buy-back") {
  AtContest at;
  at.announce(contest_conditions({{"repechage", "none"}, {"buy-backs", "1 50 1"}}), 5);
  at.notify();
  const PlayerId ann = at.guest("ann");
  const PlayerId bob = at.guest("bob");
  const ConnectionId a = at.connect(ann);
  const ConnectionId b = at.connect(bob);
  const Cents before = at.wallet(ann);
  const std::string limit = R"({"type":"set_limit","limit":"bring_day","amount":)";
  CHECK(at.refusal(b, limit + "9999}") == "");
  CHECK(at.refusal(b, at.in("enter")) == "limit_bring_day");
  CHECK(at.refusal(at.boss, at.in("enter", R"(,"player":)" + std::to_string(bob.number()))) ==
        "limit_bring_day");
  CHECK(at.refusal(at.boss, at.in("enter", R"(,"player":99999)")) == "no_such_account");
  CHECK(at.refusal(a, limit + "10000}") == "");
  CHECK(at.refusal(a, at.in("enter")) == "");
  CHECK(at.wallet(ann) == before - Cents(100'00));
  at.play([&] { return at.night().state.phase == CanberraPhase::session; });
  CHECK(at.refusal(a, R"({"type":"exclude_me"})") == "");
  const std::uint32_t table = at.night().tables.at(at.entrant(ann).table);
  CHECK(at.refusal(a, about("place_ante", table, R"(,"ante":100)")) != "");
  // CP17-17.14: no more than the minimum is placed for them, and they take no further seat.
  at.play([&] { return at.entrant(ann).ante > Chips(0) || at.night().is_over(); });
  CHECK(at.entrant(ann).ante == Chips(50));
  CHECK(at.refusal(a, at.in("buy_back")) != "");
  CHECK(at.refusal(a, at.in("take_seat")) != "");
  at.play_to_the_end();
  CHECK(at.wallet(ann) <= before);
  at.check_paid();
  at.check_audit();
  // A night that costs nothing is no way round it.
  at.announce(contest_conditions({{"fee", "0"}, {"commission", "0"}}), 0);
  at.notify();
  CHECK(at.refusal(a, at.in("enter")) == "excluded");
  CHECK(at.refusal(a, at.in("join_reserve")) == "excluded");
}

TEST_CASE("CP17-17.20: a director runs a contest at tables of the house") {
  AtContest at;
  const PlayerId ann = at.guest("ann");
  const PlayerId bob = at.guest("bob");
  const ConnectionId ann_here = at.connect(ann);
  const ConnectionId bob_here = at.connect(bob);
  at.announce(contest_conditions({{"sessions", "1"}}), 0,
              R"(,"directing":"director","tables":"reported")");
  const ConnectionId director = at.staff(Role::director);
  for (const auto* const step : {"document_conditions", "publish_conditions"})
    CHECK(at.refusal(at.boss, at.in(step)) == "");
  at.notify();
  CHECK(at.refusal(ann_here, at.in("enter")) == "no_director");
  CHECK(at.refusal(at.boss, at.in("nominate_director", R"(,"text":"Lee")")) == "");
  CHECK(at.refusal(ann_here, at.in("enter")) == "");
  CHECK(at.refusal(bob_here, at.in("enter")) == "");
  CHECK(at.refusal(ann_here, at.in("take_seat")) == "no_ballot");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  CHECK(at.refusal(ann_here, at.in("take_seat")) == "");
  CHECK(at.refusal(bob_here, at.in("take_seat")) == "");
  CHECK(at.refusal(director, at.in("start_session")) == "");
  at.restart();
  const ConnectionId again = [&] {
    for (const auto& [player, account] : at.room->accounts().all())
      if (account.role == Role::director) return at.connect(player);
    return ConnectionId{0};
  }();
  const std::string counted = R"(,"table":1,"players":[)" + std::to_string(ann.number()) + "," +
                              std::to_string(bob.number()) + R"(],"chips":[1500,300])";
  CHECK(at.refusal(again, at.in("count_table", counted)) == "");
  CHECK(at.refusal(again, at.in("award_places")) == "");
  CHECK(at.entrant(ann).place == 1);
  at.check_paid();
  at.check_audit();
}

TEST_CASE("CP17-17.7 CP17-17.12: everybody sees a contest: conditions, seats, chips and places") {
  AtContest at;
  at.announce(contest_conditions({{"competition", "points"}}), 6);
  at.notify();
  const ConnectionId visitor = at.connect();
  const auto before = at.put(visitor, at.in("watch_tournament"));
  CHECK(before.at("key").is_null());
  CHECK(before.at("sign").as_array().size() > 20);
  at.play([&] { return at.night().state.phase == CanberraPhase::session; });
  const auto during = at.put(visitor, at.in("watch_tournament"));
  CHECK(text_in(during, "key").size() == 64);
  CHECK(during.at("players").as_array().size() == 6);
  for (const auto& one : during.at("players").as_array())
    CHECK(number_in(one.as_object(), "stake") == 1000);
  CHECK(text_in(during.at("sessions").as_object(), "phase") == "session");
  at.play_to_the_end();
  const auto after = at.put(visitor, at.in("watch_tournament"));
  CHECK(text_in(after.at("players").as_array()[0].as_object(), "session_points") != "");
  const auto list = at.put(visitor, R"({"type":"tournaments"})");
  CHECK(list.at("tournaments").as_array()[0].at("phase") == "finished");
}

TEST_CASE("CP17-17.20: acts and their money are taken back in the room, also after a restart") {
  AtContest at;
  at.announce(contest_conditions({{"seats", "2"}, {"advance", "1"}, {"repechage", "none"}}), 0,
              R"(,"directing":"director","tables":"reported")");
  for (const char* const order : {"document_conditions", "publish_conditions"})
    CHECK(at.refusal(at.boss, at.in(order)) == "");
  at.notify();
  CHECK(at.refusal(at.boss, at.in("nominate_director", R"(,"text":"Dee")")) == "");
  const ConnectionId director = at.staff(Role::director);
  const PlayerId ann = at.guest("ann");
  const PlayerId bob = at.guest("bob");
  const Cents before = at.wallet(bob);
  CHECK(at.refusal(at.connect(ann), at.in("enter")) == "");
  const ConnectionId player = at.connect(bob);
  CHECK(at.refusal(player, at.in("enter")) == "");
  CHECK(at.refusal(player, at.in("undo")) == "not_your_role");
  const auto shown = at.put(director, at.in("watch_tournament"));
  CHECK(text_in(shown.at("last_act").as_object(), "text") == "the entry of bob");
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(at.wallet(bob) == before);
  CHECK(at.held() == Cents(100'00));
  CHECK(at.refusal(player, at.in("enter")) == "");
  // Withdrawn, and back by the director; the fee stays meanwhile.
  CHECK(at.refusal(player, at.in("withdraw")) == "");
  CHECK(at.entrant(bob).status == contest::EntrantStatus::forfeited);
  CHECK(at.held() == Cents(200'00));
  const contest::Tournament now = at.night().state;
  at.restart();
  CHECK(at.night().state == now);
  const ConnectionId again = at.reconnect(director);
  CHECK(at.refusal(again, at.in("undo")) == "");
  CHECK(at.entrant(bob).status == contest::EntrantStatus::in);
  at.check_audit();
}

TEST_CASE("CP17-17.13: a stake that is put right is the one that the player has at the table") {
  AtContest at;
  at.announce(contest_conditions({}), 5, R"(,"directing":"director")");
  for (const char* const order : {"document_conditions", "publish_conditions"})
    CHECK(at.refusal(at.boss, at.in(order)) == "");
  at.notify();
  CHECK(at.refusal(at.boss, at.in("nominate_director", R"(,"text":"Dee")")) == "");
  const ConnectionId director = at.staff(Role::director);
  CHECK(at.refusal(director, at.in("enter_bots", R"(,"count":4)")) == "");
  CHECK(at.refusal(director, at.in("ballot")) == "");
  at.pass(1);
  // In a break, no round is dealt meanwhile.
  CHECK(at.refusal(director, at.in("call_break", R"(,"minutes":60)")) == "");
  CHECK(at.refusal(director, at.in("start_session")) == "");
  const contest::Entrant first = at.night().state.entrants[0];
  const std::string correct =
      R"(,"chips":1500,"reason":"counted wrong","player":)" + std::to_string(first.player.number());
  CHECK(at.refusal(director, at.in("correct_stack", correct)) == "");
  const auto at_table = [&] {
    const LiveTable& table = at.room->tables().at(at.night().tables.at(first.table));
    return ContestFloor::state_at(table).stake(first.seat);
  };
  CHECK(at_table() == Cents(1500'00));
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(at_table() == Cents(1000'00));
  // The session was started too early: its tables close, and open again with the next start.
  CHECK(at.refusal(director, at.in("undo")) == "");
  CHECK(at.night().tables.empty());
  CHECK(at.refusal(director, at.in("start_session")) == "");
  CHECK(at.refusal(director, at.in("end_break")) == "");
  at.play([&] { return at.night().state.table(1).rounds == 1; });
  CHECK(at.refusal(director, at.in("undo")) == "dealt_on_top");
  at.check_audit();
}

TEST_CASE("CP17-17.7: whoever enters after the ballot is drawn with everybody once more") {
  AtContest at;
  at.announce(contest_conditions({}), 5);
  at.notify();
  at.play([&] { return at.night().state.balloted; });
  const PlayerId ann = at.guest("ann");
  REQUIRE(at.refusal(at.connect(ann), at.in("enter")) == "");
  at.play([&] { return at.night().state.phase == CanberraPhase::session; });
  CHECK(at.entrant(ann).table != 0);
  at.play_to_the_end();
  at.check_paid();
  at.check_audit();
}

}  // namespace
}  // namespace cardroom::room
