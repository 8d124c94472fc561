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
  CARDROOM_DESCRIBED("moved", at_ms, player, from, from_seat, to, to_seat, clause);
};

struct RecentRaceOff {
  std::int64_t at_ms = 0;
  std::vector<tournament::event::CardRaced> cards;
  tournament::event::RacedOff result;
  CARDROOM_DESCRIBED("race", at_ms, cards, result);
};

class RecentActs {
 public:
  static constexpr std::size_t moves_kept = 30;
  static constexpr std::size_t race_offs_kept = 8;

  // The state is the one after the event.
  void note(const tournament::Event& event, const tournament::Tournament& state,
            std::int64_t at_ms);
  // As they were, with the seats that people have.
  void restore(const std::vector<RecentMove>& moves, const std::vector<RecentRaceOff>& race_offs,
               const tournament::Field& entries);
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
  void forget_undone(const tournament::Tournament& state);
  void remember_seats(const tournament::Field& entries);

  std::unordered_map<std::uint32_t, Where> seats_;   // By player.
  std::vector<tournament::event::CardRaced> cards_;  // Of a race-off that is being told.
  std::deque<RecentMove> moves_;
  std::deque<RecentRaceOff> race_offs_;
};

}  // namespace cardroom::room
