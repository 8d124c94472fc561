#include "room/desk/desk.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/desk/totp.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t whole_day_ms = 24LL * 3600 * 1000;
constexpr std::int64_t code_ms = whole_day_ms;  // How long a one-time code is good.

void reply(const SignIn& asked, int status, std::string text, Effects& effects) {
  effects.messages.push_back({asked.reply_to, shared(std::move(text)), status, {}});
}

std::string_view way_in(SignIn::Kind kind) {
  constexpr std::string_view ways[] = {"guest",    "register",     "password",
                                       "one_time", "new_password", "out"};
  return ways[static_cast<std::size_t>(kind)];
}

void reply_refused(const SignIn& asked, int status, const Refused& refused, Effects& effects) {
  effects.note(
      notice::SignInRefused{asked.whose, way_in(asked.kind), refused.rule, asked.address.text()});
  reply(asked, status, refusal_text({}, 0, refused), effects);
}

// As records keep it; empty: from nowhere in particular.
std::string where(const SignIn& asked) {
  return asked.address.is_none() ? std::string() : asked.address.text();
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

void Desk::record(const records::AccountRecord& record, const Moment& at) {
  accounts_.apply(record, at.now_ms);
  recorder_.record("accounts", codec::to_text(record), at.effects);
}

PlayerId Desk::open_account(const std::string& name, Role role, Holder holder, const Moment& at) {
  const PlayerId player = accounts_.next();
  record(
      records::AccountOpened{
          player, name, role, holder == Holder::guest, holder == Holder::bot, {}},
      at);
  return player;
}

// Guests are kept for a month, and each costs memory and disk.
bool Desk::opens_too_many(const SignIn& asked, std::int64_t now_ms) const {
  constexpr std::int64_t welcomes_least = 20;
  constexpr std::int64_t accounts_for_each = 50;
  const auto found = opened_.find(where(asked));
  return found != opened_.end() && opened_day_ == now_ms / whole_day_ms &&
         found->second >= std::max(options_.welcomes_a_day, welcomes_least) * accounts_for_each;
}

// Whoever opens one account after another gets chips for the first few.
PlayerId Desk::open_with_welcome(const SignIn& asked, Holder holder, const Moment& at) {
  const bool welcome = asked.address.is_none() ||
                       accounts_.welcomes(where(asked), at.now_ms) < options_.welcomes_a_day;
  if (opened_day_ != at.now_ms / whole_day_ms) opened_.clear();
  opened_day_ = at.now_ms / whole_day_ms;
  if (!asked.address.is_none()) ++opened_[where(asked)];
  const PlayerId player = accounts_.next();
  records::AccountOpened opened{player, asked.name, Role::player, holder == Holder::guest,
                                false,  {}};
  if (welcome && !asked.address.is_none()) opened.address = where(asked);
  record(opened, at);
  if (welcome) counter_.give(player, options_.welcome, at);
  return player;
}

PlayerId Desk::register_account(const SignIn& asked, const Moment& at) {
  const bool keeps = keeps_account(asked, accounts_.find(asked.player));
  const PlayerId player = keeps ? asked.player : open_with_welcome(asked, Holder::member, at);
  record(records::Registered{player, asked.name, asked.password_hash}, at);
  // Whoever else has the guest's session must know the password from now on.
  for (const auto& [token, session] : accounts_.sessions().of(player)) close_session(token, at);
  return player;
}

void Desk::open_session(const SignIn& asked, PlayerId player, const Moment& at,
                        std::int64_t code_step) {
  const auto open = accounts_.sessions().of(player);
  for (std::size_t one = Sessions::most - 1; one < open.size(); ++one)
    close_session(open[one].first, at);
  records::SessionOpened opened{
      player,       asked.token_hash, at.now_ms + session_terms(role_of(player)).most_ms,
      where(asked), asked.device,     {}};
  if (code_step != 0) opened.code_step = code_step;
  record(opened, at);
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
  const bool keeps = self != nullptr && keeps_account(asked, self);
  if (accounts_.is_like_another(asked.name, keeps ? self->player : PlayerId()))
    return refused_by(rule::name_taken);
  if (holder == nullptr || (holder == self && keeps)) return std::nullopt;
  return refused_by(rule::name_taken);
}

std::optional<Refused> Desk::begin_try(const std::string& name, const std::string& address,
                                       const Moment& at) {
  const Account* const account = accounts_.find(name);
  std::vector<LockKey> keys = {lock_key(name, address)};
  if (account == nullptr || !knows_address(*account, address)) keys.push_back(lock_key(name, ""));
  std::int64_t until_ms = 0;
  for (const LockKey& key : keys)
    until_ms = std::max(until_ms, accounts_.locks().locked_until(key, at.now_ms));
  if (until_ms != 0) {
    Refused refused = refused_by(rule::sign_in_locked);
    refused.facts.emplace_back("until_ms", until_ms);
    at.effects.note(notice::SignInRefused{account == nullptr ? PlayerId() : account->player,
                                          "password", refused.rule, address});
    return refused;
  }
  for (const LockKey& key : keys)
    if (const auto lock = accounts_.locks().count(key, at.now_ms); lock && account != nullptr)
      record(records::SignInLocked{account->player, key.second, lock->tries, lock->until_ms}, at);
  return std::nullopt;
}

Result<std::int64_t, Refused> Desk::factor_of(const SignIn& asked, const Account& account,
                                              std::int64_t now_ms) const {
  if (account.secret.empty()) return std::int64_t{0};
  if (asked.factor.empty()) return refused_by(rule::second_factor_needed);
  const auto step = totp::accepted_step(account.secret, asked.factor, now_ms, account.code_step);
  if (!step) return refused_by(rule::wrong_factor);
  return *step;
}

void Desk::sign_in_with_password(const SignIn& asked, const Moment& at) {
  const Account* const account = accounts_.find(asked.player);
  if (account == nullptr || account->dismissed)
    return reply_refused(asked, 403, refused_by(rule::wrong_password), at.effects);
  if (restriction_on(*account, records::Restriction::shut_out, at.now_ms) != nullptr)
    return reply_refused(asked, 403, refused_by(rule::shut_out), at.effects);
  const auto step = factor_of(asked, *account, at.now_ms);
  if (!step) return reply_refused(asked, 403, step.error(), at.effects);
  open_session(asked, account->player, at, *step);
}

void Desk::sign_in_once(const SignIn& asked, const Moment& at) {
  const PlayerId player = accounts_.code(asked.code, at.now_ms);
  if (player.is_none()) return reply_refused(asked, 403, refused_by(rule::bad_code), at.effects);
  record(records::CodeUsed{asked.code}, at);
  open_session(asked, player, at);
}

// Whoever else is signed in must know the new password.
void Desk::set_password(const SignIn& asked, const Moment& at) {
  const Account* const account = accounts_.find(asked.player);
  if (account == nullptr || account->guest)
    return reply_refused(asked, 403, refused_by(rule::wrong_password), at.effects);
  record(records::PasswordSet{account->player, asked.password_hash}, at);
  accounts_.locks().clear(lock_key(account->name, where(asked)));
  for (const auto& [token, session] : accounts_.sessions().of(account->player))
    if (token != asked.token_hash) close_session(token, at);
  reply(asked, 200, codec::to_text(outgoing::SignedIn{shown(account)}), at.effects);
}

void Desk::sign_in(const SignIn& asked, const Moment& at) {
  const bool names = asked.kind == SignIn::Kind::guest || asked.kind == SignIn::Kind::register_;
  if (const auto fault = names ? fault_in_name(asked) : std::nullopt)
    return reply_refused(asked, fault->rule == rule::bad_name.name ? 400 : 409, *fault, at.effects);
  if (names && !keeps_account(asked, accounts_.find(asked.player)) &&
      opens_too_many(asked, at.now_ms))
    return reply_refused(asked, 429, refused_by(rule::room_is_full), at.effects);
  switch (asked.kind) {
    case SignIn::Kind::guest:
      return open_session(asked, open_with_welcome(asked, Holder::guest, at), at);
    case SignIn::Kind::register_:
      return open_session(asked, register_account(asked, at), at);
    case SignIn::Kind::session:
      return sign_in_with_password(asked, at);
    case SignIn::Kind::one_time:
      return sign_in_once(asked, at);
    case SignIn::Kind::password:
      return set_password(asked, at);
    case SignIn::Kind::out:
      if (accounts_.find(asked.player) != nullptr) {
        close_session(asked.token_hash, at);
        at.effects.note(notice::SignedOut{asked.player, asked.address.text()});
      }
      return reply(asked, 200, codec::to_text(outgoing::SignedIn{}), at.effects);
  }
}

std::vector<PlayerId> Desk::forget_guests(const std::function<bool(PlayerId)>& is_seated,
                                          const Moment& at) {
  constexpr std::int64_t forgotten_ms = 30LL * 24 * 3600 * 1000;
  constexpr std::size_t at_once = 100;
  std::vector<PlayerId> gone;
  for (const auto& [player, account] : accounts_.all())
    if (account.guest && !account.dismissed && account.used_ms != 0 &&
        account.used_ms + forgotten_ms < at.now_ms && gone.size() < at_once && !is_seated(player))
      gone.push_back(player);
  for (const PlayerId player : gone) {
    counter_.take_back(player, at);
    record(records::GuestForgotten{player}, at);
  }
  return gone;
}

std::optional<Refused> Desk::restrict(const records::Restricted& asked, const Moment& at) {
  const Account* const account = accounts_.find(asked.player);
  if (account == nullptr || account->role != Role::player || account->bot || account->dismissed)
    return refused_by(rule::no_such_account);
  record(asked, at);
  if (asked.what == records::Restriction::shut_out)
    for (const auto& [token, session] : accounts_.sessions().of(account->player))
      close_session(token, at);
  return std::nullopt;
}

std::optional<Refused> Desk::lift(const records::RestrictionLifted& asked, const Moment& at) {
  const Account* const account = accounts_.find(asked.player);
  if (account == nullptr) return refused_by(rule::no_such_account);
  if (restriction_on(*account, asked.what, at.now_ms, asked.table) == nullptr)
    return refused_by(rule::not_restricted);
  record(asked, at);
  return std::nullopt;
}

void Desk::see(const store::Hash& token, const Moment& at) {
  const Session* const session = accounts_.sessions().find(token);
  if (session == nullptr) return;
  // So that a restart does not make a session look idle.
  const std::int64_t stride = session_terms(role_of(session->player)).idle_ms / 8;
  if (at.now_ms - session->recorded_ms >= stride) return record(records::SessionSeen{token}, at);
  accounts_.see(token, at.now_ms);
}

void Desk::close_session(const store::Hash& token, const Moment& at) {
  record(records::SessionClosed{token}, at);
  at.effects.ended.push_back(token);
}

std::vector<store::Hash> Desk::sessions_over(std::int64_t now_ms) const {
  std::vector<store::Hash> over;
  for (const auto& [token, session] : accounts_.sessions().all())
    if ((session.until_ms < now_ms ||
         session.seen_ms + session_terms(Role::dealer).idle_ms < now_ms) &&
        ends_ms(session, role_of(session.player)) < now_ms)
      over.push_back(token);
  return over;
}

std::string Desk::begin_second_factor(PlayerId player) {
  constexpr std::size_t secret_bytes = 20;  // As long as what HMAC-SHA-1 gives: RFC 4226, 4.
  const Seed key = options_.draw_key();
  const std::string_view bytes(reinterpret_cast<const char*>(key.data()), secret_bytes);
  return secrets_[player] = totp::base32(bytes);
}

std::optional<Refused> Desk::confirm_second_factor(PlayerId player, const std::string& code,
                                                   const Moment& at) {
  const Account* const account = accounts_.find(player);
  const auto begun = secrets_.find(player);
  if (account == nullptr || account->password.empty()) return refused_by(rule::password_missing);
  if (!account->secret.empty()) return refused_by(rule::second_factor_set);
  if (begun == secrets_.end()) return refused_by(rule::wrong_factor);
  const auto step = totp::accepted_step(begun->second, code, at.now_ms, 0);
  if (!step) return refused_by(rule::wrong_factor);
  record(records::SecondFactorSet{player, begun->second, *step}, at);
  secrets_.erase(begun);
  return std::nullopt;
}

std::optional<Refused> Desk::remove_second_factor(PlayerId player, const std::string& code,
                                                  const Moment& at) {
  const Account* const account = accounts_.find(player);
  if (account == nullptr || account->secret.empty()) return refused_by(rule::wrong_factor);
  if (const auto refused = begin_try(account->name, "second factor", at)) return refused;
  if (!totp::accepted_step(account->secret, code, at.now_ms, account->code_step))
    return refused_by(rule::wrong_factor);
  accounts_.locks().clear(lock_key(account->name, "second factor"));
  record(records::SecondFactorRemoved{player}, at);
  return std::nullopt;
}

void Desk::make_code(PlayerId player, const store::Hash& hash, const Moment& at) {
  record(records::CodeMade{player, hash, at.now_ms + code_ms}, at);
}

void Desk::admit_operator(const store::Hash& code, const Moment& at) {
  PlayerId player;
  for (const auto& [id, account] : accounts_.all())
    if (account.role == Role::operator_ && !account.dismissed) player = id;
  if (player.is_none()) {
    std::string name = "operator";
    while (accounts_.find(name) != nullptr) name += "_";
    player = open_account(name, Role::operator_, Holder::member, at);
  }
  make_code(player, code, at);
}

// The code is a key like any other: only its hash stays.
Desk::Appointed Desk::appointed_with_code(PlayerId player, const Moment& at) {
  const std::string code = to_string(options_.draw_key()).substr(0, 32);
  make_code(player, store::Hasher().text(code).done(), at);
  return {player, code};
}

Result<Desk::Appointed, Refused> Desk::appoint(const std::string& name, Role role,
                                               const Moment& at) {
  if (!is_good_name(name)) return refused_by(rule::bad_name);
  if (accounts_.is_like_another(name, PlayerId())) return refused_by(rule::name_taken);
  return appointed_with_code(open_account(name, role, Holder::member, at), at);
}

Result<Desk::Appointed, Refused> Desk::new_code(PlayerId player, const Moment& at) {
  const Account* const account = accounts_.find(player);
  if (account == nullptr || account->dismissed || account->role == Role::player)
    return refused_by(rule::no_such_account);
  return appointed_with_code(player, at);
}

std::optional<Refused> Desk::dismiss(PlayerId player, PlayerId by, const Moment& at) {
  const Account* const account = accounts_.find(player);
  if (account == nullptr || account->dismissed || account->role == Role::player || player == by)
    return refused_by(rule::no_such_account);
  record(records::Dismissed{player}, at);
  return std::nullopt;
}

}  // namespace cardroom::room
