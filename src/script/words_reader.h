// Reads the words of one script line from left to right, with errors that say what was expected.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/money.h"
#include "base/seat_set.h"
#include "base/short_text.h"
#include "cards/card_list.h"
#include "cards/deck.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "script/script.h"

namespace cardroom {

// How a line is written: "'moves to SEAT'".
struct Form {
  std::string_view text;
};

class WordsReader {
 public:
  explicit WordsReader(const ScriptLine& line) : line_(line) {}

  bool done() const { return at_ >= line_.words.size(); }
  const std::string& peek() const;
  bool at_number() const;  // The next word begins with a digit.
  std::string next(std::string_view expected);
  bool take(std::string_view word);             // Consumes this word if it is next.
  void want(std::string_view word, Form form);  // The same for a word that must follow.
  std::optional<Role> take_role();
  std::string rest();  // The words that are left, separated by one space.

  Seat seat();
  Chips amount(std::string_view expected = "an amount");
  Cents dollars(std::string_view expected = "an amount");  // "2.50"
  int number(std::string_view expected, int least, int most);
  std::int64_t clock(std::string_view example);  // Seconds.
  Clause clause();
  CardList cards(Deck deck);  // Everything that is left.

  // Everything that is left, if it fits.
  template <class Text>
  Text text() {
    const auto read = Text::from(rest());
    if (!read) fail("expected at most " + std::to_string(Text::most) + " letters");
    return read.value_or(Text());
  }

  void fail(std::string what);
  void finish();  // Nothing may be left.

  const std::optional<ParseError>& error() const { return error_; }
  const ScriptLine& line() const { return line_; }

 private:
  const ScriptLine& line_;
  std::size_t at_ = 0;
  std::optional<ParseError> error_;
};

}  // namespace cardroom
