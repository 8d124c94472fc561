#include "room/asked/accounts.h"

#include "codec/json_text.h"
#include "room/messages/answer.h"

namespace cardroom::room {

void answer_accounts(const Desk& desk, const Counter& counter, const Connections& connections,
                     const Message& message, Effects& effects) {
  std::string out = begin_answer("accounts", message.id) + ",\"accounts\":[";
  for (const auto& [player, account] : desk.accounts().all()) {
    if (account.dismissed) continue;
    if (!out.ends_with('[')) out += ',';
    write_account(out, &account);
    out.pop_back();
    codec::write_field(out, "bot", account.bot);
    codec::write_field(out, "here", connections.is_here(player));
    codec::write_field(out, "wallet_cents", counter.wallet(player));
    out += '}';
  }
  answer(message, out + "]}", effects);
}

}  // namespace cardroom::room
