// The usual figures about players and tables, counted from hands that the engine has replayed.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "history/played.h"
#include "history/replay.h"

namespace cardroom::history {

// How often something happened, and how often it could have.
struct Rate {
  std::uint64_t times = 0;
  std::uint64_t chances = 0;

  void count(bool happened) {
    ++chances;
    if (happened) ++times;
  }
  double percent() const {
    return chances == 0 ? 0 : 100.0 * static_cast<double>(times) / static_cast<double>(chances);
  }
};

struct PlayerFigures {
  std::uint64_t hands = 0;
  Rate entered;               // VPIP: chips put in before the flop of their own will.
  Rate raised;                // PFR: a raise before the flop.
  Rate reraised;              // A second raise before the flop, when there was one.
  Rate to_showdown;           // Of the hands that saw a flop.
  Rate won_there;             // Of the showdowns.
  std::uint64_t attacks = 0;  // Bets and raises after the flop.
  std::uint64_t calls = 0;    // Calls after the flop.

  double aggression() const;  // Attacks for each call.

  // What they won, in big blinds for each hundred hands, and its standard error.
  void add_result(double big_blinds);
  double result() const;
  double error() const;

  // The same if every all-in before the last communal card had paid each player their share of the
  // cards that could still come.
  void add_adjusted(double big_blinds);
  double adjusted() const;

 private:
  double mean_ = 0;
  double squares_ = 0;  // The sum of squares of distances from the mean.
  double adjusted_ = 0;
};

struct TableFigures {
  std::uint64_t hands = 0;
  std::uint64_t players = 0;  // Added up over all hands.
  double pots = 0;            // In big blinds, added up.
  Rate flops;
  Rate showdowns;
};

class Figures {
 public:
  explicit Figures(Wanted wanted = {}) : wanted_(std::move(wanted)) {}

  // False if the engine does not follow the hand; it is not counted.
  bool add(const ToldHand& told, std::string_view file);
  // A hand with everything that happened in it. Nothing is counted that the unknown hands would
  // tell.
  void add(const Played& played, std::string_view file, SeatSet unknown = {});

  const std::map<std::string, PlayerFigures>& players() const { return players_; }
  const std::map<std::string, TableFigures>& tables() const { return tables_; }

 private:
  // A hand at its end.
  struct Ended {
    const Terms& terms;
    const Round& round;
    const Setup& setup;
    int places = 0;
    std::array<Seat, seats_max> seats{};
    SeatSet unknown;
    std::array<Chips, seats_max> returned{};  // Uncalled wagers, by seat.
  };
  void count(const ToldHand& told, std::string_view file, const Ended& ended);

  Wanted wanted_;
  Books books_;
  Plan plan_;
  HandReplayer replayer_;
  std::map<std::string, PlayerFigures> players_;
  std::map<std::string, TableFigures> tables_;
};

}  // namespace cardroom::history
