// XML as iPoker's files have it, and as other programs write it again.
#include <doctest/doctest.h>

#include "files.h"
#include "history/formats.h"
#include "history/ipoker/tags.h"
#include "history/verify/verify.h"

using namespace cardroom::history;

namespace {

Tag first_tag(std::string_view text) {
  const auto tag = Tags(text, 1).next();
  REQUIRE(tag);
  return *tag;
}

}  // namespace

TEST_CASE(
    "ipoker: attributes in any quotation marks, on lines of their own, and with any letters") {
  const Tag tag =
      first_tag("<player seat='3'\n\tname = \"a>b\" nickname=\"x seat=\" chips=\"&#8364;5\"/>");
  CHECK(tag.name == "player");
  CHECK(tag.attribute("seat") == "3");
  CHECK(tag.attribute("name") == "a>b");
  CHECK(tag.attribute("chips") ==
        "\xE2\x82\xAC"
        "5");
  CHECK_FALSE(tag.attribute("win"));
  CHECK(without_entities("O&#39;Neil &amp; &#x41; &#; &#xD800; &nbsp; &") ==
        "O'Neil & A &#; &#xD800; &nbsp; &");
}

TEST_CASE("ipoker: a remark is no tag, and a mark that is missing spoils only its own tag") {
  CHECK(first_tag("<!-- <game gamecode=\"1\"> --> <game gamecode=\"2\">").attribute("gamecode") ==
        "2");
  Tags tags("<player name=\"a\"b\" seat=\"1\"/>\n<player name=\"c\" seat=\"2\"/>", 1);
  CHECK(tags.next());
  const auto second = tags.next();
  REQUIRE(second);
  CHECK(second->line == 2);
  CHECK(second->attribute("name") == "c");
}

TEST_CASE("ipoker: a file that another program has written again ends as told") {
  std::string text = text_of(cardroom::test::source_folder() + "/tests/history/sites/ipoker.xml");
  for (char& letter : text)
    if (letter == '"') letter = '\'';
  for (auto at = text.find(" name='ann'"); at != std::string::npos; at = text.find(" name='ann'"))
    text.replace(at, 11, "\n name='&#97;nn'");
  const auto hands = read_hands(Format::ipoker, "", text);
  REQUIRE(hands);
  REQUIRE(hands->size() == 4);
  CHECK(hands->front().players.back().name == "ann");
  for (const auto& told : *hands) CHECK(HandVerifier().verify(told).why == "");
}
