// A room's folder is for a rehearsal or for business. Its first record says which, for good.
#pragma once

#include <optional>

#include "base/fault.h"
#include "room/records/recorder.h"
#include "room/tables/rehearsal.h"
#include "store/journal.h"

namespace cardroom::room {

// The first record of a rehearsal's journal.
void declare(Occasion occasion, Recorder& recorder, Effects& effects);

// The program has looked at its own bytes: as it was opened, or while it runs.
enum class ProgramCheck { opening, daily };
struct ProgramOpened {
  const std::string& hash;  // That the room was opened with.
  ProgramCheck when;
};
void check_program(const std::string& hash, const ProgramOpened& opened, Recorder& recorder,
                   Effects& effects);

// The operator opened the room without records that are missing.
void accept_loss(const std::string& what, Recorder& recorder, Effects& effects);

// Why the room cannot be opened here.
std::optional<Fault> wrong_folder(const store::Journal& journal, Occasion occasion);

}  // namespace cardroom::room
