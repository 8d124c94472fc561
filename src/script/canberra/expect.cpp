// `expect …` in the scripts of Canberra Poker.
#include "base/money_text.h"
#include "canberra/game/ranking.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/view.h"
#include "script/canberra/scene.h"

namespace cardroom {

namespace {

using namespace canberra;

std::string text(const FiveCards& cards) {
  CardSet set;
  for (const Card card : cards)
    if (!card.is_none()) set.insert(card);
  return to_string(list_of(set));
}

bool on_layout(const State& state, Seat seat) { return seat.number() <= state.settings.boxes; }

void expect_dollars(HouseScene& scene, WordsReader& words, Cents got) {
  const Cents wanted = read_dollars(words);
  words.finish();
  if (!words.error()) scene.teller.expect(words.line(), in_dollars(wanted), in_dollars(got));
}

const Box& box_of(HouseScene& scene, WordsReader& words) {
  static const Box nobody;
  const Seat seat = words.seat();
  if (on_layout(scene.state(), seat)) return scene.state().box(seat);
  words.fail("the layout has " + std::to_string(scene.state().settings.boxes) + " boxes");
  return nobody;
}

// `wins 1 360` is everything; `wins 1 ante 10`, `wins 1 bet 100`, `wins 1 jackpot 250` its parts.
void expect_wins(HouseScene& scene, WordsReader& words) {
  const BoxResult& result = box_of(scene, words).result;
  if (words.take("ante")) return expect_dollars(scene, words, in_cents(result.ante_paid));
  if (words.take("bet")) return expect_dollars(scene, words, in_cents(result.bet_paid));
  if (words.take("jackpot")) return expect_dollars(scene, words, result.jackpot_paid);
  expect_dollars(scene, words, in_cents(result.ante_paid + result.bet_paid) + result.jackpot_paid);
}

// `stakes 1=190 2=187.50`: the boxes named.
void expect_stakes(HouseScene& scene, WordsReader& words) {
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
  scene.teller.expect(words.line(), wanted, got);
}

void expect_legal(HouseScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  std::string wanted;
  while (!words.done()) {
    std::string word = words.next("what may be done");
    wanted += (wanted.empty() || word == "," ? "" : " ") + word;
  }
  if (words.error()) return;
  scene.teller.expect(words.line(), wanted, say(legal(scene.state(), seat)));
}

// What an onlooker sees of a box.
FiveCards seen(HouseScene& scene, Seat seat) {
  return view_for(scene.state(), {}).boxes[seat.index()].cards;
}

void expect_shown(HouseScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string wanted = to_string(list_of(set_of(words.cards(Deck::full()))));
  if (words.error()) return;
  const FiveCards cards = on_layout(scene.state(), seat) ? seen(scene, seat) : FiveCards{};
  scene.teller.expect(words.line(), wanted, text(cards).empty() ? "hidden" : text(cards));
}

void expect_hidden(HouseScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  words.finish();
  if (words.error()) return;
  const FiveCards cards = on_layout(scene.state(), seat) ? seen(scene, seat) : FiveCards{};
  scene.teller.expect(words.line(), "hidden", text(cards).empty() ? "hidden" : text(cards));
}

// `dealer qualifies`, `dealer does not qualify`, `dealer CARDS`: all that lie open.
void expect_dealer(HouseScene& scene, WordsReader& words) {
  const State& state = scene.state();
  const FiveCards open = view_for(state, {}).dealer;
  const bool negative = words.take("does") && words.take("not") && words.take("qualify");
  if (!negative && !words.take("qualifies")) {
    const std::string wanted = to_string(list_of(set_of(words.cards(Deck::full()))));
    if (!words.error()) scene.teller.expect(words.line(), wanted, text(open));
    return;
  }
  words.finish();
  if (words.error()) return;
  const bool all_open = state.dealer.dealt && open == state.dealer.cards;
  const bool qualifies =
      all_open && Ranking::get().qualifies(Ranking::get().strength(state.dealer.cards));
  const std::string got = !all_open ? "not shown" : qualifies ? "qualifies" : "does not qualify";
  scene.teller.expect(words.line(), negative ? "does not qualify" : "qualifies", got);
}

void expect_up(HouseScene& scene, WordsReader& words) {
  const std::string wanted = to_string(words.cards(Deck::full()));
  if (words.error()) return;
  const DealerHand& dealer = scene.state().dealer;
  scene.teller.expect(words.line(), wanted,
                      dealer.dealt ? to_string(dealer.cards[dealer.up]) : "none");
}

// Met by that clause, its parent or one of its sub-clauses.
void expect_ruling(HouseScene& scene, WordsReader& words) {
  const std::string name = words.next("a ruling");
  const std::string id = words.done() ? std::string() : words.next("a clause");
  words.finish();
  const auto wanted = Clause::parse(id);
  if (!id.empty() && !wanted) words.fail(quoted(id) + " is no clause of the rule documents");
  if (words.error()) return;
  std::string got;
  bool met = false;
  for (const auto& ruling : scene.rulings) {
    met |= ruling.name == name && (!wanted || related(*wanted, ruling.by));
    got += (got.empty() ? "" : ", ") + ruling.name + " " + std::string(ruling.by.id());
  }
  const std::string asked = id.empty() ? name : name + " " + id;
  scene.teller.expect(words.line(), asked, met ? asked : got.empty() ? "no ruling" : got);
}

void expect_over(HouseScene& scene, WordsReader& words) {
  words.finish();
  if (words.error()) return;
  const Phase phase = scene.state().phase;
  const bool on = phase == Phase::wagers || phase == Phase::dealt || phase == Phase::deciding;
  scene.teller.expect(words.line(), "over", on ? "still on" : "over");
}

// What the house has won at antes and bets, less than nothing where it has lost.
void expect_house_result(HouseScene& scene, WordsReader& words) {
  const std::string wanted = words.next("an amount");
  words.finish();
  if (!words.error()) scene.teller.expect(words.line(), wanted, in_dollars(scene.state().house));
}

void expect_phase(HouseScene& scene, WordsReader& words) {
  const std::string wanted = words.next("a phase");
  words.finish();
  if (!words.error())
    scene.teller.expect(words.line(), wanted, std::string(word(scene.state().phase)));
}

}  // namespace

void expect_house(HouseScene& scene, WordsReader& words) {
  if (words.take("wins")) return expect_wins(scene, words);
  if (words.take("returned")) {
    const Cents returned = box_of(scene, words).result.returned;
    return expect_dollars(scene, words, returned);
  }
  if (words.take("collected")) {
    const Chips collected = box_of(scene, words).result.collected;
    return expect_dollars(scene, words, in_cents(collected));
  }
  if (words.take("stakes")) return expect_stakes(scene, words);
  if (words.take("legal")) return expect_legal(scene, words);
  if (words.take("meter")) return expect_dollars(scene, words, meter(scene.state().jackpot));
  if (words.take("reserve"))
    return expect_dollars(scene, words, whole_cents(scene.state().jackpot.reserve));
  if (words.take("house")) return expect_house_result(scene, words);
  if (words.take("shown")) return expect_shown(scene, words);
  if (words.take("hidden")) return expect_hidden(scene, words);
  if (words.take("dealer")) return expect_dealer(scene, words);
  if (words.take("up")) return expect_up(scene, words);
  if (words.take("ruling")) return expect_ruling(scene, words);
  if (words.take("over")) return expect_over(scene, words);
  if (words.take("phase")) return expect_phase(scene, words);
  words.fail(quoted(words.peek()) + " is nothing to expect; see docs/hand-script-canberra.md");
}

}  // namespace cardroom
