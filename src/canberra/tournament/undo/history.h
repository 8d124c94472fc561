// History: the latest acts in a tournament of Canberra Poker, each with what it changed as it was
// before it, so that the director can take them back one by one. The next round of play ends it.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/player.h"
#include "base/short_text.h"

namespace cardroom::canberra::tournament {

struct BeforeAct;  // canberra/tournament/undo/before_act.h

struct SessionAct {
  std::uint32_t number = 0;
  ShortText what;   // The name of its main event.
  PlayerId player;  // Whom it was about; nobody if several.
  std::shared_ptr<const BeforeAct> before;
  friend bool operator==(const SessionAct& one, const SessionAct& other) {
    return one.number == other.number && one.what == other.what && one.player == other.player;
  }
};

struct History {
  static constexpr std::size_t kept = 50;

  std::vector<SessionAct> list;  // The latest last.
  std::uint32_t last = 0;
  bool dealt = false;  // A round came on top of the last act.
  friend bool operator==(const History&, const History&) = default;
};

}  // namespace cardroom::canberra::tournament
