// Floor: keeps the room's tables in step with a tournament. It opens and closes them, seats and
// moves players, hands out and takes in their chips, and has a round dealt at the level that the
// tournament fixed for it.
#pragma once

#include "room/tables/opener.h"
#include "room/tournaments/live_tournament.h"
#include "tournament/events.h"

namespace cardroom::room {

class Floor {
 public:
  Floor(Tables& tables, Opener& opener, Dealer& dealer, Runner& runner, Audience& audience,
        Recorder& recorder)
      : tables_(tables),
        opener_(opener),
        dealer_(dealer),
        runner_(runner),
        audience_(audience),
        recorder_(recorder) {}

  // Whether the room has space for so many more tables.
  bool has_room_for(std::size_t more) const { return opener_.has_room_for(more); }

  // Null: the tournament has no such table in the room.
  LiveTable* table_of(const LiveTournament& tournament, tournament::TableNumber number);

  // Everything that these events mean for the tables.
  void follow(LiveTournament& tournament, const tournament::Events& events, const Moment& at);
  // The tournament is over: its tables are closed as they are.
  void close_all(LiveTournament& tournament, const Moment& at);
  // A round of the tournament has begun: it is dealt.
  void deal(LiveTournament& tournament, const tournament::event::RoundBegan& began,
            const Moment& at);
  // Strong bots are told the prizes that are left and the stakes at other tables.
  void tell_bots(const LiveTournament& tournament, tournament::TableNumber number);
  // What is in front of the players who were dealt in.
  tournament::StakesAt stakes_at(const LiveTournament& tournament, tournament::TableNumber number);
  // Seats, chips and absences at a table as the tournament has them; nothing of a round under way.
  void align(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);

 private:
  void open(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  // The room has those tables open that it deals, and no others.
  void reopen(LiveTournament& tournament, const Moment& at);
  void close(LiveTournament& tournament, tournament::TableNumber number, const Moment& at);
  void align(LiveTournament& tournament, tournament::TableNumber number, SeatSet stay,
             const Moment& at);
  void leave_seat(LiveTournament& tournament, LiveTable& table, Seat seat, const Moment& at);
  void take_seat(LiveTournament& tournament, LiveTable& table, Seat seat, const Moment& at);
  void align_place(const tournament::Entry& entry, LiveTable& table, Seat seat, const Moment& at);
  void set_level(LiveTable& table, const tournament::event::RoundBegan& began, const Moment& at);
  // An act of the tournament at a table, which is never refused.
  void act(LiveTable& table, const TableCommand& command, Role role, const Moment& at);

  Tables& tables_;
  Opener& opener_;
  Dealer& dealer_;
  Runner& runner_;
  Audience& audience_;
  Recorder& recorder_;
};

}  // namespace cardroom::room
