// Hands, payout odds and settlement: CP17-2.5 to CP17-2.9, CP17-8, CP17-9.
#include "canberra/game/pay_table.h"
#include "canberra/game/ranking.h"
#include "canberra/play.h"

using namespace cardroom;
using namespace cardroom::canberra;

// One player with 2,000, ante 10, bet 20, against this dealer.
static Play settled(std::string_view hand, std::string_view dealer, const Settings& settings = {}) {
  auto play = Play::open_with({2000}, settings);
  play.antes({10});
  play.deal_hands({hand, dealer});
  play.bets(1);
  play.settle();
  return play;
}

static Strength strength(std::string_view text) {
  const CardList list = Play::cards_of(text);
  return Ranking::get().strength({list[0], list[1], list[2], list[3], list[4]});
}

TEST_CASE("CP17-2.5: all five cards count: the fifth decides between equal pairs") {
  CHECK(strength("Ts Td Ks 6c 3h") > strength("Th Tc Kd 6d 2h"));
}

TEST_CASE("CP17-2.6 CP17-2.6(a) to CP17-2.6(j): each kind of hand beats the next") {
  const std::string_view hands[] = {
      "As Ks Qs Js Ts", "Jh Th 9h 8h 7h", "As Ad Ac Ah 4d", "Ks Kd Kc Js Jd", "Kd Jd 9d 7d 5d",
      "Kh Qc Jc Ts 9d", "Qs Qd Qc 8s 5s", "Qs Qd 4c 4h Js", "Ts Td Kc 6h 2s", "As Kd Qc Jh 9s"};
  for (std::size_t at = 1; at < std::size(hands); ++at)
    CHECK(strength(hands[at - 1]) > strength(hands[at]));
}

TEST_CASE("CP17-2.6(b) CP17-2.6(f) H-15: 5-4-3-2-A is the lowest straight, in a suit too") {
  CHECK(strength("5h 4h 3h 2h Ah") < strength("6h 5h 4h 3h 2h"));
  CHECK(strength("5h 4h 3h 2h Ah") > strength("As Ad Ac Ah Ks"));
  CHECK(strength("5h 4c 3h 2h Ah") < strength("6h 5c 4h 3h 2h"));
  CHECK(strength("5h 4c 3h 2h Ah") > strength("As Ad Ac Kh Qs"));
  const auto play = settled("5h 4h 3h 2h Ah", "Ks Kd 9c 7c 4s");
  CHECK(play.box(1).result.bet_paid == Chips(20 * 50));
}

TEST_CASE("CP17-2.6(c) (d) (g) (h) (i): groups are ranked by what they are made of") {
  CHECK(strength("8s 8d 8c 8h 2d") > strength("7s 7d 7c 7h Ad"));
  CHECK(strength("8s 8d 8c 2h 2d") > strength("7s 7d 7c Ah Ad"));
  CHECK(strength("8s 8d 8c 3h 2d") > strength("7s 7d 7c Ah Kd"));
  CHECK(strength("Qs Qd 4c 4h Js") > strength("Qc Qh 3c 3h As"));
  CHECK(strength("Qs Qd 4c 4h Js") > strength("Qc Qh 4s 4d Ts"));
  CHECK(strength("Ts Td Ks 6c 2h") > strength("Th Tc Qd Jd 9h"));
}

TEST_CASE("CP17-2.7: the Ace is high, and low only to make a straight") {
  CHECK(strength("As Kd 7c 4h 2s") > strength("Ks Qd Jc Th 8s"));
  CHECK(Ranking::get().category(strength("Qs Kd Ac 2h 3s")) == Category::odd_cards);
}

TEST_CASE("CP17-2.8 CP17-2.8(a) (b): card after card from the highest, until one is higher") {
  CHECK(strength("Kd Jd 9d 7d 5d") > strength("Ks Js 9s 7s 4s"));
  CHECK(strength("As Kd 8c 6h 3s") > strength("Ad Ks 8d 6c 2h"));
  CHECK(strength("9s 9d 8c 6h 3s") > strength("9c 9h 8d 6c 2h"));
}

TEST_CASE("CP17-2.9: suits do not rank: the same ranks in other suits are equal") {
  CHECK(strength("Kd Jd 9d 7d 5d") == strength("Ks Js 9s 7s 5s"));
  CHECK(strength("As Kd 8c 6h 3s") == strength("Ad Kh 8s 6c 3c"));
}

TEST_CASE("CP17-8.1 CP17-8.1[Ante]: a winning ante is paid 1 to 1 and no maximum limits it") {
  Settings settings;
  settings.sign.max_payout = Chips(1);
  const auto play = settled(pair_of_tens, ace_king, settings);
  CHECK(play.box(1).result.ante_paid == Chips(10));
  CHECK(play.box(1).result.bet_paid == Chips(1));
}

// Each line of the pay table, against a dealer who qualifies and holds less.
struct PayLine {
  const char* clause;
  std::string_view hand;
  int odds;
};
constexpr PayLine pay_lines[] = {
    {"CP17-8.1[PairOrLess]", "Ts Td 8c 6h 3s", 1},
    {"CP17-8.1[TwoPairs]", "Ts Td 8c 8h 3s", 2},
    {"CP17-8.1[Three]", "Ts Td Tc 6h 3s", 3},
    {"CP17-8.1[Straight]", "Ts 9d 8c 7h 6s", 4},
    {"CP17-8.1[Flush]", "Ts 9s 8s 7s 5s", 5},
    {"CP17-8.1[FullHouse]", "Ts Td Tc 6h 6s", 7},
    {"CP17-8.1[Four]", "Ts Td Tc Th 3s", 20},
    {"CP17-8.1[StraightFlush]", "Ts 9s 8s 7s 6s", 50},
    {"CP17-8.1[RoyalFlush]", "Ah Kh Qh Jh Th", 250},
};

TEST_CASE(
    "CP17-8.1[PairOrLess] CP17-8.1[TwoPairs] CP17-8.1[Three] CP17-8.1[Straight] CP17-8.1[Flush] "
    "CP17-8.1[FullHouse] CP17-8.1[Four] CP17-8.1[StraightFlush] CP17-8.1[RoyalFlush]: bets are "
    "paid by the player's hand") {
  for (const auto& line : pay_lines) {
    CAPTURE(line.clause);
    const auto play = settled(line.hand, "As Kd 4c 2h 2d");
    CHECK(play.box(1).result.bet_paid == Chips(20 * line.odds));
    CHECK(pay_clause(play.find<event::BoxSettled>()->hand.value()).id() == line.clause);
  }
}

TEST_CASE("CP17-8.1[PairOrLess]: a winning hand of odd cards is paid 1 to 1 as well") {
  CHECK(settled("Ac Ks Qd Jh 9h", ace_king).box(1).result.bet_paid == Chips(20));
}

TEST_CASE("CP17-8.2 K-05: the maximum payout holds for the bet, not for the ante or the jackpot") {
  Settings settings;
  settings.sign.max_payout = Chips(20'000);
  auto play = Play::open_with({2000}, settings);
  play.antes({100});
  play.give(command::PlaceJackpot{Seat(1)});
  play.deal_hands({"Ah Kh Qh Jh Th", ace_king});
  play.bets(1);
  play.settle();
  CHECK(play.box(1).result.bet_paid == Chips(20'000));  // 200 at 250 to 1 would be 50,000.
  CHECK(play.box(1).result.ante_paid == Chips(100));
  CHECK(play.jackpot(1) == Cents(1'000'000));
}

TEST_CASE("CP17-9.1: the dealer's hand is set by the order of hands") {
  const auto play = settled(pair_of_tens, "2s Kd 2c Kh 9s");
  CHECK(play.find<event::DealerRevealed>()->hand == Category::two_pairs);
  CHECK(play.box(1).result.collected == Chips(30));
}

TEST_CASE("CP17-9.2 K-01: the dealer plays with Ace-King or higher, and not with less") {
  const auto qualifies = [](std::string_view hand) {
    return Ranking::get().qualifies(strength(hand));
  };
  CHECK(qualifies("As Kd 4c 3h 2s"));
  CHECK_FALSE(qualifies("As Qd Jc Th 9s"));
  CHECK_FALSE(qualifies("Ks Qd Jc Th 8s"));
  CHECK(qualifies("2s 2d 3c 4h 5s"));
  CHECK(qualifies("5s 4d 3c 2h As"));
}

TEST_CASE("CP17-9.3 K-02: a dealer below Ace-King pays the ante and the bet goes back") {
  const auto play = settled(pair_of_tens, queen_high);
  CHECK(play.wins(1) == Chips(10));
  CHECK(play.returned(1) == Cents(2000));
  CHECK(play.stake(1) == Cents(201000));
}

TEST_CASE("CP17-9.3 K-03: the same for equal hands when the dealer does not qualify") {
  const auto play = settled("Ah Qc 9s 5d 2h", "As Qd 9c 5h 2s");
  CHECK(play.wins(1) == Chips(10));
  CHECK(play.returned(1) == Cents(2000));
}

TEST_CASE("CP17-9.4: a higher hand than the dealer's wins ante and bet") {
  const auto play = settled(pair_of_tens, ace_king);
  CHECK(play.wins(1) == Chips(30));
  CHECK(play.stake(1) == Cents(203000));
}

TEST_CASE("CP17-9.5: a lower hand than the dealer's loses ante and bet") {
  const auto play = settled("Qs 9d 7c 4h 2c", ace_king);
  CHECK(play.wins(1) == Chips(0));
  CHECK(play.box(1).result.collected == Chips(30));
  CHECK(play.stake(1) == Cents(197000));
  CHECK(play.state.house == Cents(3000));
}

TEST_CASE("CP17-9.6: equal hands void ante and bet, whatever the suits") {
  const auto play = settled("Ac Ks 4d 3s 2h", ace_king);
  CHECK(play.returned(1) == Cents(3000));
  CHECK(play.stake(1) == Cents(200000));
}
