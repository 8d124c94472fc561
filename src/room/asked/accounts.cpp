#include "room/asked/accounts.h"

#include "room/messages/answer.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_accounts(const Desk& desk, const Counter& counter, const Connections& connections,
                     const Message& message, Effects& effects) {
  outgoing::Accounts listed{outgoing::id_of(message.id), {}};
  for (const auto& [player, account] : desk.accounts().all())
    if (!account.dismissed)
      listed.accounts.push_back(
          {{*shown(&account)}, account.bot, connections.is_here(player), counter.wallet(player)});
  answer(message, listed, effects);
}

}  // namespace cardroom::room
