#include "room/poker/money.h"

#include "base/check.h"

namespace cardroom::room {

namespace {

// Chips that left the table for the cage, or came from it, without an event of their own: a round
// that is corrected after a player left is settled as if they were there (C-24).
void settle_departed(const Table& before, const Table& after, Chips unexplained,
                     std::uint32_t table, std::vector<cage::Command>& money) {
  for (unsigned at = 0; at < seats_max && unexplained != Chips(0); ++at) {
    const PlayerId player = after.dealt_to[at];
    const Chips more = after.settled[at] - before.settled[at];
    if (player.is_none() || before.places[at].player == player || more == Chips(0)) continue;
    if (more > Chips(0))
      money.push_back(cage::command::CashOut{player, table, in_cents(more)});
    else
      money.push_back(cage::command::BuyIn{player, table, in_cents(-more)});
    unexplained -= more;
  }
  check(unexplained == Chips(0), "chips left a table for nobody");
}

}  // namespace

std::vector<records::Payment> brought_in(const Table& after, const TableEvents& events) {
  std::vector<records::Payment> brought;
  for (const TableEvent& event : events) {
    if (const auto* const sat = std::get_if<table_event::Sat>(&event))
      brought.push_back({sat->player, in_cents(sat->stake)});
    if (const auto* const more = std::get_if<table_event::ToppedUp>(&event))
      brought.push_back({after.place(more->seat).player, in_cents(more->amount)});
  }
  return brought;
}

std::vector<records::Payment> promised_in(const TableEvents& events) {
  std::vector<records::Payment> promised;
  for (const TableEvent& event : events)
    if (const auto* const wanted = std::get_if<table_event::SeatWanted>(&event))
      if (wanted->stake > Chips(0)) promised.push_back({wanted->player, in_cents(wanted->stake)});
  return promised;
}

Chips wagered_by(Seat seat, const TableEvents& events) {
  Chips wagered;
  if (seat.is_none()) return wagered;
  for (const TableEvent& event : events) {
    if (const auto* const in_round = std::get_if<Event>(&event))
      if (const auto* const wager = std::get_if<event::Wagered>(in_round))
        if (wager->seat == seat) wagered += wager->added;
    if (const auto* const announced = std::get_if<table_event::OverBlindAnnounced>(&event))
      if (announced->seat == seat) wagered += announced->amount;
  }
  return wagered;
}

std::vector<cage::Command> money_of(const Table& before, const Table& after,
                                    const TableEvents& events, std::uint32_t table) {
  std::vector<cage::Command> money;
  Chips net = (after.cashed - before.cashed) - (after.bought - before.bought);
  const auto in = [&](PlayerId player, Chips amount, Clause clause) {
    money.push_back(cage::command::BuyIn{player, table, in_cents(amount), clause});
    net += amount;
  };
  const auto out = [&](PlayerId player, Chips amount, Clause clause) {
    if (amount > Chips(0))
      money.push_back(cage::command::CashOut{player, table, in_cents(amount), clause});
    net -= amount;
  };
  for (const TableEvent& event : events) {
    if (const auto* const sat = std::get_if<table_event::Sat>(&event))
      in(sat->player, sat->stake, sat->clause);
    if (const auto* const more = std::get_if<table_event::ToppedUp>(&event))
      in(after.place(more->seat).player, more->amount, more->clause);
    if (const auto* const less = std::get_if<table_event::TookOff>(&event))
      out(after.place(less->seat).player, less->amount, less->clause);
    if (const auto* const left = std::get_if<table_event::Left>(&event))
      out(left->player, left->amount, left->clause);
  }
  if (net != Chips(0)) settle_departed(before, after, net, table, money);
  const Chips taken = house_takings(after) - house_takings(before);
  if (taken != Chips(0))
    money.push_back(cage::command::Settle{.table = table,
                                          .commission_cents = in_cents(taken),
                                          .house_cents = {},
                                          .jackpot_cents = {},
                                          .reserve_cents = {},
                                          .clause = after.cite().commission});
  return money;
}

}  // namespace cardroom::room
