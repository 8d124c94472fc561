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
  std::string text;
  CARDROOM_DESCRIBED("answer", player, id, text);
};

using AccountSnapshot =
    std::vector<std::variant<AccountKept, records::SessionOpened, records::CodeMade, AnswerKept>>;

}  // namespace cardroom::room
