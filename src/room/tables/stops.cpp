#include "room/tables/stops.h"

#include "codec/json_text.h"
#include "records/records.h"

namespace cardroom::room {

namespace {

constexpr std::string_view told_players =
    "Something is wrong at this table. Play has stopped, and all chips are safe. "
    "The staff have been told.";

std::string trouble_at(const LiveTable& table, const std::string& why, std::int64_t now_ms) {
  return codec::to_text(outgoing::Trouble{table.number, table.name, now_ms, why});
}

}  // namespace

void Stops::record(LiveTable& table, Effects& effects) {
  if (table.stopped->recorded) return;
  table.stopped->recorded = true;
  recorder_.record(table.stream(), codec::to_text(records::TableStopped{table.stopped->why}),
                   effects);
}

void Stops::stop(LiveTable& table, const std::string& why, const Moment& at) {
  if (table.stopped) return;
  table.stopped = Stop{why};
  table.next.reset();
  tables_.due_at(table, LiveTable::never);
  record(table, at.effects);
  at.effects.note(notice::TableStopped{table.number, why});
  const outgoing::Announcement told{table.number, at.now_ms, Role::dealer, {}, told_players};
  audience_.tell_watchers(table, shared(codec::to_text(told)), at.effects);
  audience_.tell_staff(shared(trouble_at(table, why, at.now_ms)), at.effects);
  // What broke may be the very thing that they are shown.
  (void)broken_in([&] { audience_.tell_state(table, at.effects); });
  audience_.change_lobby();
}

void Stops::tell_stuck(const LiveTable& table, const std::string& why, const Moment& at) const {
  const std::string told = "What is due cannot be done. " + why;
  audience_.tell_staff(shared(trouble_at(table, told, at.now_ms)), at.effects);
}

void Stops::record_found(Effects& effects) {
  for (auto& [number, table] : tables_.all())
    if (table.stopped) record(table, effects);
}

void Stops::report(const std::string& why, const Moment& at) {
  recorder_.record("room", codec::to_text(records::Trouble{why}), at.effects);
  at.effects.note(notice::Trouble{"carry out a message", why});
  const outgoing::Trouble trouble{{}, {}, at.now_ms, why};
  audience_.tell_staff(shared(codec::to_text(trouble)), at.effects);
}

void Stops::tell_newcomer(ConnectionId connection, const Moment& at) const {
  for (const auto& [number, table] : tables_.all())
    if (table.stopped && !table.over)
      at.effects.send(connection, trouble_at(table, table.stopped->why, at.now_ms));
}

}  // namespace cardroom::room
