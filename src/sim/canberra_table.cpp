#include "sim/canberra_table.h"

#include "base/check.h"
#include "bots/canberra.h"
#include "cards/seed.h"
#include "house/apply.h"
#include "house/decide.h"
#include "house/legal.h"
#include "house/view.h"

namespace cardroom::sim {

namespace {

// Chips of a tournament are counted in whole; the cage's cents are a hundredth of them here.
Cents in_cents(Chips chips) { return Cents(chips.count() * 100); }
Chips in_chips(Cents cents) { return Chips(cents.count() / 100); }

house::Settings settings_of(const canberra::Conditions& conditions) {
  house::Settings settings;
  settings.sign.limits.minimum = conditions.minimum;
  settings.sign.limits.maximum = conditions.maximum;
  settings.boxes = conditions.seats;
  return settings;
}

}  // namespace

HouseCroupier::HouseCroupier(const canberra::Conditions& conditions, std::uint64_t seed)
    : settings_(settings_of(conditions)),
      chance_(seed),
      shuffler_(Deck::full().cards(), seed_from_number(seed)) {}

void HouseCroupier::give(const house::Command& command) {
  events_->clear();
  check(static_cast<bool>(house::decide(table_, command, *events_)), "a round was refused");
  for (const house::Event& event : *events_) house::apply(table_, event);
}

// K-23: who has not twice his ante left can only fold.
void HouseCroupier::decide(HouseHand& hand) {
  const house::Legal legal = house::legal(table_, hand.seat);
  const auto wish = bots::choose(house::view_for(table_, {hand.seat}), hand.seat, chance_);
  hand.bets = legal.bet && wish && std::holds_alternative<house::command::PlaceBet>(*wish);
  if (hand.bets)
    give(house::command::PlaceBet{hand.seat, hand.ante * 2});
  else
    give(house::command::Fold{hand.seat});
}

void HouseCroupier::deal(std::vector<HouseHand>& hands) {
  table_ = house::make_table(settings_);
  give(house::command::ApproveLayout{});
  give(house::command::CheckCards{});
  give(house::command::OpenTable{});
  for (const HouseHand& hand : hands)
    give(house::command::Sit{hand.seat, hand.player, in_cents(hand.stack)});
  give(house::command::CallWagers{});
  for (const HouseHand& hand : hands) give(house::command::PlaceAnte{hand.seat, hand.ante});
  const Shuffled shuffled = shuffler_.next();
  give(house::command::Deal{shuffled.shoe, shuffled.lifted});
  if (table_.phase == house::Phase::dealt) give(house::command::Announce{});
  for (HouseHand& hand : hands) decide(hand);
  if (table_.phase == house::Phase::deciding) give(house::command::Settle{});
  for (HouseHand& hand : hands) {
    const Chips in = hand.bets ? hand.ante * 3 : hand.ante;
    hand.back = in_chips(table_.stake(hand.seat)) - (hand.stack - in);
  }
}

}  // namespace cardroom::sim
