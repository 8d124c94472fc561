// BeforeAct: what an act changed in a tournament of Canberra Poker, as it was before. What is
// documented, published and agreed to is no act, and is not among it.
#pragma once

#include <memory>
#include <vector>

#include "canberra/tournament/state.h"

namespace cardroom::canberra::tournament {

struct BeforeAct {
  template <class Thing>
  struct Was {
    std::size_t at = 0;
    Thing thing;
  };

  CanberraPhase phase = CanberraPhase::conditions;
  bool on_break = false;
  bool balloted = false;
  bool extra_played = false;
  SessionKind kind = SessionKind::ordinary;
  std::uint8_t session = 0;
  std::vector<PlayerId> tied;
  std::size_t entrants = 0;  // How many there were.
  std::vector<Was<Entrant>> changed;
  std::vector<Was<SessionTable>> tables;
};

// How a tournament was before an act: a copy without its history.
Tournament as_it_is(Tournament& tournament);

std::shared_ptr<const BeforeAct> changed_since(const Tournament& before, const Tournament& after);
// What came after an act and is none itself is taken back together with it.
std::shared_ptr<const BeforeAct> changed_too(const BeforeAct& act, const Tournament& before,
                                             const Tournament& after);
void put_back(Tournament& tournament, const BeforeAct& before);

// As the entrant was before the act; null: they had not entered.
const Entrant* entrant_before(const Tournament& now, const BeforeAct& before, std::size_t at);

}  // namespace cardroom::canberra::tournament
