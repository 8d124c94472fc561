#include "room/desk/accounts.h"

#include <algorithm>

#include "base/overloaded.h"

namespace cardroom::room {

namespace {

std::string folded(std::string_view name) {
  std::string key(name);
  for (char& letter : key)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return key;
}

bool is_name_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '-' || letter == '_' || letter == ' ';
}

}  // namespace

const Account* Accounts::find(PlayerId player) const {
  const auto found = accounts_.find(player);
  return found == accounts_.end() ? nullptr : &found->second;
}

const Account* Accounts::find(std::string_view name) const {
  const auto found = by_name_.find(folded(name));
  return found == by_name_.end() ? nullptr : find(found->second);
}

const std::string& Accounts::name_of(PlayerId player) const {
  static const std::string nobody;
  const Account* const account = find(player);
  return account == nullptr ? nobody : account->name;
}

bool Accounts::is_bot(PlayerId player) const {
  const Account* const account = find(player);
  return account != nullptr && account->bot;
}

PlayerId Accounts::session(const store::Hash& token, std::int64_t now_ms) const {
  const auto found = sessions_.find(token);
  if (found == sessions_.end() || found->second.until_ms < now_ms) return PlayerId();
  const Account* const account = find(found->second.player);
  return account == nullptr || account->dismissed ? PlayerId() : account->player;
}

PlayerId Accounts::code(const store::Hash& code) const {
  const auto found = codes_.find(code);
  return found == codes_.end() ? PlayerId() : found->second;
}

void Accounts::add(Account account) {
  last_ = std::max(last_, account.player.number());
  if (!account.dismissed) by_name_[folded(account.name)] = account.player;
  accounts_[account.player] = std::move(account);
}

void Accounts::apply(const records::AccountRecord& record) {
  std::visit([this](const auto& one) { apply_to(one); }, record);
}

void Accounts::apply_to(const records::AccountOpened& opened) {
  add({opened.player, opened.name_, {}, opened.role, opened.guest, opened.bot, false});
}

void Accounts::apply_to(const records::Registered& registered) {
  Account account = accounts_[registered.player];
  by_name_.erase(folded(account.name));
  account.name = registered.name_;
  account.password = registered.password;
  account.guest = false;
  add(std::move(account));
}

void Accounts::apply_to(const records::SessionOpened& opened) {
  sessions_[opened.hash] = {opened.player, opened.until_ms};
}

void Accounts::apply_to(const records::SessionClosed& closed) { sessions_.erase(closed.hash); }

void Accounts::apply_to(const records::CodeMade& made) { codes_[made.hash] = made.player; }

void Accounts::apply_to(const records::CodeUsed& used) { codes_.erase(used.hash); }

void Accounts::apply_to(const records::Dismissed& dismissed) {
  const PlayerId player = dismissed.player;
  accounts_[player].dismissed = true;
  by_name_.erase(folded(accounts_[player].name));
  std::erase_if(sessions_, [&](const auto& one) { return one.second.player == player; });
  std::erase_if(codes_, [&](const auto& one) { return one.second == player; });
}

AccountSnapshot Accounts::snapshot() const {
  AccountSnapshot snapshot;
  for (const auto& [player, account] : accounts_)
    snapshot.push_back(AccountKept{player, account.name, account.password, account.role,
                                   account.guest, account.bot, account.dismissed});
  for (const auto& [hash, session] : sessions_)
    snapshot.push_back(records::SessionOpened{session.player, hash, session.until_ms});
  for (const auto& [hash, player] : codes_) snapshot.push_back(records::CodeMade{player, hash});
  return snapshot;
}

void Accounts::restore(const AccountSnapshot& snapshot) {
  const overloaded restored{[this](const AccountKept& kept) {
                              add({kept.player, kept.name_, kept.password, kept.role, kept.guest,
                                   kept.bot, kept.dismissed});
                            },
                            [](const AnswerKept&) {}, [](const IdsForgotten&) {},
                            [](const AnswersRead&) {},
                            [this](const auto& record) { apply_to(record); }};
  for (const auto& one : snapshot) std::visit(restored, one);
}

bool is_good_name(std::string_view name) {
  if (name.size() < 2 || name.size() > 20 || name.front() == ' ' || name.back() == ' ')
    return false;
  if (name.find("  ") != std::string_view::npos) return false;
  return std::all_of(name.begin(), name.end(), is_name_letter);
}

std::optional<outgoing::Account> shown(const Account* account) {
  if (account == nullptr) return std::nullopt;
  return outgoing::Account{account->player, account->name, account->role, account->guest};
}

}  // namespace cardroom::room
