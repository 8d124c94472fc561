// Guests and their chips, and players whom staff mute, bar or shut out.
#include <doctest/doctest.h>
#include <boost/json/array.hpp>

#include "at_play.h"

namespace cardroom::room {
namespace {

SignIn guest_from(const std::string& name, std::string_view address) {
  SignIn asked;
  asked.kind = SignIn::Kind::guest;
  asked.name = name;
  asked.token = name;
  asked.token_hash = store::Hasher().text(name).done();
  asked.address = Address::parse(address).value();
  return asked;
}

PlayerId come(InRoom& in, const std::string& name, std::string_view address) {
  Effects effects;
  const PlayerId player = in.room->accounts().next();
  in.room->sign_in(guest_from(name, address), in.now_ms, effects);
  in.flush(effects);
  return player;
}

Cents wallet(const InRoom& in, PlayerId player) {
  return in.room->ledger().balance(cage::account_of(player));
}

std::string number(PlayerId player) { return std::to_string(player.number()); }

TEST_CASE("so many of an address get starting chips in a day, also across restarts") {
  RoomOptions options;
  options.welcomes_a_day = 2;
  InRoom in(options);
  CHECK(wallet(in, come(in, "one", "10.0.0.1")) == Cents(200'000));
  in.restart();
  CHECK(wallet(in, come(in, "two", "10.0.0.1")) == Cents(200'000));
  CHECK(wallet(in, come(in, "three", "10.0.0.1")) == Cents(0));
  in.restart(true);
  CHECK(wallet(in, come(in, "four", "10.0.0.1")) == Cents(0));
  CHECK(wallet(in, come(in, "five", "10.0.0.2")) == Cents(200'000));
  in.now_ms += day_ms;
  CHECK(wallet(in, come(in, "six", "10.0.0.1")) == Cents(200'000));
}

TEST_CASE("a guest who never comes back is forgotten, and the chips go back to the house") {
  InRoom in;
  const PlayerId gus = come(in, "gus", "10.0.0.1");
  const PlayerId ann = come(in, "ann", "10.0.0.1");
  const Cents before = in.room->ledger().in_circulation();
  in.now_ms += 20 * day_ms;
  Effects effects;
  in.room->connect(77, ann, in.now_ms, effects, store::Hasher().text("ann").done());
  in.flush(effects);
  in.now_ms += 11 * day_ms;
  in.pass(0);
  CHECK(wallet(in, gus) == Cents(0));
  CHECK(wallet(in, ann) == Cents(200'000));
  CHECK(in.room->ledger().in_circulation() == before - Cents(200'000));
  CHECK(in.room->accounts().find("gus") == nullptr);
  CHECK(in.room->accounts().find(gus) == nullptr);
  CHECK(in.room->accounts().name_of(gus) == "forgotten guest");
  in.restart();
  CHECK(in.room->accounts().find("gus") == nullptr);
  CHECK(in.room->accounts().find(gus) == nullptr);
  // Whoever comes next gets a number of their own, and so does the next one after a restart.
  const PlayerId next = come(in, "next", "10.0.0.1");
  CHECK(next.number() > ann.number());
  CHECK(wallet(in, come(in, "gus", "10.0.0.1")) == Cents(200'000));
}

TEST_CASE("a guest who has a seat is not forgotten, and the seats of a paused table are kept") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId line = in.connect(come(in, "gus", "10.0.0.1"));
  REQUIRE(in.refusal(line, R"({"type":"sit","table":)" + std::to_string(table) +
                               R"(,"seat":1,"stake":400})") == "");
  in.put(in.staff(Role::operator_), about("pause_table", table));
  in.disconnect(line);
  in.pass(40 * day_ms);
  CHECK(in.room->accounts().find("gus") != nullptr);
}

struct WithPlayer : InRoom {
  WithPlayer() {
    table = open("holdem-1995");
    ann = guest("ann");
    line = connect(ann);
    supervisor = staff(Role::supervisor);
  }
  std::string at_table(const std::string& command) {
    return R"({"type":")" + command + R"(","table":)" + std::to_string(table);
  }
  std::string sit() { return refusal(line, at_table("sit") + R"(,"seat":1,"stake":400})"); }
  std::string order(const std::string& type, const std::string& what,
                    const std::string& more = "") {
    return refusal(supervisor, R"({"type":")" + type + R"(","player":)" + number(ann) +
                                   R"(,"what":")" + what + "\"" + more + "}");
  }

  std::uint32_t table = 0;
  PlayerId ann;
  ConnectionId line = 0;
  ConnectionId supervisor = 0;
};

TEST_CASE("a muted player cannot chat until the time is over or staff lift it") {
  WithPlayer in;
  const std::string hello = in.at_table("chat") + R"(,"text":"hello"})";
  CHECK(in.order("restrict", "mute", R"(,"minutes":10,"reason":"insults")") == "");
  CHECK(in.refusal(in.line, hello) == "muted");
  in.restart();
  in.line = in.connect(in.ann);
  CHECK(in.refusal(in.line, hello) == "muted");
  in.now_ms += 10 * 60'000;
  CHECK(in.refusal(in.line, hello) == "");
  in.supervisor = in.connect(PlayerId(3));
  in.now_ms += 10'000;
  CHECK(in.order("restrict", "mute") == "");
  CHECK(in.refusal(in.line, hello) == "muted");
  CHECK(in.order("lift_restriction", "mute") == "");
  CHECK(in.refusal(in.line, hello) == "");
  CHECK(in.order("lift_restriction", "mute") == "not_restricted");
}

TEST_CASE(
    "a player who is barred from a table leaves it and cannot come back before it is lifted") {
  WithPlayer in;
  const std::string bar = ",\"table\":" + std::to_string(in.table);
  REQUIRE(in.sit() == "");
  CHECK(in.order("restrict", "bar") == "no_such_table");
  CHECK(in.order("restrict", "bar", bar) == "");
  CHECK(in.room->tables().at(in.table).game->seat_of(in.ann).is_none());
  CHECK(wallet(in, in.ann) == Cents(200'000));
  CHECK(in.sit() == "barred");
  CHECK(in.refusal(in.line, in.at_table("join_list") + "}") == "barred");
  in.restart(true);
  in.line = in.connect(in.ann);
  CHECK(in.sit() == "barred");
  in.supervisor = in.connect(PlayerId(3));
  CHECK(in.order("lift_restriction", "bar", bar) == "");
  CHECK(in.sit() == "");
}

TEST_CASE("what is in force against many players comes in pages") {
  WithPlayer in;
  for (int at = 0; at < 260; ++at) {
    const std::string name = "guest " + std::to_string(at);
    const PlayerId player = come(in, name, "10.0.0." + std::to_string(at % 200 + 1));
    CHECK(in.refusal(in.supervisor,
                     R"({"type":"restrict","what":"mute","player":)" + number(player) + "}") == "");
  }
  const auto first = in.put(in.supervisor, R"({"type":"restrictions"})");
  CHECK(first.at("restrictions").as_array().size() == 250);
  CHECK(first.at("next") == 250);
  const auto second = in.put(in.supervisor, R"({"type":"restrictions","from":250})");
  CHECK(second.at("restrictions").as_array().size() == 10);
  CHECK(second.at("next").is_null());
}

TEST_CASE("a player who is shut out is signed out and leaves every table") {
  WithPlayer in;
  REQUIRE(in.sit() == "");
  CHECK(in.order("restrict", "shut_out") == "");
  CHECK(in.room->tables().at(in.table).game->seat_of(in.ann).is_none());
  const auto listed = in.put(in.supervisor, R"({"type":"restrictions"})");
  CHECK(listed.at("restrictions").as_array().size() == 1);
  CHECK(in.room->accounts().session(store::Hasher().text("ann").done(), in.now_ms).is_none());
  SignIn asked;
  asked.kind = SignIn::Kind::session;
  asked.player = in.ann;
  asked.reply_to = 5;
  Effects effects;
  in.room->sign_in(asked, in.now_ms, effects);
  in.flush(effects);
  CHECK(in.status[5] == 403);
  CHECK(in.order("lift_restriction", "shut_out") == "");
  in.room->sign_in(asked, in.now_ms, effects);
  in.flush(effects);
  CHECK(in.status[5] == 200);
}

TEST_CASE("players and dealers cannot restrict anybody, and nobody restricts staff") {
  WithPlayer in;
  const std::string mute = R"({"type":"restrict","what":"mute","player":)";
  CHECK(in.refusal(in.line, mute + number(in.ann) + "}") == "not_your_role");
  CHECK(in.refusal(in.staff(Role::dealer), mute + number(in.ann) + "}") == "not_your_role");
  CHECK(in.refusal(in.supervisor, mute + "1}") == "no_such_account");
}

}  // namespace
}  // namespace cardroom::room
