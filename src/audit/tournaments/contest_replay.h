// ContestReplay: a tournament of Canberra Poker played again, with its ballots drawn again.
#pragma once

#include "audit/replay.h"
#include "audit/tournaments/tournament_replay.h"
#include "canberra/table/state.h"
#include "canberra/tournament/state.h"
#include "records/tournament_records.h"

namespace cardroom::audit {

class ContestReplay {
 public:
  static constexpr std::string_view format = "tournament-canberra-2017";

  explicit ContestReplay(const records::TournamentAnnounced& announced) : key_(announced.key) {}

  void step(const CommandRecord& record, const Lots& from, Complaints& complaints);
  // It was wound up: everybody got their money back.
  void wind_up(const records::TournamentWoundUp& record);
  const canberra::tournament::Tournament& state() const { return state_; }
  Cents held() const { return held_; }  // What the cage must hold of it.
  // What differs between one of its tables in the room and the tournament, where neither deals.
  std::string fault_in_chips(std::uint32_t number, const canberra::State& table) const;
  bool is_lost() const { return lost_; }  // It cannot be replayed any further.

 private:
  std::string wrong_asker(const CommandRecord& record) const;
  void check_ballot(const canberra::tournament::Command& command, const Lots& from,
                    Complaints& complaints);
  void add_up(const canberra::tournament::Events& events);

  std::optional<Seed> key_;  // Of the next ballot, if it was committed to.
  canberra::tournament::Tournament state_;
  Cents held_;
  bool lost_ = false;
};

}  // namespace cardroom::audit
