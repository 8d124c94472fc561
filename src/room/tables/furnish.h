// A ready-made lobby: a table of every game, one of Canberra Poker with its jackpot, and house
// bots, so that one person can play at once.
#pragma once

#include "room/tables/house_bots.h"
#include "room/tables/opener.h"

namespace cardroom::room {

void furnish(Opener& opener, HouseBots& bots, Tables& tables, const Moment& at);

}  // namespace cardroom::room
