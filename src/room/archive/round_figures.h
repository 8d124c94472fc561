// RoundFigures: what each player won or lost in a round, and what they did to each other in it,
// from the records of the table alone.
#pragma once

#include <boost/json/array.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "room/game/table.h"

namespace cardroom::room {

// What one player did against the wager of another.
struct Against {
  std::uint64_t folds = 0;
  std::uint64_t raises = 0;
};

struct RoundFigures {
  std::map<PlayerId, Cents> results;
  std::map<std::pair<PlayerId, PlayerId>, Against> against;  // The first's, against the second's.
  PlayerId wagered_last;                                     // Bet, raised or posted a blind,
  bool is_blind = false;                                     // and which.
};

// A command's events, before they are applied to the game; the stakes that they led to, after.
class FigureStep {
 public:
  FigureStep(const GameTable& game, const Recorded& step);
  void add_to(RoundFigures& figures, const GameTable& after) const;

 private:
  struct Deed {
    enum class Kind : std::uint8_t { fold, blind, wager };
    PlayerId player;
    Kind kind = Kind::fold;
  };
  static std::optional<Deed::Kind> kind_of(const boost::json::object& event);
  std::map<PlayerId, Cents> before_;  // Stakes, with what is brought and without what is taken.
  std::vector<Deed> deeds_;
};

// What went from one to the other: losers pay winners in the proportion of what these won.
Cents flow(const RoundFigures& figures, PlayerId from, PlayerId to);

}  // namespace cardroom::room
