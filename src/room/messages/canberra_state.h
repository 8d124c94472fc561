// A table of Canberra Poker as one person sees it.
#pragma once

#include <optional>
#include <vector>

#include "canberra/table/enum_words.h"
#include "canberra/table/view.h"
#include "room/hosted/canberra_state.h"
#include "room/messages/state.h"

namespace cardroom::room::outgoing {

// CP17-1.2: what the areas of a box on the layout are marked with.
struct BoxMarks {
  std::string_view ante = canberra::ante_label;
  std::string_view bet = canberra::bet_label;
  std::string_view jackpot = canberra::jackpot_label;
  CARDROOM_PART("box_marks", ante, bet, jackpot);
};

// CP17-8.1: what a winning bet is paid, to one.
struct Pays {
  Category hand = Category::odd_cards;
  std::int64_t to_one = 0;
  CARDROOM_PART("pays", hand, to_one);
};
std::vector<Pays> pay_lines();  // From the best hand down.

struct CanberraTerms {
  Chips minimum;
  Chips maximum;
  Chips multiple;
  Chips max_payout;
  Cents jackpot_wager_cents;
  int seats = 0;
  canberra::ShoeKind shoe = canberra::ShoeKind::hand;
  canberra::Declaration declaration = canberra::Declaration::automatic;
  BoxMarks marks;
  std::vector<Pays> pays;
  CARDROOM_PART("canberra_terms", minimum, maximum, multiple, max_payout, jackpot_wager_cents,
                seats, shoe, declaration, marks, pays);
};

struct CanberraSign {
  Chips minimum;
  Chips maximum;
  Chips multiple;
  Chips max_payout;
  Cents jackpot_wager_cents;
  CARDROOM_DESCRIBED("sign", minimum, maximum, multiple, max_payout, jackpot_wager_cents);
};

struct BoxView {
  Some<Seat> seat;
  PlayerId player;
  Cents stake_cents;
  Chips ante;
  Chips bet;
  Cents jackpot_cents;
  FiveCards cards = {};
  canberra::BoxStanding standing = canberra::BoxStanding::out;
  canberra::Declared declared = canberra::Declared::no;
  bool marker = false;
  bool racked = false;
  Chips ante_paid;
  Chips bet_paid;
  Chips collected;
  Cents returned_cents;
  Cents jackpot_paid_cents;
  CARDROOM_PART("box_view", seat, player, stake_cents, ante, bet, jackpot_cents, cards, standing,
                declared, marker, racked, ante_paid, bet_paid, collected, returned_cents,
                jackpot_paid_cents);
};

struct CanberraLegal {
  Seat seat;
  bool ante = false;
  Chips minimum;
  Chips maximum;
  Chips multiple;
  bool jackpot = false;
  Cents jackpot_wager_cents;
  bool take_back = false;
  bool bet = false;
  Chips bet_size;
  bool fold = false;
  bool declare = false;
  CARDROOM_PART("canberra_legal", seat, ante, minimum, maximum, multiple, jackpot,
                jackpot_wager_cents, take_back, bet, bet_size, fold, declare);
};

struct CanberraView {
  canberra::TablePhase phase = canberra::TablePhase::closed;
  Chips minimum;
  Chips maximum;
  Chips multiple;
  Chips max_payout;
  Cents jackpot_wager_cents;
  std::optional<CanberraSign> sign_noticed;
  bool closing_noticed = false;
  canberra::JackpotEquipment equipment = canberra::JackpotEquipment::working;
  Cents meter_cents;
  FixedList<BoxView, canberra::boxes_max> boxes;
  FiveCards dealer = {};
  std::uint8_t up = 0;
  CanberraLegal legal;
  CARDROOM_DESCRIBED("canberra_view", phase, minimum, maximum, multiple, max_payout,
                     jackpot_wager_cents, sign_noticed, closing_noticed, equipment, meter_cents,
                     boxes, dealer, up, legal);
};

// As the player at a seat sees it; without a seat, as an onlooker does.
CanberraView canberra_view(const canberra::State& state, Seat seat);

struct CanberraState {
  CanberraView view;
  std::optional<Ruling> ruling;  // The rules of this game leave nothing to choose.
  codec::Inlined<Around> around;
  std::optional<HostedCanberraState> hosted = {};  // Only at a hosted table.
  CARDROOM_PART("canberra_state", view, ruling, around, hosted);
};

}  // namespace cardroom::room::outgoing
