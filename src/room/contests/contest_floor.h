// ContestFloor: keeps the room's tables in step with a contest. It opens and closes them, seats
// players with the chips that the contest gives them, places the antes it took and has the cards
// dealt.
#pragma once

#include "room/contests/live_contest.h"
#include "room/tables/opener.h"

namespace cardroom::room {

// Additional rounds are played at tables of their own (CP17-17.3(a)(xii)(D)).
inline constexpr tournament::TableNumber play_off_tables = 100;

class ContestFloor {
 public:
  ContestFloor(Tables& tables, Opener& opener, Dealer& dealer, Runner& runner, Audience& audience,
               Recorder& recorder)
      : tables_(tables),
        opener_(opener),
        dealer_(dealer),
        runner_(runner),
        audience_(audience),
        recorder_(recorder) {}

  // Whether the room has space for so many more tables.
  bool has_room_for(std::size_t more) const { return opener_.has_room_for(more); }

  // Null: the contest has no such table in the room.
  LiveTable* table_of(const LiveContest& live, tournament::TableNumber number);
  static const canberra::State& state_at(const LiveTable& table);
  // Why the table would not do what a command of the contest asks of it.
  Refusal refusal_at_table(const LiveContest& live, const contest::Command& command);

  // CP17-17.3(a)(vii): why a table of the room does not take this player's jackpot wager: their
  // wallet and limits, its equipment.
  std::optional<Refused> refuse_jackpot(const LiveContest& live, PlayerId entrant,
                                        std::int64_t now_ms);

  // Everything that these events mean for the tables.
  void follow(LiveContest& live, const contest::Events& events, const Moment& at);
  // The contest is over: its tables are closed as they are.
  void close_all(LiveContest& live, const Moment& at);
  // Seats at a table as the contest has them; nothing of a round under way.
  void align(LiveContest& live, contest::TableNumber number, const Moment& at);
  // CP17-17.16: whose turn it is to ante.
  void ask(LiveContest& live, contest::TableNumber number, Seat seat, const Moment& at);
  // The antes are in: the cards are dealt.
  void deal(LiveTable& table, const Moment& at);

  // One additional round for players who tie, each with the same chips and the smallest ante.
  void open_play_off(LiveContest& live, const Moment& at);
  void close_play_off(LiveContest& live, const Moment& at);

 private:
  void open(LiveContest& live, tournament::TableNumber number, const std::string& name,
            const Moment& at);
  void close(LiveContest& live, tournament::TableNumber number, const Moment& at);
  void reopen(LiveContest& live, const Moment& at);
  void give_back_jackpots(LiveTable& table, const Moment& at);
  void close_sessions_tables(LiveContest& live, const Moment& at);
  void place_ante(LiveContest& live, const contest::event::AntePlaced& placed, const Moment& at);
  void align_seat(const LiveContest& live, contest::TableNumber number, LiveTable& table, Seat seat,
                  const Moment& at);
  // An act of the contest at a table, which is never refused.
  void act(LiveTable& table, const canberra::Command& command, const Moment& at);
  static Refusal refusal_at(const LiveTable& table, const canberra::Command& command);

  Tables& tables_;
  Opener& opener_;
  Dealer& dealer_;
  Runner& runner_;
  Audience& audience_;
  Recorder& recorder_;
};

}  // namespace cardroom::room
