#include "room/desk/name_signs.h"

#include <doctest/doctest.h>

#include <string>

using namespace cardroom::room;

TEST_CASE("names are written in any script") {
  for (const char* const name :
       {"Al", "ann-marie_2", "J R Hartley", "Łukasz", "Søren Ærø", "Ελένη", "Жанна Д", "李小龙",
        "محمد", "สมชาย", "Zoë", "Nguyễn Văn", "Ren\u0065\u0301"})
    CHECK_MESSAGE(has_signs_of_a_name(name), name);
}

TEST_CASE("a name has 2 to 20 signs, however many bytes they take") {
  CHECK_FALSE(has_signs_of_a_name(""));
  CHECK_FALSE(has_signs_of_a_name("a"));
  CHECK_FALSE(has_signs_of_a_name("李"));
  std::string twenty;
  for (int sign = 0; sign < 20; ++sign) twenty += "李";
  CHECK(has_signs_of_a_name(twenty));
  CHECK_FALSE(has_signs_of_a_name(twenty + "李"));
  CHECK(has_signs_of_a_name(std::string(20, 'x')));
  CHECK_FALSE(has_signs_of_a_name(std::string(21, 'x')));
}

TEST_CASE("what cannot be seen, turns the text or looks like another letter is not in a name") {
  for (const char* const name :
       {" ann", "ann ", "an  n", "a.b", "<b>", "=1+1", "a\tb", "ann\u00a0", "an\u200bn",
        "an\u202en", "an\u2066n", "\ufeffann", "an\u00adn", "a\u3000b", "\u0301nn", "аnn", "Εve",
        "an\U0001f600n", "an\ue000n"})
    CHECK_FALSE_MESSAGE(has_signs_of_a_name(name), name);
}

TEST_CASE("bytes that are not UTF-8 are no name") {
  for (const char* const name : {"an\xff", "an\xc5", "an\xc0\x80", "an\xed\xa0\x80",
                                 "an\xe2\x28\xa1", "an\xf4\x90\x80\x80", "an\x80n"})
    CHECK_FALSE(has_signs_of_a_name(name));
}
