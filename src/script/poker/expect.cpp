#include "script/poker/expect.h"

#include "base/number.h"
#include "rules/game/sign.h"
#include "rules/round/pots.h"
#include "script/expectations.h"
#include "script/nearest.h"
#include "script/poker/expect_records.h"
#include "script/poker/hosted.h"
#include "script/verbs.h"
#include "words/legal_words.h"
#include "words/text.h"

namespace cardroom {

namespace {

std::string seat_text(Seat seat) {
  return seat.is_none() ? "nobody" : std::to_string(seat.number());
}

// Normalises the spacing in a list like "3 fold, call 8".
std::string normal_list(const std::string& list) {
  std::string normal;
  for (const char letter : list) {
    if (letter == ' ' && (normal.empty() || normal.back() == ' ')) continue;
    if (letter == ',' && !normal.empty() && normal.back() == ' ') normal.pop_back();
    normal += letter;
    if (letter == ',') normal += ' ';
  }
  return normal;
}

void expect_legal(PokerScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string wanted = normal_list(words.rest());
  const Legal& legal = scene.round().legal;
  const std::string got = legal.seat == seat
                              ? say(legal)
                              : "nothing: the turn is " + seat_text(scene.round().turn) + "'s";
  scene.transcript.expect(words.line(), wanted, got);
}

void expect_pots(PokerScene& scene, WordsReader& words) {
  std::string wanted = words.rest();
  std::string got;
  for (const auto& one : pots_of(scene.round())) got += (got.empty() ? "" : " ") + text(one.amount);
  scene.transcript.expect(words.line(), wanted, got);
}

std::string board_text(const Round& round) {
  CardList cards;
  for (const Card card : round.board) cards.push_back(card);
  return to_string(cards);
}

// `stakes 1=190 2=230`: only the seats named.
void expect_stakes(PokerScene& scene, WordsReader& words) {
  std::string wanted;
  std::string got;
  while (!words.done()) {
    const std::string pair = words.next("SEAT=STAKE");
    const auto equals = pair.find('=');
    const auto number = parse_number<int>(std::string_view(pair).substr(0, equals), {1, seats_max});
    if (equals == std::string::npos || !number)
      return words.fail("expected SEAT=STAKE, not " + quoted(pair));
    const Seat seat(*number);
    const Chips stake = scene.table ? stake_of(*scene.table, seat) : Chips(0);
    wanted += (wanted.empty() ? "" : " ") + pair;
    got += (got.empty() ? "" : " ") + text(seat) + "=" + text(stake);
  }
  scene.transcript.expect(words.line(), wanted, got);
}

CardSet hole_cards(const Hand& hand) {
  CardSet cards;
  for (std::size_t at = 0; at < hand.count; ++at)
    if (!hand.is_up(at)) cards.insert(hand.cards[at]);
  return cards;
}

void expect_shown(PokerScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  if (!scene.started()) return words.fail("nothing has been dealt yet");
  const CardSet wanted = set_of(words.cards(deck_of(scene)));
  if (words.error()) return;
  const bool shown = scene.round().shown.contains(seat);
  scene.transcript.expect(
      words.line(), "shown " + to_string(list_of(wanted)),
      shown ? "shown " + to_string(list_of(hole_cards(scene.round().hands[seat.index()])))
            : "hidden");
}

void expect_amount_of(PokerScene& scene, WordsReader& words,
                      const std::array<Chips, seats_max>& amounts) {
  const Seat seat = words.seat();
  const Chips wanted = words.amount();
  words.finish();
  if (words.error()) return;
  scene.transcript.expect(words.line(), text(wanted), text(amounts[seat.index()]));
}

void expect_amount(PokerScene& scene, WordsReader& words, Chips got) {
  const Chips wanted = words.amount();
  words.finish();
  if (words.error()) return;
  scene.transcript.expect(words.line(), text(wanted), text(got));
}

void expect_seat(PokerScene& scene, WordsReader& words, Seat got) {
  const std::string wanted = words.take("nobody") ? "nobody" : seat_text(words.seat());
  words.finish();
  if (words.error()) return;
  scene.transcript.expect(words.line(), wanted, seat_text(got));
}

void expect_round_ruling(PokerScene& scene, WordsReader& words) {
  expect_ruling(scene.transcript, words, scene.noted.rulings);
}

// A part of the sign. It can be read before anybody sits down, and settings may still follow.
void expect_sign(PokerScene& scene, WordsReader& words) {
  const std::string wanted = words.rest();
  const auto terms = scene.table ? Result<Terms, SettingRefusal>(scene.table->coming)
                                 : make_terms(scene.game, scene.determined);
  const std::string sign = terms ? sign_of(*terms) : "no sign: " + terms.error().sentence;
  scene.transcript.expect(words.line(), wanted,
                          sign.find(wanted) != std::string::npos ? wanted : sign);
}

void expect_turn(PokerScene& scene, WordsReader& words) {
  expect_seat(scene, words, scene.round().turn);
}

void expect_marker(PokerScene& scene, WordsReader& words) {
  expect_seat(scene, words, scene.table ? scene.table->marker : Seat::none());
}

void expect_pot(PokerScene& scene, WordsReader& words) {
  expect_amount(scene, words, pot(scene.round()));
}

void expect_board(PokerScene& scene, WordsReader& words) {
  if (!scene.started()) return words.fail("nothing has been dealt yet");
  const std::string wanted = to_string(words.cards(deck_of(scene)));
  scene.transcript.expect(words.line(), wanted, board_text(scene.round()));
}

void expect_commission(PokerScene& scene, WordsReader& words) {
  expect_amount(scene, words, scene.round().house);
}

void expect_returned(PokerScene& scene, WordsReader& words) {
  expect_amount_of(scene, words, scene.noted.returned);
}

void expect_wins(PokerScene& scene, WordsReader& words) {
  expect_amount_of(scene, words, scene.noted.won);
}

void expect_hidden(PokerScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  words.finish();
  if (words.error()) return;
  scene.transcript.expect(words.line(), "hidden",
                          scene.round().shown.contains(seat) ? "shown" : "hidden");
}

void expect_over(PokerScene& scene, WordsReader& words) {
  words.finish();
  const bool is_on = scene.started() && scene.table->dealing;
  scene.transcript.expect(words.line(), "over", is_on ? "still on" : "over");
}

constexpr Verb<ReadPokerLine> round_expectations[] = {{"sign", expect_sign},
                                                      {"turn", expect_turn},
                                                      {"marker", expect_marker},
                                                      {"buck", expect_marker},
                                                      {"button", expect_marker},
                                                      {"legal", expect_legal},
                                                      {"pot", expect_pot},
                                                      {"pots", expect_pots},
                                                      {"board", expect_board},
                                                      {"stakes", expect_stakes},
                                                      {"commission", expect_commission},
                                                      {"returned", expect_returned},
                                                      {"wins", expect_wins},
                                                      {"shown", expect_shown},
                                                      {"hidden", expect_hidden},
                                                      {"over", expect_over},
                                                      {"ruling", expect_round_ruling},
                                                      {"asks", expect_asks}};

}  // namespace

void expect_poker(PokerScene& scene, WordsReader& words) {
  if (const auto check = take_verb(round_expectations, words)) return check(scene, words);
  if (!expect_record(scene, words))
    words.fail(quoted(words.peek()) + " cannot be expected; " +
               what_else(words.peek(), expect_words()));
}

std::vector<std::string_view> expect_words() {
  std::vector<std::string_view> words = record_words();
  add_words(words, round_expectations);
  return words;
}

}  // namespace cardroom
