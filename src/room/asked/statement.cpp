#include "room/asked/statement.h"

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

void answer_statement(const Accounts& accounts, const CageBooks& books, const Message& message,
                      Effects& effects) {
  PlayerId player = message.account;
  if (message.fields.contains("player")) player = player_in(message.fields, "player");
  const bool may = message.role == Role::operator_ || message.role == Role::inspector;
  if (player != message.account && !may) return refuse(message, rule::not_your_role, effects);
  if (accounts.find(player) == nullptr) return refuse(message, rule::no_such_account, effects);
  std::string out = begin_answer("statement", message.id);
  codec::write_field(out, "player", player);
  codec::write_field(out, "name", accounts.name_of(player));
  books.write_statement(out, player);
  answer(message, out + "}", effects);
}

}  // namespace cardroom::room
