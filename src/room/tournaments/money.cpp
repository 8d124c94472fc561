#include "room/tournaments/money.h"

#include "base/overloaded.h"
#include "room/tournaments/any/entry_money.h"

namespace cardroom::room {

namespace {

namespace command = tournament::command;
namespace event = tournament::event;

}  // namespace

std::optional<records::Payment> price_of(const tournament::Tournament& state,
                                         const tournament::Command& command) {
  using Price = std::optional<records::Payment>;
  const tournament::Conditions& conditions = state.conditions;
  const overloaded price{[&](const command::Enter& asked) -> Price {
                           return {{asked.player, conditions.fee}};
                         },
                         [&](const command::SeatReserve& asked) -> Price {
                           return {{asked.reserve, conditions.fee}};
                         },
                         [&](const command::Rebuy& asked) -> Price {
                           return {{asked.player, conditions.rebuy_price}};
                         },
                         [&](const command::TopUp& asked) -> Price {
                           return {{asked.player, conditions.top_up_price}};
                         },
                         [](const auto&) -> Price { return std::nullopt; }};
  const Price due = std::visit(price, command);
  return due && due->cents > Cents(0) ? due : std::nullopt;
}

PlayerId comes_by(const tournament::Command& command) {
  const overloaded who{[](const command::Enter& asked) { return asked.player; },
                       [](const command::JoinReserve& asked) { return asked.player; },
                       [](const command::SeatReserve& asked) { return asked.reserve; },
                       [](const command::Substitute& asked) { return asked.substitute; },
                       [](const command::Rebuy& asked) { return asked.player; },
                       [](const command::TopUp& asked) { return asked.player; },
                       [](const auto&) { return PlayerId(); }};
  return std::visit(who, command);
}

std::vector<records::Payment> paid_in(const tournament::Tournament& state) {
  std::vector<records::Payment> paid;
  for (const tournament::Entry& entry : state.entries)
    paid.push_back({entry.player, money_in(entry)});
  return paid;
}

PlayerId comes_back_by(const tournament::Tournament& state, const tournament::Command& command) {
  const auto* const back = std::get_if<command::MarkPresent>(&command);
  const auto* const entry = back == nullptr ? nullptr : find_entry(state, back->player);
  return entry == nullptr ? PlayerId() : plays_for(*entry);
}

std::vector<cage::Command> money_of(const tournament::Tournament& state, std::uint32_t number,
                                    const tournament::Events& events, Cents held) {
  EntryMoney money(number, held);
  const overloaded moved{
      [&](const event::Entered& e) { money.take(e.player, e.fee, e.clause); },
      [&](const event::ReserveSeated& e) {
        money.take(e.reserve, find_entry(state, e.reserve)->paid, e.clause);
        money.give_back(e.instead_of, e.refunded, e.clause);
      },
      [&](const event::Rebought& e) { money.take(e.player, e.price, e.clause); },
      [&](const event::ToppedUp& e) { money.take(e.player, e.price, e.clause); },
      [&](const event::Refunded& e) { money.give_back(e.player, e.amount, e.clause); },
      [&](const event::PrizePaid& e) { money.pay_prize(e.player, e.amount, e.clause); },
      [&](const event::ReEntered& e) { money.take(e.player, e.fee, e.clause); },
      [&](const event::BountyPaid& e) { money.pay_prize(e.player, e.amount, e.clause); },
      [&](const event::GuaranteeFilled& e) { money.fund(e.amount, e.clause); },
      [&](const event::GuaranteeReturned& e) { money.return_funds(e.amount, e.clause); },
      [&](const event::Reopened& e) { money.reopen(e.commission, e.clause); },
      [&](const event::MoneyReturned& e) {
        if (e.amount > Cents(0))
          money.give_back(e.player, e.amount, e.clause);
        else
          money.take(e.player, -e.amount, e.clause);
      },
      [&](const event::Finished& e) { money.close(e.clause); },
      [&](const event::Cancelled& e) { money.close(e.clause); },
      [](const auto&) {}};
  for (const tournament::Event& happened : events) std::visit(moved, happened);
  return std::move(money).commands();
}

}  // namespace cardroom::room
