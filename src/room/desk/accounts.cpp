#include "room/desk/accounts.h"

#include <algorithm>

#include "base/overloaded.h"
#include "room/desk/name_looks.h"
#include "room/desk/name_signs.h"
#include "room/desk/totp.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t day_ms = 24LL * 3600 * 1000;
constexpr std::size_t addresses_most = 10'000;

std::string folded(std::string_view name) {
  std::string key(name);
  for (char& letter : key)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return key;
}

}  // namespace

const Account* Accounts::find(PlayerId player) const {
  const auto found = by_number_.find(player.number());
  return found == by_number_.end() ? nullptr : found->second;
}

const Account* Accounts::find(std::string_view name) const {
  const auto found = by_name_.find(folded(name));
  return found == by_name_.end() ? nullptr : find(found->second);
}

bool Accounts::is_like_another(std::string_view name, PlayerId than) const {
  const auto found = by_looks_.find(looks_of(name));
  if (found == by_looks_.end()) return false;
  return std::any_of(found->second.begin(), found->second.end(),
                     [&](PlayerId player) { return player != than; });
}

void Accounts::forget_name(const Account& account) {
  by_name_.erase(folded(account.name));
  const auto found = by_looks_.find(looks_of(account.name));
  if (found == by_looks_.end()) return;
  found->second.erase(account.player);
  if (found->second.empty()) by_looks_.erase(found);
}

const std::string& Accounts::name_of(PlayerId player) const {
  static const std::string nobody;
  static const std::string forgotten = "forgotten guest";
  const Account* const account = find(player);
  if (account != nullptr) return account->name;
  return player.is_none() || player.number() > last_ ? nobody : forgotten;
}

bool Accounts::is_bot(PlayerId player) const {
  const Account* const account = find(player);
  return account != nullptr && account->bot;
}

PlayerId Accounts::session(const store::Hash& token, std::int64_t now_ms) const {
  const Session* const session = sessions_.find(token);
  const Account* const account = session == nullptr ? nullptr : find(session->player);
  if (account == nullptr || account->dismissed || ends_ms(*session, account->role) < now_ms)
    return PlayerId();
  return account->player;
}

PlayerId Accounts::code(const store::Hash& code, std::int64_t now_ms) const {
  const auto found = codes_.find(code);
  return found == codes_.end() || found->second.until_ms < now_ms ? PlayerId()
                                                                  : found->second.player;
}

void Accounts::add(Account account) {
  last_ = std::max(last_, account.player.number());
  if (!account.dismissed) {
    by_name_[folded(account.name)] = account.player;
    by_looks_[looks_of(account.name)].insert(account.player);
  }
  Account& kept = accounts_[account.player];
  kept = std::move(account);
  by_number_[kept.player.number()] = &kept;
}

void Accounts::apply(const records::AccountRecord& record, std::int64_t at_ms) {
  std::visit([&](const auto& one) { apply_to(one, at_ms); }, record);
}

void Accounts::apply_to(const records::AccountOpened& opened, std::int64_t at_ms) {
  drop_forgotten(PlayerId(last_));
  Account account;
  account.player = opened.player;
  account.name = opened.name_;
  account.role = opened.role;
  account.guest = opened.guest;
  account.bot = opened.bot;
  account.used_ms = at_ms;
  add(std::move(account));
  if (!opened.address) return;
  const std::int64_t day = at_ms / day_ms;
  if (welcomes_.size() > addresses_most)
    std::erase_if(welcomes_, [&](const auto& one) { return one.second.day != day; });
  Welcomes& welcomes = welcomes_[*opened.address];
  if (welcomes.day != day) welcomes = {day, 0};
  ++welcomes.count;
}

void Accounts::apply_to(const records::Registered& registered, std::int64_t) {
  Account account = accounts_[registered.player];
  forget_name(account);
  account.name = registered.name_;
  account.password = registered.password;
  account.guest = false;
  add(std::move(account));
}

void Accounts::apply_to(const records::SessionOpened& opened, std::int64_t at_ms) {
  const std::string address = opened.address.value_or("");
  Account& account = accounts_[opened.player];
  account.used_ms = std::max(account.used_ms, at_ms);
  account.code_step = std::max(account.code_step, opened.code_step.value_or(0));
  locks_.clear(lock_key(account.name, address));
  if (!address.empty()) {
    constexpr std::size_t addresses_kept = 8;
    std::erase(account.addresses, address);
    account.addresses.push_back(address);
    if (account.addresses.size() > addresses_kept)
      account.addresses.erase(account.addresses.begin());
  }
  sessions_.add(opened.hash, {opened.player, at_ms, at_ms, at_ms, opened.until_ms, address,
                              opened.device.value_or("")});
}

void Accounts::apply_to(const records::SessionSeen& seen, std::int64_t at_ms) {
  sessions_.see_recorded(seen.hash, at_ms);
  if (const Session* const session = sessions_.find(seen.hash))
    accounts_[session->player].used_ms = at_ms;
}

void Accounts::apply_to(const records::SessionClosed& closed, std::int64_t) {
  sessions_.close(closed.hash);
}

// A new code ends those before it.
void Accounts::apply_to(const records::CodeMade& made, std::int64_t) {
  std::erase_if(codes_, [&](const auto& one) { return one.second.player == made.player; });
  codes_[made.hash] = {made.player, made.until_ms.value_or(0)};
}

void Accounts::apply_to(const records::CodeUsed& used, std::int64_t) { codes_.erase(used.hash); }

void Accounts::apply_to(const records::PasswordSet& set, std::int64_t) {
  accounts_[set.player].password = set.password;
}

// RFC 6238, 5.2: the code that confirmed it is used.
void Accounts::apply_to(const records::SecondFactorSet& set, std::int64_t at_ms) {
  Account& account = accounts_[set.player];
  account.secret = set.secret;
  account.code_step = std::max(totp::step_at(at_ms), set.code_step.value_or(0));
}

void Accounts::apply_to(const records::SecondFactorRemoved& removed, std::int64_t) {
  accounts_[removed.player].secret.clear();
}

void Accounts::apply_to(const records::SignInLocked& locked, std::int64_t) {
  locks_.restore(lock_key(name_of(locked.player), locked.address), {locked.tries, locked.until_ms});
}

// Of a guest who was forgotten nothing stays in memory. The account with the highest number waits
// for the next one: its number is never given twice.
void Accounts::drop_forgotten(PlayerId player) {
  const auto found = accounts_.find(player);
  if (found == accounts_.end() || !found->second.guest || !found->second.dismissed) return;
  by_number_.erase(player.number());
  accounts_.erase(found);
}

void Accounts::close(PlayerId player) {
  accounts_[player].dismissed = true;
  forget_name(accounts_[player]);
  sessions_.close_all(player);
  std::erase_if(codes_, [&](const auto& one) { return one.second.player == player; });
}

void Accounts::apply_to(const records::GuestForgotten& forgotten, std::int64_t) {
  const PlayerId player = forgotten.player;
  close(player);
  if (player.number() != last_) drop_forgotten(player);
}

void Accounts::apply_to(const records::Restricted& restricted, std::int64_t) {
  auto& list = accounts_[restricted.player].restrictions;
  std::erase_if(list, [&](const RestrictionKept& one) {
    return one.what == restricted.what && one.table == restricted.table;
  });
  list.push_back({restricted.what, restricted.table, restricted.until_ms, restricted.reason});
}

void Accounts::apply_to(const records::RestrictionLifted& lifted, std::int64_t) {
  std::erase_if(accounts_[lifted.player].restrictions, [&](const RestrictionKept& one) {
    return one.what == lifted.what && one.table == lifted.table;
  });
}

void Accounts::apply_to(const records::Dismissed& dismissed, std::int64_t) {
  close(dismissed.player);
}

std::int64_t Accounts::welcomes(const std::string& address, std::int64_t now_ms) const {
  const auto found = welcomes_.find(address);
  return found == welcomes_.end() || found->second.day != now_ms / day_ms ? 0 : found->second.count;
}

AccountSnapshot Accounts::snapshot() const {
  AccountSnapshot snapshot;
  for (const auto& [player, account] : accounts_)
    snapshot.push_back(AccountKept{player, account.name, account.password, account.role,
                                   account.guest, account.bot, account.dismissed, account.secret,
                                   account.code_step, account.addresses, account.used_ms,
                                   account.restrictions});
  for (const auto& [hash, session] : sessions_.all())
    snapshot.push_back(SessionKept{session.player, hash, session.opened_ms, session.seen_ms,
                                   session.until_ms, session.address, session.device});
  for (const auto& [address, welcomes] : welcomes_)
    snapshot.push_back(WelcomesKept{address, welcomes.day, welcomes.count});
  for (const auto& [hash, code] : codes_)
    snapshot.push_back(records::CodeMade{code.player, hash, code.until_ms});
  for (const auto& [key, lock] : locks_.begun())
    if (const Account* const account = find(key.first))
      snapshot.push_back(
          records::SignInLocked{account->player, key.second, lock.tries, lock.until_ms});
  return snapshot;
}

void Accounts::restore(const AccountSnapshot& snapshot) {
  const overloaded restored{
      [this](const AccountKept& kept) {
        add({kept.player, kept.name_, kept.password, kept.role, kept.guest, kept.bot,
             kept.dismissed, kept.secret, kept.code_step, kept.addresses, kept.used_ms,
             kept.restrictions});
      },
      [this](const SessionKept& kept) {
        sessions_.add(kept.hash, {kept.player, kept.opened_ms, kept.seen_ms, kept.seen_ms,
                                  kept.until_ms, kept.address, kept.device});
      },
      [this](const WelcomesKept& kept) {
        welcomes_[kept.address] = {kept.day, kept.count};
      },
      [](const AnswerKept&) {},
      [](const IdsForgotten&) {},
      [](const AnswersRead&) {},
      [this](const auto& record) { apply_to(record, 0); }};
  for (const auto& one : snapshot) std::visit(restored, one);
  // Earlier programs kept them.
  std::vector<PlayerId> gone;
  for (const auto& [player, account] : accounts_)
    if (account.guest && account.dismissed && player.number() != last_) gone.push_back(player);
  for (const PlayerId player : gone) drop_forgotten(player);
}

LockKey lock_key(std::string_view name, std::string_view address) {
  return {folded(name), std::string(address)};
}

bool knows_address(const Account& account, std::string_view address) {
  return std::find(account.addresses.begin(), account.addresses.end(), address) !=
         account.addresses.end();
}

const RestrictionKept* restriction_on(const Account& account, records::Restriction what,
                                      std::int64_t now_ms, std::uint32_t table) {
  for (const RestrictionKept& one : account.restrictions)
    if (one.what == what && one.table == table && (one.until_ms == 0 || one.until_ms > now_ms))
      return &one;
  return nullptr;
}

bool is_good_name(std::string_view name) { return has_signs_of_a_name(name); }

std::optional<outgoing::Account> shown(const Account* account) {
  if (account == nullptr) return std::nullopt;
  return outgoing::Account{account->player,
                           account->name,
                           account->role,
                           account->guest,
                           !account->password.empty(),
                           !account->secret.empty()};
}

}  // namespace cardroom::room
