// Accounts: who may sign in, in which role, and the open sessions. Only the hashes of tokens, codes
// and passwords are known.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/player.h"
#include "room/desk/locks.h"
#include "room/desk/sessions.h"
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
  std::string secret;                  // Of the second factor, base32; empty: none.
  std::int64_t code_step = 0;          // Of the last code that was used: none is good twice.
  std::vector<std::string> addresses;  // Signed in from, the latest last.
  std::int64_t used_ms = 0;            // Opened, or seen in a session.
  std::vector<RestrictionKept> restrictions;
};

struct Code {
  PlayerId player;
  std::int64_t until_ms = 0;
};

class Accounts {
 public:
  Accounts() = default;
  Accounts(const Accounts&) = delete;  // by_number_ points into it.
  Accounts& operator=(const Accounts&) = delete;

  const Account* find(PlayerId player) const;
  const Account* find(std::string_view name) const;  // Upper and lower case are the same.
  // Somebody else has a name that people would take for this one.
  bool is_like_another(std::string_view name, PlayerId than) const;
  const std::string& name_of(PlayerId player) const;
  bool is_bot(PlayerId player) const;
  PlayerId next() const { return PlayerId(last_ + 1); }
  const std::map<PlayerId, Account>& all() const { return accounts_; }

  PlayerId session(const store::Hash& token, std::int64_t now_ms) const;  // Nobody if none is open.
  PlayerId code(const store::Hash& code, std::int64_t now_ms) const;
  const Sessions& sessions() const { return sessions_; }
  // It was used, which is written down now and then only.
  void see(const store::Hash& token, std::int64_t now_ms) { sessions_.see(token, now_ms); }
  // How many in this day got starting chips at an address.
  std::int64_t welcomes(const std::string& address, std::int64_t now_ms) const;
  const Locks& locks() const { return locks_; }
  Locks& locks() { return locks_; }

  // Records of the stream `accounts` with their time, and a snapshot of it.
  void apply(const records::AccountRecord& record, std::int64_t at_ms);
  AccountSnapshot snapshot() const;
  void restore(const AccountSnapshot& snapshot);

 private:
  void add(Account account);
  void apply_to(const records::AccountOpened& opened, std::int64_t at_ms);
  void apply_to(const records::Registered& registered, std::int64_t at_ms);
  void apply_to(const records::SessionOpened& opened, std::int64_t at_ms);
  void apply_to(const records::SessionSeen& seen, std::int64_t at_ms);
  void apply_to(const records::SessionClosed& closed, std::int64_t at_ms);
  void apply_to(const records::CodeMade& made, std::int64_t at_ms);
  void apply_to(const records::CodeUsed& used, std::int64_t at_ms);
  void apply_to(const records::PasswordSet& set, std::int64_t at_ms);
  void apply_to(const records::SecondFactorSet& set, std::int64_t at_ms);
  void apply_to(const records::SecondFactorRemoved& removed, std::int64_t at_ms);
  void apply_to(const records::SignInLocked& locked, std::int64_t at_ms);
  void apply_to(const records::GuestForgotten& forgotten, std::int64_t at_ms);
  void apply_to(const records::Restricted& restricted, std::int64_t at_ms);
  void apply_to(const records::RestrictionLifted& lifted, std::int64_t at_ms);
  void apply_to(const records::Dismissed& dismissed, std::int64_t at_ms);
  void close(PlayerId player);
  void forget_name(const Account& account);
  void drop_forgotten(PlayerId player);

  std::map<PlayerId, Account> accounts_;  // In order, to be listed.
  // To be found: every round asks for every player at the table, however many accounts there are.
  std::unordered_map<std::uint32_t, const Account*> by_number_;
  std::unordered_map<std::string, PlayerId> by_name_;
  std::map<std::u32string, std::set<PlayerId>> by_looks_;
  Sessions sessions_;
  Locks locks_;
  std::map<store::Hash, Code> codes_;
  struct Welcomes {
    std::int64_t day = 0;
    std::int64_t count = 0;
  };
  std::map<std::string, Welcomes> welcomes_;  // By address; of the latest day alone.
  std::uint32_t last_ = 0;
};

// What locks know an account by.
LockKey lock_key(std::string_view name, std::string_view address);
// Did its holder sign in from there before?
bool knows_address(const Account& account, std::string_view address);

// What keeps a player from something now; null: nothing does. A bar is one from a table.
const RestrictionKept* restriction_on(const Account& account, records::Restriction what,
                                      std::int64_t now_ms, std::uint32_t table = 0);

// 2 to 20 letters, digits, hyphens, underscores, or single spaces between them.
bool is_good_name(std::string_view name);

// As others see it; nullopt for nobody.
std::optional<outgoing::Account> shown(const Account* account);

}  // namespace cardroom::room
