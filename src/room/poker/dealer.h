// The room as the dealer at a table between players: what is to be done next, and the command that
// does it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "room/game/dealers_act.h"
#include "room/poker/bot_thought.h"
#include "rules/table/table.h"

namespace cardroom::room {

// A house bot whose turn it is begins to think.
std::optional<Next> next_act(const Table& table, const Scene& scene, BotThought& thought);
// What comes first when somebody gives a command of this type.
std::optional<Next> act_before(std::string_view type, std::int64_t now_ms);
std::optional<DealersAct<TableCommand>> act_of(const Next& next, const Table& table,
                                               const Scene& scene, const BringShoe& bring,
                                               BotThought& thought);

// When the clock on the player to act runs out; 0: no clock runs.
std::int64_t clock_until_ms(const Table& table);

// Whom play waits for; nobody between rounds and during a ruling.
PlayerId whose_turn(const Table& table);
// Between two rounds: the coming one takes the big blind from this player.
bool is_next_big_blind(const Table& table, PlayerId player);

}  // namespace cardroom::room
