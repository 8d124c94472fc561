// A room's folder is for a rehearsal or for business. Its first record says which, for good.
#pragma once

#include <optional>

#include "base/fault.h"
#include "records/records.h"
#include "room/records/recorder.h"
#include "room/shuffles/rehearsal.h"
#include "store/journal.h"

namespace cardroom::room {

// The first record of a rehearsal's journal.
void declare(Occasion occasion, Recorder& recorder, Effects& effects);

// The program has looked at its own bytes.
void check_program(const records::ProgramChecked& seen, Recorder& recorder, Effects& effects);

// The operator opened the room without records that are missing.
void accept_loss(const std::string& what, Recorder& recorder, Effects& effects);

// What a journal that has records is for.
Result<Occasion, Fault> occasion_of(const store::Journal& journal);

// Why the room cannot be opened here.
std::optional<Fault> wrong_folder(const store::Journal& journal, Occasion occasion);

}  // namespace cardroom::room
