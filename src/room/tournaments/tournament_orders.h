// What people ask of tournaments: to announce one, to look at them, to do something in one.
#pragma once

#include "room/messages/answers.h"
#include "room/tournaments/tournament_runner.h"

namespace cardroom::room {

class TournamentOrders {
 public:
  TournamentOrders(Tournaments& tournaments, Performer& performer, TournamentRunner& runner,
                   Board& board, Answers& answers)
      : tournaments_(tournaments),
        performer_(performer),
        runner_(runner),
        board_(board),
        answers_(answers) {}

  void announce(const Message& message, Effects& effects);
  void list(const Message& message, Effects& effects);
  void watch(const Message& message, Effects& effects);
  void unwatch(const Message& message, Effects& effects);
  void enter_bots(const Message& message, Effects& effects);
  void revive(const Message& message, Effects& effects);
  void wind_up(const Message& message, Effects& effects);

  // A command of a tournament.
  void perform(const Message& message, Effects& effects);

 private:
  // Null: the message has been answered.
  LiveTournament* named_with_id(const Message& message, Effects& effects);

  Tournaments& tournaments_;
  Performer& performer_;
  TournamentRunner& runner_;
  Board& board_;
  Answers& answers_;
};

}  // namespace cardroom::room
