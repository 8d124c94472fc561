#include "room/asked/statement.h"

#include "room/messages/given.h"
#include "room/messages/page.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_statement(const Accounts& accounts, const CageBooks& books, const Message& message,
                      Effects& effects) {
  const auto asked = read_given<incoming::Statement>(message, effects);
  if (!asked) return;
  const PlayerId player = asked->player.value_or(message.account);
  const bool may = message.role == Role::operator_ || message.role == Role::inspector;
  if (player != message.account && !may) return refuse(message, rule::not_your_role, effects);
  if (accounts.find(player) == nullptr) return refuse(message, rule::no_such_account, effects);
  Page page(asked->from);
  outgoing::Statement listed{outgoing::id_of(message.id), player, accounts.name_of(player),
                             books.wallet(player),        {},     {}};
  for (const outgoing::Entry& entry : books.entries(player))
    if (page.takes()) listed.entries.push_back(entry);
  listed.next = page.next();
  answer(message, listed, effects);
}

}  // namespace cardroom::room
