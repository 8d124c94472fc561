// What the dealer of a hosted table could enter next: cards that are asked for, what a player may
// do, or the next round. Without it play at random gets nowhere.
#pragma once

#include <string>

#include "base/chance.h"
#include "room/tables/live_table.h"

namespace cardroom::protocol {

// A message without its id; empty where the table waits for somebody else.
std::string any_entry(const room::LiveTable& table, Chance& chance);

}  // namespace cardroom::protocol
