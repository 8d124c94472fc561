#include "sim/canberra_table.h"

#include "base/check.h"
#include "bots/canberra.h"
#include "canberra/table/apply.h"
#include "canberra/table/legal.h"
#include "canberra/table/play.h"
#include "canberra/table/view.h"
#include "cards/seed.h"

namespace cardroom::sim {

namespace {

// A tournament counts in whole chips; here a chip is a hundred of the cage's cents.
Chips in_chips(Cents cents) { return Chips(cents.count() / 100); }

canberra::Settings settings_of(const canberra::tournament::Conditions& conditions) {
  canberra::Settings settings;
  settings.sign.minimum = conditions.minimum;
  settings.sign.maximum = conditions.maximum;
  settings.boxes = conditions.seats;
  return settings;
}

}  // namespace

CanberraCroupier::CanberraCroupier(const canberra::tournament::Conditions& conditions,
                                   std::uint64_t seed)
    : settings_(settings_of(conditions)),
      chance_(seed),
      shuffler_(Deck::full().cards(), seed_from_number(seed)) {}

void CanberraCroupier::give(const canberra::Command& command) {
  events_->clear();
  check(!canberra::play(table_, command, *events_), "a round was refused");
}

// K-23: a player with less than twice their ante left can only fold.
void CanberraCroupier::decide(CanberraHand& hand) {
  const canberra::Legal legal = canberra::legal(table_, hand.seat);
  const auto wish = bots::choose(canberra::view_for(table_, {hand.seat}), hand.seat, chance_);
  hand.bets = legal.bet && wish && std::holds_alternative<canberra::command::PlaceBet>(*wish);
  if (hand.bets)
    give(canberra::command::PlaceBet{hand.seat, hand.ante * 2});
  else
    give(canberra::command::Fold{hand.seat});
}

void CanberraCroupier::deal(std::vector<CanberraHand>& hands) {
  table_ = canberra::make_table(settings_);
  give(canberra::command::ApproveLayout{});
  give(canberra::command::CheckCards{});
  give(canberra::command::OpenTable{});
  for (const CanberraHand& hand : hands)
    give(canberra::command::Sit{hand.seat, hand.player, in_cents(hand.stack)});
  give(canberra::command::CallWagers{});
  for (const CanberraHand& hand : hands) give(canberra::command::PlaceAnte{hand.seat, hand.ante});
  const Shuffled shuffled = shuffler_.next();
  give(canberra::command::Deal{shuffled.shoe, shuffled.lifted});
  if (table_.phase == canberra::TablePhase::dealt) give(canberra::command::Announce{});
  for (CanberraHand& hand : hands) decide(hand);
  if (table_.phase == canberra::TablePhase::deciding) give(canberra::command::Settle{});
  for (CanberraHand& hand : hands) {
    const Chips in = hand.bets ? hand.ante * 3 : hand.ante;
    hand.back = in_chips(table_.stake(hand.seat)) - (hand.stack - in);
  }
}

}  // namespace cardroom::sim
