// What people see of a hosted table.
#include "hosted/view.h"
#include "hosted/hosted_scene.h"

using namespace cardroom;
using test::HostedTest;

TEST_CASE("a player at a hosted table sees no card that was not told, not even their own") {
  HostedTest at("holdem-1995");
  at.deal();
  // The engine's view would show the stand-ins.
  const TableView stand_ins = view_for(at.table(), Viewer::at(Seat(1)));
  CHECK_FALSE(stand_ins.round.seats[0].cards[0].is_none());
  for (const Viewer viewer :
       {Viewer::spectator(), Viewer::dealer(), Viewer::at(Seat(1)), Viewer::at(Seat(2))})
    for (const SeatView& seat : view_for(at.game.now, viewer).round.seats) {
      CHECK(seat.cards.size() == 2);
      for (const Card card : seat.cards) CHECK(card.is_none());
    }
  at.play_on();
  CHECK(at.tell("Jd 5c 3s") == "");
  CHECK(view_for(at.game.now, Viewer::at(Seat(1))).round.board.size() == 3);
  CHECK(told_hand(at.game.now, Seat(1))[0].is_none());
}

TEST_CASE("the dealer of a hosted table has the legal list; players only follow") {
  HostedTest at("holdem-1995");
  at.deal();
  const Seat turn = at.table().round.turn;
  CHECK(view_for(at.game.now, Viewer::dealer()).round.legal.seat == turn);
  CHECK(view_for(at.game.now, Viewer::at(turn)).round.legal.seat.is_none());
}

TEST_CASE("the irregularities of the book are listed by the moment") {
  HostedTest at("holdem-1995");
  CHECK(known_now(at.table()).empty());
  at.deal();
  CHECK(known_now(at.table()).contains(Irregularity::hole_exposed));
  CHECK(known_now(at.table()).contains(Irregularity::player_missed));
  CHECK_FALSE(known_now(at.table()).contains(Irregularity::wager_out_of_turn));
  at.play_on();
  CHECK(at.tell("Jd 5c 3s") == "");
  CHECK_FALSE(known_now(at.table()).contains(Irregularity::cut_exposed));
}
