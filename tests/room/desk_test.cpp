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
