// The table and its cards: CP17-1, CP17-2.2 to 2.4, CP17-3.1, CP17-12.3, CP17-12.7, CP17-15.
#include "canberra/play.h"
#include "canberra/table/view.h"

using namespace cardroom;
using namespace cardroom::canberra;

TEST_CASE("CP17-1.1 CP17-DEF-Approved: a table whose layout is not approved is not opened") {
  Play play;
  play.give(command::CheckCards{});
  CHECK(play.refusal(command::OpenTable{}) == "layout_not_approved CP17-1.1");
  CHECK(play.refusal(command::ApproveLayout{Role::dealer}) == "not_your_role CP17-1.1");
  play.give(command::ApproveLayout{});
  play.give(command::OpenTable{});
  CHECK(play.state.phase == TablePhase::between);
}

TEST_CASE(
    "CP17-DEF-CasinoOperator CP17-DEF-CasinoSupervisor CP17-DEF-Dealer: each role has its acts") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::NoticeClosing{Role::supervisor}) == "not_your_role CP17-15.2");
  CHECK(play.refusal(command::CountCards{Role::operator_, 52}) == "not_your_role CP17-2.4");
  CHECK(play.refusal(command::CheckCards{Role::player}) == "not_your_role CP17-2.2");
}

TEST_CASE("CP17-2.2: cards not checked before gaming or after it keep the table closed") {
  Play play;
  play.give(command::ApproveLayout{});
  CHECK(play.refusal(command::OpenTable{}) == "cards_not_checked CP17-2.2");
  play.give(command::CheckCards{});
  play.give(command::OpenTable{});
  play.give(command::NoticeClosing{});
  play.give(command::CloseTable{});
  CHECK(play.refusal(command::OpenTable{}) == "closing_check_missing CP17-2.2");
  play.give(command::CheckCards{});
  CHECK(play.find<event::CardsChecked>()->closing);
  CHECK(play.refusal(command::OpenTable{}) == "cards_not_checked CP17-2.2");
  play.give(command::CheckCards{});
  play.give(command::OpenTable{});
}

TEST_CASE("CP17-2.3: new cards are not dealt until supervisor and dealer have both checked them") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::ChangeCards{Role::dealer}) == "not_your_role CP17-2.3");
  play.give(command::ChangeCards{});
  CHECK(play.refusal(command::CallWagers{}) == "new_cards_not_checked CP17-2.3");
  play.give(command::CheckCards{Role::dealer});
  CHECK(play.refusal(command::CallWagers{}) == "new_cards_not_checked CP17-2.3");
  CHECK(play.refusal(command::CheckCards{Role::dealer}) == "already_checked CP17-2.2");
  play.give(command::CheckCards{Role::supervisor});
  play.give(command::CallWagers{});
  CHECK(play.refusal(command::ChangeCards{}) == "not_during_round CP17-2.3");
}

TEST_CASE("CP17-2.4: a count may be ordered at any time, and a deck short of a card is not dealt") {
  auto play = Play::open_with({200});
  play.antes({10});
  play.give(command::CountCards{Role::supervisor, 51});
  CHECK(play.refusal(command::Deal{Play::shoe_of(""), 26}) == "cards_missing CP17-2.1");
  play.give(command::CountCards{Role::supervisor, 52});
  play.deal("");
  play.give(command::CountCards{Role::supervisor, 52});
  CHECK(play.refusal(command::CountCards{Role::supervisor, -1}) == "no_card_count CP17-2.4");
}

TEST_CASE("CP17-3.1: limits change at the next call for wagers after notice, not before") {
  auto play = Play::open_with({200});
  Sign sign;
  sign = {.minimum = Chips(20), .maximum = Chips(200), .multiple = Chips(10)};
  play.antes({10});
  play.give(command::NoticeSign{sign, Role::operator_});
  CHECK(play.state.settings.sign.minimum == Chips(5));
  CHECK(view_for(play.state, {}).noticed.minimum == Chips(20));
  play.deal("");
  play.folds(1);
  play.settle();
  play.collect();
  CHECK(play.state.settings.sign.minimum == Chips(5));
  play.give(command::CallWagers{});
  CHECK(play.find<event::SignChanged>() != nullptr);
  CHECK(play.state.settings.sign.minimum == Chips(20));
  sign.maximum = Chips(10);
  CHECK(play.refusal(command::NoticeSign{sign, Role::operator_}) == "maximum_wager CP17-3.1");
  CHECK(play.refusal(command::NoticeSign{{}, Role::dealer}) == "not_your_role CP17-3.1");
}

TEST_CASE("CP17-12.3: an automated shoe that is not loaded is not used") {
  Play play(automated());
  play.give(command::ApproveLayout{});
  play.give(command::CheckCards{});
  play.give(command::OpenTable{});
  CHECK(play.refusal(command::CallWagers{}) == "shoe_not_loaded CP17-12.3");
  play.give(command::LoadShoe{});
  play.give(command::CallWagers{});
  CHECK(play.refusal(command::LoadShoe{}) == "not_during_round CP17-12.3");
}

TEST_CASE("CP17-12.1: rule 12 applies only to an automated shoe; otherwise loading is refused") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::LoadShoe{}) == "no_automated_shoe CP17-12.1");
}

TEST_CASE("CP17-12.7: a shoe is replaced after the round with new cards, and not during it") {
  auto play = Play::open_with({200}, automated());
  play.antes({10});
  play.deal("");
  const command::ReplaceShoe replace{Role::operator_, ShoeKind::hand};
  CHECK(play.refusal(replace) == "not_during_round CP17-12.7");
  play.folds(1);
  play.settle();
  play.collect();
  CHECK(play.refusal(command::ReplaceShoe{Role::dealer, ShoeKind::hand}) ==
        "not_your_role CP17-12.7");
  play.give(replace);
  CHECK(play.refusal(command::CallWagers{}) == "new_cards_not_checked CP17-2.3");
  play.give(command::CheckCards{Role::dealer});
  play.give(command::CheckCards{Role::supervisor});
  play.antes({10});
  // Dealt by hand again: rule 12 does not apply, so the cut is needed.
  CHECK(play.refusal(command::Deal{Play::shoe_of(""), 0}) == "cut_too_near_the_end CP17-5.2");
}

TEST_CASE("CP17-15.1: no table opens and no round begins outside the hours of gaming: refused") {
  Settings settings;
  settings.hours = {12 * 60, 4 * 60};
  Play play(settings);
  play.give(command::ApproveLayout{});
  play.give(command::CheckCards{});
  CHECK(play.refusal(command::OpenTable{Role::operator_, 600}) == "hours_closed CP17-15.1");
  play.give(command::OpenTable{Role::operator_, 720});
  CHECK(play.refusal(command::CallWagers{4 * 60}) == "outside_hours CP17-15.1");
  // The close of gaming needs no notice.
  play.give(command::CloseTable{Role::operator_, 4 * 60});
  CHECK(play.state.phase == TablePhase::closed);
}

TEST_CASE("CP17-15.2: a table is not closed early without notice, nor during a round") {
  auto play = Play::open_with({200});
  CHECK(play.refusal(command::CloseTable{}) == "no_notice CP17-15.2");
  play.give(command::NoticeClosing{});
  play.antes({10});
  CHECK(play.refusal(command::CloseTable{}) == "not_during_round CP17-15.2");
  play.deal("");
  play.folds(1);
  play.settle();
  CHECK(play.refusal(command::CloseTable{}) == "not_during_round CP17-15.2");
  play.collect();
  play.give(command::CloseTable{});
  CHECK(play.refusal(command::CallWagers{}) == "table_closed CP17-15.2");
  CHECK(play.refusal(command::NoticeClosing{}) == "table_not_open CP17-15.2");
}
