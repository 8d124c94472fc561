#include "room/desk/own_account.h"

#include "room/desk/totp.h"
#include "room/messages/given.h"
#include "room/messages/replies.h"

namespace cardroom::room {

void answer_sessions(const Desk& desk, const Connections& connections, const Message& message,
                     Effects& effects) {
  const store::Hash& own = connections.at(message.from).session;
  outgoing::Sessions listed{outgoing::id_of(message.id), {}};
  for (const auto& [token, session] : desk.accounts().sessions().of(message.account))
    listed.sessions.push_back({handle_of(token), session->opened_ms, session->seen_ms,
                               ends_ms(*session, message.role), session->address, session->device,
                               token == own});
  answer(message, listed, effects);
}

void sign_out(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::SignOut>(message, effects);
  if (!asked) return;
  for (const auto& [token, session] : desk.accounts().sessions().of(message.account))
    if (handle_of(token) == asked->session) {
      desk.close_session(token, {message.now_ms, effects});
      return answers.done(message, effects);
    }
  refuse(message, rule::no_such_session, effects);
}

void sign_out_everywhere(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  for (const auto& [token, session] : desk.accounts().sessions().of(message.account))
    desk.close_session(token, {message.now_ms, effects});
  answers.done(message, effects);
}

void begin_second_factor(Desk& desk, const Message& message, Effects& effects) {
  const Account& account = *desk.accounts().find(message.account);
  if (account.password.empty()) return refuse(message, rule::password_missing, effects);
  if (!account.secret.empty()) return refuse(message, rule::second_factor_set, effects);
  const std::string secret = desk.begin_second_factor(message.account);
  answer(
      message,
      outgoing::SecondFactor{outgoing::id_of(message.id), secret, totp::uri(account.name, secret)},
      effects);
}

void confirm_second_factor(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::ConfirmSecondFactor>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (const auto refused = desk.confirm_second_factor(message.account, asked->code, at))
    return refuse(message, *refused, effects);
  answers.done(message, effects);
}

void remove_second_factor(Desk& desk, Answers& answers, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::RemoveSecondFactor>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (const auto refused = desk.remove_second_factor(message.account, asked->code, at))
    return refuse(message, *refused, effects);
  answers.done(message, effects);
}

}  // namespace cardroom::room
