// Dealer: performs commands at tables and keeps what they lead to, and does what the room itself
// does there: deal, take the clock's time, act for house bots and for players who are absent.
#pragma once

#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "room/audience/audience.h"
#include "room/counter/counter.h"
#include "room/records/recorder.h"
#include "room/tables/shuffler.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Dealer {
 public:
  Dealer(Tables& tables, Audience& audience, Counter& counter, Recorder& recorder,
         const Shuffler& shuffler, const Accounts& accounts)
      : tables_(tables),
        audience_(audience),
        counter_(counter),
        recorder_(recorder),
        shuffler_(shuffler),
        accounts_(accounts) {}

  // What a command would lead to. Nothing changes.
  Outcome try_out(LiveTable& table, const boost::json::object& command, const Asker& asker,
                  std::int64_t now_ms) const;
  // `id` is that of the message that asked for it.
  std::optional<Refused> perform(LiveTable& table, const boost::json::object& command,
                                 const Asker& asker, const std::string& id, const Moment& at);

  // A house bot takes a seat or leaves it: what that would lead to, to be kept.
  Outcome seat_bot(LiveTable& table, PlayerId bot, Seat seat, std::int64_t now_ms) const;
  Outcome unseat(LiveTable& table, Seat seat, std::int64_t now_ms) const;

  // What was tried out last is so from now on: in the game, in the cage, in the records, and told.
  std::optional<Refused> keep(LiveTable& table, const Happened& happened, const Asker& asker,
                              const std::string& id, const Moment& at);

  // Does what is due, until something else is waited for. False: it could not be done, and is tried
  // again later.
  bool go_on(LiveTable& table, const Moment& at);

  // Finds out what the room does next at a table, and when: after everything that may change it.
  void plan(LiveTable& table, std::int64_t now_ms);
  // The same where the plan did not work out, or people came or went since.
  void plan_again(LiveTable& table, std::int64_t now_ms);

 private:
  // Everything that is asked of a game is asked here.
  template <class Ask>
  Outcome ask(LiveTable& table, std::int64_t now_ms, Ask&& ask) const;
  Scene scene_of(const LiveTable& table, std::int64_t now_ms) const;
  bool act(LiveTable& table, const Next& next, const Moment& at);

  Tables& tables_;
  Audience& audience_;
  Counter& counter_;
  Recorder& recorder_;
  const Shuffler& shuffler_;
  const Accounts& accounts_;
};

}  // namespace cardroom::room
