// What a hosted table asks for, what it takes, and what it refuses.
#include "hosted/hosted_scene.h"
#include "hosted/view.h"

using namespace cardroom;
using test::HostedTest;

namespace {

// Hold-Em with the flop asked for.
HostedTest before_flop() {
  HostedTest at("holdem-1995");
  at.deal();
  at.play_on();
  return at;
}

HostedTest at_showdown() {
  HostedTest at = before_flop();
  for (const char* street : {"Jd 5c 3s", "2h", "9c"}) {
    REQUIRE(at.tell(street) == "");
    at.play_on();
  }
  return at;
}

bool mentions(const std::vector<std::string>& texts, std::string_view words) {
  for (const auto& text : texts)
    if (text.find(words) != std::string::npos) return true;
  return false;
}

}  // namespace

TEST_CASE("a deal is not told: no event of it names a card") {
  HostedTest at("holdem-1995");
  at.deal();
  CHECK(mentions(at.happened, R"("type":"dealt")"));
  for (const auto& text : at.happened)
    for (const char suit : {'c', 'd', 'h', 's'})
      CHECK_MESSAGE(text.find(std::string("7") + suit + "\"") == std::string::npos, text);
}

TEST_CASE("the communal cards are asked for when the betting round is over, and not before") {
  HostedTest at = before_flop();
  CHECK(at.wanted().what == WantedFor::street);
  CHECK(at.wanted().cards.size() == 3);
  CHECK(at.table().round.board.empty());
  CHECK(at.tell("Jd 5c 3s") == "");
  CHECK(to_string(at.table().round.board[0]) == "Jd");
  CHECK(at.table().round.board.size() == 3);
  CHECK_FALSE(at.game.now.waits());
}

TEST_CASE("cards may be told one at a time") {
  HostedTest at = before_flop();
  CHECK(at.tell("Jd") == "");
  CHECK(at.wanted().cards.size() == 2);
  CHECK(at.table().round.board.empty());
  CHECK(at.tell("5c 3s") == "");
  CHECK(at.table().round.board.size() == 3);
}

TEST_CASE("a card told twice is refused with the place where it was seen") {
  HostedTest at = before_flop();
  CHECK(at.tell("Jd 5c 3s") == "");
  at.play_on();
  CHECK(at.tell("5c") == "card_seen_before");
  CHECK(at.fact("communal") == 2);
  CHECK(at.wanted().cards.size() == 1);
  CHECK(at.tell("6c") == "");
}

TEST_CASE("a card that is not in the deck is refused, and so are too many, and none") {
  HostedTest at("holdem-1995");
  at.deal();
  CHECK(at.tell("As") == "no_cards_asked");
  at.play_on();
  CHECK(at.tell("Jk") == "not_in_deck");
  CHECK(at.tell("Jd 5c 3s 2h") == "too_many_cards");
  CHECK(at.fact("asked") == 3);
  CHECK(at.tell("") == "no_card_told");
  CHECK(at.tell("Jd", Seat(2)) == "hand_not_asked");
}

TEST_CASE("nothing else happens until the cards are told, but the round can be declared void") {
  HostedTest at = before_flop();
  CHECK(at.tried(TableCommand(Command(command::Check{Seat(1)}))) == "waits_for_cards");
  CHECK(at.last->clause);
  CHECK(at.tried(TableCommand(table_command::StartRound{})) == "waits_for_cards");
  CHECK(at.tried(TableCommand(Command(command::VoidRound{}))) == "");
  CHECK_FALSE(at.table().dealing);
  CHECK_FALSE(at.game.now.waits());
  for (int seat = 1; seat <= 3; ++seat) CHECK(stake_of(at.table(), Seat(seat)) == Chips(200));
}

TEST_CASE("H95-9.2: at the showdown each hand is asked for, and the best of those shown wins") {
  HostedTest at = at_showdown();
  CHECK(at.wanted().what == WantedFor::showdown);
  const Seat first = at.wanted().cards[0].seat;
  CHECK(at.tell("As Ad") == "");
  const Seat second = at.wanted().cards[0].seat;
  CHECK(second != first);
  CHECK(at.tell("Kd Jd") == "card_seen_before");
  CHECK(at.tell("Ks Kd") == "");
  CHECK(at.tried(TableCommand(Command(command::Muck{at.wanted().cards[0].seat}))) == "");
  CHECK_FALSE(at.table().dealing);
  CHECK(at.table().round.won[first.index()] > Chips(0));
  CHECK(at.table().round.won[second.index()] == Chips(0));
  // The losing hand was seen, so everybody sees it.
  CHECK(at.table().round.shown.contains(second));
}

TEST_CASE("H95-16.9: a hand that is thrown in wins nothing and is not asked for again") {
  HostedTest at = at_showdown();
  const Seat first = at.wanted().cards[0].seat;
  CHECK(at.tried(TableCommand(Command(command::Muck{first}))) == "");
  CHECK(mentions(at.happened, R"("type":"mucked")"));
  CHECK(at.tried(hosted_command::KeepHidden{first}) == "hand_not_asked");
  const Seat second = at.wanted().cards[0].seat;
  CHECK(at.tried(hosted_command::KeepHidden{second}) == "");
  const Seat third = at.wanted().cards[0].seat;
  CHECK(at.tried(hosted_command::KeepHidden{third}) == "last_hand_shows");
  CHECK(at.tried(TableCommand(Command(command::Muck{third}))) == "last_hand_shows");
  CHECK(at.tell("7h 8d") == "");
  CHECK(at.table().round.won[third.index()] > Chips(0));
  CHECK(at.tried(TableCommand(Command(command::Show{first}))) == "hand_is_dead");
  // A hand that was kept may still be shown.
  CHECK(at.tried(TableCommand(Command(command::Show{second}))) == "");
  CHECK(at.wanted().what == WantedFor::hand);
  CHECK(at.tell("Qh Qd") == "");
  CHECK(at.table().round.shown.contains(second));
}

TEST_CASE("another player may show before the one who is asked") {
  HostedTest at = at_showdown();
  const Seat first = at.wanted().cards[0].seat;
  const Seat third = at.table().round.active.after(at.table().round.active.after(first));
  CHECK(at.tell("As Ad", third) == "");
  CHECK(at.wanted().cards[0].seat == first);
  CHECK(at.tell("As Kd") == "card_seen_before");
  CHECK(at.fact("seat") == third.number());
}

TEST_CASE("a player who folds is never asked") {
  HostedTest at("holdem-1995");
  at.deal();
  at.put(Command(command::Fold{at.table().round.turn}));
  at.put(Command(command::Fold{at.table().round.turn}));
  CHECK_FALSE(at.table().dealing);
  CHECK_FALSE(at.game.now.waits());
}

TEST_CASE("S05-10.1: the up cards decide who opens, and are asked for seat by seat") {
  HostedTest at("stud-2005");
  at.deal();
  REQUIRE(at.wanted().what == WantedFor::street);
  REQUIRE(at.wanted().cards.size() == 3);
  CHECK(at.table().round.turn.is_none());
  CHECK(at.tell("9h 4c Kd") == "");
  CHECK_FALSE(at.table().round.turn.is_none());
  CHECK(at.table().round.hands[0].holds("9h"_card));
}

TEST_CASE("H95-16.7: an exposed hole card is told with the report or after it") {
  HostedTest at("holdem-1995");
  at.deal();
  command::Report report;
  report.seat = Seat(2);
  CHECK(at.tried(TableCommand(Command(report))) == "");
  CHECK(at.wanted().what == WantedFor::exposed);
  CHECK(at.tell("Kd") == "");
  CHECK(mentions(at.happened, R"("card":"Kd")"));
  HostedTest other("holdem-1995");
  other.deal();
  report.card = "Kd"_card;
  CHECK(other.tried(TableCommand(Command(report))) == "");
  CHECK_FALSE(other.game.now.waits());
  CHECK(mentions(other.happened, R"("card":"Kd")"));
  CHECK(other.table().round == at.table().round);
}

TEST_CASE("T01-B-2.3: of a draw only the number of cards is told") {
  HostedTest at("draw-2001");
  at.deal();
  at.play_on();
  REQUIRE(at.table().round.stage == Stage::drawing);
  const Seat seat = at.table().round.turn;
  CHECK(at.tried(hosted_command::ThrowAway{.seat = seat, .count = 6, .seen = {}}) ==
        "too_many_cards");
  CHECK(at.tried(hosted_command::ThrowAway{.seat = seat, .count = 2, .seen = {"As"_card}}) ==
        "not_their_card");
  CHECK(at.tried(TableCommand(Command(command::Draw{seat, {"As"_card}}))) == "count_not_cards");
  CHECK(at.tried(hosted_command::ThrowAway{.seat = seat, .count = 2, .seen = {}}) == "");
  CHECK(at.table().round.thrown[seat.index()].size() == 2);
  CHECK(at.table().round.hands[seat.index()].count == 5);
}

namespace {

command::Report wrong_count(Seat seat) {
  command::Report report;
  report.what = Irregularity::wrong_count;
  report.seat = seat;
  report.count = 3;
  return report;
}

}  // namespace

TEST_CASE("H95-16.8: a wrong number of cards is found at the showdown, and the others show on") {
  HostedTest at = at_showdown();
  const Seat first = at.wanted().cards[0].seat;
  CHECK(at.tell("As Ad") == "");
  const Seat second = at.wanted().cards[0].seat;
  CHECK(at.tried(TableCommand(Command(wrong_count(second)))) == "");
  CHECK(mentions(at.happened, R"("type":"hand_died")"));
  REQUIRE(at.wanted().what == WantedFor::showdown);
  const Seat third = at.wanted().cards[0].seat;
  CHECK(third != first);
  CHECK(third != second);
  CHECK(at.tell("Kd Ks") == "");
  CHECK_FALSE(at.table().dealing);
  CHECK(at.table().round.won[first.index()] > Chips(0));
  CHECK(at.table().round.shown.contains(third));
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.wanted().cards[0].seat == second);
}

TEST_CASE("H95-16.8: the last player whose hand counts wins at the showdown without showing it") {
  HostedTest at = at_showdown();
  const Seat first = at.wanted().cards[0].seat;
  CHECK(at.tried(TableCommand(Command(command::Muck{first}))) == "");
  const Seat second = at.wanted().cards[0].seat;
  CHECK(at.tried(TableCommand(Command(wrong_count(second)))) == "");
  if (at.table().dealing) {
    // A hand that was thrown in contests nothing, but its player was not alone yet.
    const Seat third = at.wanted().cards[0].seat;
    CHECK(at.tell("7h 8d") == "");
    CHECK(at.table().round.won[third.index()] > Chips(0));
  }
  CHECK_FALSE(at.table().dealing);
  CHECK(at.table().round.won[first.index()] == Chips(0));
  CHECK(at.table().round.won[second.index()] == Chips(0));
}

TEST_CASE("H95-16.8: at the showdown only what the book knows there is ruled on") {
  HostedTest at = at_showdown();
  const auto known = known_now(at.table());
  CHECK(known.contains(Irregularity::wrong_count));
  CHECK_FALSE(known.contains(Irregularity::hole_exposed));
  command::Report exposed;
  exposed.seat = at.wanted().cards[0].seat;
  CHECK(at.tried(TableCommand(Command(exposed))) == "wrong_moment");
  CHECK(at.wanted().what == WantedFor::showdown);
  CHECK(at.tell("As Ad") == "");
}

namespace {

// Everything that was told, and the table after it, whatever stands in for unseen cards.
struct TwoOrders {
  explicit TwoOrders(std::string_view book) : one(book), other(book) {
    const CardList order = list_of(one.table().coming.deck.cards());
    CardList reversed;
    for (std::size_t at = order.size(); at > 0; --at) reversed.push_back(order[at - 1]);
    one.put(table_command::StartRound{order, 0});
    other.put(table_command::StartRound{reversed, 0});
  }
  std::string tried(const HostedCommand& command) {
    const std::string refused = one.tried(command);
    CHECK(other.tried(command) == refused);
    CHECK(one.happened == other.happened);
    CHECK(one.game.now.told == other.game.now.told);
    CHECK(one.table().round.turn == other.table().round.turn);
    CHECK(known_now(one.game.now).size() == known_now(other.game.now).size());
    return refused;
  }
  std::string tell(std::string_view text) {
    return tried(hosted_command::TellCards{{}, test::cards(text)});
  }
  std::string report(Irregularity what, Card card = {}, Seat seat = {}) {
    command::Report report;
    report.what = what;
    report.card = card;
    report.seat = seat;
    return tried(TableCommand(Command(report)));
  }
  void play_on() {
    one.play_on();
    other.play_on();
  }
  HostedTest one;
  HostedTest other;
};

}  // namespace

TEST_CASE("H95-16.6: the burn card is exposed while the flop is turned, and is the first of it") {
  TwoOrders at("holdem-1995");
  at.play_on();
  REQUIRE(at.one.wanted().cards.size() == 3);
  CHECK(known_now(at.one.game.now).contains(Irregularity::burn_exposed));
  CHECK(at.report(Irregularity::burn_exposed, "Kd"_card) == "");
  CHECK(mentions(at.one.happened, R"("ruling":"used")"));
  REQUIRE(at.one.wanted().what == WantedFor::street);
  CHECK(at.one.wanted().cards.size() == 2);
  CHECK(at.tell("Kd 2c") == "card_seen_before");
  CHECK(at.tell("7s 2c") == "");
  CHECK_FALSE(at.one.game.now.waits());
  REQUIRE(at.one.table().round.board.size() == 3);
  CHECK(to_string(at.one.table().round.board[0]) == "Kd");

  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.one.wanted().cards.size() == 3);
  CHECK(at.tell("7s 2c Kd") == "");
}

TEST_CASE("S05-17.17: a hole card is exposed on the deal, and is the up card of that player") {
  TwoOrders at("stud-2005");
  REQUIRE(at.one.wanted().cards.size() == 3);
  CHECK(at.report(Irregularity::hole_exposed, "Kd"_card, Seat(2)) == "");
  REQUIRE(at.one.wanted().what == WantedFor::street);
  REQUIRE(at.one.wanted().cards.size() == 2);
  for (const WantedCard& card : at.one.wanted().cards) CHECK(card.seat != Seat(2));
  CHECK(at.tell("9h 4c") == "");
  CHECK_FALSE(at.one.game.now.waits());
  const Hand& hand = at.one.table().round.hands[1];
  int up = 0;
  for (std::size_t place = 0; place < hand.count; ++place)
    if (hand.is_up(place)) up += to_string(hand.cards[place]) == "Kd" ? 1 : 100;
  CHECK(up == 1);
  CHECK_FALSE(at.one.table().round.turn.is_none());
  at.play_on();
  CHECK(at.one.wanted().cards.size() == 3);
}

TEST_CASE("S05-17.1: a misdeal is found while the cards are dealt, before any of them is told") {
  TwoOrders at("stud-2005");
  CHECK(at.report(Irregularity::not_cut) == "");
  CHECK(at.one.table().round.stage == Stage::misdealt);
  CHECK_FALSE(at.one.game.now.waits());
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.one.wanted().cards.size() == 3);
  CHECK(at.tell("9h") == "");
  CHECK(at.report(Irregularity::not_cut) == "");
  CHECK(at.tried(TableCommand(Command(command::Redeal{}))) == "");
  CHECK(at.tell("9h 4c Kd") == "");
}

TEST_CASE("M95-16.5: nothing is ruled on while cards of players who are all in are turned") {
  HostedTest at("modern-holdem", 2);
  at.deal();
  const Legal& legal = at.table().round.legal;
  at.put(Command(command::RaiseTo{legal.seat, legal.sizes.high}));
  while (!at.game.now.waits()) {
    const Legal& now = at.table().round.legal;
    if (now.tap_out)
      at.put(Command(command::TapOut{now.seat}));
    else
      at.put(Command(command::Call{now.seat}));
  }
  CHECK(known_now(at.game.now).empty());
  command::Report report;
  report.what = Irregularity::burn_exposed;
  CHECK(at.tried(TableCommand(Command(report))) != "");
  CHECK(at.wanted().cards.size() == 3);
}
