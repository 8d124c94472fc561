// A snapshot of the stream `accounts`: what is open now, and the recent answers.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "records/records.h"

namespace cardroom::room {

struct RestrictionKept {
  records::Restriction what = records::Restriction::mute;
  std::uint32_t table = 0;
  std::int64_t until_ms = 0;
  std::string reason;
  CARDROOM_PART("restriction_kept", what, table, until_ms, reason);
};

// The starting chips that an address was given in a day.
struct WelcomesKept {
  std::string address;
  std::int64_t day = 0;
  std::int64_t count = 0;
  CARDROOM_DESCRIBED("welcomes", address, day, count);
};

struct AccountKept {
  codec::Some<PlayerId> player;
  std::string name_;
  std::string password;
  Role role = Role::player;
  bool guest = false;
  bool bot = false;
  bool dismissed = false;
  std::string secret;
  std::int64_t code_step = 0;
  std::vector<std::string> addresses;
  std::int64_t used_ms = 0;
  std::vector<RestrictionKept> restrictions;
  CARDROOM_DESCRIBED("account", player, name_, password, role, guest, bot, dismissed, secret,
                     code_step, addresses, used_ms, restrictions);
};

struct SessionKept {
  codec::Some<PlayerId> player;
  records::Hash hash{};
  std::int64_t opened_ms = 0;
  std::int64_t seen_ms = 0;
  std::int64_t until_ms = 0;
  std::string address;
  std::string device;
  CARDROOM_DESCRIBED("session", player, hash, opened_ms, seen_ms, until_ms, address, device);
};

struct AnswerKept {
  codec::Some<PlayerId> player;
  std::string id;
  std::int64_t at_ms = 0;
  std::string text;
  CARDROOM_DESCRIBED("answer", player, id, at_ms, text);
};

// Ids of this account that carry an earlier time are refused.
struct IdsForgotten {
  codec::Some<PlayerId> player;
  std::int64_t until_ms = 0;
  CARDROOM_DESCRIBED("ids_forgotten", player, until_ms);
};

// How far the stream `answers` is in the snapshot.
struct AnswersRead {
  std::uint64_t version = 0;
  CARDROOM_DESCRIBED("answers_read", version);
};

using AccountSnapshot =
    std::vector<std::variant<AccountKept, SessionKept, WelcomesKept, records::CodeMade,
                             records::SignInLocked, AnswerKept, IdsForgotten, AnswersRead>>;

}  // namespace cardroom::room
