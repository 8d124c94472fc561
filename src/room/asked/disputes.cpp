#include "room/asked/disputes.h"

#include "room/messages/answer.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_disputes(const Tables& tables, const Accounts& accounts, const Message& message,
                     Effects& effects) {
  outgoing::Disputes listed{outgoing::id_of(message.id), {}};
  for (const auto& [number, table] : tables.all())
    for (outgoing::Dispute dispute : table.game->disputes()) {
      dispute.table = number;
      dispute.name_ = accounts.name_of(dispute.player);
      listed.disputes.push_back(std::move(dispute));
    }
  answer(message, listed, effects);
}

}  // namespace cardroom::room
