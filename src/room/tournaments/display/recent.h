// RecentActs: who was moved in a tournament and which chips were raced off, for the public display.
#pragma once

#include <cstdint>
#include <deque>
#include <unordered_map>
#include <vector>

#include "tournament/events.h"
#include "tournament/state.h"

namespace cardroom::room {

struct RecentMove {
  std::int64_t at_ms = 0;
  PlayerId player;
  tournament::TableNumber from = 0;
  Seat from_seat;
  tournament::TableNumber to = 0;
  Seat to_seat;
  Clause clause;
};

struct RecentRaceOff {
  std::int64_t at_ms = 0;
  std::vector<tournament::event::CardRaced> cards;
  tournament::event::RacedOff result;
};

class RecentActs {
 public:
  static constexpr std::size_t moves_kept = 30;
  static constexpr std::size_t race_offs_kept = 8;

  void note(const tournament::Event& event, tournament::TournamentPhase phase, std::int64_t at_ms);
  // The latest last.
  const std::deque<RecentMove>& moves() const { return moves_; }
  const std::deque<RecentRaceOff>& race_offs() const { return race_offs_; }

 private:
  struct Where {
    tournament::TableNumber table = 0;
    Seat seat;
  };
  void note_seat(const tournament::event::Allotted& allotted, tournament::TournamentPhase phase,
                 std::int64_t at_ms);

  std::unordered_map<std::uint32_t, Where> seats_;   // By player.
  std::vector<tournament::event::CardRaced> cards_;  // Of a race-off that is being told.
  std::deque<RecentMove> moves_;
  std::deque<RecentRaceOff> race_offs_;
};

}  // namespace cardroom::room
