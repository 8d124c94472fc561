#include "room/counter/counter.h"

#include "codec/json_text.h"
#include "records/records.h"

namespace cardroom::room {

std::optional<Refused> Counter::refusal_of(const std::vector<cage::Command>& money) const {
  if (money.empty()) return std::nullopt;
  cage::Ledger trial = cage::excerpt(books_.ledger(), money);
  for (const cage::Command& command : money) {
    // What players bring to a table must be theirs.
    const auto* const buy_in = std::get_if<cage::command::BuyIn>(&command);
    if (buy_in != nullptr && buy_in->amount_cents > Cents(0) &&
        trial.balance(cage::account_of(buy_in->player)) < buy_in->amount_cents)
      return refused_by(rule::not_enough_money);
    cage::Events events;
    if (const Refusal refusal = cage::play(trial, command, events)) return refused_by(*refusal);
  }
  return std::nullopt;
}

std::optional<Refused> Counter::move(const cage::Command& command, const Asker& asker,
                                     const Moment& at, const std::string& id) {
  const auto events = books_.move(command, at.now_ms);
  if (!events) return refused_by(events.error());
  const std::string asked = codec::to_text(command);
  const std::string done = codec::to_text(*events);
  recorder_.record("cage",
                   codec::to_text(records::CageCommand<codec::Encoded>{
                       asker.player, asker.role, id, {asked}, {done}}),
                   at.effects);
  return std::nullopt;
}

void Counter::give(PlayerId player, Cents amount, const Moment& at) {
  if (amount > Cents(0))
    (void)move(cage::command::Issue{Role::operator_, player, amount, {}},
               {PlayerId(), Role::operator_}, at);
}

void Counter::take_back(PlayerId player, const Moment& at) {
  const Note note = Note::from("guest forgotten").value_or(Note());
  if (wallet(player) > Cents(0))
    (void)move(cage::command::Redeem{Role::operator_, player, wallet(player), note},
               {PlayerId(), Role::operator_}, at);
}

}  // namespace cardroom::room
