// For any commands in any order: books balance, replay and snapshots equal the table, every offer
// is accepted, and every refusal names a clause.
#include <cstring>
#include <random>

#include "canberra/play.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/legal.h"
#include "canberra/table/view.h"
#include "codec/from_json.h"
#include "codec/json_text.h"

using namespace cardroom;
using namespace cardroom::canberra;

namespace {

class Chaos {
 public:
  explicit Chaos(std::uint64_t seed) : random_(seed) {}

  int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(end)); }
  Seat seat() { return Seat(below(11)); }
  Role role() { return static_cast<Role>(below(role_count)); }
  Clause any_clause() { return Clause::at(static_cast<std::size_t>(below(int(Clause::count())))); }

  Shoe shoe() {
    CardList order = list_of(Deck::full().cards());
    if (below(4) == 0) return suit_after_suit();
    for (int at = 51; at > 0; --at)
      std::swap(order[static_cast<std::size_t>(at)],
                order[static_cast<std::size_t>(below(at + 1))]);
    return Shoe::from_order(order);
  }

  // With an automated shoe this deals royal and straight flushes to every box.
  static Shoe suit_after_suit() {
    CardList order;
    for (int at = 51; at >= 0; --at) order.push_back(Card::from_index(at % 13 * 4 + at / 13));
    return Shoe::from_order(order);
  }

  // Mostly commands that advance the table, now and then anything at all.
  Command command(const State& state) { return below(5) == 0 ? anything() : onward(state); }

 private:
  Command onward(const State& state) {
    const Seat at = seat_at(static_cast<unsigned>(below(state.settings.boxes)));
    if (!state.box(at).occupied())
      return command::Sit{at, PlayerId{static_cast<std::uint32_t>(1 + below(90))}, Cents(90'000)};
    if (state.equipment == JackpotEquipment::failed) return command::ApprovePlay{};
    switch (state.phase) {
      case TablePhase::closed:
        return below(2) == 0 ? Command{command::CheckCards{}} : command::OpenTable{};
      case TablePhase::between:
        return before_wagers(state);
      case TablePhase::wagers:
        if (below(4) == 0) return command::Deal{shoe(), 1 + below(51)};
        if (below(3) == 0) return command::PlaceJackpot{at, below(8) == 0 ? Pad::dark : Pad::lit};
        return command::PlaceAnte{at, Chips(below(40))};
      case TablePhase::dealt:
        return command::Announce{};
      case TablePhase::deciding:
        if (legal_for_dealer(state).settle) return command::Settle{};
        return below(4) == 0 ? Command{command::Fold{at}}
                             : command::PlaceBet{at, state.box(at).ante * 2};
      case TablePhase::settled:
        return after_settlement(at);
    }
    return command::Collect{};
  }

  Command before_wagers(const State& state) {
    if (state.cards.count_wrong) return command::CountCards{};
    if (!state.cards.ready)
      return command::CheckCards{below(2) == 0 ? Role::dealer : Role::supervisor};
    if (state.settings.shoe == ShoeKind::automated && !state.shoe_loaded)
      return command::LoadShoe{};
    return command::CallWagers{below(1440)};
  }

  Command after_settlement(Seat at) {
    switch (below(4)) {
      case 0:
        return command::Declare{Role::player, at};
      case 1:
        return command::Declare{Role::dealer, at};
      case 2:
        return command::PayJackpots{};
      default:
        return command::Collect{};
    }
  }

  Command anything() {
    switch (below(27)) {
      case 0:
        return command::ApproveLayout{role()};
      case 1:
        return command::CheckCards{below(2) == 0 ? Role::dealer : Role::supervisor};
      case 2:
        return command::CountCards{Role::supervisor, below(8) == 0 ? 51 : 52};
      case 3:
        return command::ChangeCards{role()};
      case 4:
        return command::LoadShoe{};
      case 5:
        return command::ReplaceShoe{role(), below(2) == 0 ? ShoeKind::hand : ShoeKind::automated};
      case 6:
        return command::OpenTable{role(), below(1440)};
      case 7:
        return command::NoticeSign{{Chips(below(9)), Chips(below(60)), Chips(1)}, role()};
      case 8:
        return command::NoticeClosing{role()};
      case 9:
        return command::CloseTable{role(), below(1440)};
      case 10:
        return command::SetMarker{role(), seat(), below(2) == 0};
      case 11:
        return command::Sit{seat(), PlayerId{static_cast<std::uint32_t>(below(30))},
                            Cents(below(100'000))};
      case 12:
        return command::BuyChips{seat(), Cents(below(50'000))};
      case 13:
        return command::Leave{seat()};
      case 14:
        return command::Vacate{role(), seat()};
      case 15:
        return command::TakeBack{seat()};
      case 16:
        return command::ExposeCard{seat(), below(7) - 1};
      case 17:
        return command::CountHand{seat(), below(4) == 0 ? 4 : 5};
      case 18:
        return command::RackHand{seat()};
      case 19:
        return command::Reconstruct{role(), seat()};
      case 20:
        return command::VoidRound{role(), static_cast<VoidReason>(below(7))};
      case 21:
        return command::VoidWager{role(), seat(), any_clause()};
      case 22:
        return command::Exclude{role(), seat(), static_cast<Extent>(below(2)), any_clause()};
      case 23:
        return command::RecordConduct{role(), seat(), any_clause()};
      case 24:
        return command::ReportFault{};
      case 25:
        return command::ApprovePlay{role()};
      default:
        return command::RepairJackpot{role()};
    }
  }

  std::mt19937_64 random_;
};

Settings settings_of(Chaos& chaos) {
  Settings settings;
  settings.boxes = static_cast<std::uint8_t>(1 + chaos.below(9));
  settings.distribution = chaos.below(10'001);
  settings.jackpot_pool = Cents(chaos.below(3'000'000));
  settings.reserve_pool = Cents(chaos.below(300'000));
  settings.seed = Cents(chaos.below(2'000'000));
  settings.shoe = static_cast<ShoeKind>(chaos.below(2));
  settings.declaration = static_cast<Declaration>(chaos.below(2));
  return settings;
}

// A player's offer is accepted.
void check_offers(const State& state) {
  for (unsigned at = 0; at < state.settings.boxes; ++at) {
    const Seat seat = seat_at(at);
    const Legal offered = legal(state, seat);
    if (offered.ante) CHECK(decide(state, command::PlaceAnte{seat, offered.minimum}));
    CHECK(offered.jackpot == bool(decide(state, command::PlaceJackpot{seat})));
    CHECK(offered.take_back == bool(decide(state, command::TakeBack{seat})));
    CHECK(offered.bet == bool(decide(state, command::PlaceBet{seat, state.box(seat).ante * 2})));
    CHECK(offered.fold == bool(decide(state, command::Fold{seat})));
    CHECK(offered.declare == bool(decide(state, command::Declare{Role::player, seat})));
  }
  const LegalForDealer dealer = legal_for_dealer(state);
  CHECK(dealer.announce == bool(decide(state, command::Announce{})));
  CHECK(dealer.settle == bool(decide(state, command::Settle{})));
  CHECK(dealer.collect == bool(decide(state, command::Collect{})));
  CHECK(dealer.pay_jackpots == bool(decide(state, command::PayJackpots{})));
}

// The table as a snapshot restores it.
State read_back(const State& state) {
  std::string text;
  codec::write(text, state);
  const auto read = codec::from_snapshot<State>(text);
  REQUIRE(read);
  return *read;
}

}  // namespace

TEST_CASE("every command, in any order, is accepted with balanced books or refused with a clause") {
  int accepted = 0;
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Chaos chaos(seed);
    Play play(settings_of(chaos));
    play.open();
    for (int seat = 1; seat <= play.state.settings.boxes; ++seat) play.sit(seat, 900);
    State replayed = play.state;
    for (int step = 0; step < 1'500; ++step) {
      Events events;
      const auto refusal = canberra::play(play.state, chaos.command(play.state), events);
      if (refusal) {
        REQUIRE(refusal->rule != nullptr);
        REQUIRE_FALSE(refusal->rule->sentence.empty());
        REQUIRE(refusal->clause.prefix() == "CP17");
        REQUIRE(events.empty());
        continue;
      }
      ++accepted;
      for (const Event& event : events) {
        REQUIRE(clause_of(event).prefix() == "CP17");
        apply(replayed, event);
      }
      REQUIRE(read_back(play.state) == play.state);
      REQUIRE(is_sound(play.state));
      if (step % 50 == 0) check_offers(play.state);
    }
    rounds += static_cast<int>(play.state.rounds);
    for (unsigned at = 0; at < play.state.settings.boxes; ++at) {
      CHECK(view_for(play.state, {seat_at(at)}) == view_for(replayed, {seat_at(at)}));
      CHECK(play.state.stake(seat_at(at)) == replayed.stake(seat_at(at)));
    }
    CHECK(play.state == replayed);
  }
  CHECK(accepted > 10'000);
  CHECK(rounds > 200);
}

TEST_CASE("a refused command adds nothing to the caller's list") {
  auto table = Play::open_with({200});
  Events events = {event::WagersCalled{}};
  CHECK(play(table.state, command::PlaceAnte{Seat(1), Chips(10)}, events));
  CHECK(events.size() == 1);
}
