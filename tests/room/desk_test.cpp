// The desk without a room: accounts, sessions, staff.
#include <doctest/doctest.h>
#include <boost/json/parse.hpp>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/desk/desk.h"

namespace cardroom::room {
namespace {

struct AtDesk {
  PlayerId guest(const std::string& name) {
    SignIn asked;
    asked.kind = SignIn::Kind::guest;
    asked.name = name;
    asked.token = name;
    asked.token_hash = store::Hasher().text(name).done();
    desk.sign_in(asked, {now_ms, effects});
    return desk.accounts().session(asked.token_hash, now_ms);
  }
  int status() const { return effects.messages.back().status; }

  std::int64_t now_ms = 1'700'000'000'000;
  Effects effects;
  Recorder recorder;
  Counter counter{recorder};
  Desk desk{{Cents(200'000), 3, [] { return seed_from_number(1); }}, recorder, counter};
};

TEST_CASE("a guest gets an account, a session and play chips") {
  AtDesk at;
  const PlayerId ann = at.guest("ann");
  CHECK(at.status() == 200);
  REQUIRE_FALSE(ann.is_none());
  CHECK(at.desk.accounts().find(ann)->guest);
  CHECK(at.counter.wallet(ann) == Cents(200'000));
  CHECK(at.guest("Ann").is_none());
  CHECK(at.status() == 409);
  CHECK(at.guest("x").is_none());
  CHECK(at.status() == 400);
}

TEST_CASE("a guest who registers keeps the account and the chips") {
  AtDesk at;
  const PlayerId ann = at.guest("ann");
  SignIn asked;
  asked.kind = SignIn::Kind::register_;
  asked.name = "ann";
  asked.player = ann;
  asked.password_hash = "hash";
  at.desk.sign_in(asked, {at.now_ms, at.effects});
  CHECK(at.status() == 200);
  CHECK_FALSE(at.desk.accounts().find(ann)->guest);
  CHECK(at.desk.accounts().all().size() == 1);
  CHECK(at.counter.wallet(ann) == Cents(200'000));
}

TEST_CASE("one address opens a thousand accounts a day and no more; others open theirs") {
  AtDesk at;
  const auto status_from = [&](int number, std::string_view address) {
    SignIn asked;
    asked.kind = SignIn::Kind::guest;
    asked.name = "guest " + std::to_string(number);
    asked.token_hash = store::Hasher().text(asked.name).done();
    asked.address = Address::parse(address).value();
    at.desk.sign_in(asked, {at.now_ms, at.effects});
    return at.status();
  };
  for (int number = 0; number < 1'000; ++number) REQUIRE(status_from(number, "192.0.2.66") == 200);
  CHECK(status_from(1'000, "192.0.2.66") == 429);
  CHECK(status_from(1'001, "192.0.2.67") == 200);
  // Who has an account keeps it.
  SignIn asked;
  asked.kind = SignIn::Kind::register_;
  asked.name = "guest 7";
  asked.player = at.desk.accounts().find("guest 7")->player;
  asked.password_hash = "hash";
  asked.address = Address::parse("192.0.2.66").value();
  at.desk.sign_in(asked, {at.now_ms, at.effects});
  CHECK(at.status() == 200);
  at.now_ms += 24 * 3'600'000LL;
  CHECK(status_from(1'002, "192.0.2.66") == 200);
}

TEST_CASE("staff sign in once with the code, and not after being dismissed") {
  AtDesk at;
  const auto appointed = at.desk.appoint("dora", Role::dealer, {at.now_ms, at.effects});
  REQUIRE(appointed);
  CHECK(at.desk.role_of(appointed->player) == Role::dealer);
  SignIn asked;
  asked.kind = SignIn::Kind::one_time;
  asked.code = store::Hasher().text(appointed->code).done();
  asked.token_hash = store::Hasher().text("token").done();
  at.desk.sign_in(asked, {at.now_ms, at.effects});
  CHECK(at.status() == 200);
  at.desk.sign_in(asked, {at.now_ms, at.effects});
  CHECK(at.status() == 403);
  CHECK(at.desk.dismiss(appointed->player, appointed->player, {at.now_ms, at.effects}));
  CHECK_FALSE(at.desk.dismiss(appointed->player, PlayerId(), {at.now_ms, at.effects}));
  CHECK(at.desk.accounts().session(asked.token_hash, at.now_ms).is_none());
}

TEST_CASE("everything the desk did comes back from its records") {
  AtDesk at;
  at.guest("ann");
  at.desk.admit_operator(store::Hash{1}, {at.now_ms, at.effects});
  Accounts again;
  for (const NewRecord& record : at.effects.records)
    if (record.stream == "accounts") {
      if (const auto read = codec::from_text<records::AccountRecord>(record.bytes))
        again.apply(*read, at.now_ms);
    }
  CHECK(codec::to_text(again.snapshot()) == codec::to_text(at.desk.accounts().snapshot()));
}

}  // namespace
}  // namespace cardroom::room
