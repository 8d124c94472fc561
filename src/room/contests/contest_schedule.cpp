#include "room/contests/contest_schedule.h"

#include <algorithm>

#include "room/tables/live_table.h"
#include "room/tournaments/schedule.h"

namespace cardroom::room {

namespace {

using contest::CanberraPhase;

std::int64_t before_entry_closes(const LiveContest& live, std::int64_t now_ms) {
  if (live.announced.starts_ms > 0) return std::max(now_ms, live.announced.starts_ms);
  const int entered = still_in(live.state);
  if (entered >= entrants_wanted(live)) return now_ms;
  if (live.announced.bots_up_to == 0 || entered == 0) return LiveTable::never;
  const auto waits = live.due_ms.find(0);
  return waits == live.due_ms.end() ? now_ms + fill_after_ms : waits->second;
}

std::int64_t before_session(const LiveContest& live, std::int64_t now_ms) {
  if (live.state.balloted) return std::max(now_ms, live.since_ms + seat_ms);
  if (live.state.phase == CanberraPhase::entries) return before_entry_closes(live, now_ms);
  const bool some =
      std::any_of(live.state.entrants.begin(), live.state.entrants.end(),
                  [&](const contest::Entrant& one) { return may_buy_back(live.state, one); });
  return std::max(now_ms, live.since_ms + (some ? buy_back_ms : 0));
}

bool plays_off(const LiveContest& live) {
  return std::any_of(live.tables.begin(), live.tables.end(),
                     [](const auto& one) { return one.first > contest::tables_most; });
}

std::int64_t by_phase(const LiveContest& live, std::int64_t now_ms) {
  const bool room = live.is_directed_by_room();
  switch (live.state.phase) {
    case CanberraPhase::entries:
    case CanberraPhase::between:
      // Where a director directs, the room only seats its bots.
      if (!room) return live.state.balloted ? now_ms : LiveTable::never;
      return live.state.director ? before_session(live, now_ms) : LiveTable::never;
    case CanberraPhase::play_off:
      return live.is_dealt() && !plays_off(live) ? now_ms : LiveTable::never;
    case CanberraPhase::finished:
      return room ? now_ms : LiveTable::never;
    case CanberraPhase::conditions:
    case CanberraPhase::session:
    case CanberraPhase::awarded:
    case CanberraPhase::cancelled:
      break;
  }
  return LiveTable::never;
}

}  // namespace

int entrants_wanted(const LiveContest& live) {
  const contest::Conditions& conditions = live.state.conditions;
  const int most = conditions.sit_and_go > 0 ? conditions.sit_and_go : conditions.most;
  const auto bots = static_cast<int>(live.announced.bots_up_to);
  return bots == 0 ? most
                   : std::min(std::max<int>(bots, conditions.sit_and_go), int{conditions.most});
}

bool may_buy_back(const contest::Tournament& state, const contest::Entrant& entrant) {
  const contest::BuyBacks& offered = state.conditions.buy_backs;
  return state.phase == CanberraPhase::between && !state.balloted &&
         entrant.status == contest::EntrantStatus::out && entrant.buy_backs < offered.most &&
         entrant.last_session <= offered.until_session;
}

std::int64_t contest_clock_due_ms(const LiveContest& live, std::int64_t now_ms) {
  if (live.stopped || live.is_over()) return LiveTable::never;
  const std::int64_t due_ms = by_phase(live, now_ms);
  return live.break_ends_ms == 0 ? due_ms : std::min(due_ms, live.break_ends_ms);
}

}  // namespace cardroom::room
