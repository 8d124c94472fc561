// A snapshot of the stream `accounts`: what is open now, and the recent answers.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "records/records.h"

namespace cardroom::room {

struct AccountKept {
  codec::Some<PlayerId> player;
  std::string name_;
  std::string password;
  Role role = Role::player;
  bool guest = false;
  bool bot = false;
  bool dismissed = false;
  CARDROOM_DESCRIBED("account", player, name_, password, role, guest, bot, dismissed);
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
    std::vector<std::variant<AccountKept, records::SessionOpened, records::CodeMade, AnswerKept,
                             IdsForgotten, AnswersRead>>;

}  // namespace cardroom::room
