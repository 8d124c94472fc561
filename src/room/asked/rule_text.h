// A copy of the rules (*95-18.11, S05-19.9, CP17-16.11): every clause of a rulebook, its text
// beside its paraphrase.
#pragma once

#include "room/messages/message.h"
#include "words/rule_text.h"

namespace cardroom::room {

void answer_rule_text(const RuleText& text, const Message& message, Effects& effects);

}  // namespace cardroom::room
