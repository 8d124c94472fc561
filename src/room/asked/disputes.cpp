#include "room/asked/disputes.h"

#include "room/messages/given.h"
#include "room/messages/page.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_disputes(const Tables& tables, const Accounts& accounts, const Message& message,
                     Effects& effects) {
  const auto asked = read_given<incoming::Disputes>(message, effects);
  if (!asked) return;
  Page page(asked->from);
  outgoing::Disputes listed{outgoing::id_of(message.id), {}, {}};
  for (const auto& [number, table] : tables.all())
    for (outgoing::Dispute dispute : table.game->disputes()) {
      if (!page.takes()) continue;
      dispute.table = number;
      dispute.name_ = accounts.name_of(dispute.player);
      listed.disputes.push_back(std::move(dispute));
    }
  listed.next = page.next();
  answer(message, listed, effects);
}

}  // namespace cardroom::room
