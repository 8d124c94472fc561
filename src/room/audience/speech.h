// Speech: chat at tables, and announcements by the staff. Both are kept.
#pragma once

#include <map>
#include <string>

#include "room/audience/audience.h"
#include "room/messages/answers.h"
#include "room/records/recorder.h"

namespace cardroom::room {

class Speech {
 public:
  Speech(const Accounts& accounts, Audience& audience, Recorder& recorder, Answers& answers)
      : accounts_(accounts), audience_(audience), recorder_(recorder), answers_(answers) {}

  void chat(Tables& tables, const Message& message, Effects& effects);
  void announce(Tables& tables, const Message& message, Effects& effects);
  // At one table, or to everybody in the room.
  void announce(const LiveTable* table, const Asker& asker, const std::string& text,
                const Moment& at);

 private:
  const Accounts& accounts_;
  Audience& audience_;
  Recorder& recorder_;
  Answers& answers_;
  std::map<PlayerId, std::int64_t> chatted_ms_;
};

}  // namespace cardroom::room
