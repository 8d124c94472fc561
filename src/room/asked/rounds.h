// Questions about rounds that were played. The archive answers them from the journal.
#pragma once

#include "cage/ledger.h"
#include "room/messages/message.h"
#include "room/records/recorder.h"

namespace cardroom::room {

void ask_rounds(const Message& message, Effects& effects);
void ask_search_rounds(Recorder& recorder, const Message& message, Effects& effects);
void ask_my_rounds(Recorder& recorder, const Message& message, Effects& effects);
void ask_hands(Recorder& recorder, const Message& message, Effects& effects);
void ask_statistics(Recorder& recorder, const Message& message, Effects& effects);
void ask_pairs(Recorder& recorder, const Message& message, Effects& effects);
void ask_pair_rounds(Recorder& recorder, const Message& message, Effects& effects);
void ask_replay(Recorder& recorder, const Message& message, Effects& effects);
void ask_audit(const cage::Ledger& ledger, const Message& message, Effects& effects);

}  // namespace cardroom::room
