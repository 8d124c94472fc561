// `expect …` of what a table keeps around the round of play: seats, disputes, agreements, records.
#include "script/poker/scene.h"

namespace cardroom {

namespace {

std::string numbers_of(const FixedList<Seat, 10>& seats) {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "" : " ") + std::to_string(seat.number());
  return text.empty() ? "nobody" : text;
}

FixedList<Seat, 10> list_of(SeatSet seats) {
  FixedList<Seat, 10> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

void expect_seats(CashScene& scene, WordsReader& words, const FixedList<Seat, 10>& got) {
  FixedList<Seat, 10> wanted;
  const bool nobody = words.take("nobody");
  while (!nobody && !words.done() && !words.error()) {
    const Seat seat = words.seat();
    if (!wanted.full()) wanted.push_back(seat);
  }
  words.finish();
  if (!words.error()) scene.teller.expect(words.line(), numbers_of(wanted), numbers_of(got));
}

void expect_word(CashScene& scene, WordsReader& words, std::string_view got) {
  const std::string wanted = words.next("what it is");
  words.finish();
  if (!words.error()) scene.teller.expect(words.line(), wanted, std::string(got));
}

// `dealt 1 2 4`: who has cards in this round of play.
void expect_dealt(CashScene& scene, WordsReader& words) {
  expect_seats(scene, words, list_of(scene.round().dealt));
}

// `told 1 2`: with whom information was shared last (C-26).
void expect_told(CashScene& scene, WordsReader& words) { expect_seats(scene, words, scene.told); }

// `seated 1 2 4`: who has a seat.
void expect_seated(CashScene& scene, WordsReader& words) {
  expect_seats(scene, words, scene.table ? list_of(seated(*scene.table)) : FixedList<Seat, 10>());
}

// `dispute 1 ruled`.
void expect_dispute(CashScene& scene, WordsReader& words) {
  const int number = words.number("the number of a dispute", 1, 65535);
  std::string_view stage = "no dispute";
  if (scene.table)
    for (const Dispute& dispute : scene.table->disputes)
      if (dispute.number == number) stage = word(dispute.stage);
  expect_word(scene, words, stage);
}

// `proposal adopted`.
void expect_proposal(CashScene& scene, WordsReader& words) {
  const ProposalStage stage = scene.table ? scene.table->proposal.stage : ProposalStage::none;
  expect_word(scene, words, word(stage));
}

// `conduct 3 1`: how many breaches of the player in seat 3 are on record.
void expect_conduct(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const int count = scene.table ? scene.table->place(seat).conduct : 0;
  expect_word(scene, words, std::to_string(count));
}

// `says TEXT`: some sentence told so far has these words in it.
void expect_says(CashScene& scene, WordsReader& words) {
  const std::string wanted = words.rest();
  if (wanted.empty()) return words.fail("expected words of a sentence");
  scene.teller.expect(words.line(), wanted,
                      scene.teller.has_told(wanted) ? wanted : "nothing of the kind");
}

struct Expectation {
  std::string_view word;
  void (*check)(CashScene& scene, WordsReader& words);
};
constexpr Expectation expectations[] = {{"dealt", expect_dealt},       {"told", expect_told},
                                        {"seated", expect_seated},     {"dispute", expect_dispute},
                                        {"proposal", expect_proposal}, {"conduct", expect_conduct},
                                        {"says", expect_says}};

}  // namespace

bool expect_record(CashScene& scene, WordsReader& words) {
  for (const Expectation& one : expectations)
    if (words.take(one.word)) {
      one.check(scene, words);
      return true;
    }
  return false;
}

std::vector<std::string_view> record_words() {
  std::vector<std::string_view> words;
  for (const Expectation& one : expectations) words.push_back(one.word);
  return words;
}

}  // namespace cardroom
