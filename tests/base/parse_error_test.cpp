#include "base/parse_error.h"

#include <doctest/doctest.h>

using namespace cardroom;

TEST_CASE("ParseError is told with its line and column") {
  CHECK(to_string(ParseError{{3, 14}, "a stake is missing"}) ==
        "line 3, column 14: a stake is missing");
}

TEST_CASE("quoted text keeps what can be printed and shows the rest as bytes") {
  CHECK(quoted("") == "''");
  CHECK(quoted("As Td") == "'As Td'");
  CHECK(quoted("\xc3\xa9\xe2\x99\xa0\xf0\x9f\x82\xa1") == "'\xc3\xa9\xe2\x99\xa0\xf0\x9f\x82\xa1'");
  CHECK(quoted(std::string_view("\0\n\x1b\x7f", 4)) == "'\\x00\\x0a\\x1b\\x7f'");
}

TEST_CASE("quoted text never holds what is not UTF-8") {
  for (const auto* const bad :
       {"\x80", "\xc0\xaf", "\xc2", "\xe2\x99", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
        "\xf4\x90\x80\x80", "\xff", "\xc2\x9b"})
    for (const char letter : quoted(bad)) CHECK(static_cast<unsigned char>(letter) < 0x80);
}
