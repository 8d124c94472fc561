// Canberra Poker with real cards beside the same rounds dealt: chips, pools and results agree, and
// what was never told is never known.
#include <doctest/doctest.h>

#include "base/chance.h"
#include "canberra/round/telling.h"
#include "canberra/table/legal.h"
#include "canberra/table/play.h"
#include "hosted/canberra.h"

using namespace cardroom;
using namespace cardroom::canberra;

namespace {

// A dealt table whose cards lie on the felt, and a hosted one that is told them.
struct BothTables {
  explicit BothTables(ShoeKind shoe, std::uint64_t seed) : chance(seed) {
    Settings settings;
    settings.shoe = shoe;
    settings.declaration = Declaration::manual;
    settings.jackpot_pool = Cents(1'000'000);
    felt = make_table(settings);
    host.now = host.since = make_table(hosted(settings));
    put(command::ApproveLayout{});
    put(command::CheckCards{});
    if (shoe == ShoeKind::automated) put(command::LoadShoe{});
    put(command::OpenTable{Role::operator_, 600});
    for (unsigned at = 0; at < 5; ++at)
      put(command::Sit{seat_at(at), PlayerId(at + 1), Cents(1'000'000)});
  }

  void put(const Command& command) {
    Events events;
    REQUIRE_FALSE(play(felt, command, events));
    const bool deals = std::holds_alternative<command::Deal>(command);
    HostedCanberraEvents told;
    REQUIRE_FALSE(play(host, deals ? Command(command::Deal{}) : command, told));
  }
  // The dealer enters what is asked for.
  void tell_wanted() {
    for (HandWanted wanted = wanted_now(host.now); wanted.cards > 0; wanted = wanted_now(host.now))
      tell(wanted.seat, wanted.cards);
  }
  void tell(Seat seat, int count) {
    const FiveCards& lies = seat.is_none() ? felt.dealer.cards : felt.box(seat).cards;
    const FiveCards known = seat.is_none() ? host.now.dealer.cards : host.now.box(seat).cards;
    command::TellCards tell;
    tell.seat = seat;
    if (count == 1 && seat.is_none())
      tell.cards.push_back(lies[felt.dealer.up]);
    else
      for (std::size_t at = 0; at < 5; ++at)
        if (known[at].is_none()) tell.cards.push_back(lies[at]);
    HostedCanberraEvents events;
    REQUIRE_FALSE(play(host, Command(tell), events));
  }
  Shoe shuffled() {
    CardList order = Shoe::starting_with({}, Deck::full()).rest();
    for (std::size_t at = order.size(); at > 1; --at)
      std::swap(order[at - 1], order[chance.below(static_cast<std::uint32_t>(at))]);
    return Shoe::from_order(order);
  }
  void agree() const {
    CHECK(felt.phase == host.now.phase);
    CHECK(felt.money == host.now.money);
    CHECK(felt.house == host.now.house);
    CHECK(felt.jackpot == host.now.jackpot);
    for (unsigned at = 0; at < boxes_max; ++at) {
      CHECK(felt.boxes[at].result == host.now.boxes[at].result);
      CHECK(felt.boxes[at].standing == host.now.boxes[at].standing);
      for (std::size_t place = 0; place < 5; ++place) {
        const Card told = host.now.boxes[at].cards[place];
        CHECK((told.is_none() || told == felt.boxes[at].cards[place]));
      }
    }
  }

  Chance chance;
  State felt;
  HostedCanberra host;
};

void play_round(BothTables& both) {
  both.put(command::CallWagers{600});
  for (unsigned at = 0; at < 5; ++at) {
    if (both.chance.below(4) == 0 && at > 0) continue;
    both.put(command::PlaceAnte{seat_at(at), Chips(5 + both.chance.below(20))});
    if (both.chance.below(2) == 0) both.put(command::PlaceJackpot{seat_at(at), Pad::lit});
  }
  both.put(command::Deal{both.shuffled(), 26});
  both.tell_wanted();
  if (both.felt.phase == TablePhase::dealt) both.put(command::Announce{});
  for (unsigned at = 0; at < 5; ++at) {
    const Seat seat = seat_at(at);
    if (both.felt.box(seat).standing != BoxStanding::to_act) continue;
    if (both.chance.below(4) == 0)
      both.put(command::Fold{seat});
    else
      both.put(command::PlaceBet{seat, both.felt.box(seat).ante * 2});
  }
  both.tell_wanted();
  // When every hand was folded the dealer's is not asked for; then the tables differ in it alone.
  both.put(command::Settle{});
  both.agree();
  for (unsigned at = 0; at < 5; ++at) {
    const Seat seat = seat_at(at);
    if (!legal(both.felt, seat).declare) continue;
    if (const int unseen = tellable(both.host.now, seat); unseen > 0) both.tell(seat, unseen);
    both.put(command::Declare{Role::player, seat});
    Events events;
    REQUIRE_FALSE(play(both.felt, command::Declare{Role::dealer, seat}, events));
    REQUIRE_FALSE(play(both.host.now, command::Declare{Role::dealer, seat}, events));
    both.host.since = both.host.now;
    both.host.entries.clear();
  }
  if (legal_for_dealer(both.felt).pay_jackpots) both.put(command::PayJackpots{});
  both.agree();
  both.put(command::Collect{});
  both.agree();
}

}  // namespace

TEST_CASE("CP17-9.1: random rounds of Canberra Poker told card by card agree with dealt ones") {
  for (const ShoeKind shoe : {ShoeKind::hand, ShoeKind::automated}) {
    BothTables both(shoe, shoe == ShoeKind::hand ? 11 : 12);
    for (int round = 0; round < 400; ++round) play_round(both);
  }
}

TEST_CASE("taking back every entry of a round of Canberra Poker leads to the table as dealt") {
  BothTables both(ShoeKind::hand, 13);
  both.put(command::CallWagers{600});
  both.put(command::PlaceAnte{Seat(1), Chips(10)});
  both.put(command::PlaceJackpot{Seat(1), Pad::lit});
  both.put(command::Deal{both.shuffled(), 26});
  const State dealt = both.host.now;
  both.tell_wanted();
  both.put(command::PlaceBet{Seat(1), Chips(20)});
  both.tell_wanted();
  both.put(command::Settle{});
  both.put(command::Collect{});
  HostedCanberraEvents events;
  int undone = 0;
  while (!play(both.host, hosted_command::Undo{}, events)) ++undone;
  CHECK(both.host.now == dealt);
  CHECK(undone >= 3);
}
