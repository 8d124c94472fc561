// What house bots do by chance: it follows from the key of a round, and from nothing that is told.
#include "room/game/bot_chance.h"
#include "in_room.h"

namespace cardroom::room {
namespace {

std::uint64_t first_of(const Seed& key, BotChance purpose, std::uint64_t number, Seat seat) {
  return bot_chance(key, purpose, number, seat).next();
}

TEST_CASE("a house bot's chance follows from the key, for each purpose, place and seat another") {
  const Seed key = seed_from_number(1);
  const auto usual = first_of(key, BotChance::choice, 5, Seat(2));
  CHECK(usual == first_of(key, BotChance::choice, 5, Seat(2)));
  CHECK(usual != first_of(seed_from_number(2), BotChance::choice, 5, Seat(2)));
  CHECK(usual != first_of(key, BotChance::pace, 5, Seat(2)));
  CHECK(usual != first_of(key, BotChance::choice, 6, Seat(2)));
  CHECK(usual != first_of(key, BotChance::choice, 5, Seat(3)));
}

// The cards are the same each time; only the keys differ.
std::string played_with(std::uint64_t keys_from) {
  RoomOptions options;
  auto keys = std::make_shared<std::uint64_t>(keys_from);
  options.draw_key = [keys] { return counted_key(++*keys); };
  options.shuffle = [](CardSet cards, const Seed&, ShuffleId id) {
    return shuffle(cards, seed_from_number(id.round), {id.round, id.number});
  };
  InRoom in(options);
  const std::uint32_t table = in.open("holdem-1995");
  const std::string at = R"("table":)" + std::to_string(table);
  const ConnectionId boss = in.staff(Role::operator_);
  for (const char* const seat : {"1", "2", "3"})
    REQUIRE(in.refusal(boss, R"({"type":"seat_bot",)" + at + R"(,"seat":)" + seat + "}") == "");
  in.put(boss, R"({"type":"watch",)" + at + "}");
  for (int second = 0; second < 200; ++second) in.pass(1'000);
  std::string acts;
  for (const std::string& text : in.inbox[boss])
    for (const char* const act : {R"("type":"folded")", R"("type":"called")", R"("type":"raised")"})
      if (text.find(act) != std::string::npos) acts += act;
  return acts;
}

TEST_CASE("with the same cards and other keys house bots play otherwise") {
  const std::string once = played_with(0);
  CHECK(once == played_with(0));
  CHECK(once != played_with(1'000'000));
}

// A table of bots that play like this, after some minutes: what its sign says, and the rounds
// dealt.
struct BotTable {
  std::string sign;
  std::uint32_t rounds = 0;
  std::string acts;
};
BotTable bots_that_play(const std::string& temperament, std::string_view rules) {
  InRoom in;
  const std::uint32_t table = in.open(std::string(rules));
  const std::string at = R"("table":)" + std::to_string(table);
  const ConnectionId boss = in.staff(Role::operator_);
  REQUIRE(in.refusal(boss, R"({"type":"seat_bot",)" + at + R"(,"seat":1,"temperament":")" +
                               temperament + "\"}") == "");
  REQUIRE(in.refusal(boss, R"({"type":"seat_bot",)" + at + R"(,"seat":2})") == "");
  in.put(boss, R"({"type":"watch",)" + at + "}");
  BotTable found;
  for (int second = 0; second < 120; ++second) in.pass(1'000);
  for (const std::string& text : in.inbox[boss]) {
    if (text.find("House bots play here: " + temperament + ".") != std::string::npos)
      found.sign = temperament;
    if (text.find(R"("type":"round_ended")") != std::string::npos) ++found.rounds;
    for (const char* const act : {R"("type":"folded")", R"("type":"called")", R"("type":"raised")"})
      if (text.find(act) != std::string::npos) found.acts += act;
  }
  return found;
}

TEST_CASE("house bots of every temperament play, and the sign says which sit there") {
  for (const char* const temperament : {"random", "caller", "tight", "loose", "strong"}) {
    CAPTURE(temperament);
    const BotTable found = bots_that_play(temperament, "holdem-1995");
    CHECK(found.sign == temperament);
    CHECK(found.rounds > 0);
  }
}

TEST_CASE("a strong bot plays the same rounds each time, though it thinks on another thread") {
  CHECK(bots_that_play("strong", "holdem-1995").acts ==
        bots_that_play("strong", "holdem-1995").acts);
}

TEST_CASE("a bot of an unknown temperament is refused") {
  InRoom in;
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId boss = in.staff(Role::operator_);
  CHECK(in.refusal(boss, R"({"type":"seat_bot","table":)" + std::to_string(table) +
                             R"(,"seat":1,"temperament":"clever"})") == "no_such_setting");
}

}  // namespace
}  // namespace cardroom::room
