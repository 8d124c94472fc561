#include "room/desk/desk.h"

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t session_ms = 30LL * 24 * 3600 * 1000;

void reply(const SignIn& asked, int status, std::string text, Effects& effects) {
  effects.messages.push_back({asked.reply_to, shared(std::move(text)), status, {}});
}

std::string_view way_in(SignIn::Kind kind) {
  constexpr std::string_view ways[] = {"guest", "register", "password", "one_time", "out"};
  return ways[static_cast<std::size_t>(kind)];
}

void reply_refused(const SignIn& asked, int status, const Refused& refused, Effects& effects) {
  effects.note(
      notice::SignInRefused{asked.whose, way_in(asked.kind), refused.rule, asked.address.text()});
  reply(asked, status, refusal_text({}, 0, refused), effects);
}

// A guest who registers keeps their account.
bool keeps_account(const SignIn& asked, const Account* self) {
  return asked.kind == SignIn::Kind::register_ && self != nullptr && self->guest;
}

}  // namespace

Role Desk::role_of(PlayerId account) const {
  const Account* const found = accounts_.find(account);
  return found == nullptr ? Role::player : found->role;
}

void Desk::record(const records::AccountRecord& record, Effects& effects) {
  accounts_.apply(record);
  recorder_.record("accounts", codec::to_text(record), effects);
}

PlayerId Desk::open_account(const std::string& name, Role role, Holder holder, Effects& effects) {
  const PlayerId player = accounts_.next();
  record(records::AccountOpened{player, name, role, holder == Holder::guest, holder == Holder::bot},
         effects);
  return player;
}

PlayerId Desk::open_with_welcome(const std::string& name, Holder holder, const Moment& at) {
  const PlayerId player = open_account(name, Role::player, holder, at.effects);
  counter_.give(player, options_.welcome, at);
  return player;
}

PlayerId Desk::register_account(const SignIn& asked, const Moment& at) {
  const bool keeps = keeps_account(asked, accounts_.find(asked.player));
  const PlayerId player = keeps ? asked.player : open_with_welcome(asked.name, Holder::member, at);
  record(records::Registered{player, asked.name, asked.password_hash}, at.effects);
  return player;
}

void Desk::open_session(const SignIn& asked, PlayerId player, const Moment& at) {
  record(records::SessionOpened{player, asked.token_hash, at.now_ms + session_ms}, at.effects);
  at.effects.note(
      notice::SignedIn{player, role_of(player), way_in(asked.kind), asked.address.text()});
  const outgoing::SignedIn signed_in{shown(accounts_.find(player))};
  at.effects.messages.push_back(
      {asked.reply_to, shared(codec::to_text(signed_in)), 200, asked.token});
}

std::optional<Refused> Desk::fault_in_name(const SignIn& asked) const {
  if (!is_good_name(asked.name)) return refused_by(rule::bad_name);
  const Account* const holder = accounts_.find(asked.name);
  const Account* const self = accounts_.find(asked.player);
  if (holder == nullptr || (holder == self && keeps_account(asked, self))) return std::nullopt;
  return refused_by(rule::name_taken);
}

void Desk::sign_in(const SignIn& asked, const Moment& at) {
  const bool names = asked.kind == SignIn::Kind::guest || asked.kind == SignIn::Kind::register_;
  if (const auto fault = names ? fault_in_name(asked) : std::nullopt)
    return reply_refused(asked, fault->rule == rule::bad_name.name ? 400 : 409, *fault, at.effects);
  const Account* const self = accounts_.find(asked.player);
  switch (asked.kind) {
    case SignIn::Kind::guest:
      return open_session(asked, open_with_welcome(asked.name, Holder::guest, at), at);
    case SignIn::Kind::register_:
      return open_session(asked, register_account(asked, at), at);
    case SignIn::Kind::session:
      if (self == nullptr || self->dismissed)
        return reply_refused(asked, 403, refused_by(rule::wrong_password), at.effects);
      return open_session(asked, asked.player, at);
    case SignIn::Kind::one_time: {
      const PlayerId player = accounts_.code(asked.code);
      if (player.is_none())
        return reply_refused(asked, 403, refused_by(rule::bad_code), at.effects);
      record(records::CodeUsed{asked.code}, at.effects);
      return open_session(asked, player, at);
    }
    case SignIn::Kind::out:
      if (self != nullptr) {
        record(records::SessionClosed{asked.token_hash}, at.effects);
        at.effects.note(notice::SignedOut{self->player, asked.address.text()});
      }
      return reply(asked, 200, codec::to_text(outgoing::SignedIn{}), at.effects);
  }
}

void Desk::make_code(PlayerId player, const store::Hash& hash, Effects& effects) {
  record(records::CodeMade{player, hash}, effects);
}

void Desk::admit_operator(const store::Hash& code, Effects& effects) {
  PlayerId player;
  for (const auto& [id, account] : accounts_.all())
    if (account.role == Role::operator_ && !account.dismissed) player = id;
  if (player.is_none()) {
    std::string name = "operator";
    while (accounts_.find(name) != nullptr) name += "_";
    player = open_account(name, Role::operator_, Holder::member, effects);
  }
  make_code(player, code, effects);
}

Result<Desk::Appointed, Refused> Desk::appoint(const std::string& name, Role role,
                                               Effects& effects) {
  if (!is_good_name(name)) return refused_by(rule::bad_name);
  if (accounts_.find(name) != nullptr) return refused_by(rule::name_taken);
  const PlayerId player = open_account(name, role, Holder::member, effects);
  // The code is a key like any other: only its hash is kept.
  const std::string code = to_string(options_.draw_key()).substr(0, 32);
  make_code(player, store::Hasher().text(code).done(), effects);
  return Appointed{player, code};
}

std::optional<Refused> Desk::dismiss(PlayerId player, PlayerId by, Effects& effects) {
  const Account* const account = accounts_.find(player);
  if (account == nullptr || account->dismissed || account->role == Role::player || player == by)
    return refused_by(rule::no_such_account);
  record(records::Dismissed{player}, effects);
  return std::nullopt;
}

}  // namespace cardroom::room
