// An account as its holder and others see it, and signing in.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/money.h"
#include "base/player.h"
#include "codec/values.h"
#include "rulebook/role.h"

namespace cardroom::room::outgoing {

using codec::Some;

struct Account {
  Some<PlayerId> player;
  std::string_view name_;
  Role role = Role::player;
  bool guest = false;
  bool password = false;  // Whether the account has one.
  bool second_factor = false;
  CARDROOM_PART("account", player, name_, role, guest, password, second_factor);
};

// The answer to signing in, over HTTP.
struct SignedIn {
  std::optional<Account> account;
  CARDROOM_PART("signed_in", account);
};

// Raised when a client of the version before could misunderstand a message.
inline constexpr int protocol_version = 1;

struct Welcome {
  int protocol = protocol_version;
  bool rehearsal = false;
  std::optional<Account> account;
  Cents wallet_cents;
  std::int64_t now_ms = 0;
  std::optional<std::int64_t> signed_in_ms;  // When the session of this connection was opened.
  CARDROOM_DESCRIBED("welcome", protocol, rehearsal, account, wallet_cents, now_ms, signed_in_ms);
};

// The room moves to another machine, and the connection stays. A `welcome` follows.
struct OneMoment {
  CARDROOM_DESCRIBED("one_moment");
};

}  // namespace cardroom::room::outgoing
