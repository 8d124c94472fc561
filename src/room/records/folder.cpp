#include "room/records/folder.h"

#include <string>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

std::string declaration() { return codec::to_text(records::Rehearsal{}); }

}  // namespace

void declare(Occasion occasion, Recorder& recorder, Effects& effects) {
  if (occasion == Occasion::rehearsal && recorder.is_empty())
    recorder.record("room", declaration(), effects);
}

void check_program(const records::ProgramChecked& seen, Recorder& recorder, Effects& effects) {
  recorder.record("room", codec::to_text(seen), effects);
}

void accept_loss(const std::string& what, Recorder& recorder, Effects& effects) {
  recorder.record("room", codec::to_text(records::LossAccepted{what}), effects);
}

Result<Occasion, Fault> occasion_of(const store::Journal& journal) {
  bool declared = false;
  const auto read = journal.read_all(0, [&](const store::StoredRecord& first) {
    declared = first.stream == "room" && first.bytes == declaration();
    return store::Reading::stop;
  });
  if (!read) return read.error();
  return declared ? Occasion::rehearsal : Occasion::business;
}

std::optional<Fault> wrong_folder(const store::Journal& journal, Occasion occasion) {
  if (journal.head().sequence == 0) return std::nullopt;
  const auto declared = occasion_of(journal);
  if (!declared) return declared.error();
  if (*declared == occasion) return std::nullopt;
  return Fault{"open the room",
               *declared == Occasion::rehearsal
                   ? "this folder is a rehearsal and remains one; start it with --rehearsal FILE"
                   : "this folder is not a rehearsal and cannot become one; --rehearsal needs "
                     "its own folder"};
}

}  // namespace cardroom::room
