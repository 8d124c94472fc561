#include "script/canberra/expect.h"

#include "base/money_text.h"
#include "canberra/game/ranking.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/view.h"
#include "script/canberra/hosted.h"
#include "script/expectations.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

using namespace canberra;

std::string cards_text(const FiveCards& cards) {
  CardSet set;
  for (const Card card : cards)
    if (!card.is_none()) set.insert(card);
  return to_string(list_of(set));
}

bool on_layout(const State& state, Seat seat) { return seat.number() <= state.settings.boxes; }

void expect_dollars(CanberraScene& scene, WordsReader& words, Cents got) {
  const Cents wanted = words.dollars();
  words.finish();
  if (!words.error()) scene.transcript.expect(words.line(), in_dollars(wanted), in_dollars(got));
}

const Box& box_of(CanberraScene& scene, WordsReader& words) {
  static const Box nobody;
  const Seat seat = words.seat();
  if (on_layout(scene.state(), seat)) return scene.state().box(seat);
  words.fail("the layout has " + std::to_string(scene.state().settings.boxes) + " boxes");
  return nobody;
}

// `wins 1 360` is everything; `wins 1 ante 10`, `wins 1 bet 100` and `wins 1 jackpot 250` are its
// parts.
void expect_wins(CanberraScene& scene, WordsReader& words) {
  const BoxResult& result = box_of(scene, words).result;
  if (words.take("ante")) return expect_dollars(scene, words, in_cents(result.ante_paid));
  if (words.take("bet")) return expect_dollars(scene, words, in_cents(result.bet_paid));
  if (words.take("jackpot")) return expect_dollars(scene, words, result.jackpot_paid);
  expect_dollars(scene, words, in_cents(result.ante_paid + result.bet_paid) + result.jackpot_paid);
}

// `stakes 1=190 2=187.50`: only the boxes named.
void expect_stakes(CanberraScene& scene, WordsReader& words) {
  std::string wanted;
  std::string got;
  while (!words.done()) {
    const std::string pair = words.next("BOX=STAKE");
    const auto equals = pair.find('=');
    const bool one_digit = equals == 1 && pair[0] >= '1' && pair[0] <= '9';
    const auto amount = one_digit ? parse_dollars(pair.substr(2)) : std::nullopt;
    const Seat seat(one_digit ? pair[0] - '0' : 0);
    if (!amount || !on_layout(scene.state(), seat))
      return words.fail("expected BOX=STAKE, not " + quoted(pair));
    const std::string space = wanted.empty() ? "" : " ";
    wanted += space + pair.substr(0, 2) + in_dollars(*amount);
    got += space + pair.substr(0, 2) + in_dollars(scene.state().stake(seat));
  }
  scene.transcript.expect(words.line(), wanted, got);
}

void expect_legal(CanberraScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  std::string wanted;
  while (!words.done()) {
    std::string word = words.next("what may be done");
    wanted += (wanted.empty() || word == "," ? "" : " ") + word;
  }
  if (words.error()) return;
  scene.transcript.expect(words.line(), wanted, say(legal(scene.state(), seat)));
}

// What an onlooker sees of a box.
FiveCards seen(CanberraScene& scene, Seat seat) {
  return view_for(scene.state(), {}).boxes[seat.index()].cards;
}

void expect_shown(CanberraScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string wanted = to_string(list_of(set_of(words.cards(Deck::full()))));
  if (words.error()) return;
  const FiveCards cards = on_layout(scene.state(), seat) ? seen(scene, seat) : FiveCards{};
  scene.transcript.expect(words.line(), wanted,
                          cards_text(cards).empty() ? "hidden" : cards_text(cards));
}

void expect_hidden(CanberraScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  words.finish();
  if (words.error()) return;
  const FiveCards cards = on_layout(scene.state(), seat) ? seen(scene, seat) : FiveCards{};
  scene.transcript.expect(words.line(), "hidden",
                          cards_text(cards).empty() ? "hidden" : cards_text(cards));
}

// `dealer qualifies`, `dealer does not qualify`, `dealer CARDS`: all cards that are face up.
void expect_dealer(CanberraScene& scene, WordsReader& words) {
  const State& state = scene.state();
  const FiveCards open = view_for(state, {}).dealer;
  const bool negative = words.take("does") && words.take("not") && words.take("qualify");
  if (!negative && !words.take("qualifies")) {
    const std::string wanted = to_string(list_of(set_of(words.cards(Deck::full()))));
    if (!words.error()) scene.transcript.expect(words.line(), wanted, cards_text(open));
    return;
  }
  words.finish();
  if (words.error()) return;
  const bool all_open = state.dealer.dealt && open == state.dealer.cards;
  const bool qualifies =
      all_open && Ranking::get().qualifies(Ranking::get().strength(state.dealer.cards));
  const std::string got = !all_open ? "not shown" : qualifies ? "qualifies" : "does not qualify";
  scene.transcript.expect(words.line(), negative ? "does not qualify" : "qualifies", got);
}

void expect_up(CanberraScene& scene, WordsReader& words) {
  const std::string wanted = to_string(words.cards(Deck::full()));
  if (words.error()) return;
  const DealerHand& dealer = scene.state().dealer;
  scene.transcript.expect(words.line(), wanted,
                          dealer.dealt ? to_string(dealer.cards[dealer.up]) : "none");
}

void expect_round_ruling(CanberraScene& scene, WordsReader& words) {
  expect_ruling(scene.transcript, words, scene.rulings);
}

void expect_over(CanberraScene& scene, WordsReader& words) {
  words.finish();
  if (words.error()) return;
  const TablePhase phase = scene.state().phase;
  const bool on =
      phase == TablePhase::wagers || phase == TablePhase::dealt || phase == TablePhase::deciding;
  scene.transcript.expect(words.line(), "over", on ? "still on" : "over");
}

// What the house has won from antes and bets; below zero if it has lost.
void expect_house_result(CanberraScene& scene, WordsReader& words) {
  const std::string wanted = words.next("an amount");
  words.finish();
  if (!words.error())
    scene.transcript.expect(words.line(), wanted, in_dollars(scene.state().house));
}

void expect_phase(CanberraScene& scene, WordsReader& words) {
  const std::string wanted = words.next("a phase");
  words.finish();
  if (!words.error())
    scene.transcript.expect(words.line(), wanted, std::string(word(scene.state().phase)));
}

void expect_returned(CanberraScene& scene, WordsReader& words) {
  const Cents returned = box_of(scene, words).result.returned;
  expect_dollars(scene, words, returned);
}

void expect_collected(CanberraScene& scene, WordsReader& words) {
  const Chips collected = box_of(scene, words).result.collected;
  expect_dollars(scene, words, in_cents(collected));
}

void expect_meter(CanberraScene& scene, WordsReader& words) {
  expect_dollars(scene, words, meter(scene.state().jackpot));
}

void expect_reserve(CanberraScene& scene, WordsReader& words) {
  expect_dollars(scene, words, whole_cents(scene.state().jackpot.reserve));
}

constexpr Verb<ReadCanberraLine> expectations[] = {
    {"wins", expect_wins},     {"returned", expect_returned},   {"collected", expect_collected},
    {"stakes", expect_stakes}, {"asks", expect_canberra_asks},  {"legal", expect_legal},
    {"meter", expect_meter},   {"reserve", expect_reserve},     {"house", expect_house_result},
    {"shown", expect_shown},   {"hidden", expect_hidden},       {"dealer", expect_dealer},
    {"up", expect_up},         {"ruling", expect_round_ruling}, {"over", expect_over},
    {"phase", expect_phase}};

}  // namespace

void expect_canberra(CanberraScene& scene, WordsReader& words) {
  if (const auto check = take_verb(expectations, words)) return check(scene, words);
  words.fail(quoted(words.peek()) + " cannot be expected; see docs/hand-script-canberra.md");
}

}  // namespace cardroom
