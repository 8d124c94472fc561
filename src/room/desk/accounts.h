// Accounts: who may sign in, in which role, and the open sessions. Only the hashes of tokens, codes
// and passwords are known.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/player.h"
#include "room/messages/account.h"
#include "room/records/account_snapshot.h"
#include "rulebook/role.h"
#include "store/hash.h"

namespace cardroom::room {

// The holder of an account: a guest without a password, a member, or a house bot.
enum class Holder : std::uint8_t { guest, member, bot };

struct Account {
  PlayerId player;
  std::string name;
  std::string password;  // argon2id, as libsodium writes it; empty if there is none.
  Role role = Role::player;
  bool guest = false;
  bool bot = false;
  bool dismissed = false;
};

struct Session {
  PlayerId player;
  std::int64_t until_ms = 0;
};

class Accounts {
 public:
  const Account* find(PlayerId player) const;
  const Account* find(std::string_view name) const;  // Upper and lower case are the same.
  const std::string& name_of(PlayerId player) const;
  bool is_bot(PlayerId player) const;
  PlayerId next() const { return PlayerId(last_ + 1); }
  const std::map<PlayerId, Account>& all() const { return accounts_; }

  PlayerId session(const store::Hash& token, std::int64_t now_ms) const;  // Nobody if none is open.
  PlayerId code(const store::Hash& code) const;

  // Records of the stream `accounts`, and a snapshot of it.
  void apply(const records::AccountRecord& record);
  AccountSnapshot snapshot() const;
  void restore(const AccountSnapshot& snapshot);

 private:
  void add(Account account);
  void apply_to(const records::AccountOpened& opened);
  void apply_to(const records::Registered& registered);
  void apply_to(const records::SessionOpened& opened);
  void apply_to(const records::SessionClosed& closed);
  void apply_to(const records::CodeMade& made);
  void apply_to(const records::CodeUsed& used);
  void apply_to(const records::Dismissed& dismissed);

  std::map<PlayerId, Account> accounts_;
  std::unordered_map<std::string, PlayerId> by_name_;
  std::map<store::Hash, Session> sessions_;
  std::map<store::Hash, PlayerId> codes_;
  std::uint32_t last_ = 0;
};

// 2 to 20 letters, digits, hyphens, underscores, or single spaces between them.
bool is_good_name(std::string_view name);

// As others see it; nullopt for nobody.
std::optional<outgoing::Account> shown(const Account* account);

}  // namespace cardroom::room
