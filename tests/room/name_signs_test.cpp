#include "room/desk/name_signs.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "room/desk/name_looks.h"

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

TEST_CASE("a line for others to read shows what is in it") {
  for (const char* const line :
       {"Friday, 8 o'clock!", "<b>", "王", "الموزع مخطئ", "a\u200db", "\U0001f0a1", "a\u00a0b"})
    CHECK_MESSAGE(signs_in_line(line), line);
  CHECK(signs_in_line("王 e\u0301") == 4);
  for (const char* const line : {"", " ", "\u00a0\u3000", "\u200b", "a\nb", "a\x1b[1m", "\u202ea",
                                 "a\u2066", "\u200f", "a\u2028b", "\ufeffa", "a\xff", "\x7f"})
    CHECK_FALSE_MESSAGE(signs_in_line(line), line);
  CHECK_FALSE(signs_in_line(std::string_view("a\0b", 3)));
}

TEST_CASE("names that people would take for each other look the same") {
  for (const auto& [one, other] :
       std::vector<std::pair<const char*, const char*>>{{"Zoë", "zoe\u0308"},
                                                        {"Zoë", "ZOE"},
                                                        {"сора", "copa"},
                                                        {"ａｎｎｅ", "Anne"},
                                                        {"Nguyễn", "nguyen"},
                                                        {"Łukasz", "lukasz"},
                                                        {"ΑΝΝΑ", "anna"}})
    CHECK_MESSAGE(looks_of(one) == looks_of(other), one);
  for (const auto& [one, other] : std::vector<std::pair<const char*, const char*>>{
           {"ann", "anna"}, {"李", "王"}, {"Жанна", "Жана"}, {"al-1", "al1"}})
    CHECK_MESSAGE(looks_of(one) != looks_of(other), one);
}

TEST_CASE("bytes that are not UTF-8 are no name") {
  for (const char* const name : {"an\xff", "an\xc5", "an\xc0\x80", "an\xed\xa0\x80",
                                 "an\xe2\x28\xa1", "an\xf4\x90\x80\x80", "an\x80n"})
    CHECK_FALSE(has_signs_of_a_name(name));
}

TEST_CASE("a title has signs of any script and punctuation, and all of them can be seen") {
  for (const char* const title :
       {"N", "Friday: 5 for 1!", "Łukasz’s night – late", "李小龙 ♠", "= 1 + 1"})
    CHECK_MESSAGE(has_signs_of_a_title(title, 28), title);
  for (const char* const title :
       {"", " ", " N", "N ", "a\nb", "a\tb", "\u200b", "\u202eevil", "\ufeffN", "N\xff", "\x7f"})
    CHECK_FALSE_MESSAGE(has_signs_of_a_title(title, 28), title);
  std::string longest;
  for (int sign = 0; sign < 28; ++sign) longest += "李";
  CHECK(has_signs_of_a_title(longest, 28));
  CHECK_FALSE(has_signs_of_a_title(longest + "x", 28));
}
