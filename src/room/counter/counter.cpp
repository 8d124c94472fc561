#include "room/counter/counter.h"

#include <algorithm>
#include <map>

#include "codec/json_text.h"
#include "records/records.h"

namespace cardroom::room {

bool Counter::affords(const std::vector<cage::Command>& money) const {
  std::map<PlayerId, Cents> needed;
  for (const cage::Command& command : money)
    if (const auto* const buy_in = std::get_if<cage::command::BuyIn>(&command))
      needed[buy_in->player] += buy_in->amount_cents;
  return std::all_of(needed.begin(), needed.end(),
                     [&](const auto& one) { return books_.wallet(one.first) >= one.second; });
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

}  // namespace cardroom::room
