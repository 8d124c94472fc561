#include "room/counter/cashier.h"

#include "room/messages/given.h"

namespace cardroom::room {

void move_at_counter(const Accounts& accounts, Counter& counter, Answers& answers,
                     const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  // Issuing and redeeming have the same fields.
  const auto asked = read_given<incoming::CageIssue>(message, effects);
  if (!asked) return;
  const Account* const account = accounts.find(asked->player);
  if (account == nullptr || account->role != Role::player)
    return refuse(message, rule::no_such_account, effects);
  const Note note = Note::from(asked->note.value_or("")).value_or(Note());
  cage::Command command = cage::command::Issue{message.role, account->player, asked->cents, note};
  if (message.type == incoming::CageRedeem::name)
    command = cage::command::Redeem{message.role, account->player, asked->cents, note};
  const Moment at{message.now_ms, effects};
  if (const auto refused = counter.move(command, message.asker(), at, message.id))
    return refuse(message, *refused, effects);
  answers.give(message,
               codec::to_text(outgoing::Done{
                   outgoing::id_of(message.id), {}, {}, counter.wallet(account->player)}),
               effects);
}

}  // namespace cardroom::room
