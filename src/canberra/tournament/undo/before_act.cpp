#include "canberra/tournament/undo/before_act.h"

#include <algorithm>
#include <utility>

namespace cardroom::canberra::tournament {

namespace {

template <class Thing, class Before, class After>
std::vector<BeforeAct::Was<Thing>> changed_in(const Before& before, const After& after) {
  std::vector<BeforeAct::Was<Thing>> changed;
  for (std::size_t at = 0; at < before.size(); ++at)
    if (!(before[at] == after[at])) changed.push_back({at, before[at]});
  return changed;
}

// What changed later was as it is now when the act was done, unless the act changed it.
template <class Thing>
void add_later(std::vector<BeforeAct::Was<Thing>>& changed,
               const std::vector<BeforeAct::Was<Thing>>& later, std::size_t most) {
  for (const auto& was : later) {
    const auto same = [&](const auto& one) { return one.at == was.at; };
    if (was.at < most && std::none_of(changed.begin(), changed.end(), same)) changed.push_back(was);
  }
}

}  // namespace

Tournament as_it_is(Tournament& tournament) {
  History history = std::exchange(tournament.history, {});
  Tournament copy = tournament;
  tournament.history = std::move(history);
  return copy;
}

// Nobody who has entered leaves the list.
std::shared_ptr<const BeforeAct> changed_since(const Tournament& before, const Tournament& after) {
  const auto made = std::make_shared<BeforeAct>();
  made->phase = before.phase;
  made->on_break = before.on_break;
  made->balloted = before.balloted;
  made->extra_played = before.extra_played;
  made->kind = before.kind;
  made->session = before.session;
  made->tied.assign(before.tied.begin(), before.tied.end());
  made->entrants = before.entrants.size();
  made->changed = changed_in<Entrant>(before.entrants, after.entrants);
  made->tables = changed_in<SessionTable>(before.tables, after.tables);
  return made;
}

std::shared_ptr<const BeforeAct> changed_too(const BeforeAct& act, const Tournament& before,
                                             const Tournament& after) {
  const auto later = changed_since(before, after);
  const auto made = std::make_shared<BeforeAct>(act);
  add_later(made->changed, later->changed, act.entrants);
  add_later(made->tables, later->tables, after.tables.size());
  return made;
}

void put_back(Tournament& tournament, const BeforeAct& before) {
  tournament.phase = before.phase;
  tournament.on_break = before.on_break;
  tournament.balloted = before.balloted;
  tournament.extra_played = before.extra_played;
  tournament.kind = before.kind;
  tournament.session = before.session;
  tournament.tied = {};
  for (const PlayerId player : before.tied) tournament.tied.push_back(player);
  while (tournament.entrants.size() > before.entrants)
    tournament.entrants.erase_at(tournament.entrants.size() - 1);
  for (const auto& was : before.changed) tournament.entrants[was.at] = was.thing;
  for (const auto& was : before.tables) tournament.tables[was.at] = was.thing;
}

const Entrant* entrant_before(const Tournament& now, const BeforeAct& before, std::size_t at) {
  if (at >= before.entrants) return nullptr;
  for (const auto& was : before.changed)
    if (was.at == at) return &was.thing;
  return &now.entrants[at];
}

}  // namespace cardroom::canberra::tournament
