// Answers: the recent answers to commands. A command that is sent again, after a lost connection or
// a restart, gets the same answer and is not carried out twice.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "room/messages/message.h"
#include "room/records/account_snapshot.h"

namespace cardroom::room {

class Answers {
 public:
  // Sends the answer again if the message was answered before.
  bool repeat(const Message& message, Effects& effects) const;

  // Answers, and remembers the answer.
  void done(const Message& message, Effects& effects);
  void done_at(const Message& message, std::uint32_t table, Effects& effects);
  void give(const Message& message, std::string text, Effects& effects);
  void remember(PlayerId player, const std::string& id, Text answer);

  // They have no stream of their own: they are kept with the accounts that got them.
  void add_to(AccountSnapshot& snapshot) const;
  void restore(const AccountSnapshot& snapshot);

 private:
  std::map<std::pair<PlayerId, std::string>, Text> answers_;
  std::deque<std::pair<PlayerId, std::string>> order_;
};

}  // namespace cardroom::room
