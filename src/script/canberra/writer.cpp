#include "script/canberra/writer.h"

#include "base/clock_text.h"
#include "script/canberra/runner.h"
#include "words/text.h"

namespace cardroom {

CanberraWriter::CanberraWriter() : script(canberra_2017) {}

void CanberraWriter::time(int minute) {
  if (minute == minute_) return;
  minute_ = minute;
  script.line("time " + clock_text(minute * std::int64_t{60}));
}

bool CanberraWriter::add(const canberra::Command& command) {
  namespace act = canberra::command;
  if (const auto* const call = std::get_if<act::CallWagers>(&command)) time(call->minute);
  if (const auto* const open = std::get_if<act::OpenTable>(&command)) time(open->minute);
  if (const auto* const close = std::get_if<act::CloseTable>(&command)) time(close->minute);
  if (goes_without_line(command)) return true;
  const std::string line = line_of(command);
  if (line.empty()) return false;
  if (const auto* const deal = std::get_if<act::Deal>(&command)) script.shoe(deal->shoe.rest());
  script.line(line);
  return true;
}

void CanberraWriter::expect_stakes(const canberra::State& state) {
  std::string line = "expect stakes";
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (state.boxes[at].occupied())
      line += " " + text(seat_at(at)) + "=" + text(state.stake(seat_at(at)));
  script.line(line);
}

}  // namespace cardroom
