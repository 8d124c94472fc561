#include "room/poker/ruling.h"

namespace cardroom::room {

std::optional<outgoing::Ruling> ruling_due(const Table& table) {
  if (!table.dealing || table.round.stage != Stage::ruling) return std::nullopt;
  outgoing::Ruling due{table.round.odd.offered, {}};
  for (int at = 0; at <= static_cast<int>(Ruling::supervisor_decides); ++at) {
    Table trial = table;
    TableEvents events;
    const auto ruling = static_cast<Ruling>(at);
    if (play(trial, Command(command::Choose{Role::supervisor, ruling}), events)) continue;
    outgoing::RulingChoice& choice = due.choices.emplace_back();
    choice.ruling = ruling;
    for (const auto& event : events)
      if (const auto* const of_round = std::get_if<Event>(&event))
        if (const auto* const ruled = std::get_if<event::Ruled>(of_round))
          choice.clause = ruled->clause;
  }
  return due;
}

}  // namespace cardroom::room
