// ContestRunner: what the room itself does in contests. Where it deals, it asks for antes, has the
// cards dealt and reports the rounds. Where it directs, it also ballots, starts the sessions, calls
// the extra ones and awards the prizes.
#pragma once

#include "room/contests/contest_performer.h"
#include "room/tables/house_bots.h"

namespace cardroom::room {

class ContestRunner {
 public:
  ContestRunner(Tournaments& tournaments, ContestPerformer& performer, ContestFloor& floor,
                Tables& tables, HouseBots& bots, Counter& counter, const Accounts& accounts,
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
  // After a restart: every clock, and every table.
  void plan(std::int64_t now_ms);

  // House bots enter, so many more.
  std::optional<Refused> add_bots(LiveContest& live, int count, const Moment& at);

 private:
  void look_at_clock(LiveContest& live, const Moment& at);
  void before_first(LiveContest& live, const Moment& at);
  void between(LiveContest& live, const Moment& at);
  void seat_those_here(LiveContest& live, const Moment& at);
  void seat_bots(LiveContest& live, const Moment& at);
  void start_session(LiveContest& live, const Moment& at);
  void seat_reserves(LiveContest& live, const Moment& at);
  bool bot_buys_back(LiveContest& live, const contest::Entrant& entrant, const Moment& at);

  void look_at_table(LiveContest& live, tournament::TableNumber number, const Moment& at);
  void start_round(LiveContest& live, contest::TableNumber number, const Moment& at);
  void take_ante(LiveContest& live, contest::TableNumber number, const Moment& at);
  bool is_due_jackpot(LiveContest& live, const contest::Entrant& asked, std::int64_t now_ms);
  void report_jackpot(LiveContest& live, PlayerId player, const canberra::Box& box,
                      const Moment& at);
  void void_referred(LiveContest& live, contest::TableNumber number, const Moment& at);
  void rule_on_antes(LiveContest& live, contest::TableNumber number, const Moment& at);
  void end_round(LiveContest& live, contest::TableNumber number, const LiveTable& table,
                 const Moment& at);
  void look_at_play_off(LiveContest& live, const Moment& at);
  bool is_here(const LiveContest& live, PlayerId player, const Moment& at) const;

  Tournaments& tournaments_;
  ContestPerformer& performer_;
  ContestFloor& floor_;
  Tables& tables_;
  HouseBots& bots_;
  Counter& counter_;
  const Accounts& accounts_;
  const Connections& connections_;
};

}  // namespace cardroom::room
