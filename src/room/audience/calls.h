// A player at a table calls the staff, and one of the staff answers.
#pragma once

#include "room/audience/speech.h"

namespace cardroom::room {

struct CallParts {
  Tables& tables;
  Speech& speech;
  Recorder& recorder;
  Answers& answers;
};

void call_staff(const CallParts& parts, const Message& message, Effects& effects);
void answer_call(const CallParts& parts, const Message& message, Effects& effects);

}  // namespace cardroom::room
