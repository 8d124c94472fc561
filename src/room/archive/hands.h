// Rounds as hand histories for one person, and a player's figures from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "history/stats/figures.h"
#include "room/archive/shelf.h"
#include "room/game/table.h"
#include "room/messages/histories.h"

namespace cardroom::room {

// Which formats people can ask for: phh, ohh, pokerstars.
bool is_hand_format(std::string_view word);

// The round as this player saw it: their own cards, and others' only if they were shown. For
// somebody who did not play in it, only what was shown. Nothing if the format has no words for the
// game.
std::optional<std::string> hand_text(std::string_view format, const Shelf& shelf,
                                     const PlayedOnShelf& round, history::Played played,
                                     PlayerId reader);

// The hands of the showdown that the player never saw: their own figures tell nothing of these.
SeatSet unseen_by(PlayerId player, const PlayedOnShelf& round, const history::Played& hand);

outgoing::Statistics statistics_of(const history::Figures& figures, const std::string& name);

}  // namespace cardroom::room
