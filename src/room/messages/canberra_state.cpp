#include "room/messages/canberra_state.h"

#include "canberra/game/pay_table.h"

namespace cardroom::room::outgoing {

namespace {

BoxView box_view(const canberra::VisibleBox& box) {
  return {.seat = box.seat,
          .player = box.player,
          .stake_cents = box.stake,
          .ante = box.ante,
          .bet = box.bet,
          .jackpot_cents = box.jackpot,
          .cards = box.cards,
          .standing = box.standing,
          .declared = box.declared,
          .marker = box.marker,
          .racked = box.racked,
          .ante_paid = box.result.ante_paid,
          .bet_paid = box.result.bet_paid,
          .collected = box.result.collected,
          .returned_cents = box.result.returned,
          .jackpot_paid_cents = box.result.jackpot_paid};
}

constexpr Category paid[] = {Category::royal_flush, Category::straight_flush, Category::four,
                             Category::full_house,  Category::flush,          Category::straight,
                             Category::three,       Category::two_pairs,      Category::pair};

CanberraSign sign_of(const canberra::Sign& sign) {
  return {sign.minimum, sign.maximum, sign.multiple, sign.max_payout, sign.jackpot_wager_cents};
}

CanberraLegal legal_for(const canberra::Legal& legal, Seat seat) {
  return {.seat = seat,
          .ante = legal.ante,
          .minimum = legal.minimum,
          .maximum = legal.maximum,
          .multiple = legal.multiple,
          .jackpot = legal.jackpot,
          .jackpot_wager_cents = legal.jackpot_wager_cents,
          .take_back = legal.take_back,
          .bet = legal.bet,
          .bet_size = legal.bet_size,
          .fold = legal.fold,
          .declare = legal.declare};
}

}  // namespace

std::vector<Pays> pay_lines() {
  std::vector<Pays> lines;
  for (const Category hand : paid) lines.push_back({hand, canberra::canberra_pay_table.odds(hand)});
  return lines;
}

CanberraView canberra_view(const canberra::State& state, Seat seat) {
  const canberra::VisibleTable view = canberra::view_for(state, {seat});
  CanberraView shown{.phase = view.phase,
                     .minimum = view.sign.minimum,
                     .maximum = view.sign.maximum,
                     .multiple = view.sign.multiple,
                     .max_payout = view.sign.max_payout,
                     .jackpot_wager_cents = view.sign.jackpot_wager_cents,
                     .sign_noticed = {},
                     .closing_noticed = view.closing_noticed,
                     .equipment = view.equipment,
                     .meter_cents = view.meter,
                     .boxes = {},
                     .dealer = view.dealer,
                     .up = view.up,
                     .legal = legal_for(view.legal, seat)};
  if (view.sign_noticed) shown.sign_noticed = sign_of(view.noticed);
  for (const canberra::VisibleBox& box : view.boxes) shown.boxes.push_back(box_view(box));
  return shown;
}

}  // namespace cardroom::room::outgoing
