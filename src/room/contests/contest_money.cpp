#include "room/contests/contest_money.h"

#include "base/overloaded.h"
#include "room/tournaments/any/entry_money.h"

namespace cardroom::room {

std::optional<records::Payment> price_of(const contest::Tournament& state,
                                         const contest::Command& command) {
  using Price = std::optional<records::Payment>;
  const contest::Conditions& conditions = state.conditions;
  const overloaded price{[&](const contest::command::Enter& asked) -> Price {
                           return {{asked.player, conditions.fee}};
                         },
                         [&](const contest::command::SeatReserve& asked) -> Price {
                           return {{asked.player, conditions.fee}};
                         },
                         [&](const contest::command::BuyBack& asked) -> Price {
                           return {{asked.player, conditions.buy_backs.price}};
                         },
                         [](const auto&) -> Price { return std::nullopt; }};
  const Price due = std::visit(price, command);
  return due && due->cents > Cents(0) ? due : std::nullopt;
}

std::vector<records::Payment> paid_in(const contest::Tournament& state) {
  std::vector<records::Payment> paid;
  for (const contest::Entrant& entrant : state.entrants)
    paid.push_back(
        {entrant.player, entrant.paid + entrant.bought - entrant.refunded - entrant.prize});
  return paid;
}

PlayerId comes_by(const contest::Command& command) {
  namespace asked = contest::command;
  const overloaded who{[](const asked::Enter& one) { return one.player; },
                       [](const asked::JoinReserve& one) { return one.player; },
                       [](const asked::SeatReserve& one) { return one.player; },
                       [](const asked::Substitute& one) { return one.player; },
                       [](const asked::BuyBack& one) { return one.player; },
                       [](const auto&) { return PlayerId(); }};
  return std::visit(who, command);
}

PlayerId plays_on_by(const contest::Tournament& state, const contest::Command& command) {
  namespace asked = contest::command;
  const overloaded who{[](const asked::TakeSeat& one) { return one.player; },
                       [](const asked::PlaceAnte& one) { return one.player; },
                       [](const auto&) { return PlayerId(); }};
  const auto* const entrant = find_entrant(state, std::visit(who, command));
  return entrant == nullptr ? PlayerId() : plays_for(*entrant);
}

std::vector<cage::Command> money_of(std::uint32_t number, const contest::Events& events,
                                    Cents held) {
  namespace event = contest::event;
  EntryMoney money(number, held);
  const overloaded moved{
      [&](const event::Entered& e) { money.take(e.player, e.amount, e.clause); },
      [&](const event::ReserveSeated& e) { money.take(e.player, e.fee, e.clause); },
      [&](const event::BoughtBack& e) { money.take(e.player, e.amount, e.clause); },
      [&](const event::Refunded& e) { money.give_back(e.player, e.amount, e.clause); },
      [&](const event::PrizePaid& e) { money.pay_prize(e.player, e.amount, e.clause); },
      [&](const event::Reopened& e) { money.reopen(e.commission, e.clause); },
      [&](const event::MoneyReturned& e) {
        if (e.amount > Cents(0))
          money.give_back(e.player, e.amount, e.clause);
        else
          money.take(e.player, -e.amount, e.clause);
      },
      // CP17-17.22: what is left is the commission.
      [&](const event::PlaceAwarded&) { money.close(clause("CP17-17.22")); },
      [&](const event::Cancelled& e) { money.close(e.clause); }, [](const auto&) {}};
  for (const contest::Event& happened : events) std::visit(moved, happened);
  return std::move(money).commands();
}

}  // namespace cardroom::room
