// Standstill: a tournament in which something broke stops, and every other goes on.
#pragma once

#include <optional>
#include <string>

#include "room/game/fault.h"
#include "room/messages/refused.h"
#include "room/records/recorder.h"
#include "room/tables/stops.h"
#include "room/tournaments/any/any_tournament.h"

namespace cardroom::room {

class Standstill {
 public:
  Standstill(Recorder& recorder, Stops& stops) : recorder_(recorder), stops_(stops) {}

  // Does something for a tournament. Where it breaks, that tournament stops. False: it broke.
  template <class Work>
  bool contain(AnyTournament& tournament, const Moment& at, Work&& work) {
    const auto broken = broken_in(work);
    if (broken) stop(tournament, *broken, at);
    return !broken;
  }
  // Staff have a tournament go on that had stopped.
  std::optional<Refused> revive(AnyTournament& tournament, const Asker& asker, const Moment& at);

 private:
  void stop(AnyTournament& tournament, const std::string& why, const Moment& at);

  Recorder& recorder_;
  Stops& stops_;
};

}  // namespace cardroom::room
