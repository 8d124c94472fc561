#include "room/counter/cashier.h"

#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

void move_at_counter(const Accounts& accounts, Counter& counter, Answers& answers,
                     const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const Account* const account = accounts.find(player_in(message.fields, "player"));
  if (account == nullptr || account->role != Role::player)
    return refuse(message, rule::no_such_account, effects);
  const Cents amount(number_in(message.fields, "cents"));
  const auto note = Note::from(text_in(message.fields, "note"));
  cage::Command command =
      cage::command::Issue{message.role, account->player, amount, note.value_or(Note())};
  if (message.type == "cage_redeem")
    command = cage::command::Redeem{message.role, account->player, amount, note.value_or(Note())};
  const Moment at{message.now_ms, effects};
  if (const auto refused = counter.move(command, message.asker(), at, message.id))
    return refuse(message, *refused, effects);
  answers.done(message,
               ",\"wallet_cents\":" + std::to_string(counter.wallet(account->player).count()),
               effects);
}

}  // namespace cardroom::room
