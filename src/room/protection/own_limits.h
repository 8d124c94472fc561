// What players do about their own protection, and what the house may add to it.
#pragma once

#include "room/messages/answers.h"
#include "room/protection/protection.h"
#include "room/tables/runner.h"

namespace cardroom::room {

struct LimitParts {
  Protection& protection;
  const Accounts& accounts;
  Runner& runner;
  Answers& answers;
};

void answer_limits(const LimitParts& parts, const Message& message, Effects& effects);
void set_limit(const LimitParts& parts, const Message& message, Effects& effects);
void confirm_limit(const LimitParts& parts, const Message& message, Effects& effects);
void keep_limit(const LimitParts& parts, const Message& message, Effects& effects);
void set_notices(const LimitParts& parts, const Message& message, Effects& effects);
void exclude_me(const LimitParts& parts, const Message& message, Effects& effects);
void set_house_limit(const LimitParts& parts, const Message& message, Effects& effects);
void exclude_player(const LimitParts& parts, const Message& message, Effects& effects);
void readmit_player(const LimitParts& parts, const Message& message, Effects& effects);

}  // namespace cardroom::room
