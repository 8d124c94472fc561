// WalkIns: people who come to the desk without an account. Staff enter them by name, and they pay
// in cash: the cage takes it in, and gives out what they win there.
#pragma once

#include <optional>
#include <string>

#include "room/contests/contest_performer.h"
#include "room/desk/desk.h"
#include "room/tournaments/performer.h"

namespace cardroom::room {

struct WalkIn {
  std::string name;
  bool agreed = false;  // To the conditions.
};

// Whoever came to the desk without an account: nobody can sign in as them.
bool is_walk_in(PlayerId player, const Accounts& accounts);

class WalkIns {
 public:
  WalkIns(Desk& desk, Counter& counter, Performer& performer, ContestPerformer& contest_performer)
      : desk_(desk),
        counter_(counter),
        performer_(performer),
        contest_performer_(contest_performer) {}

  // Somebody enters who has no account. Refused: there is none afterwards either.
  std::optional<Refused> enter(LiveTournament& tournament, const WalkIn& person, const Asker& asker,
                               const Moment& at);
  std::optional<Refused> enter(LiveContest& live, const WalkIn& person, const Asker& asker,
                               const Moment& at);

  bool is_walk_in(PlayerId player) const { return room::is_walk_in(player, desk_.accounts()); }
  // What they pay at the desk, to this member of the staff.
  void take_cash(const records::Payment& due, const Asker& taker, const Moment& at);

 private:
  std::optional<Refused> refuse(const AnyTournament& tournament, const WalkIn& person) const;
  PlayerId open(const WalkIn& person, Cents fee, const Asker& asker, const Moment& at);

  Desk& desk_;
  Counter& counter_;
  Performer& performer_;
  ContestPerformer& contest_performer_;
};

}  // namespace cardroom::room
