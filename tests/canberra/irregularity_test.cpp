// Irregularities, collusion, sanctions and general provisions: CP17-12.6, 13, 14, 16.
#include "canberra/play.h"
#include "canberra/table/view.h"

using namespace cardroom;
using namespace cardroom::canberra;

// Two players, antes of 10 and jackpot wagers, the cards dealt.
static Play dealt(const Settings& settings = {}) {
  auto play = Play::open_with({200, 200}, settings);
  play.antes({10, 10});
  play.give(command::PlaceJackpot{Seat(1)});
  play.give(command::PlaceJackpot{Seat(2)});
  play.deal("2c 3c 4c 5c 6c 7c 8c 9c Tc Jd Qd Kd Ad 2d 3d");
  return play;
}

static command::ExposeCard of_box(int seat, int card) { return {Seat(seat), card}; }
static command::ExposeCard of_dealer(int card) { return {Seat::none(), card}; }

TEST_CASE(
    "CP17-14.1: two exposed cards are turned over and play goes on; a third makes the round void") {
  auto play = dealt();
  play.give(of_box(1, 0));
  play.give(of_box(2, 3));
  CHECK(play.state.phase == TablePhase::deciding);
  CHECK(view_for(play.state, {Seat(2)}).boxes[0].cards[0] == play.box(1).cards[0]);
  CHECK(view_for(play.state, {Seat(2)}).boxes[0].cards[1] == Card());
  play.give(of_box(2, 4));
  CHECK(play.find<event::RoundVoided>()->reason == VoidReason::exposed_cards);
  CHECK(play.state.phase == TablePhase::between);
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.returned(2) == Cents(1250));
  CHECK(meter(play.state.jackpot) == Cents(0));
}

TEST_CASE("CP17-14.1: a card that does not exist or is already known cannot be exposed: refused") {
  auto play = dealt();
  CHECK(play.refusal(of_box(1, 5)) == "no_such_card CP17-14.1");
  CHECK(play.refusal(of_box(3, 0)) == "nobody_there CP17-4.4");
  CHECK(play.refusal(of_dealer(4)) == "already_exposed CP17-14.1");
  play.give(of_box(1, 0));
  CHECK(play.refusal(of_box(1, 0)) == "already_exposed CP17-14.1");
  play.folds(1);
  CHECK(play.refusal(of_box(1, 1)) == "no_hand_there CP17-14.1");
}

TEST_CASE(
    "CP17-14.2: a card the dealer exposes early becomes the up card, the fifth lies face down") {
  auto play = dealt();
  CHECK(view_for(play.state, {}).dealer[4] == play.state.dealer.cards[4]);
  play.give(of_dealer(1));
  CHECK(play.state.dealer.up == 1);
  const VisibleTable seen = view_for(play.state, {});
  CHECK(seen.dealer[1] == play.state.dealer.cards[1]);
  CHECK(seen.dealer[4] == Card());
}

TEST_CASE(
    "CP17-14.2 K-08: it counts among the three, and a second of the dealer's is turned down") {
  auto play = dealt();
  play.give(of_dealer(1));
  play.give(of_dealer(2));
  CHECK(play.state.dealer.up == 1);
  CHECK(play.state.phase == TablePhase::deciding);
  auto three = dealt();
  three.give(of_box(1, 0));
  three.give(of_box(2, 0));
  three.give(of_dealer(1));
  CHECK(three.find<event::RoundVoided>() != nullptr);
}

TEST_CASE("CP17-14.2 K-20: not with an automated shoe, and not once somebody has decided") {
  auto packet = dealt(automated());
  packet.give(of_dealer(1));
  CHECK(packet.state.dealer.up == 4);
  auto late = dealt();
  late.folds(1);
  late.give(of_dealer(1));
  CHECK(late.state.dealer.up == 4);
}

TEST_CASE("CP17-14.3: a round not dealt as the rules say is void; one not in progress is refused") {
  auto play = dealt();
  CHECK(play.refusal(command::VoidRound{Role::player, VoidReason::misdeal}) ==
        "not_your_role CP17-14.3");
  play.give(command::VoidRound{Role::supervisor, VoidReason::misdeal});
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.refusal(command::VoidRound{Role::dealer, VoidReason::misdeal}) ==
        "no_round CP17-14.3");
}

TEST_CASE("CP17-14.4: a hand in the rack is not acted on until it is reconstructed") {
  auto play = dealt();
  play.give(command::RackHand{Seat(1)});
  CHECK(play.refusal(command::Fold{Seat(1)}) == "hand_in_rack CP17-14.4");
  CHECK(play.refusal(command::Reconstruct{Role::dealer, Seat(1)}) == "not_your_role CP17-14.4");
  play.give(command::Reconstruct{Role::supervisor, Seat(1)});
  CHECK(play.refusal(command::Reconstruct{Role::supervisor, Seat(1)}) == "not_in_rack CP17-14.4");
  play.bets(1);
  play.give(command::RackHand{Seat(1)});
  play.folds(2);
  CHECK(play.refusal(command::Settle{}) == "hand_in_rack CP17-14.4");
  CHECK(play.refusal(command::RackHand{Seat(2)}) == "not_needed_any_more CP17-14.4");
  play.give(command::Reconstruct{Role::supervisor, Seat(1)});
  play.settle();
}

TEST_CASE(
    "CP17-14.5: after a jackpot fault nothing is played until the supervisor approves: refused") {
  auto play = dealt();
  play.give(command::ReportFault{});
  CHECK(play.refusal(command::ReportFault{}) == "fault_known CP17-14.5");
  CHECK(play.refusal(command::Fold{Seat(1)}) == "play_halted CP17-14.5");
  CHECK(play.refusal(command::Settle{}) == "play_halted CP17-14.5");
  CHECK(play.refusal(command::ApprovePlay{Role::dealer}) == "not_your_role CP17-14.5");
  play.give(command::ApprovePlay{});
  play.folds(1);
  play.folds(2);
  play.settle();
  play.collect();
  play.give(command::RepairJackpot{});
  CHECK(play.refusal(command::RepairJackpot{}) == "no_fault CP17-14.5");
  CHECK(play.refusal(command::ApprovePlay{}) == "no_fault CP17-14.5");
}

TEST_CASE(
    "CP17-12.6 CP17-12.8: a malfunction of the shoe makes the round void; loaded again it serves") {
  auto play = dealt(automated());
  play.give(command::VoidRound{Role::dealer, VoidReason::malfunction});
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.refusal(command::CallWagers{}) == "shoe_not_loaded CP17-12.3");
  play.give(command::LoadShoe{});
  CHECK(play.refusal(command::CallWagers{}) == "");
}

TEST_CASE("CP17-12.6: dealt by hand there is no shoe to malfunction: refused") {
  const auto play = dealt();
  CHECK(play.refusal(command::VoidRound{Role::dealer, VoidReason::malfunction}) ==
        "no_automated_shoe CP17-12.6");
}

TEST_CASE(
    "CP17-13.1: a player's cards are for that player alone: nobody else's view depends on them") {
  auto play = dealt();
  auto other = play;
  std::swap(other.state.boxes[0].cards[0], other.state.boxes[0].cards[1]);
  std::swap(other.state.dealer.cards[0], other.state.dealer.cards[2]);
  for (const Viewer viewer : {Viewer{Seat(2)}, Viewer{}})
    CHECK(view_for(play.state, viewer) == view_for(other.state, viewer));
  CHECK_FALSE(view_for(play.state, {Seat(1)}) == view_for(other.state, {Seat(1)}));
  play.give(command::RecordConduct{Role::supervisor, Seat(1), clause("CP17-13.1")});
}

TEST_CASE("CP17-13.2 CP17-13.2(a) (b): a player who shares cards may be excluded from the round") {
  auto play = dealt();
  const command::Exclude exclude{Role::operator_, Seat(1), Extent::round, clause("CP17-13.2(a)")};
  CHECK(play.refusal(command::Exclude{Role::dealer, Seat(1), Extent::round,
                                      clause("CP17-13.2(a)")}) == "not_your_role CP17-13.2");
  CHECK(play.refusal(command::Exclude{Role::operator_, Seat(1), Extent::round,
                                      clause("CP17-16.8")}) == "exclusion_of_collusion CP17-13.2");
  play.give(exclude);
  CHECK(play.box(1).standing == BoxStanding::excluded);
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.refusal(command::Fold{Seat(1)}) == "out_of_round CP17-13.2");
  CHECK(play.refusal(exclude) == "no_wager_there CP17-13.2");
  play.folds(2);
  play.settle();
}

TEST_CASE("CP17-13.2 CP17-13.2(b): or the round may be void") {
  auto play = dealt();
  CHECK(play.refusal(command::VoidRound{Role::dealer, VoidReason::collusion}) ==
        "not_your_role CP17-13.2");
  play.give(command::VoidRound{Role::operator_, VoidReason::collusion});
  CHECK(play.stake(2) == Cents(20000));
}

TEST_CASE("CP17-16.2 K-27: a disturbed round is invalidated before the rack, and not after") {
  auto play = dealt();
  play.bets(1);
  play.folds(2);
  play.settle();
  auto collected = play;
  play.give(command::VoidRound{Role::operator_, VoidReason::disturbance});
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.stake(2) == Cents(20000));
  collected.collect();
  CHECK(collected.refusal(command::VoidRound{Role::operator_, VoidReason::disturbance}) ==
        "no_round CP17-16.2");
}

TEST_CASE("CP17-16.3 CP17-16.3(a) G-08: a void wager is returned; without a breach it is refused") {
  auto play = dealt();
  play.bets(1);
  CHECK(play.refusal(command::VoidWager{Role::operator_, Seat(1), Clause()}) ==
        "no_breach_named CP17-16.3");
  CHECK(play.refusal(command::VoidWager{Role::supervisor, Seat(1), clause("CP17-16.1")}) ==
        "not_your_role CP17-16.3(a)");
  play.give(command::VoidWager{Role::operator_, Seat(1), clause("CP17-16.1")});
  CHECK(play.stake(1) == Cents(20000));
  CHECK(play.returned(1) == Cents(3250));
  CHECK(meter(play.state.jackpot) == Cents(250));
  CHECK(play.refusal(command::VoidWager{Role::operator_, Seat(1), clause("CP17-16.1")}) ==
        "no_wager_there CP17-16.3(a)");
  play.folds(2);
  play.settle();
  CHECK(play.refusal(command::VoidWager{Role::operator_, Seat(2), clause("CP17-16.1")}) ==
        "wagers_settled CP17-16.3(a)");
}

TEST_CASE(
    "CP17-16.3(b): an excluded player leaves with their chips and cannot come back: refused") {
  auto play = dealt();
  play.give(command::Exclude{Role::operator_, Seat(1), Extent::game, clause("CP17-16.8")});
  CHECK(play.find<event::Excluded>()->took_cents == Cents(20000));
  CHECK_FALSE(play.box(1).occupied());
  CHECK(play.refusal(command::Sit{Seat(3), PlayerId{101}, Cents(100)}) ==
        "player_excluded CP17-16.3(b)");
  play.folds(2);
  play.settle();
  CHECK(play.refusal(command::Exclude{Role::operator_, Seat(2), Extent::game,
                                      clause("CP17-16.8")}) == "wagers_settled CP17-16.3(b)");
}

TEST_CASE(
    "CP17-16.4: the operator may void a round for fraud or because it cannot go on; others "
    "refused") {
  for (const auto reason : {VoidReason::impractical, VoidReason::fraud}) {
    auto play = dealt();
    CHECK(play.refusal(command::VoidRound{Role::supervisor, reason}) == "not_your_role CP17-16.4");
    play.give(command::VoidRound{Role::operator_, reason});
    CHECK(play.state.phase == TablePhase::between);
  }
}

TEST_CASE(
    "CP17-16.5 G-09: a dispute is ruled on, then reviewed on request; out of order is refused") {
  auto play = dealt();
  play.give(command::OpenDispute{Seat(1)});
  const int number = play.find<event::DisputeOpened>()->number;
  CHECK(play.refusal(command::RequestReview{number}) == "no_such_dispute CP17-16.5");
  CHECK(play.refusal(command::RuleDispute{Role::dealer, number}) == "not_your_role CP17-16.5");
  play.give(command::RuleDispute{Role::operator_, number});
  play.give(command::RequestReview{number});
  CHECK(play.refusal(command::RecordReview{Role::operator_, number}) == "not_your_role CP17-16.5");
  play.give(command::RecordReview{Role::inspector, number});
  CHECK(play.state.disputes[0].stage == DisputeStage::reviewed);
}

TEST_CASE("CP17-16.5: a ninth open dispute must wait for a ruling; finished ones make room") {
  auto play = dealt();
  for (int each = 0; each < 8; ++each) play.give(command::OpenDispute{Seat(1)});
  CHECK(play.refusal(command::OpenDispute{Seat(1)}) == "too_many_disputes CP17-16.5");
  play.give(command::RuleDispute{Role::operator_, 3});
  play.give(command::OpenDispute{Seat(1)});
  CHECK(play.find<event::DisputeOpened>()->number == 9);
}

TEST_CASE(
    "CP17-16.1 CP17-16.6 CP17-16.6(a) (b) (c) CP17-16.8 CP17-16.9 CP17-16.10 CP17-13.2(a) (b): "
    "conduct goes on record") {
  auto play = dealt();
  constexpr Clause of_players[] = {clause("CP17-16.1"),    clause("CP17-16.8"),
                                   clause("CP17-16.9"),    clause("CP17-16.10"),
                                   clause("CP17-13.2(a)"), clause("CP17-13.2(b)")};
  for (const Clause breach : of_players) {
    play.give(command::RecordConduct{Role::supervisor, Seat(1), breach});
    CHECK(play.find<event::ConductRecorded>()->breach == breach);
  }
  constexpr Clause of_employees[] = {clause("CP17-16.6"), clause("CP17-16.6(a)"),
                                     clause("CP17-16.6(b)"), clause("CP17-16.6(c)")};
  for (const Clause breach : of_employees)
    play.give(command::RecordConduct{Role::operator_, Seat::none(), breach});
}

TEST_CASE("CP17-16.3: a record of conduct under a clause that is not about conduct is refused") {
  const auto play = dealt();
  CHECK(play.refusal(command::RecordConduct{Role::supervisor, Seat(1), clause("CP17-8.1")}) ==
        "not_conduct CP17-16.3");
  CHECK(play.refusal(command::RecordConduct{Role::supervisor, Seat(1), clause("H95-10.2")}) ==
        "not_conduct CP17-16.3");
  CHECK(play.refusal(command::RecordConduct{Role::player, Seat(1), clause("CP17-16.8")}) ==
        "not_your_role CP17-16.3");
}

static Play three_rounds_without(int abstainer, const Settings& settings) {
  auto play = Play::open_with({200, 200, 200}, settings);
  for (int round = 0; round < 3; ++round) {
    play.give(command::CallWagers{});
    for (int seat = 1; seat <= 3; ++seat)
      if (seat != abstainer) play.give(command::PlaceAnte{Seat(seat), Chips(10)});
    play.deal("");
    for (int seat = 1; seat <= 3; ++seat)
      if (seat != abstainer) play.folds(seat);
    play.settle();
    play.collect();
  }
  return play;
}

TEST_CASE(
    "CP17-16.7: a player who abstains for three rounds at a full table may be told to leave") {
  Settings settings;
  settings.boxes = 3;
  auto play = three_rounds_without(2, settings);
  CHECK(play.refusal(command::Vacate{Role::dealer, Seat(2)}) == "not_your_role CP17-16.7");
  play.give(command::Vacate{Role::operator_, Seat(2)});
  CHECK(play.find<event::Vacated>()->took_cents == Cents(20000));
  CHECK_FALSE(play.box(2).occupied());
}

TEST_CASE(
    "CP17-16.7: not after two rounds, not a player who wagers, not while a seat is free: refused") {
  Settings settings;
  settings.boxes = 3;
  auto play = three_rounds_without(2, settings);
  CHECK(play.refusal(command::Vacate{Role::operator_, Seat(1)}) == "not_abstaining CP17-16.7");
  auto returned = play;
  returned.give(command::CallWagers{});
  returned.give(command::PlaceAnte{Seat(2), Chips(10)});
  CHECK(returned.refusal(command::Vacate{Role::operator_, Seat(2)}) == "not_abstaining CP17-16.7");
  play.give(command::Leave{Seat(3)});
  CHECK(play.refusal(command::Vacate{Role::operator_, Seat(2)}) == "seats_are_free CP17-16.7");
}

TEST_CASE("CP17-16.7: a void round never happened and is not counted") {
  auto play = Play::open_with({200, 200});
  for (int round = 0; round < 3; ++round) {
    play.antes({10});
    play.deal("");
    play.give(command::VoidRound{Role::dealer, VoidReason::misdeal});
  }
  CHECK(play.box(2).abstained == 0);
}
