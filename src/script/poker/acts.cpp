#include "script/poker/acts.h"

#include "cards/parse.h"

namespace cardroom {

namespace {

template <class Text>
Text rest_as(WordsReader& words) {
  const std::string rest = words.rest();
  const auto text = Text::from(rest);
  if (!text) words.fail("expected at most " + std::to_string(Text::most) + " letters");
  return text.value_or(Text());
}

bool begins_with_digit(const std::string& word) {
  return !word.empty() && word[0] >= '0' && word[0] <= '9';
}

std::uint16_t read_number(WordsReader& words) {
  return static_cast<std::uint16_t>(words.number("the number of a dispute", 1, 65535));
}

// Takes the words that make the verb whole, as in `checks cards`.
void want(WordsReader& words, std::string_view verb, std::string_view word) {
  if (!words.take(word))
    words.fail("expected '" + std::string(verb) + " " + std::string(word) + "'");
}

}  // namespace

Asked read_approves(CashScene&, WordsReader& words, Role by) {
  want(words, "approves", "table");
  return table_command::ApproveTable{by, rest_as<Note>(words)};
}

Asked read_checks(CashScene&, WordsReader& words, Role by) {
  want(words, "checks", "cards");
  return table_command::CheckCards{by};
}

// `changes cards`, or `changes some cards` where a few are unfit.
Asked read_changes(CashScene&, WordsReader& words, Role by) {
  const bool some = words.take("some");
  want(words, "changes", "cards");
  return table_command::ChangeCards{by, !some};
}

Asked read_orders(CashScene&, WordsReader& words, Role by) {
  want(words, "orders", "count");
  return table_command::OrderCount{by};
}

// `excludes SEAT [CLAUSE]`: the clause is what was contravened.
Asked read_excludes(CashScene&, WordsReader& words, Role by) {
  table_command::Exclude exclude{.by = by, .seat = words.seat(), .breach = {}};
  if (!words.done()) exclude.breach = words.clause();
  return exclude;
}

// `records [SEAT] CLAUSE [TEXT]`: without a seat, an employee or somebody who has none.
Asked read_records(CashScene&, WordsReader& words, Role by) {
  table_command::RecordConduct record;
  record.by = by;
  // M95-15.3 begins with a letter; the one family of clauses that begins with a digit is no
  // conduct.
  if (begins_with_digit(words.peek())) record.seat = words.seat();
  record.breach = words.clause();
  record.text = rest_as<ShortText>(words);
  return record;
}

// `shares SEAT CARDS` or `shares SEAT TEXT`.
Asked read_shares(CashScene& scene, WordsReader& words, Role by) {
  table_command::ShareInformation share;
  share.by = by;
  share.seat = words.seat();
  const std::string rest = words.rest();
  const auto cards = parse_cards(rest, deck_of(scene));
  if (cards) {
    for (const Card card : *cards)
      if (!share.cards.full()) share.cards.push_back(card);
    return share;
  }
  const auto text = ShortText::from(rest);
  if (!text) words.fail("expected cards, or at most 39 letters");
  share.text = text.value_or(ShortText());
  return share;
}

Asked read_ruled_dispute(WordsReader& words, Role by) {
  table_command::RuleDispute rule{.by = by, .number = read_number(words), .text = {}};
  rule.text = rest_as<Note>(words);
  return rule;
}

Asked read_reviews(CashScene&, WordsReader& words, Role by) {
  words.take("dispute");
  table_command::ReviewDispute review{.by = by, .number = read_number(words), .review = {}};
  if (words.take("overturned"))
    review.review = Review::overturned;
  else if (!words.take("upheld"))
    words.fail("expected 'reviews K upheld' or 'reviews K overturned'");
  return review;
}

Asked read_proposes(CashScene&, WordsReader& words, Role by) {
  return table_command::Propose{by, rest_as<Note>(words)};
}

Asked read_decides(CashScene&, WordsReader& words, Role by) {
  return table_command::Decide{by, rest_as<Note>(words)};
}

Asked read_disputes(WordsReader& words, PlayerId player) {
  return table_command::OpenDispute{player, rest_as<Note>(words)};
}

Asked read_asks(WordsReader& words, PlayerId player) {
  want(words, "asks", "review");
  return table_command::RequestReview{player, read_number(words)};
}

}  // namespace cardroom
