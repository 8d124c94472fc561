// Performer: performs the commands of a tournament and keeps what came of them: in the journal, at
// the cage, at the tables, in the log. What is drawn by lot is drawn here.
#pragma once

#include <optional>
#include <string>

#include "room/audience/audience.h"
#include "room/counter/counter.h"
#include "room/protection/protection.h"
#include "room/tournaments/any/standstill.h"
#include "room/tournaments/any/wanted.h"
#include "room/tournaments/board.h"
#include "room/tournaments/floor.h"
#include "room/tournaments/tournaments.h"

namespace cardroom::room {

class Performer {
 public:
  Performer(DrawKey draw_key, Tournaments& tournaments, Floor& floor, Board& board,
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

  // Where it breaks, the tournament stops.
  std::optional<Refused> perform(LiveTournament& tournament, const tournament::Command& command,
                                 const Asker& asker, const std::string& id, const Moment& at);
  // As the room: false where it was refused.
  bool direct(LiveTournament& tournament, const tournament::Command& command, const Moment& at);
  // Whether nobody has excluded a player: themselves, or the house.
  bool may_play(PlayerId player, std::int64_t now_ms) const {
    return !protection_.refuse_play(player, now_ms);
  }
  // The tournament's clock comes to this moment.
  void pass_time(LiveTournament& tournament, const Moment& at);

  // Does something for a tournament. Where it breaks, that tournament stops and no other.
  template <class Work>
  bool contain(LiveTournament& tournament, const Moment& at, Work&& work) {
    const bool whole = standstill_.contain(tournament, at, work);
    if (!whole) board_.change(tournament);
    return whole;
  }
  // Staff have a tournament go on that had stopped.
  std::optional<Refused> revive(LiveTournament& tournament, const Asker& asker, const Moment& at);
  // Staff end a tournament that had stopped. What it holds goes back to those who paid it.
  std::optional<Refused> wind_up(LiveTournament& tournament, const Asker& asker, const Moment& at);

 private:
  std::optional<Refused> refuse_wanted(const TournamentWanted& wanted, std::int64_t now_ms) const;
  std::optional<Refused> refuse(const LiveTournament& tournament,
                                const tournament::Command& command, std::int64_t now_ms) const;
  static std::optional<Refused> refuse_determination(const LiveTournament& tournament,
                                                     const tournament::Command& determine);
  std::optional<Refused> refuse_undo(const LiveTournament& tournament,
                                     const tournament::Command& undo) const;
  std::optional<Refused> carry_out(LiveTournament& tournament, tournament::Command command,
                                   const Asker& asker, const std::string& id, const Moment& at);
  void keep(LiveTournament& tournament, const tournament::Events& events, const Asker& asker,
            const Moment& at);
  void schedule(LiveTournament& tournament, const tournament::Events& events, const Moment& at);

  DrawKey draw_key_;
  Tournaments& tournaments_;
  Floor& floor_;
  Board& board_;
  Counter& counter_;
  const Protection& protection_;
  Recorder& recorder_;
  Standstill standstill_;
};

}  // namespace cardroom::room
