#include "rules/table/view.h"

#include "rules/table/plan.h"

namespace cardroom {

namespace {

PlaceView place_view(const Table& table, Seat seat) {
  const Place& place = table.place(seat);
  PlaceView view;
  view.seat = seat;
  view.player = place.player;
  view.stake = stake_of(table, seat);
  view.standing = place.standing;
  view.sits_out = place.sits_out;
  view.leaving = place.leaving;
  view.owes_blind = owes_a_blind(table, seat);
  view.posts = place.posts;
  view.abstained = place.abstained;
  view.excluded = table.excluded.contains(place.player);
  view.dealt_out = place.dealt_out;
  return view;
}

// RWS17-3.1, RWS17-3.13: BETTING ROUND from the start; turned when hands are shown.
GameMarker game_marker_of(const Table& table) {
  if (!table.game->game_marker || table.rounds == 0) return GameMarker::none;
  const bool shows = table.round.stage == Stage::showdown ||
                     (table.round.stage == Stage::over && table.round.active.size() > 1);
  return shows ? GameMarker::showdown : GameMarker::betting_round;
}

// C-26: who is not told learns no more than that others were.
table_event::InformationShared seen_by(table_event::InformationShared shared, Viewer viewer) {
  const bool told = viewer.kind == Viewer::Kind::dealer ||
                    (viewer.kind == Viewer::Kind::player &&
                     (viewer.seat == shared.seat || shared.to.contains(viewer.seat)));
  if (told) return shared;
  shared.cards.clear();
  shared.text = {};
  return shared;
}

}  // namespace

Viewer viewer_of(const Table& table, PlayerId player) {
  for (unsigned at = 0; at < seats_max; ++at)
    if (!player.is_none() && table.dealt_to[at] == player) return Viewer::at(seat_at(at));
  return Viewer::spectator();
}

TableView view_for(const Table& table, Viewer viewer) {
  TableView view;
  view.rounds = table.rounds;
  view.dealing = table.dealing;
  view.closing = table.closing;
  view.rounds_left = table.rounds_left;
  view.seats = static_cast<std::uint8_t>(table.coming.seats);
  view.marker = table.marker;
  view.game_marker = game_marker_of(table);
  for (const Seat seat : seated(table)) view.places.push_back(place_view(table, seat));
  view.waiting = table.waiting;
  view.disputes = table.disputes;
  if (table.proposal.stage == ProposalStage::open) view.proposal = table.proposal.text;
  view.unanswered = table.proposal.unanswered;
  if (table.rounds > 0) view.round = view_for(table.round, viewer);
  return view;
}

TableEvent seen_by(const TableEvent& event, Viewer viewer) {
  if (const auto* const of_round = std::get_if<Event>(&event)) return seen_by(*of_round, viewer);
  if (const auto* const shared = std::get_if<table_event::InformationShared>(&event))
    return seen_by(*shared, viewer);
  return event;
}

}  // namespace cardroom
