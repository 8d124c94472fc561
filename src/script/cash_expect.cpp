// `expect …` in the scripts of cash games.
#include <algorithm>

#include "rules/pots.h"
#include "script/cash_scene.h"

namespace cardroom {

namespace {

std::string text(Chips amount) { return std::to_string(amount.count()); }

std::string seat_text(Seat seat) {
  return seat.is_none() ? "nobody" : std::to_string(seat.number());
}

// "3 fold, call 8" with the spacing a person may give the list.
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

void expect_legal(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string wanted = normal_list(words.rest());
  const Legal& legal = scene.round().legal;
  const std::string got = legal.seat == seat
                              ? say(legal)
                              : "nothing: the turn is " + seat_text(scene.round().turn) + "'s";
  scene.teller.expect(words.line(), wanted, got);
}

void expect_pots(CashScene& scene, WordsReader& words) {
  std::string wanted = words.rest();
  std::string got;
  for (const auto& one : pots_of(scene.round())) got += (got.empty() ? "" : " ") + text(one.amount);
  scene.teller.expect(words.line(), wanted, got);
}

std::string board_text(const Round& round) {
  CardList cards;
  for (const Card card : round.board) cards.push_back(card);
  return to_string(cards);
}

// `stakes 1=190 2=230`: the seats named.
void expect_stakes(CashScene& scene, WordsReader& words) {
  std::string wanted;
  std::string got;
  while (!words.done()) {
    const std::string pair = words.next("SEAT=STAKE");
    const auto equals = pair.find('=');
    const bool digits =
        equals != std::string::npos && equals > 0 && equals < 3 &&
        std::all_of(pair.begin(), pair.begin() + static_cast<std::ptrdiff_t>(equals),
                    [](char letter) { return letter >= '0' && letter <= '9'; });
    const int number = digits ? std::stoi(pair.substr(0, equals)) : 0;
    if (number < 1 || number > seats_max)
      return words.fail("expected SEAT=STAKE, not " + quoted(pair));
    const Seat seat(number);
    const Chips stake = scene.table ? stake_of(*scene.table, seat) : Chips(0);
    wanted += (wanted.empty() ? "" : " ") + pair;
    got += (got.empty() ? "" : " ") + std::to_string(number) + "=" + text(stake);
  }
  scene.teller.expect(words.line(), wanted, got);
}

CardSet hole_cards(const Hand& hand) {
  CardSet cards;
  for (std::size_t at = 0; at < hand.count; ++at)
    if (!hand.is_up(at)) cards.insert(hand.cards[at]);
  return cards;
}

void expect_shown(CashScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  if (!scene.started()) return words.fail("nothing has been dealt yet");
  const CardSet wanted = set_of(words.cards(deck_of(scene)));
  if (words.error()) return;
  const bool shown = scene.round().shown.contains(seat);
  scene.teller.expect(
      words.line(), "shown " + to_string(list_of(wanted)),
      shown ? "shown " + to_string(list_of(hole_cards(scene.round().hands[seat.index()])))
            : "hidden");
}

void expect_amount_of(CashScene& scene, WordsReader& words,
                      const std::array<Chips, seats_max>& amounts) {
  const Seat seat = words.seat();
  const Chips wanted = words.amount();
  words.finish();
  if (words.error()) return;
  scene.teller.expect(words.line(), text(wanted), text(amounts[seat.index()]));
}

void expect_amount(CashScene& scene, WordsReader& words, Chips got) {
  const Chips wanted = words.amount();
  words.finish();
  if (words.error()) return;
  scene.teller.expect(words.line(), text(wanted), text(got));
}

void expect_seat(CashScene& scene, WordsReader& words, Seat got) {
  const std::string wanted = words.take("nobody") ? "nobody" : seat_text(words.seat());
  words.finish();
  if (words.error()) return;
  scene.teller.expect(words.line(), wanted, seat_text(got));
}

// `ruling NAME CLAUSE`: the last ruling of the round, under this clause, its parent or a
// sub-clause.
void expect_ruling(CashScene& scene, WordsReader& words) {
  const std::string name = words.next("a ruling");
  const std::string id = words.done() ? "" : words.next("a clause");
  words.finish();
  const auto clause = Clause::parse(id);
  if (!id.empty() && !clause) words.fail(quoted(id) + " is no clause of the rule documents");
  if (words.error()) return;
  const std::string wanted = id.empty() ? name : name + " " + id;
  std::string got = "no ruling";
  for (const auto& ruling : scene.rulings) {
    const bool met =
        ruling.name == name && (id.empty() || (ruling.clause && related(*clause, ruling.clause)));
    got = met ? wanted : ruling.name + " " + std::string(ruling.clause.id());
    if (met) break;
  }
  scene.teller.expect(words.line(), wanted, got);
}

// A part of the sign. It can be read before anybody sits down, and settings may still follow.
void expect_sign(CashScene& scene, WordsReader& words) {
  const std::string wanted = words.rest();
  const auto terms = scene.table ? Result<Terms, SettingRefusal>(scene.table->coming)
                                 : make_terms(scene.game, scene.determined);
  const std::string sign = terms ? sign_of(*terms) : "no sign: " + terms.error().sentence;
  scene.teller.expect(words.line(), wanted, sign.find(wanted) != std::string::npos ? wanted : sign);
}

}  // namespace

void expect_cash(CashScene& scene, WordsReader& words) {
  const Round& round = scene.round();
  if (words.take("sign")) return expect_sign(scene, words);
  if (words.take("turn")) return expect_seat(scene, words, round.turn);
  if (words.take("marker") || words.take("buck") || words.take("button"))
    return expect_seat(scene, words, scene.table ? scene.table->marker : Seat::none());
  if (words.take("legal")) return expect_legal(scene, words);
  if (words.take("pot")) return expect_amount(scene, words, pot(round));
  if (words.take("pots")) return expect_pots(scene, words);
  if (words.take("board")) {
    if (!scene.started()) return words.fail("nothing has been dealt yet");
    const std::string wanted = to_string(words.cards(deck_of(scene)));
    return scene.teller.expect(words.line(), wanted, board_text(round));
  }
  if (words.take("stakes")) return expect_stakes(scene, words);
  if (words.take("commission")) return expect_amount(scene, words, round.house);
  if (words.take("returned")) return expect_amount_of(scene, words, scene.returned);
  if (words.take("wins")) return expect_amount_of(scene, words, scene.won);
  if (words.take("shown")) return expect_shown(scene, words);
  if (words.take("hidden")) {
    const Seat seat = words.seat();
    return scene.teller.expect(words.line(), "hidden",
                               round.shown.contains(seat) ? "shown" : "hidden");
  }
  if (words.take("over"))
    return scene.teller.expect(words.line(), "over",
                               (scene.started() && scene.table->dealing) ? "still on" : "over");
  if (words.take("ruling")) return expect_ruling(scene, words);
  words.fail(quoted(words.peek()) + " is nothing to expect; see docs/hand-script.md");
}

}  // namespace cardroom
