#include "tournament/undo/recording.h"

#include <algorithm>

#include "base/overloaded.h"

namespace cardroom::tournament {

namespace {

// Rounds of play and the time that passes are no acts. Conditions are determined anew, and what
// was cancelled stays so.
template <class Told>
constexpr bool can_be_undone =
    !(std::is_same_v<Told, event::Determined> || std::is_same_v<Told, event::Approved> ||
      std::is_same_v<Told, event::Nominated> || std::is_same_v<Told, event::Admitted> ||
      std::is_same_v<Told, event::TimePassed> || std::is_same_v<Told, event::RoundBegan> ||
      std::is_same_v<Told, event::RoundEnded> || std::is_same_v<Told, event::RoundInvalidated> ||
      std::is_same_v<Told, event::Directed> || std::is_same_v<Told, event::Cancelled> ||
      std::is_same_v<Told, event::Refunded> || std::is_same_v<Told, event::Undone> ||
      std::is_same_v<Told, event::MoneyReturned> || std::is_same_v<Told, event::Reopened> ||
      std::is_same_v<Told, event::DealProposed> || std::is_same_v<Told, event::DealAgreed> ||
      std::is_same_v<Told, event::DealDropped>);

template <class Told>
const Event* find_told(std::span<const Event> events) {
  for (const Event& one : events)
    if (std::holds_alternative<Told>(one)) return &one;
  return nullptr;
}

// To agree to a deal is no act, but the last who agrees ends play.
bool is_act(std::span<const Event> events) {
  if (find_told<event::DealMade>(events) != nullptr) return true;
  return !events.empty() && std::all_of(events.begin(), events.end(), [](const Event& one) {
    return std::visit(
        [](const auto& told) { return can_be_undone<std::remove_cvref_t<decltype(told)>>; }, one);
  });
}

// The event that says best what was done.
const Event& main_of(std::span<const Event> events) {
  for (const Event* const found :
       {find_told<event::TableFormed>(events), find_told<event::TableBroken>(events),
        find_told<event::RacedOff>(events), find_told<event::Finished>(events),
        find_told<event::DealMade>(events)})
    if (found != nullptr) return *found;
  return events.front();
}

// Of several changes of one thing, what it was before the first.
template <class Change, class Changed, class Now>
std::vector<Change> changes(Changed changed, Now&& now) {
  std::stable_sort(changed.begin(), changed.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  std::vector<Change> list;
  for (const auto& [number, before] : changed)
    if (list.empty() || list.back().number != number) list.push_back({number, before, now(number)});
  return list;
}

// A round that is dealt at the table of somebody whom the act is about comes on top of it too.
void add_tables_of(const Tournament& tournament, Act& act) {
  const auto add = [&](TableNumber number) {
    if (number == 0) return;
    for (const auto& table : act.tables)
      if (table.number == number) return;
    act.tables.push_back({number, tournament.table(number), tournament.table(number)});
  };
  for (const auto& entry : act.entries) {
    add(entry.before.table);
    add(entry.after.table);
  }
}

}  // namespace

Frame frame_of(const Tournament& tournament) {
  return {tournament.phase, tournament.stage, tournament.balloted, tournament.top_ups_ended,
          tournament.clock};
}

ActRecording::ActRecording(Tournament& tournament)
    : before_(frame_of(tournament)),
      chips_{tournament.issued, tournament.removed, tournament.uncounted} {
  tournament.entries.forget_changed();
  tournament.tables.forget_changed();
}

void ActRecording::finish(Tournament& tournament, std::span<const Event> events) const {
  if (!is_act(events)) {
    tournament.entries.forget_changed();
    tournament.tables.forget_changed();
    return;
  }
  Act act;
  act.number = ++tournament.acts.last;
  const overloaded noted{[&](const auto& told) {
    act.what = ShortText::from(told.name).value_or(ShortText());
    if constexpr (requires { told.player; }) act.player = told.player;
  }};
  std::visit(noted, main_of(events));
  act.entries = changes<Act::Change<EntryNumber, Entry>>(
      tournament.entries.take_changed(),
      [&](EntryNumber number) -> const Entry& { return tournament.entries.of(number); });
  act.tables = changes<Act::Change<TableNumber, TournamentTable>>(
      tournament.tables.take_changed(),
      [&](TableNumber number) -> const TournamentTable& { return tournament.table(number); });
  add_tables_of(tournament, act);
  act.before = before_;
  act.after = frame_of(tournament);
  act.moved = {tournament.issued - chips_.issued, tournament.removed - chips_.removed,
               tournament.uncounted - chips_.uncounted};
  tournament.acts.list.push_back(std::move(act));
  if (tournament.acts.list.size() > Acts::kept) tournament.acts.list.pop_front();
}

}  // namespace cardroom::tournament
