// Lessons at a hosted table: laid cards, answers before the book's, marks. Counts of real chips.
#include "hosted/lesson.h"

#include <map>

#include "hosted/hosted_scene.h"

using namespace cardroom;
using test::HostedTest;

namespace {

// A round of two whose cards were laid in this order: one card at a time to seats 2 and 1.
struct LessonTest : HostedTest {
  explicit LessonTest(std::string_view laid) : HostedTest("holdem-1995", 2) { deal_laid(laid); }

  void deal_laid(std::string_view laid) {
    CardSet deck = table().coming.deck.cards();
    CardList order = test::cards(laid);
    for (const Card card : order) deck.erase(card);
    for (const Card card : deck) order.push_back(card);
    REQUIRE(tried(hosted_command::LayCards{order}) == "");
    put(table_command::StartRound{order});
  }
  std::string lying(Seat seat = {}) const {
    std::string text;
    for (const WantedCard& card : lies_open(game.now))
      if (seat.is_none() || card.seat == seat)
        text += (text.empty() ? "" : " ") + to_string(card.instead);
    return text;
  }
  void to_showdown() {
    for (int street = 0; street < 3; ++street) {
      play_on();
      REQUIRE(tell(lying()) == "");
    }
    play_on();
    REQUIRE(wanted().what == WantedFor::showdown);
  }
  std::pair<int, int> marks(LessonPart part) const {
    const LessonTally& tally = game.lesson.tallies[static_cast<std::size_t>(part)];
    return {tally.asked, tally.right};
  }
};

using Marks = std::pair<int, int>;

}  // namespace

TEST_CASE("a lesson shows the cards that were laid, and marks what is told") {
  LessonTest at("As Kc Ad Kd");
  at.play_on();
  CHECK(at.lying().size() == 8);  // Three cards.
  const std::string right = at.lying();
  CHECK(at.tell("9h 9s 9d") == "");
  CHECK(at.marks(LessonPart::cards) == Marks(1, 0));
  CHECK(at.wanted().cards.size() == 3);
  CHECK(at.tell(right) == "");
  CHECK(at.marks(LessonPart::cards) == Marks(2, 1));
}

TEST_CASE("in a lesson the pots are paid only after an answer, and payouts and commission marked") {
  for (const bool knows : {true, false}) {
    LessonTest at("As Kc Ad Kd");
    at.to_showdown();
    std::map<int, std::string> hands;
    for (int seat = 1; seat <= 2; ++seat) hands[seat] = at.lying(Seat(seat));
    const int first = at.wanted().cards[0].seat.number();
    REQUIRE(at.tell(hands[first], Seat(first)) == "");
    CHECK(at.tell(hands[3 - first], Seat(3 - first)) == "answer_first");
    const Chips pot(8);  // Each has put in 4.
    // Whoever has the Aces wins all of it: so little pays no commission.
    const int winner = hands[1].find('A') != std::string::npos ? 1 : 2;
    hosted_command::LessonAnswer answer;
    answer.seats.push_back(Seat(knows ? winner : 3 - winner));
    answer.amounts.push_back(pot);
    answer.commission = Chips(knows ? 0 : 1);
    CHECK(at.tried(answer) == "");
    CHECK(at.tell(hands[3 - first], Seat(3 - first)) == "");
    CHECK_FALSE(at.table().dealing);
    CHECK(at.marks(LessonPart::payouts) == Marks(1, knows ? 1 : 0));
    CHECK(at.marks(LessonPart::commission) == Marks(1, knows ? 1 : 0));
    CHECK(at.tried(answer) == "no_round");
  }
}

TEST_CASE("in a lesson a ruling is stated before the book gives it") {
  LessonTest at("As Kc Ad Kd");
  command::Report report;
  report.what = Irregularity::not_cut;
  CHECK(at.tried(TableCommand(Command(report))) == "answer_first");
  hosted_command::LessonAnswer answer;
  answer.ruling = Ruling::misdeal;
  CHECK(at.tried(answer) == "");
  at.put(Command(report));
  CHECK(at.marks(LessonPart::ruling) == Marks(1, 1));
}

TEST_CASE("a round without laid cards is no lesson") {
  LessonTest at("As Kc Ad Kd");
  CHECK(at.game.lesson.on);
  CHECK(at.tried(hosted_command::LessonAnswer{}) == "");
  at.put(Command(command::Fold{at.table().round.turn}));
  REQUIRE_FALSE(at.table().dealing);
  at.deal();
  CHECK_FALSE(at.game.lesson.on);
  CHECK(at.tried(hosted_command::LessonAnswer{}) == "no_lesson");
  at.put(Command(command::Fold{at.table().round.turn}));
}

TEST_CASE("counted chips are the stakes, and what was found is kept apart") {
  HostedTest at("holdem-1995");
  const auto count = [&](std::initializer_list<Seat> seats, std::initializer_list<Chips> chips) {
    return at.tried(hosted_command::CountStakes{.seats = seats, .chips = chips});
  };
  CHECK(count({Seat(1), Seat(2)}, {Chips(205), Chips(190)}) == "");
  CHECK(at.table().place(Seat(1)).stake == Chips(205));
  CHECK(at.table().place(Seat(2)).stake == Chips(190));
  CHECK(at.game.now.found == Chips(-5));
  CHECK(conserved(at.table()));
  CHECK(count({Seat(7)}, {Chips(1)}) == "nobody_counted");
  at.deal();
  CHECK(count({Seat(1)}, {Chips(1)}) == "round_under_way");
}
