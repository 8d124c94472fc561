// What a hosted table asks for, what it takes, and what it refuses.
#include "hosted/hosted_scene.h"

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
