#include "room/desk/staff.h"

#include "room/messages/given.h"
#include "room/messages/replies.h"

namespace cardroom::room {

namespace {

// The journal keeps only a hash of the code.
void tell_code(outgoing::Appointed told, Answers& answers, const Message& message,
               Effects& effects) {
  std::string said = codec::to_text(told);
  told.code = {};
  answers.give_once(message, {std::move(said), codec::to_text(told)}, effects);
}

}  // namespace

void appoint(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto asked = read_given<incoming::Appoint>(message, effects);
  if (!asked) return;
  if (asked->role == Role::player)
    return refuse(message, refused_by(rule::bad_message, "a role of the staff"), effects);
  const auto appointed = desk.appoint(asked->name_, asked->role, {message.now_ms, effects});
  if (!appointed) return refuse(message, appointed.error(), effects);
  tell_code(
      {outgoing::id_of(message.id), appointed->player, asked->name_, asked->role, appointed->code},
      answers, message, effects);
}

void make_new_code(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto asked = read_given<incoming::NewCode>(message, effects);
  if (!asked) return;
  const auto made = desk.new_code(asked->player, {message.now_ms, effects});
  if (!made) return refuse(message, made.error(), effects);
  const Account& account = *desk.accounts().find(asked->player);
  tell_code({outgoing::id_of(message.id), made->player, account.name, account.role, made->code},
            answers, message, effects);
}

void dismiss(Desk& desk, const Connections& connections, Answers& answers, const Message& message,
             Effects& effects) {
  const auto asked = read_given<incoming::Dismiss>(message, effects);
  if (!asked) return;
  if (const auto refused = desk.dismiss(asked->player, message.account, {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  connections.drop_account(asked->player, effects);
  answers.done(message, effects);
}

}  // namespace cardroom::room
