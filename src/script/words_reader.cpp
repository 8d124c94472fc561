#include "script/words_reader.h"

#include "base/clock_text.h"
#include "base/money_text.h"
#include "base/number.h"
#include "cards/parse.h"

namespace cardroom {

namespace {

const std::string nothing;

constexpr std::int64_t amount_most = 1'000'000'000'000;

}  // namespace

const std::string& WordsReader::peek() const { return done() ? nothing : line_.words[at_]; }

std::string WordsReader::next(std::string_view expected) {
  if (done()) {
    fail("expected " + std::string(expected) + " at the end of the line");
    return {};
  }
  return line_.words[at_++];
}

bool WordsReader::take(std::string_view word) {
  if (peek() != word) return false;
  ++at_;
  return true;
}

bool WordsReader::at_number() const {
  const std::string& word = peek();
  return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

void WordsReader::want(std::string_view word, Form form) {
  if (!take(word)) fail("expected " + std::string(form.text));
}

std::optional<Role> WordsReader::take_role() {
  for (int at = 0; at < role_count; ++at)
    if (const Role role = static_cast<Role>(at); take(word(role))) return role;
  return std::nullopt;
}

std::string WordsReader::rest() {
  std::string words;
  while (!done()) words += (words.empty() ? "" : " ") + line_.words[at_++];
  return words;
}

int WordsReader::number(std::string_view expected, int least, int most) {
  const std::string word = next(expected);
  if (const auto value = parse_number<int>(word, {least, most})) return *value;
  if (!error_)
    fail("expected " + std::string(expected) + " from " + std::to_string(least) + " to " +
         std::to_string(most) + ", not " + quoted(word));
  return least;
}

Seat WordsReader::seat() { return Seat(number("a seat", 1, seats_max)); }

Chips WordsReader::amount(std::string_view expected) {
  const std::string word = next(expected);
  if (const auto value = parse_number(word, {0, amount_most})) return Chips(*value);
  if (!error_) fail("expected " + std::string(expected) + ", not " + quoted(word));
  return {};
}

Cents WordsReader::dollars(std::string_view expected) {
  const std::string word = next(expected);
  if (const auto amount = parse_dollars(word)) return *amount;
  if (!error_) fail("expected " + std::string(expected) + ", not " + quoted(word));
  return {};
}

std::int64_t WordsReader::clock(std::string_view example) {
  const std::string expected = "a time such as " + std::string(example);
  const std::string word = next(expected);
  if (const auto seconds = parse_clock(word)) return *seconds;
  if (!error_) fail("expected " + expected + ", not " + quoted(word));
  return 0;
}

Clause WordsReader::clause() {
  const std::string id = next("a clause");
  const auto clause = Clause::parse(id);
  if (!clause) fail(quoted(id) + " is not a clause of the rule documents");
  return clause.value_or(Clause());
}

CardList WordsReader::cards(Deck deck) {
  const auto parsed = parse_cards(rest(), deck);
  if (parsed) return *parsed;
  fail(to_string(parsed.error()));
  return {};
}

void WordsReader::fail(std::string what) {
  if (!error_) error_ = ParseError{{line_.number, 1}, std::move(what)};
}

void WordsReader::finish() {
  if (!done()) fail("did not expect " + quoted(peek()) + " here");
}

}  // namespace cardroom
