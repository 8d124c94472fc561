#include "script/poker/expect_records.h"

#include "script/expectations.h"
#include "script/poker/hosted.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

std::string numbers_of(const FixedList<Seat, 10>& seats) {
  std::string text;
  for (const Seat seat : seats) text += (text.empty() ? "" : " ") + std::to_string(seat.number());
  return text.empty() ? "nobody" : text;
}

FixedList<Seat, 10> seats_in(SeatSet seats) {
  FixedList<Seat, 10> list;
  for (const Seat seat : seats) list.push_back(seat);
  return list;
}

void expect_seats(PokerScene& scene, WordsReader& words, const FixedList<Seat, 10>& got) {
  FixedList<Seat, 10> wanted;
  const bool nobody = words.take("nobody");
  while (!nobody && !words.done() && !words.error()) {
    const Seat seat = words.seat();
    if (!wanted.full()) wanted.push_back(seat);
  }
  words.finish();
  if (!words.error()) scene.transcript.expect(words.line(), numbers_of(wanted), numbers_of(got));
}

void expect_word(PokerScene& scene, WordsReader& words, std::string_view got) {
  const std::string wanted = words.next("what it is");
  words.finish();
  if (!words.error()) scene.transcript.expect(words.line(), wanted, std::string(got));
}

// `dealt 1 2 4`: the seats with cards in this round of play.
void expect_dealt(PokerScene& scene, WordsReader& words) {
  expect_seats(scene, words, seats_in(scene.round().dealt));
}

// `told 1 2`: the seats that were told something last (C-26).
void expect_told(PokerScene& scene, WordsReader& words) { expect_seats(scene, words, scene.told); }

// `seated 1 2 4`: the seats that are taken.
void expect_seated(PokerScene& scene, WordsReader& words) {
  expect_seats(scene, words, scene.table ? seats_in(seated(*scene.table)) : FixedList<Seat, 10>());
}

// `dispute 1 ruled`.
void expect_dispute(PokerScene& scene, WordsReader& words) {
  const int number = words.number("the number of a dispute", 1, 65535);
  std::string_view stage = "no dispute";
  if (scene.table)
    for (const Dispute& dispute : scene.table->disputes)
      if (dispute.number == number) stage = word(dispute.stage);
  expect_word(scene, words, stage);
}

// `proposal adopted`.
void expect_proposal(PokerScene& scene, WordsReader& words) {
  const ProposalStage stage = scene.table ? scene.table->proposal.stage : ProposalStage::none;
  expect_word(scene, words, word(stage));
}

// `conduct 3 1`: how many breaches by the player in seat 3 are on record.
void expect_conduct(PokerScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const int count = scene.table ? scene.table->place(seat).conduct : 0;
  expect_word(scene, words, std::to_string(count));
}

void expect_says(PokerScene& scene, WordsReader& words) {
  if (scene.hosted) return expect_hosted_says(scene, words);
  expect_told(scene.transcript, words);
}

constexpr Verb<ReadPokerLine> record_expectations[] = {
    {"dealt", expect_dealt},     {"told", expect_told},         {"seated", expect_seated},
    {"dispute", expect_dispute}, {"proposal", expect_proposal}, {"conduct", expect_conduct},
    {"says", expect_says}};

}  // namespace

bool expect_record(PokerScene& scene, WordsReader& words) {
  const auto check = take_verb(record_expectations, words);
  if (check != nullptr) check(scene, words);
  return check != nullptr;
}

std::vector<std::string_view> record_words() {
  std::vector<std::string_view> words;
  add_words(words, record_expectations);
  return words;
}

}  // namespace cardroom
