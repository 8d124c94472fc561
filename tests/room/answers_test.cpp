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
  Answers answers;
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
  Answers answers;
  Effects effects;
  answers.done(from(7, "a"), effects);
  AccountSnapshot written;
  answers.add_to(written);
  Answers again;
  again.restore(written);
  Effects later;
  REQUIRE(again.repeat(from(7, "a"), later));
  CHECK(*later.messages[0].text == *effects.messages[0].text);
}

}  // namespace
}  // namespace cardroom::room
