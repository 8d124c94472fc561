// Reads the words of one script line from left to right, with errors that say what was expected.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/money.h"
#include "base/seat_set.h"
#include "cards/card_list.h"
#include "cards/deck.h"
#include "rulebook/clause.h"
#include "script/script.h"

namespace cardroom {

class WordsReader {
 public:
  explicit WordsReader(const ScriptLine& line) : line_(line) {}

  bool done() const { return at_ >= line_.words.size(); }
  const std::string& peek() const;
  std::string next(std::string_view expected);
  bool take(std::string_view word);  // Steps over this word if it is the next.
  std::string rest();                // The words that are left, one space between.

  Seat seat();
  Chips amount(std::string_view expected = "an amount");
  int number(std::string_view expected, int least, int most);
  Clause clause();
  CardList cards(Deck deck);  // All that is left.
  CardList cards_now(Deck deck, std::size_t count);

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
