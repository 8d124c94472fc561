#include "room/poker/hand_teller.h"

#include <variant>

namespace cardroom::room {

void HandTeller::add(const TableEvent& event) {
  Table after = table_;
  apply(after, event);
  add(event, after);
}

void HandTeller::add(const TableEvent& event, const Table& after) {
  table_ = after;
  if (std::holds_alternative<table_event::RoundStarted>(event)) begin();
  if (const auto* const in_round = std::get_if<Event>(&event)) see(*in_round);
}

void HandTeller::begin() {
  into_ = {};
  into_.book.game = table_.game;
  into_.terms = table_.terms;
  into_.setup.stakes = table_.round.stake;
  into_.setup.players = table_.round.dealt;
  into_.setup.marker = table_.round.marker;
  into_.setup.absent = table_.round.odd.absent;
  for (const Seat seat : table_.round.dealt)
    into_.names[seat.index()] = accounts_.name_of(table_.dealt_to[seat.index()]);
}

void HandTeller::see(const Event& event) {
  if (const auto* const posted = std::get_if<event::Posted>(&event)) see_post(*posted);
  into_.events.push_back(event);
}

// What was posted besides the blinds.
void HandTeller::see_post(const event::Posted& posted) {
  auto& posts = into_.setup.posts;
  const bool live = posted.what == Forcing::over_blind || posted.what == Forcing::post;
  if (!live && posted.what != Forcing::dead_post) return;
  if (!live && !posts.empty() && posts.back().seat == posted.seat) {
    posts.back().dead = posted.nominal;
    return;
  }
  posts.push_back({.seat = posted.seat,
                   .what = live ? posted.what : Forcing::post,
                   .live = live ? posted.nominal : Chips(0),
                   .dead = live ? Chips(0) : posted.nominal});
}

}  // namespace cardroom::room
