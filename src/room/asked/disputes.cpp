#include "room/asked/disputes.h"

#include "room/messages/answer.h"

namespace cardroom::room {

void answer_disputes(const Tables& tables, const Accounts& accounts, const Message& message,
                     Effects& effects) {
  std::string out = begin_answer("disputes", message.id) + ",\"disputes\":[";
  for (const auto& [number, table] : tables.all())
    table.game->write_disputes(out, number, accounts);
  answer(message, out + "]}", effects);
}

}  // namespace cardroom::room
