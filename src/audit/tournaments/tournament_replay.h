// TournamentReplay: a tournament played again, with what was drawn by lot drawn again.
#pragma once

#include <optional>

#include "audit/replay.h"
#include "records/tournament_records.h"
#include "rules/table/table.h"
#include "tournament/state.h"

namespace cardroom::audit {

// What a command was drawn from, and the key of the next ballot.
struct Lots {
  codec::Maybe<Seed> seed;
  codec::Maybe<Seed> next;
};

// A ballot was held. Earlier versions did not commit to the key of the next one.
inline void expect_next(std::optional<Seed>& key, const Lots& from) {
  key.reset();
  if (from.next) key = *from.next;
}

class TournamentReplay {
 public:
  static Result<TournamentReplay, std::string> open(const records::TournamentAnnounced& announced);

  void step(const CommandRecord& record, const Lots& from, Complaints& complaints);
  // It was wound up: everybody got their money back.
  void wind_up(const records::TournamentWoundUp& record);
  const tournament::Tournament& state() const { return state_; }
  Cents held() const { return held_; }  // What the cage must hold of it.
  // What differs between one of its tables in the room and the tournament, where neither is
  // dealing.
  std::string fault_in_chips(tournament::TableNumber number, const Table& table) const;
  bool is_lost() const { return lost_; }  // It cannot be replayed any further.

 private:
  TournamentReplay(const records::TournamentAnnounced& announced, const tournament::Format& format);
  std::string fault_in_draw(const tournament::Command& command, const Seed& seed) const;
  void add_up(const tournament::Event& event);

  std::optional<Seed> key_;  // Of the next ballot, if it was committed to.
  tournament::Tournament state_;
  Cents held_;
  bool lost_ = false;
};

}  // namespace cardroom::audit
