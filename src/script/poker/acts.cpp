#include "script/poker/acts.h"

#include "cards/parse.h"

namespace cardroom {

namespace {

std::uint16_t read_number(WordsReader& words) {
  return static_cast<std::uint16_t>(words.number("the number of a dispute", 1, 65535));
}

}  // namespace

Asked read_approves(PokerScene&, WordsReader& words, Role by) {
  words.want("table", Form{"'approves table'"});
  return table_command::ApproveTable{by, words.text<Note>()};
}

Asked read_checks(PokerScene&, WordsReader& words, Role by) {
  words.want("cards", Form{"'checks cards'"});
  return table_command::CheckCards{by};
}

// `changes cards`, or `changes some cards` if only a few are unfit.
Asked read_changes(PokerScene&, WordsReader& words, Role by) {
  const bool some = words.take("some");
  words.want("cards", Form{"'changes cards'"});
  return table_command::ChangeCards{by, !some};
}

Asked read_orders(PokerScene&, WordsReader& words, Role by) {
  words.want("count", Form{"'orders count'"});
  return table_command::OrderCount{by};
}

// `excludes SEAT [CLAUSE]`: the clause is the one that was broken.
Asked read_excludes(PokerScene&, WordsReader& words, Role by) {
  table_command::Exclude exclude{.by = by, .seat = words.seat(), .breach = {}};
  if (!words.done()) exclude.breach = words.clause();
  return exclude;
}

// `records [SEAT] CLAUSE [TEXT]`: without a seat it means an employee, or somebody who has no seat.
Asked read_records(PokerScene&, WordsReader& words, Role by) {
  table_command::RecordConduct record;
  record.by = by;
  // M95-15.3 begins with a letter; the only clauses that begin with a digit are not about conduct.
  if (words.at_number()) record.seat = words.seat();
  record.breach = words.clause();
  record.text = words.text<ShortText>();
  return record;
}

// `shares SEAT CARDS` or `shares SEAT TEXT`.
Asked read_shares(PokerScene& scene, WordsReader& words, Role by) {
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
  rule.text = words.text<Note>();
  return rule;
}

Asked read_reviews(PokerScene&, WordsReader& words, Role by) {
  words.take("dispute");
  table_command::ReviewDispute review{.by = by, .number = read_number(words), .review = {}};
  if (words.take("overturned"))
    review.review = Review::overturned;
  else if (!words.take("upheld"))
    words.fail("expected 'reviews K upheld' or 'reviews K overturned'");
  return review;
}

Asked read_proposes(PokerScene&, WordsReader& words, Role by) {
  return table_command::Propose{by, words.text<Note>()};
}

Asked read_decides(PokerScene&, WordsReader& words, Role by) {
  return table_command::Decide{by, words.text<Note>()};
}

Asked read_disputes(WordsReader& words, PlayerId player) {
  return table_command::OpenDispute{player, words.text<Note>()};
}

Asked read_asks(WordsReader& words, PlayerId player) {
  words.want("review", Form{"'asks review'"});
  return table_command::RequestReview{player, read_number(words)};
}

}  // namespace cardroom
