// TableView: what one viewer may see of a table. Seats, stakes and lists are public (S05-4.3);
// cards are as in the view of the round.
#pragma once

#include "rules/round/view.h"
#include "rules/table/table.h"

namespace cardroom {

struct PlaceView {
  Seat seat;
  PlayerId player;
  Chips stake;
  Standing standing = Standing::full;
  bool sits_out = false;
  bool leaving = false;
  bool owes_blind = false;  // S05-17.4, S05-17.11: they wait for the big blind or post.
  bool posts = false;
  std::uint8_t abstained = 0;
  bool excluded = false;
  bool dealt_out = false;
  CARDROOM_DESCRIBED("place_view", seat, player, stake, standing, sits_out, leaving, owes_blind,
                     posts, abstained, excluded, dealt_out);
};

// RWS17-DEF-GameMarker: what the disc in front of the dealer says.
enum class GameMarker : std::uint8_t { none, betting_round, showdown };
constexpr std::string_view word(GameMarker marker) {
  constexpr std::string_view words[] = {"none", "BETTING ROUND", "SHOWDOWN"};
  return words[static_cast<std::size_t>(marker)];
}
constexpr int count_of(GameMarker) { return static_cast<int>(GameMarker::showdown) + 1; }

struct TableView {
  std::uint32_t rounds = 0;
  bool dealing = false;
  bool closing = false;
  std::uint16_t rounds_left = 0;
  std::uint8_t seats = 0;
  Seat marker;
  GameMarker game_marker = GameMarker::none;
  FixedList<PlaceView, 10> places;
  FixedList<PlayerId, 32> waiting;
  FixedList<Dispute, 16> disputes;
  Note proposal;                       // Empty unless one is open.
  FixedList<PlayerId, 10> unanswered;  // The players who are asked to agree to it.
  RoundView round;                     // Of the round under way, or the last.
  CARDROOM_DESCRIBED("table_view", rounds, dealing, closing, rounds_left, seats, marker,
                     game_marker, places, waiting, disputes, proposal, unanswered, round);
};

// Players see the cards of their seat only in a round in which they were dealt in: a player who
// takes a seat between rounds does not see what the player before them held.
Viewer viewer_of(const Table& table, PlayerId player);

TableView view_for(const Table& table, Viewer viewer);

TableEvent seen_by(const TableEvent& event, Viewer viewer);

}  // namespace cardroom
