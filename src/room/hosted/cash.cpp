#include "room/hosted/cash.h"

#include "room/messages/given.h"

namespace cardroom::room {

namespace {

LiveTable* hosted_in(const CashParts& parts, const Message& message, Effects& effects) {
  if (message.id.empty()) {
    refuse(message, rule::id_missing, effects);
    return nullptr;
  }
  LiveTable* const table = parts.tables.named_in(message, effects);
  if (table == nullptr) return nullptr;
  if (table->game->is_hosted() && table->of.is_none() && !table->stopped) return table;
  refuse(message, table->stopped ? rule::table_stopped : rule::only_at_hosted, effects);
  return nullptr;
}

// More than anybody pays at once could not even be counted in cents.
bool is_too_much(Chips chips) {
  const std::int64_t most = cage::most_at_once / in_cents(Chips(1));
  return chips < Chips(-most) || chips > Chips(most);
}

// Nobody can sign in as them.
bool is_walk_in(const Account& account) {
  return account.role == Role::player && !account.guest && !account.bot && account.password.empty();
}

// Whoever enters it has taken the cash: their name is in the cage's record.
std::optional<Refused> pay(const CashParts& parts, const records::Payment& cash, const Asker& taker,
                           const Moment& at) {
  const cage::command::Issue issue{Role::operator_, cash.player, cash.cents,
                                   *Note::from("paid in cash at the table")};
  return parts.counter.move(issue, taker, at);
}

void pay_back(const CashParts& parts, const records::Payment& cash, const Asker& taker,
              const Moment& at) {
  const cage::command::Redeem redeem{Role::operator_, cash.player, cash.cents,
                                     *Note::from("given back at the table")};
  check(!parts.counter.move(redeem, taker, at), "cash that was just taken cannot be given back");
}

// The player pays, and the chips come to the table; or neither.
std::optional<Refused> buy(const CashParts& parts, LiveTable& table, const records::Payment& cash,
                           const boost::json::object& command, const Asker& taker,
                           const Moment& at) {
  if (auto refused = pay(parts, cash, taker, at)) return refused;
  const Asker buyer{cash.player, Role::player};
  const auto refused = parts.dealer.perform(table, command, buyer, {}, at);
  if (refused) pay_back(parts, cash, taker, at);
  return refused;
}

}  // namespace

void seat_walk_in(const CashParts& parts, const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(parts, message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::SeatWalkIn>(message, effects);
  if (!asked) return;
  if (!is_good_name(asked->name_)) return refuse(message, rule::bad_name, effects);
  if (is_too_much(asked->stake))
    return refuse(message, cage::refusal::amount_out_of_range, effects);
  const Account* const known = parts.desk.accounts().find(asked->name_);
  // Nobody sits there under a name that looks like somebody else's.
  const bool is_taken = known != nullptr
                            ? !is_walk_in(*known)
                            : parts.desk.accounts().is_like_another(asked->name_, PlayerId());
  if (is_taken) return refuse(message, rule::name_taken, effects);
  const Moment at{message.now_ms, effects};
  const PlayerId player = known != nullptr ? known->player : parts.desk.accounts().next();
  const auto sit = table->game->sitting(player, asked->seat, asked->stake);
  const auto foreseen = table->game->foresee(sit, {player, Role::player});
  if (!foreseen) return refuse(message, foreseen.error(), effects);
  if (known == nullptr)
    check(parts.desk.open_account(asked->name_, Role::player, Holder::member, at) == player,
          "somebody else came first");
  if (const auto refused =
          buy(parts, *table, {player, in_cents(asked->stake)}, sit, message.asker(), at))
    return refuse(message, *refused, effects);
  parts.runner.run(*table, at);
  parts.answers.done_at(message, table->number, effects);
}

void sell_chips(const CashParts& parts, const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(parts, message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::SellChips>(message, effects);
  if (!asked) return;
  const PlayerId player = table->game->player_at(asked->seat);
  if (player.is_none()) return refuse(message, rule::no_player_there, effects);
  if (is_too_much(asked->amount))
    return refuse(message, cage::refusal::amount_out_of_range, effects);
  const auto more = table->game->buying(asked->seat, asked->amount);
  const Moment at{message.now_ms, effects};
  const auto foreseen = table->game->foresee(more, {player, Role::player});
  if (!foreseen) return refuse(message, foreseen.error(), effects);
  if (const auto refused =
          buy(parts, *table, {player, in_cents(asked->amount)}, more, message.asker(), at))
    return refuse(message, *refused, effects);
  parts.runner.run(*table, at);
  parts.answers.done_at(message, table->number, effects);
}

}  // namespace cardroom::room
