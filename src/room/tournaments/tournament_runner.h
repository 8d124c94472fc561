// TournamentRunner: what the room itself does in tournaments. It reports rounds that are over and
// has the next ones dealt; it lets time pass. Where the room directs, it also starts the
// tournament, marks who is absent, breaks and evens tables, races chips off, and awards the prizes,
// all as the engine proposes.
#pragma once

#include "room/tables/house_bots.h"
#include "room/tournaments/performer.h"

namespace cardroom::room {

class TournamentRunner {
 public:
  TournamentRunner(Tournaments& tournaments, Performer& performer, Floor& floor, Tables& tables,
                   HouseBots& bots, Counter& counter, const Accounts& accounts,
                   const Connections& connections)
      : tournaments_(tournaments),
        performer_(performer),
        floor_(floor),
        tables_(tables),
        bots_(bots),
        counter_(counter),
        accounts_(accounts),
        connections_(connections) {}

  // Does all that is due now.
  void run(const Moment& at);
  // After a restart: every clock, and every table between two rounds.
  void plan(std::int64_t now_ms);

  // House bots agree to every deal.
  void agree_for_bots(LiveTournament& tournament, const Moment& at);
  // House bots enter, so many more.
  std::optional<Refused> add_bots(LiveTournament& tournament, int count, const Moment& at);

  // With real cards: the dealer deals the next round, so the last one is right.
  void go_on_now(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  // Whether the stakes of a round that is over are not reported yet.
  static bool may_undo(const LiveTournament& tournament, tournament::TableNumber number);

 private:
  void look_at_clock(LiveTournament& tournament, const Moment& at);
  void start(LiveTournament& tournament, const Moment& at);
  void announce_next(const records::TournamentAnnounced& last, const Moment& at);
  // A table is between two rounds.
  void rest(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  void end_round(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  // The next round of a table, if nothing else comes first.
  void go_on(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  // Those without chips rebuy now or are out. False: somebody may still think.
  bool settle_busted(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  // Somebody may still think about a top-up.
  bool waits_for_top_ups(LiveTournament& tournament, tournament::TableNumber number,
                         const Moment& at);
  void see_who_is_there(LiveTournament& tournament, tournament::TableNumber number,
                        const Moment& at);
  void keep_out_excluded(LiveTournament& tournament, tournament::TableNumber number,
                         const Moment& at);
  bool is_here(PlayerId player, const Moment& at) const;
  void top_up_bots(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  void race_off(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  // False: the table is gone.
  bool reseat(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  bool pays(LiveTournament& tournament, PlayerId bot, const tournament::Command& command,
            const Moment& at);

  Tournaments& tournaments_;
  Performer& performer_;
  Floor& floor_;
  Tables& tables_;
  HouseBots& bots_;
  Counter& counter_;
  const Accounts& accounts_;
  const Connections& connections_;
};

}  // namespace cardroom::room
