// ContestPerformer: performs the commands of a contest and keeps what came of them: in the journal,
// at the cage, at the tables, in the log. The ballot is drawn here.
#pragma once

#include <optional>
#include <string>

#include "room/contests/contest_floor.h"
#include "room/protection/protection.h"
#include "room/tournaments/any/standstill.h"
#include "room/tournaments/any/wanted.h"
#include "room/tournaments/board.h"

namespace cardroom::room {

class ContestPerformer {
 public:
  ContestPerformer(DrawKey draw_key, Tournaments& tournaments, ContestFloor& floor, Board& board,
                   Counter& counter, const Protection& protection, Recorder& recorder, Stops& stops)
      : draw_key_(std::move(draw_key)),
        tournaments_(tournaments),
        floor_(floor),
        board_(board),
        counter_(counter),
        protection_(protection),
        recorder_(recorder),
        standstill_(recorder, stops) {}

  Result<std::uint32_t, Refused> announce(const TournamentWanted& wanted, const Moment& at);

  // Where it breaks, the contest stops.
  std::optional<Refused> perform(LiveContest& live, const contest::Command& command,
                                 const Asker& asker, const std::string& id, const Moment& at);
  // As the room: false where it was refused.
  bool direct(LiveContest& live, const contest::Command& command, const Moment& at);

  // Whether nobody has excluded a player: themselves, or the house.
  bool may_play(PlayerId player, std::int64_t now_ms) const {
    return !protection_.refuse_play(player, now_ms);
  }

  // Does something for a contest. Where it breaks, that contest stops and no other.
  template <class Work>
  bool contain(LiveContest& live, const Moment& at, Work&& work) {
    const bool whole = standstill_.contain(live, at, work);
    if (!whole) board_.change(live);
    return whole;
  }
  // Staff have a contest go on that had stopped.
  std::optional<Refused> revive(LiveContest& live, const Asker& asker, const Moment& at);
  // Staff end a contest that had stopped. What it holds goes back to those who paid it.
  std::optional<Refused> wind_up(LiveContest& live, const Asker& asker, const Moment& at);

 private:
  std::optional<Refused> refuse(const LiveContest& live, const contest::Command& command,
                                std::int64_t now_ms) const;
  std::optional<Refused> refuse_excluded(const LiveContest& live, const contest::Command& command,
                                         const Asker& asker, std::int64_t now_ms) const;
  std::optional<Refused> refuse_out_of_turn(const LiveContest& live,
                                            const contest::Command& command);
  std::optional<Refused> carry_out(LiveContest& live, contest::Command command, const Asker& asker,
                                   const std::string& id, const Moment& at);
  void keep(LiveContest& live, const contest::Events& events, const Asker& asker, const Moment& at);
  void schedule(LiveContest& live, const contest::Events& events, const Moment& at);

  DrawKey draw_key_;
  Tournaments& tournaments_;
  ContestFloor& floor_;
  Board& board_;
  Counter& counter_;
  const Protection& protection_;
  Recorder& recorder_;
  Standstill standstill_;
};

}  // namespace cardroom::room
