// TableView: what somebody may see of a table. Seats, stakes and lists are public (S05-4.3); cards
// are as the view of the round has them.
#pragma once

#include "rules/table.h"
#include "rules/view.h"

namespace cardroom {

struct PlaceView {
  static constexpr std::string_view name = "place_view";
  Seat seat;
  PlayerId player;
  Chips stake;
  Standing standing = Standing::full;
  bool sits_out = false;
  bool leaving = false;
  bool owes_blind = false;  // S05-17.4, S05-17.11: he waits for the big blind or posts.
  bool posts = false;
  std::uint8_t abstained = 0;
  bool excluded = false;
  bool dealt_out = false;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("player", self.player);
    visit("stake", self.stake);
    visit("standing", self.standing);
    visit("sits_out", self.sits_out);
    visit("leaving", self.leaving);
    visit("owes_blind", self.owes_blind);
    visit("posts", self.posts);
    visit("abstained", self.abstained);
    visit("excluded", self.excluded);
    visit("dealt_out", self.dealt_out);
  }
};

struct TableView {
  static constexpr std::string_view name = "table_view";
  std::uint32_t rounds = 0;
  bool dealing = false;
  bool closing = false;
  std::uint16_t rounds_left = 0;
  std::uint8_t seats = 0;
  Seat marker;
  FixedList<PlaceView, 10> places;
  FixedList<PlayerId, 32> waiting;
  FixedList<Dispute, 16> disputes;
  Note proposal;                       // Empty unless one is open.
  FixedList<PlayerId, 10> unanswered;  // Who is asked to agree to it.
  View round;                          // Of the round under way, or the last.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("rounds", self.rounds);
    visit("dealing", self.dealing);
    visit("closing", self.closing);
    visit("rounds_left", self.rounds_left);
    visit("seats", self.seats);
    visit("marker", self.marker);
    visit("places", self.places);
    visit("waiting", self.waiting);
    visit("disputes", self.disputes);
    visit("proposal", self.proposal);
    visit("unanswered", self.unanswered);
    visit("round", self.round);
  }
};

// A player sees the cards of his seat only in a round that he himself was dealt: who takes a seat
// between rounds does not see what his predecessor held.
Viewer viewer_of(const Table& table, PlayerId player);

TableView view_for(const Table& table, Viewer viewer);

TableEvent seen_by(const TableEvent& event, Viewer viewer);

}  // namespace cardroom
