#include "room/asked/accounts.h"

#include "room/messages/given.h"
#include "room/messages/page.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_accounts(const Desk& desk, const Counter& counter, const Connections& connections,
                     const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Accounts>(message, effects);
  if (!asked) return;
  outgoing::Accounts listed{outgoing::id_of(message.id), {}, {}};
  const auto& all = desk.accounts().all();
  for (auto at = all.lower_bound(asked->from.value_or(PlayerId())); at != all.end(); ++at) {
    const auto& [player, account] = *at;
    if (account.dismissed) continue;
    if (listed.accounts.size() == page_items) {
      listed.next = player;
      break;
    }
    listed.accounts.push_back(
        {{*shown(&account)}, account.bot, connections.is_here(player), counter.wallet(player)});
  }
  answer(message, listed, effects);
}

}  // namespace cardroom::room
