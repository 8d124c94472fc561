// Shuffle, cut and deal: CP17-2.1, CP17-5, CP17-6, CP17-7, CP17-12.
#include "canberra/play.h"
#include "canberra/table/legal.h"
#include "canberra/table/view.h"

using namespace cardroom;
using namespace cardroom::canberra;

static FiveCards five(std::string_view text) {
  const CardList list = Play::cards_of(text);
  return {list[0], list[1], list[2], list[3], list[4]};
}

TEST_CASE("CP17-2.1 CP17-DEF-Shoe: 52 cards, no joker: anything else is refused") {
  auto play = Play::open_with({200});
  play.antes({10});
  const auto with_joker = Shoe::starting_with({}, *Deck::of(52, true));
  CHECK(play.refusal(command::Deal{with_joker, 26}) == "wrong_deck CP17-2.1");
  const auto reduced = Shoe::starting_with({}, Deck::reduced_32());
  CHECK(play.refusal(command::Deal{reduced, 26}) == "wrong_deck CP17-2.1");
}

TEST_CASE("CP17-5.1: each round brings its own shuffle") {
  auto play = Play::open_with({200});
  for (const auto first : {"As", "Kd"}) {
    play.antes({10});
    play.deal(first);
    CHECK(play.find<event::ShoeReady>()->lifted == 26);
    CHECK(play.box(1).cards[0] == *Card::parse(first));
    play.folds(1);
    play.settle();
    play.collect();
  }
}

TEST_CASE("CP17-5.2 C-01: a cut one card from either end is refused") {
  auto play = Play::open_with({200});
  play.antes({10});
  for (const int lifted : {0, 1, 51, 52})
    CHECK(play.refusal(command::Deal{Play::shoe_of(""), lifted}) ==
          "cut_too_near_the_end CP17-5.2");
  for (const int lifted : {2, 50})
    CHECK(play.refusal(command::Deal{Play::shoe_of(""), lifted}) == "");
}

TEST_CASE("CP17-6.1 CP17-6.3 CP17-6.3(a) (b) (c) K-21: one card at a time clockwise, dealer last") {
  auto play = Play::open_with({200, 200, 200});
  play.antes({10, 0, 10});  // Box 2 has no ante and gets no card.
  play.deal("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d");
  CHECK(play.box(1).cards == five("2c 5c 8c Jc Ac"));
  CHECK(play.box(3).cards == five("3c 6c 9c Qc 2d"));
  CHECK(play.state.dealer.cards == five("4c 7c Tc Kc 3d"));
  CHECK(play.box(2).standing == BoxStanding::out);
}

TEST_CASE("CP17-6.2: only the dealer's last card lies face up") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.deal("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc");
  const VisibleTable seen = view_for(play.state, {});
  CHECK(seen.dealer == FiveCards{Card(), Card(), Card(), Card(), "Jc"_card});
  CHECK(seen.boxes[0].cards == FiveCards{});
}

TEST_CASE("CP17-7.1: players look and decide after the dealer's last card, and not before") {
  auto play = Play::open_with({200});
  play.give(command::CallWagers{});
  CHECK(play.refusal(command::Fold{Seat(1)}) == "too_early_to_decide CP17-7.1");
  play.give(command::PlaceAnte{Seat(1), Chips(10)});
  play.deal("");
  CHECK(view_for(play.state, {Seat(1)}).boxes[0].cards == play.box(1).cards);
  CHECK(play.refusal(command::Settle{}) == "decisions_missing CP17-7.1");
  play.bets(1);
  CHECK(play.refusal(command::Fold{Seat(1)}) == "already_decided CP17-7.1");
  play.settle();
  CHECK(play.refusal(command::Fold{Seat(1)}) == "too_late_to_decide CP17-7.1");
}

TEST_CASE(
    "CP17-7.3 CP17-DEF-Fold K-04: a fold loses ante and jackpot wager, whatever the dealer has") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.give(command::PlaceJackpot{Seat(1)});
  play.deal_hands({"Ks Qd 9s 7s 5s", "Js 9d 7c 4h 2c"});
  play.folds(1);
  play.settle();
  CHECK(play.stake(1) == Cents(18750));
  CHECK(play.wins(1) == Chips(0));
}

TEST_CASE("CP17-7.4 CP17-14.3: a hand counted other than five cards makes the round void") {
  auto play = Play::open_with({200, 200});
  play.antes({10, 10});
  play.deal("");
  play.folds(1);
  play.give(command::CountHand{Seat(1), 5});
  CHECK(play.find<event::HandCounted>() != nullptr);
  CHECK(play.state.phase == TablePhase::deciding);
  play.give(command::CountHand{Seat(1), 4});
  CHECK(play.find<event::RoundVoided>()->reason == VoidReason::misdeal);
  CHECK(play.stake(1) == Cents(20000));
}

TEST_CASE("CP17-9.7: a number of cards that a deck does not have is refused") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.deal("");
  CHECK(play.refusal(command::CountHand{Seat(1), 53}) == "no_such_card CP17-9.7");
  CHECK(play.refusal(command::CountHand{Seat(1), -1}) == "no_such_card CP17-9.7");
}

TEST_CASE("CP17-9.7: hands are counted into the rack, and not before the wagers are settled") {
  auto play = Play::open_with({200, 200});
  play.antes({10, 10});
  play.deal("");
  play.bets(1);
  CHECK(play.refusal(command::Collect{}) == "not_settled CP17-9.7");
  play.folds(2);
  play.settle();
  play.collect();
  CHECK(play.find<event::Collected>()->hands == 2);
  CHECK(play.refusal(command::CountHand{Seat(1), 5}) == "no_round CP17-9.7");
}

TEST_CASE("CP17-DEF-RoundOfPlay: until all cards are in the rack no new round begins: refused") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.deal("");
  CHECK(play.refusal(command::CallWagers{}) == "round_not_over CP17-DEF-RoundOfPlay");
  play.folds(1);
  play.settle();
  CHECK(play.refusal(command::Deal{Play::shoe_of(""), 26}) ==
        "round_not_over CP17-DEF-RoundOfPlay");
  play.collect();
  CHECK(play.state.rounds == 1);
  CHECK(play.refusal(command::CallWagers{}) == "");
}

TEST_CASE("CP17-12.2: two decks take turns, one for each round; a shoe of both is refused") {
  auto play = Play::open_with({200}, automated());
  for (const int deck : {1, 2, 1}) {
    play.antes({10});
    play.give(command::Deal{Play::shoe_of(""), 0});
    CHECK(play.find<event::ShoeReady>()->deck == deck);
    play.give(command::Announce{});
    play.folds(1);
    play.settle();
    play.collect();
  }
  play.antes({10});
  const auto reduced = Shoe::starting_with({}, Deck::reduced_32());
  CHECK(play.refusal(command::Deal{reduced, 0}) == "wrong_deck CP17-12.2");
}

TEST_CASE("CP17-12.4 K-20: five cards together to each box, and the dealer's last of five is up") {
  auto play = Play::open_with({200, 200}, automated());
  play.antes({10, 10});
  play.deal("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d");
  CHECK(play.box(1).cards == five("2c 3c 4c 5c 6c"));
  CHECK(play.box(2).cards == five("7c 8c 9c Tc Jc"));
  CHECK(play.state.dealer.cards == five("Qc Kc Ac 2d 3d"));
  CHECK(view_for(play.state, {}).dealer[4] == "3d"_card);
}

TEST_CASE("CP17-12.5: before the dealer announces bet or fold nobody looks or decides: refused") {
  auto play = Play::open_with({200}, automated());
  CHECK(play.refusal(command::Announce{}) == "nothing_to_announce CP17-12.5");
  play.antes({10});
  play.give(command::Deal{Play::shoe_of(""), 0});
  CHECK(play.refusal(command::Fold{Seat(1)}) == "not_announced CP17-12.5");
  CHECK(view_for(play.state, {Seat(1)}).boxes[0].cards == FiveCards{});
  play.give(command::Announce{});
  CHECK(view_for(play.state, {Seat(1)}).boxes[0].cards == play.box(1).cards);
  CHECK(legal(play.state, Seat(1)).fold);
}
