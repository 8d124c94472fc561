// Dealer: performs commands at tables and keeps the results. It also does what the room itself does
// there: deal, run the clock, act for house bots and for absent players.
#pragma once

#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "room/audience/audience.h"
#include "room/counter/counter.h"
#include "room/protection/protection.h"
#include "room/records/recorder.h"
#include "room/shuffles/shuffler.h"
#include "room/tables/stops.h"
#include "room/tables/tables.h"

namespace cardroom::room {

class Dealer {
 public:
  Dealer(Tables& tables, Audience& audience, Counter& counter, Recorder& recorder,
         const TableShuffler& shuffler, const Accounts& accounts, const Protection& protection,
         Stops& stops)
      : tables_(tables),
        audience_(audience),
        counter_(counter),
        recorder_(recorder),
        shuffler_(shuffler),
        accounts_(accounts),
        protection_(protection),
        stops_(stops) {}

  // Why a command would be refused. Nothing changes.
  std::optional<Refused> refusal_of(const LiveTable& table, const boost::json::object& command,
                                    const Asker& asker, std::int64_t now_ms) const;
  // `id` is the id of the message that asked for it. Where it breaks, the table stops.
  std::optional<Refused> perform(LiveTable& table, const boost::json::object& command,
                                 const Asker& asker, const std::string& id, const Moment& at);

  // A house bot takes a seat or leaves it: what that would do, to be kept.
  Outcome seat_bot(LiveTable& table, PlayerId bot, Seat seat, std::int64_t now_ms) const;
  Outcome unseat(LiveTable& table, Seat seat, std::int64_t now_ms) const;

  // Puts the last command tried out into effect, in game, cage and records, and tells people.
  // What the cage refuses is refused before the game has moved.
  std::optional<Refused> keep(LiveTable& table, const Happened& happened, const Asker& asker,
                              const std::string& id, const Moment& at);

  // Players who may not stay leave the table, unless a round is under way, and what they wait for
  // is dropped. True: something changed.
  bool show_out(LiveTable& table, const Moment& at);

  // Frees the seats, between two rounds, that nobody has come back to for the house's time. True:
  // something changed.
  bool free_empty_seats(LiveTable& table, const Moment& at);
  // Frees a seat at once: its player is not connected, or sits out.
  std::optional<Refused> free_seat(LiveTable& table, Seat seat, const Asker& asker,
                                   const Moment& at);

  // Does what is due, until the table must wait for something. False if it could not be done; it is
  // tried again later.
  bool go_on(LiveTable& table, const Moment& at);

  // Finds what the room does next at a table, and when. Called after everything that may change it.
  void plan(LiveTable& table, std::int64_t now_ms);
  // The same when the plan did not work out, or people have come or gone since.
  void plan_again(LiveTable& table, std::int64_t now_ms);

 private:
  // Every call into a game goes through here.
  template <class Ask>
  Outcome ask(LiveTable& table, std::int64_t now_ms, Ask&& ask) const;
  Scene scene_of(const LiveTable& table, std::int64_t now_ms) const;
  std::optional<Refused> carry_out(LiveTable& table, const boost::json::object& command,
                                   const Asker& asker, const std::string& id, const Moment& at);
  // Why it could not be done; none where it was.
  std::optional<Refused> act(LiveTable& table, const Next& next, const Moment& at);
  void tell(LiveTable& table, const Recent& told, const Moment& at);
  void advise(const LiveTable& table, const Advice& advice, const Moment& at);
  // Why a player who is guarded may not come back into play with this command.
  std::optional<Refused> refuse_entry(const LiveTable& table, const boost::json::object& command,
                                      const Asker& asker, std::int64_t now_ms) const;
  // Why money or somebody's protection stands against it.
  std::optional<Refused> refusal_of(const LiveTable& table, const Happened& happened,
                                    const Asker& asker, std::int64_t now_ms) const;
  // Whose seats are empty, and when the first of them is given up.
  void note_gone(LiveTable& table, std::int64_t now_ms) const;
  static std::int64_t empty_until_ms(const LiveTable& table);
  // Drops what a player waits for and may not have any more. True: it was dropped.
  bool drop_lost(LiveTable& table, const Wish& wish, const Moment& at);

  Tables& tables_;
  Audience& audience_;
  Counter& counter_;
  Recorder& recorder_;
  const TableShuffler& shuffler_;
  const Accounts& accounts_;
  const Protection& protection_;
  Stops& stops_;
};

}  // namespace cardroom::room
