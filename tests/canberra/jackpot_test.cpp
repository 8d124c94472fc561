// The progressive jackpot: CP17-9.8, CP17-10.3 to CP17-11.4.
#include "canberra/game/jackpot.h"
#include "canberra/play.h"
#include "canberra/table/legal.h"
#include "canberra/table/view.h"

using namespace cardroom;
using namespace cardroom::canberra;

static Cents dollars(std::int64_t amount) { return Cents(amount * 100); }

static JackpotBooks pools(std::int64_t pool, std::int64_t reserve = 0) {
  return {in_pool(dollars(pool)), in_pool(dollars(reserve)), {}, {}, {}};
}

static JackpotPayouts pay(const JackpotBooks& books, const JackpotWins& wins,
                          Cents wager = Cents(250)) {
  return jackpot_payouts(books, wins, wager);
}

static JackpotWin win(int seat, Category hand) { return {Seat(seat), hand}; }

static Settings with_pool(std::int64_t pool, std::int32_t distribution = 10'000) {
  Settings settings;
  settings.jackpot_pool = dollars(pool);
  settings.distribution = distribution;
  return settings;
}

// Every box antes 10, wagers on the jackpot and bets; the dealer's hand comes last.
static Play settled(std::initializer_list<std::string_view> hands, const Settings& settings) {
  Play play(settings);
  play.open();
  const int players = static_cast<int>(hands.size()) - 1;
  for (int seat = 1; seat <= players; ++seat) play.sit(seat, 200);
  play.give(command::CallWagers{});
  for (int seat = 1; seat <= players; ++seat) {
    play.give(command::PlaceAnte{Seat(seat), Chips(10)});
    play.give(command::PlaceJackpot{Seat(seat)});
  }
  play.deal_hands(hands);
  for (int seat = 1; seat <= players; ++seat) play.bets(seat);
  play.settle();
  return play;
}

constexpr std::string_view royal = "Ah Kh Qh Jh Th";
constexpr std::string_view flush = "Ks Qs 9s 7s 5s";
constexpr std::string_view full_house = "9c 9d 9h 8c 8d";

TEST_CASE("CP17-10.3: the meter shows the jackpot pool in whole cents") {
  auto play = Play::open_with({200}, with_pool(20'000, 3'333));
  play.antes({10});
  play.give(command::PlaceJackpot{Seat(1)});
  CHECK(view_for(play.state, {}).meter == Cents(2'000'083));  // 83.325 cents of 250.
}

TEST_CASE("CP17-10.6: an accepted wager is divided between the pools to the last fraction") {
  auto play = Play::open_with({20'000}, with_pool(0, 3'333));
  for (int round = 0; round < 10'000 / 25; ++round) {
    play.antes({10});
    play.give(command::PlaceJackpot{Seat(1)});
    play.deal("");
    play.folds(1);
    play.settle();
    play.collect();
  }
  CHECK(play.state.jackpot.pool == in_pool(Cents(33'330)));  // A third of 1,000 dollars, nearly.
  CHECK(play.state.jackpot.reserve == in_pool(Cents(66'670)));
}

TEST_CASE(
    "CP17-10.7 CP17-10.7(a) (b) (c) (d) (e): a flush or better qualifies, and less does not") {
  for (const auto hand : {Category::royal_flush, Category::straight_flush, Category::four,
                          Category::full_house, Category::flush})
    CHECK(qualifies_for_jackpot(hand));
  for (const auto hand : {Category::straight, Category::three, Category::two_pairs, Category::pair,
                          Category::odd_cards})
    CHECK_FALSE(qualifies_for_jackpot(hand));
}

TEST_CASE("CP17-10.7bis K-19: the jackpot is paid on top of what ante and bet win") {
  const auto play = settled({flush, ace_king}, with_pool(20'000));
  CHECK(play.wins(1) == Chips(10 + 5 * 20));
  CHECK(play.jackpot(1) == dollars(250));
  CHECK(play.stake(1) == dollars(200 + 110 + 250) - Cents(250));
}

TEST_CASE("CP17-10.5 K-10: the hand need not beat the dealer's") {
  const auto play = settled({flush, full_house}, with_pool(20'000));
  CHECK(play.box(1).result.collected == Chips(30));
  CHECK(play.jackpot(1) == dollars(250));
}

TEST_CASE("CP17-10.5 CP17-9.8: nor need the dealer qualify") {
  const auto play = settled({flush, "Qd 9d 7c 4h 2c"}, with_pool(20'000));
  CHECK(play.wins(1) == Chips(10));
  CHECK(play.jackpot(1) == dollars(250));
  CHECK(play.box(1).declared == Declared::paid);
}

TEST_CASE("CP17-7.3 K-10: a folded flush is not paid") {
  auto play = Play::open_with({200}, with_pool(20'000));
  play.antes({10});
  play.give(command::PlaceJackpot{Seat(1)});
  play.deal_hands({flush, ace_king});
  play.folds(1);
  play.settle();
  CHECK(play.jackpot(1) == Cents(0));
  CHECK(play.stake(1) == dollars(190) - Cents(250));
}

TEST_CASE("CP17-11.1 CP17-11.1(a): a royal takes the pool, or 10,000 if that is more") {
  CHECK(pay(pools(30'010), {win(1, Category::royal_flush)})[0].amount == dollars(30'010));
  CHECK(pay(pools(9'000), {win(1, Category::royal_flush)})[0].amount == dollars(10'000));
}

TEST_CASE("CP17-11.1(a) K-12: this round's wagers are in the pool that a royal takes") {
  const auto play = settled({royal, "2d 4d 6c 8h Ts", "3s 5d 7c 9h Js", "2c 4s 6h 8s Td", ace_king},
                            with_pool(30'000));
  CHECK(play.jackpot(1) == dollars(30'010));
  CHECK(meter(play.state.jackpot) == Cents(0));
}

TEST_CASE("CP17-11.1(b): a straight flush takes a tenth of the pool, or 1,000 if that is more") {
  CHECK(pay(pools(50'000), {win(1, Category::straight_flush)})[0].amount == dollars(5'000));
  CHECK(pay(pools(9'000), {win(1, Category::straight_flush)})[0].amount == dollars(1'000));
}

TEST_CASE("CP17-11.1(c) (d) (e) K-16: fixed multiples of the wager, the jackpot pool untouched") {
  const auto payouts =
      pay(pools(20'000, 600),
          {win(1, Category::four), win(2, Category::full_house), win(3, Category::flush)});
  CHECK(payouts[2].amount == dollars(1'250));
  CHECK(payouts[1].amount == dollars(375));
  CHECK(payouts[0].amount == dollars(250));
  for (const auto& payout : payouts) CHECK(payout.from_pool == Cents(0));
  // First from the reserve, then from the house.
  CHECK(payouts[0].from_reserve == dollars(250));
  CHECK(payouts[1].from_reserve == dollars(350));
  CHECK(payouts[1].from_house == dollars(25));
  CHECK(payouts[2].from_house == dollars(1'250));
}

TEST_CASE("CP17-11.1 N-21: a guarantee comes from the pool, then the reserve, then the house") {
  const auto payout = pay(pools(600, 300), {win(1, Category::straight_flush)})[0];
  CHECK(payout.from_pool == dollars(600));
  CHECK(payout.from_reserve == dollars(300));
  CHECK(payout.from_house == dollars(100));
}

TEST_CASE("CP17-11.2 K-17: winners are paid from the dealer's right to the left") {
  const auto payouts = pay(pools(20'000), {win(2, Category::flush), win(6, Category::flush)});
  CHECK(payouts[0].seat == Seat(6));
  CHECK(payouts[1].seat == Seat(2));
}

TEST_CASE("CP17-11.3 CP17-11.3(a) K-13: royals share the pool, or take 10,000 each") {
  const JackpotWins two = {win(1, Category::royal_flush), win(4, Category::royal_flush)};
  for (const auto& payout : pay(pools(50'000), two)) CHECK(payout.amount == dollars(25'000));
  const auto short_pool = pay(pools(16'000, 1'000), two);
  CHECK(short_pool[0].amount == dollars(10'000));
  CHECK(short_pool[1].amount == dollars(10'000));
  CHECK(short_pool[1].from_pool == dollars(6'000));
  CHECK(short_pool[1].from_reserve == dollars(1'000));
  CHECK(short_pool[1].from_house == dollars(3'000));
}

TEST_CASE("CP17-11.3(b) K-14: straight flushes share the tenths of each subsequent total") {
  const JackpotWins two = {win(1, Category::straight_flush), win(4, Category::straight_flush)};
  JackpotBooks books = pools(50'000);
  for (const auto& payout : pay(books, two)) {
    CHECK(payout.amount == dollars(4'750));
    books += payout.change();
  }
  CHECK(meter(books) == dollars(40'500));
  for (const auto& payout : pay(pools(8'000), two)) CHECK(payout.amount == dollars(1'000));
}

TEST_CASE("CP17-11.3(b) K-18: shares are rounded down to the cent and the rest stays in the pool") {
  const JackpotWins three = {win(1, Category::straight_flush), win(2, Category::straight_flush),
                             win(3, Category::straight_flush)};
  JackpotBooks books = pools(50'000);
  for (const auto& payout : pay(books, three)) {
    CHECK(payout.amount == Cents(451'666));
    books += payout.change();
  }
  CHECK(meter(books) == Cents(5'000'000 - 3 * 451'666));
}

TEST_CASE("CP17-11.4 K-15: the straight flush is paid first, the royal from what is left") {
  const JackpotWins wins = {win(1, Category::straight_flush), win(4, Category::royal_flush)};
  const auto payouts = pay(pools(50'000), wins);
  CHECK(payouts[0].hand == Category::straight_flush);
  CHECK(payouts[0].amount == dollars(5'000));
  CHECK(payouts[1].amount == dollars(45'000));
  const auto small = pay(pools(9'000), wins);
  CHECK(small[0].amount == dollars(1'000));
  CHECK(small[1].amount == dollars(10'000));
  CHECK(small[1].from_pool == dollars(8'000));
}

TEST_CASE("K-16 CP17-10.6: after a royal the pool restarts from the reserve, then from the house") {
  Settings settings = with_pool(30'000);
  settings.reserve_pool = dollars(4'000);
  settings.seed = dollars(10'000);
  const auto play = settled({royal, ace_king}, settings);
  CHECK(play.find<event::JackpotReseeded>()->from_reserve_cents == dollars(4'000));
  CHECK(play.find<event::JackpotReseeded>()->from_house_cents == dollars(6'000));
  CHECK(meter(play.state.jackpot) == dollars(10'000));
}

TEST_CASE("CP17-DEF-Void K-09: a void round rolls the meter back") {
  auto play = Play::open_with({200, 200, 200}, with_pool(20'000));
  play.antes({10, 10, 10});
  for (int seat = 1; seat <= 3; ++seat) play.give(command::PlaceJackpot{Seat(seat)});
  play.deal("");
  CHECK(meter(play.state.jackpot) == Cents(2'000'750));
  play.give(command::VoidRound{Role::dealer, VoidReason::misdeal});
  CHECK(meter(play.state.jackpot) == dollars(20'000));
  for (int seat = 1; seat <= 3; ++seat) CHECK(play.stake(seat) == dollars(200));
}

TEST_CASE("CP17-DEF-Void K-09: payouts, seed and shortfall are reversed too") {
  Settings settings = with_pool(3'000);
  settings.seed = dollars(5'000);
  auto play = settled({royal, flush, ace_king}, settings);
  CHECK(meter(play.state.jackpot) == dollars(5'000));
  CHECK(play.jackpot(1) == dollars(10'000));
  play.give(command::VoidRound{Role::operator_, VoidReason::disturbance});
  CHECK(meter(play.state.jackpot) == dollars(3'000));
  CHECK(play.stake(1) == dollars(200));
  CHECK(play.stake(2) == dollars(200));
  CHECK(play.state.jackpot.house == Cents(0));
  CHECK(play.state.house == Cents(0));
  CHECK(play.state.rounds == 0);
}

static Play manual_with_full_house() {
  Settings settings = with_pool(20'000);
  settings.declaration = Declaration::manual;
  return settled({full_house, "Ts Td 8s 6h 3s", ace_king}, settings);
}

TEST_CASE("CP17-10.4 K-11: by hand, a qualifying hand collected undeclared is not paid") {
  auto play = manual_with_full_house();
  CHECK(play.jackpot(1) == Cents(0));
  CHECK(legal(play.state, Seat(1)).declare);
  play.collect();
  CHECK(play.find<event::JackpotLapsed>()->seat == Seat(1));
  CHECK(play.refusal(command::Declare{Role::player, Seat(1)}) == "too_late_to_declare CP17-10.4");
}

TEST_CASE(
    "CP17-10.4 CP17-10.5: by hand, the player declares, the dealer confirms that it qualifies") {
  auto play = manual_with_full_house();
  CHECK(play.refusal(command::PayJackpots{}) == "nothing_declared CP17-10.5");
  CHECK(play.refusal(command::Declare{Role::dealer, Seat(1)}) == "player_declares_first CP17-10.4");
  play.give(command::Declare{Role::player, Seat(1)});
  CHECK(play.refusal(command::Declare{Role::player, Seat(1)}) == "already_declared CP17-10.4");
  CHECK(play.refusal(command::Declare{Role::supervisor, Seat(1)}) == "not_your_role CP17-10.5");
  CHECK(play.refusal(command::Collect{}) == "jackpot_unpaid CP17-9.8");
  CHECK(play.refusal(command::PayJackpots{}) == "nothing_declared CP17-10.5");
  play.give(command::Declare{Role::dealer, Seat(1)});
  play.give(command::PayJackpots{});
  CHECK(play.jackpot(1) == dollars(375));
  play.collect();
  CHECK(play.find<event::JackpotLapsed>() == nullptr);
}

TEST_CASE("CP17-10.7: a hand that does not qualify is refused even if it is declared") {
  const auto play = manual_with_full_house();
  CHECK(play.refusal(command::Declare{Role::player, Seat(2)}) == "hand_does_not_qualify CP17-10.7");
  CHECK_FALSE(legal(play.state, Seat(2)).declare);
}

TEST_CASE("CP17-11.3: by hand, a hand declared after others were paid is refused") {
  Settings settings = with_pool(20'000);
  settings.declaration = Declaration::manual;
  auto play = settled({full_house, flush, ace_king}, settings);
  play.give(command::Declare{Role::player, Seat(1)});
  play.give(command::Declare{Role::dealer, Seat(1)});
  play.give(command::PayJackpots{});
  CHECK(play.refusal(command::Declare{Role::player, Seat(2)}) == "jackpots_paid CP17-11.3");
}

TEST_CASE("CP17-9.8: jackpots are not paid before the wagers are settled") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::PayJackpots{}) == "not_settled CP17-9.8");
}

TEST_CASE("CP17-10.2 CP17-7.3: a declaration without a wager, or after a fold, is refused") {
  Settings settings = with_pool(20'000);
  settings.declaration = Declaration::manual;
  auto play = Play::open_with({200, 200}, settings);
  play.antes({10, 10});
  play.give(command::PlaceJackpot{Seat(2)});
  play.deal_hands({flush, full_house, ace_king});
  play.bets(1);
  play.folds(2);
  play.settle();
  CHECK(play.refusal(command::Declare{Role::player, Seat(1)}) == "no_jackpot_wager CP17-10.2");
  CHECK(play.refusal(command::Declare{Role::player, Seat(2)}) == "no_jackpot_wager CP17-7.3");
}

TEST_CASE("CP17-10.4: where the machine declares, a declaration by hand is refused") {
  auto play = Play::open_with({200}, with_pool(20'000));
  play.antes({10});
  play.give(command::PlaceJackpot{Seat(1)});
  play.deal_hands({flush, ace_king});
  play.bets(1);
  CHECK(play.refusal(command::Declare{Role::player, Seat(1)}) == "machine_declares CP17-10.4");
}
