// What people ask of tournaments: to announce one, to look at them, to do something in one.
#pragma once

#include "room/contests/contest_runner.h"
#include "room/messages/answers.h"
#include "room/tournaments/tournament_runner.h"
#include "room/tournaments/walk_ins.h"

namespace cardroom::room {

class TournamentOrders {
 public:
  TournamentOrders(Tournaments& tournaments, Performer& performer, TournamentRunner& runner,
                   ContestPerformer& contest_performer, ContestRunner& contest_runner, Board& board,
                   WalkIns& walk_ins, Answers& answers)
      : tournaments_(tournaments),
        performer_(performer),
        runner_(runner),
        contest_performer_(contest_performer),
        contest_runner_(contest_runner),
        board_(board),
        walk_ins_(walk_ins),
        answers_(answers) {}

  void announce(const Message& message, Effects& effects);
  void list(const Message& message, Effects& effects);
  void watch(const Message& message, Effects& effects);
  void unwatch(const Message& message, Effects& effects);
  void list_players(const Message& message, Effects& effects);
  void tell_story(const Message& message, Effects& effects);
  void show_ballot(const Message& message, Effects& effects);
  void enter_walk_in(const Message& message, Effects& effects);
  void enter_bots(const Message& message, Effects& effects);
  void revive(const Message& message, Effects& effects);
  void wind_up(const Message& message, Effects& effects);

  // A command of a tournament.
  void perform(const Message& message, Effects& effects);
  // CP17-17.15: at a contest's table an ante is a matter of the contest. At a hosted table its
  // dealer goes on to the next round. False: nothing of that, or what the table does besides.
  bool perform_at(const LiveTable& table, const Message& message, Effects& effects);

 private:
  // Null: the message has been answered.
  AnyTournament* named_with_id(const Message& message, Effects& effects);
  std::optional<Refused> perform(AnyTournament& tournament, const Message& message,
                                 Effects& effects);
  std::optional<Refused> perform(LiveContest& live, const Message& message, Effects& effects);
  // At hosted tables staff enter for everybody.
  std::optional<Refused> enter_ante(LiveContest& live, const LiveTable& table,
                                    const Message& message, Effects& effects);
  std::optional<Refused> close_antes(LiveContest& live, const LiveTable& table, const Moment& at);
  std::optional<Refused> go_on_hosted(const LiveTable& table, const Message& message,
                                      const Moment& at);
  // Somebody who cannot sign in pays at the desk what a command of the staff asks of them.
  template <class Events, class State, class Command>
  void take_cash(const State& state, const Command& command, const Message& message,
                 Effects& effects);
  std::optional<Refused> enter_bots(AnyTournament& tournament, int count, const Moment& at);

  Tournaments& tournaments_;
  Performer& performer_;
  TournamentRunner& runner_;
  ContestPerformer& contest_performer_;
  ContestRunner& contest_runner_;
  Board& board_;
  WalkIns& walk_ins_;
  Answers& answers_;
};

}  // namespace cardroom::room
