// Stops: a table at which something broke stops. Its players are told, the staff are told, and
// everybody else plays on.
#pragma once

#include <string>

#include "room/audience/audience.h"
#include "room/game/fault.h"
#include "room/records/recorder.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Stops {
 public:
  Stops(Tables& tables, Audience& audience, Recorder& recorder)
      : tables_(tables), audience_(audience), recorder_(recorder) {}

  // Does something at a table. False: it broke, and the table has stopped.
  template <class Work>
  bool contain(LiveTable& table, const Moment& at, Work&& work) {
    const auto broken = broken_in(work);
    if (broken) stop(table, *broken, at);
    return !broken;
  }
  void stop(LiveTable& table, const std::string& why, const Moment& at);
  // What is due is refused time after time: perhaps the staff know what to do about it.
  void tell_stuck(const LiveTable& table, const std::string& why, const Moment& at) const;
  // A restart found tables that cannot go on: the journal says so from now on.
  void record_found(Effects& effects);

  // Something broke that no table is the cause of. The staff are told.
  void report(const std::string& why, const Moment& at);
  // Somebody of the staff comes in, and hears which tables have stopped.
  void tell_newcomer(ConnectionId connection, const Moment& at) const;

 private:
  void record(LiveTable& table, Effects& effects);

  Tables& tables_;
  Audience& audience_;
  Recorder& recorder_;
};

}  // namespace cardroom::room
