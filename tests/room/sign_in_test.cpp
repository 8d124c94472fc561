// Signing in: codes, second factors, sessions, locks and passwords that everybody guesses.
#include <doctest/doctest.h>
#include <boost/json/array.hpp>

#include "at_play.h"
#include "room/desk/common_passwords.h"
#include "room/desk/locks.h"
#include "room/desk/totp.h"

namespace cardroom::room {
namespace {

// A room with a member who has a password, as the password's thread would say it.
struct WithMember : InRoom {
  int sign(SignIn asked, const std::string& token) {
    asked.reply_to = 700'000 + ++ids;
    asked.token = token;
    asked.token_hash = store::Hasher().text(token).done();
    Effects effects;
    room->sign_in(asked, now_ms, effects);
    flush(effects);
    return status[asked.reply_to];
  }
  PlayerId member(const std::string& name) {
    SignIn asked;
    asked.kind = SignIn::Kind::register_;
    asked.name = name;
    asked.password_hash = "hash";
    asked.address = Address::parse("10.0.0.1").value();
    const PlayerId player = room->accounts().next();
    REQUIRE(sign(asked, name + " at home") == 200);
    return player;
  }
  SignIn with_password(PlayerId player, const std::string& factor = {}) const {
    SignIn asked;
    asked.kind = SignIn::Kind::session;
    asked.player = player;
    asked.factor = factor;
    asked.address = Address::parse("10.0.0.1").value();
    asked.device = "a browser";
    return asked;
  }
  bool is_open(const std::string& token) const {
    return !room->accounts().session(store::Hasher().text(token).done(), now_ms).is_none();
  }
  ConnectionId connect_with(PlayerId player, const std::string& token) {
    Effects effects;
    room->connect(++connections, player, now_ms, effects, store::Hasher().text(token).done());
    flush(effects);
    return connections;
  }
  std::string tried(const std::string& name, const std::string& address) {
    Effects effects;
    const auto refused = room->begin_try(name, address, now_ms, effects);
    flush(effects);
    return refused ? refused->rule : "";
  }
};

TEST_CASE("RFC 6238's own examples: codes of eight digits with HMAC-SHA-1") {
  constexpr std::string_view key = "12345678901234567890";
  const std::pair<std::int64_t, std::string_view> rows[] = {
      {59, "94287082"},         {1111111109, "07081804"}, {1111111111, "14050471"},
      {1234567890, "89005924"}, {2000000000, "69279037"}, {20000000000, "65353130"}};
  for (const auto& [seconds, code] : rows)
    CHECK(totp::code_at(key, totp::step_at(seconds * 1000), 8) == code);
}

TEST_CASE("RFC 4648's own examples of base32 are written and read") {
  const std::pair<std::string_view, std::string_view> rows[] = {
      {"f", "MY"}, {"fo", "MZXQ"}, {"foo", "MZXW6"}, {"foob", "MZXW6YQ"}, {"fooba", "MZXW6YTB"}};
  for (const auto& [bytes, text] : rows) {
    CHECK(totp::base32(bytes) == text);
    CHECK(totp::from_base32(text) == std::string(bytes));
  }
  CHECK_FALSE(totp::from_base32("a1"));
}

TEST_CASE("a one-time code ends after a day, and when a new one is made") {
  WithMember in;
  const ConnectionId boss = in.staff(Role::operator_);
  const auto first = in.put(boss, R"({"type":"appoint","name":"dora","role":"dealer"})");
  const auto dora = std::to_string(number_in(first, "player"));
  const auto second = in.put(boss, R"({"type":"new_code","player":)" + dora + "}");
  SignIn asked;
  asked.kind = SignIn::Kind::one_time;
  asked.code = store::Hasher().text(text_in(first, "code")).done();
  CHECK(in.sign(asked, "t1") == 403);
  asked.code = store::Hasher().text(text_in(second, "code")).done();
  in.now_ms += day_ms + 1;
  CHECK(in.sign(asked, "t2") == 403);
  in.now_ms -= 2;
  CHECK(in.sign(asked, "t3") == 200);
  CHECK(in.sign(asked, "t4") == 403);
  CHECK(in.refusal(boss, R"({"type":"new_code","player":99})") == "no_such_account");
}

TEST_CASE("a second factor is asked for after the password, and a code is good once") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  const ConnectionId line = in.connect(ann);
  const auto begun = in.put(line, R"({"type":"begin_second_factor"})");
  const auto key = totp::from_base32(text_in(begun, "secret")).value();
  const auto code = [&] { return totp::code_at(key, totp::step_at(in.now_ms)); };
  CHECK(in.refusal(line, R"({"type":"confirm_second_factor","code":"000000"})") == "wrong_factor");
  CHECK(in.sign(in.with_password(ann), "before") == 200);
  CHECK(in.refusal(line, R"({"type":"confirm_second_factor","code":")" + code() + "\"}") == "");
  in.restart();
  CHECK(in.sign(in.with_password(ann), "without") == 403);
  CHECK(in.sign(in.with_password(ann, code()), "with the code that confirmed it") == 403);
  in.now_ms += 30'000;
  CHECK(in.sign(in.with_password(ann, code()), "with") == 200);
  CHECK(in.sign(in.with_password(ann, code()), "again") == 403);
  in.restart(true);
  CHECK(in.sign(in.with_password(ann, code()), "after a restart") == 403);
  in.now_ms += 60'000;
  CHECK(in.sign(in.with_password(ann, code()), "later") == 200);
  in.now_ms += 60'000;
  const ConnectionId back = in.connect(ann);
  CHECK(in.refusal(back, R"({"type":"begin_second_factor"})") == "second_factor_set");
  CHECK(in.refusal(back, R"({"type":"remove_second_factor","code":"1"})") == "wrong_factor");
  CHECK(in.refusal(back, R"({"type":"remove_second_factor","code":")" + code() + "\"}") == "");
  CHECK(in.sign(in.with_password(ann), "without one again") == 200);
}

TEST_CASE("the code that confirmed a second factor is used, also from a clock that is ahead") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  const ConnectionId line = in.connect(ann);
  const auto begun = in.put(line, R"({"type":"begin_second_factor"})");
  const auto key = totp::from_base32(text_in(begun, "secret")).value();
  const std::string next = totp::code_at(key, totp::step_at(in.now_ms) + 1);
  REQUIRE(in.refusal(line, R"({"type":"confirm_second_factor","code":")" + next + "\"}") == "");
  CHECK(in.sign(in.with_password(ann, next), "over her shoulder") == 403);
  in.restart();
  CHECK(in.sign(in.with_password(ann, next), "after a restart") == 403);
}

TEST_CASE("codes of a second factor cannot be guessed from a browser that was left open") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  const ConnectionId line = in.connect(ann);
  const auto begun = in.put(line, R"({"type":"begin_second_factor"})");
  const auto key = totp::from_base32(text_in(begun, "secret")).value();
  in.put(line, R"({"type":"confirm_second_factor","code":")" +
                   totp::code_at(key, totp::step_at(in.now_ms)) + "\"}");
  std::string last;
  for (int guess = 0; guess < 8; ++guess)
    last = in.refusal(
        line, R"({"type":"remove_second_factor","code":"00000)" + std::to_string(guess) + "\"}");
  CHECK(last == "sign_in_locked");
}

TEST_CASE("a guest without a password cannot have a second factor") {
  WithMember in;
  const ConnectionId line = in.connect(in.guest("gus"));
  CHECK(in.refusal(line, R"({"type":"begin_second_factor"})") == "password_missing");
}

TEST_CASE("sessions are listed to their owner and signed out one by one") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  in.now_ms += 1000;
  REQUIRE(in.sign(in.with_password(ann), "phone") == 200);
  const ConnectionId home = in.connect_with(ann, "ann at home");
  const ConnectionId phone = in.connect_with(ann, "phone");
  const auto listed = in.put(home, R"({"type":"sessions"})").at("sessions").as_array();
  REQUIRE(listed.size() == 2);
  CHECK(text_in(listed[0].as_object(), "device") == "a browser");
  CHECK(text_in(listed[0].as_object(), "address") == "10.0.0.1");
  CHECK_FALSE(listed[0].at("here").as_bool());
  CHECK(listed[1].at("here").as_bool());
  const std::string handle = text_in(listed[0].as_object(), "session");
  const ConnectionId bob = in.connect(in.member("bob"));
  CHECK(in.refusal(bob, R"({"type":"sign_out","session":")" + handle + "\"}") == "no_such_session");
  CHECK(in.refusal(home, R"({"type":"sign_out","session":")" + handle + "\"}") == "");
  CHECK_FALSE(in.is_open("phone"));
  CHECK(in.is_open("ann at home"));
  CHECK(in.dropped == std::vector<ConnectionId>{phone});
}

TEST_CASE("somebody who signs out everywhere is signed out everywhere, and nobody else is") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  in.member("bob");
  REQUIRE(in.sign(in.with_password(ann), "phone") == 200);
  const ConnectionId home = in.connect_with(ann, "ann at home");
  in.put(home, R"({"type":"sign_out_everywhere"})");
  CHECK_FALSE(in.is_open("phone"));
  CHECK_FALSE(in.is_open("ann at home"));
  CHECK(in.is_open("bob at home"));
  in.restart();
  CHECK_FALSE(in.is_open("phone"));
}

TEST_CASE("what a connection sends after its session ended is nobody's word") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  const std::uint32_t table = in.open("holdem-1995");
  REQUIRE(in.sign(in.with_password(ann), "phone") == 200);
  const ConnectionId home = in.connect_with(ann, "ann at home");
  const ConnectionId phone = in.connect_with(ann, "phone");
  const std::string sit = about("sit", table, R"(,"seat":1,"stake":100)");
  // All three came in together: the second was sent before its connection could be closed.
  Effects effects;
  in.room->receive(home, R"({"type":"sign_out_everywhere","id":"out"})", in.now_ms, effects);
  in.flush(effects);
  CHECK(in.refusal(phone, sit) == "not_signed_in");
  CHECK(in.refusal(home, sit) == "not_signed_in");
  CHECK(in.room->tables().at(table).game->seat_of(ann).is_none());
}

TEST_CASE("a supervisor who was dismissed does nothing more, however soon") {
  WithMember in;
  const ConnectionId boss = in.staff(Role::operator_);
  const auto made = in.put(boss, R"({"type":"appoint","name":"sue","role":"supervisor"})");
  const PlayerId sue = player_in(made, "player");
  SignIn asked;
  asked.kind = SignIn::Kind::one_time;
  asked.code = store::Hasher().text(text_in(made, "code")).done();
  REQUIRE(in.sign(asked, "sue at work") == 200);
  const ConnectionId work = in.connect_with(sue, "sue at work");
  const std::string shut_out = R"({"type":"restrict","what":"shut_out","player":)" +
                               std::to_string(in.member("bob").number()) + "}";
  CHECK(in.refusal(boss, R"({"type":"dismiss","player":)" + std::to_string(sue.number()) + "}") ==
        "");
  CHECK(in.refusal(work, shut_out) == "not_signed_in");
}

TEST_CASE("a guest who registers ends the sessions that the guest had before") {
  WithMember in;
  const PlayerId gus = in.guest("gus");  // In a browser that others use too.
  REQUIRE(in.is_open("gus"));
  const ConnectionId shared = in.connect_with(gus, "gus");
  SignIn asked;
  asked.kind = SignIn::Kind::register_;
  asked.name = "gus";
  asked.password_hash = "hash";
  asked.player = gus;
  REQUIRE(in.sign(asked, "gus alone") == 200);
  CHECK(in.is_open("gus alone"));
  CHECK_FALSE(in.is_open("gus"));
  CHECK(in.dropped == std::vector<ConnectionId>{shared});
}

TEST_CASE("a session ends when nobody uses it: staff after hours, players after weeks") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  const ConnectionId boss = in.staff(Role::operator_);
  (void)boss;
  in.now_ms += 4 * hour_ms + 1;
  CHECK_FALSE(in.is_open("tcode"));
  CHECK(in.is_open("ann at home"));
  in.now_ms += 14 * day_ms;
  CHECK_FALSE(in.is_open("ann at home"));
  in.pass(0);
  CHECK(in.room->accounts().sessions().all().empty());
  (void)ann;
}

TEST_CASE("a session in use goes on, also after a restart, and not beyond its end") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  for (int days = 0; days < 29; ++days) {
    const ConnectionId line = in.connect_with(ann, "ann at home");
    in.disconnect(line);
    in.now_ms += day_ms;
    if (days % 10 == 9) in.restart(days == 19);
    REQUIRE(in.is_open("ann at home"));
  }
  in.now_ms += 2 * day_ms;
  CHECK_FALSE(in.is_open("ann at home"));
}

TEST_CASE("an account has twenty sessions at most: the oldest ends") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  for (int more = 0; more < 25; ++more) {
    ++in.now_ms;
    REQUIRE(in.sign(in.with_password(ann), "t" + std::to_string(more)) == 200);
  }
  CHECK(in.room->accounts().sessions().of(ann).size() == Sessions::most);
  CHECK_FALSE(in.is_open("ann at home"));
  CHECK(in.is_open("t24"));
}

TEST_CASE("a new password signs everybody else out") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  REQUIRE(in.sign(in.with_password(ann), "thief") == 200);
  SignIn asked;
  asked.kind = SignIn::Kind::password;
  asked.player = ann;
  asked.password_hash = "another";
  CHECK(in.sign(asked, "ann at home") == 200);
  CHECK(in.room->accounts().find(ann)->password == "another");
  CHECK(in.is_open("ann at home"));
  CHECK_FALSE(in.is_open("thief"));
}

TEST_CASE("wrong tries lock an account for an address, longer each time, and not for another") {
  WithMember in;
  in.member("ann");
  for (int guess = 0; guess < 5; ++guess) CHECK(in.tried("Ann", "6.6.6.6") == "");
  CHECK(in.tried("ann", "6.6.6.6") == "sign_in_locked");
  CHECK(in.tried("ann", "10.0.0.1") == "");
  in.now_ms += 30'001;
  CHECK(in.tried("ann", "6.6.6.6") == "");
  in.now_ms += 30'001;
  CHECK(in.tried("ann", "6.6.6.6") == "sign_in_locked");
  in.restart();
  CHECK(in.tried("ann", "6.6.6.6") == "sign_in_locked");
  in.restart(true);
  CHECK(in.tried("ann", "6.6.6.6") == "sign_in_locked");
  in.now_ms += 30'001;
  CHECK(in.tried("ann", "6.6.6.6") == "");
}

TEST_CASE("guesses from a thousand addresses lock strangers out, and not the player's own") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  int allowed = 0;
  for (int from = 0; from < 1000; ++from)
    allowed += in.tried("ann", "6.6." + std::to_string(from / 256) + "." +
                                   std::to_string(from % 256)) == ""
                   ? 1
                   : 0;
  CHECK(allowed == 30);
  CHECK(in.tried("ann", "10.0.0.1") == "");
  CHECK(in.sign(in.with_password(ann), "still in") == 200);
  CHECK(in.is_open("ann at home"));
}

TEST_CASE("a name that nobody has is locked just the same, and never fills the memory") {
  WithMember in;
  for (int guess = 0; guess < 5; ++guess) CHECK(in.tried("nobody", "6.6.6.6") == "");
  CHECK(in.tried("nobody", "6.6.6.6") == "sign_in_locked");
  Locks locks;
  for (int name = 0; name < 50'000; ++name) locks.count({std::to_string(name), "a"}, 1);
  CHECK(locks.begun().empty());
}

TEST_CASE("a right password makes wrong tries forgotten") {
  WithMember in;
  const PlayerId ann = in.member("ann");
  for (int round = 0; round < 5; ++round) {
    for (int guess = 0; guess < 4; ++guess) CHECK(in.tried("ann", "10.0.0.1") == "");
    CHECK(in.sign(in.with_password(ann), "t" + std::to_string(round)) == 200);
  }
}

TEST_CASE("passwords that everybody guesses are refused, others are not") {
  for (const std::string_view bad :
       {"password",   "Passw0rd!", "P@ssword123", "12345678",   "87654321",     "qwertyuiop",
        "aaaaaaaa",   "abcabcabc", "iloveyou2",   "letmein123", "1q2w3e4r",     "football99",
        "sunshine",   "00000000",  "11111111",    "19871987",   "superman1",    "pokerroom",
        "welcome1!",  "trustno1",  "asdfghjkl",   "1qaz2wsx",   "monkeydragon", "20011999",
        "Ann Barker", "annbarker1"})
    CHECK_MESSAGE(is_common_password(bad, bad.starts_with("ann") ? "annbarker" : "Ann Barker"),
                  bad);
  for (const std::string_view good : {"correct horse", "long enough", "wrong horse", "x7!kGq0bL2",
                                      "teal-otter-sings", "837465019283746"})
    CHECK_MESSAGE(!is_common_password(good, "ann"), good);
}

}  // namespace
}  // namespace cardroom::room
