#include "script/words_reader.h"

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

Clause WordsReader::clause() {
  const std::string id = next("a clause");
  const auto clause = Clause::parse(id);
  if (!clause) fail(quoted(id) + " is no clause of the rule documents");
  return clause.value_or(Clause());
}

CardList WordsReader::cards(Deck deck) {
  const auto parsed = parse_cards(rest(), deck);
  if (parsed) return *parsed;
  fail(to_string(parsed.error()));
  return {};
}

CardList WordsReader::cards_now(Deck deck, std::size_t count) {
  std::string text;
  for (std::size_t card = 0; card < count && !done(); ++card) text += next("a card");
  const auto parsed = parse_cards(text, deck);
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
