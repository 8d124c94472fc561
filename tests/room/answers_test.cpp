// Answers without a room: a message is answered once, and repeats get the same answer.
#include <doctest/doctest.h>

#include "room/messages/answers.h"

namespace cardroom::room {
namespace {

Message from(std::uint32_t player, const std::string& id) {
  Message message;
  message.from = 1;
  message.account = PlayerId(player);
  message.id = id;
  return message;
}

TEST_CASE("an answer is repeated to the same player for the same id, and to nobody else") {
  Recorder recorder;
  Answers answers(recorder);
  Effects effects;
  answers.done_at(from(7, "a"), 3, effects);
  REQUIRE(effects.messages.size() == 1);
  CHECK(*effects.messages[0].text == R"({"type":"done","id":"a","table":3})");
  CHECK(answers.repeat(from(7, "a"), effects));
  CHECK(*effects.messages[1].text == *effects.messages[0].text);
  CHECK_FALSE(answers.repeat(from(8, "a"), effects));
  CHECK_FALSE(answers.repeat(from(7, "b"), effects));
  CHECK_FALSE(answers.repeat(from(7, ""), effects));
}

TEST_CASE("answers come back from what was written") {
  Recorder recorder;
  Answers answers(recorder);
  Effects effects;
  answers.done(from(7, "a"), effects);
  AccountSnapshot written;
  answers.add_to(written);
  Answers again(recorder);
  again.restore(written);
  Effects later;
  REQUIRE(again.repeat(from(7, "a"), later));
  CHECK(*later.messages[0].text == *effects.messages[0].text);
}

TEST_CASE("ids of others do not make an id forgotten, and its own thousand ids do not") {
  Recorder recorder;
  Answers answers(recorder);
  for (std::uint32_t other = 100; other < 200; ++other)
    for (int id = 0; id < 500; ++id)
      answers.remember({PlayerId(other), std::to_string(id), 1'000, {1, 1}});
  answers.remember({PlayerId(7), "a", 1'000, {3, 5}});
  for (std::size_t id = 1; id < ids_kept_least; ++id)
    answers.remember({PlayerId(7), std::to_string(id), 2'000, {1, 1}});
  Effects effects;
  REQUIRE(answers.repeat(from(7, "a"), effects));
  CHECK(*effects.messages[0].text == R"({"type":"done","id":"a","table":3,"seq":5})");
}

TEST_CASE("what is too old is forgotten account by account, and nothing else") {
  Recorder recorder;
  Answers answers(recorder);
  for (std::uint32_t player = 1; player <= 100; ++player) {
    answers.remember({PlayerId(player), "old", 1'000, {1, 1}});
    answers.remember({PlayerId(player), "new", ids_kept_ms, {1, 2}});
  }
  for (int call = 0; call < 13; ++call) answers.forget_some(ids_kept_ms + 2'000);
  for (std::uint32_t player = 1; player <= 100; ++player) {
    Effects effects;
    CHECK_FALSE(answers.repeat(from(player, "old"), effects));
    CHECK(answers.repeat(from(player, "new"), effects));
  }
}

TEST_CASE("an id that carries its time is refused once it may have been forgotten") {
  CHECK(time_in_id("1700000000000-17") == 1'700'000'000'000);
  CHECK(time_in_id("1700000000000") == 0);
  CHECK(time_in_id("once") == 0);
  Recorder recorder;
  Answers answers(recorder);
  Message message = from(7, "1700000000000-17");
  message.now_ms = 1'700'000'000'000 + ids_kept_ms - 1;
  Effects effects;
  CHECK_FALSE(answers.repeat(message, effects));
  ++message.now_ms;
  REQUIRE(answers.repeat(message, effects));
  CHECK(effects.messages[0].text->find("id_too_old") != std::string::npos);
  // Two thousand ids later the room knows at least half of them, and refuses the rest.
  message.now_ms = 1'700'000'000'000;
  for (std::int64_t id = 0; id < 2'000; ++id)
    answers.remember({PlayerId(7),
                      std::to_string(1'700'000'000'000 + id) + "-0",
                      1'700'000'000'000 + id,
                      {1, 1}});
  message.id = "1700000000000-0";
  Effects later;
  REQUIRE(answers.repeat(message, later));
  CHECK(later.messages[0].text->find("id_too_old") != std::string::npos);
}

}  // namespace
}  // namespace cardroom::room
