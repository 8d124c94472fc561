#include "room/poker/bot_thought.h"

#include <chrono>

#include "bots/player.h"
#include "bots/simple/simple_player.h"
#include "bots/strong/thinker.h"
#include "room/game/bot_chance.h"
#include "rules/round/view.h"

namespace cardroom::room {

void BotThought::begin(const Table& table, const Scene& scene, Seat seat) {
  if (scene.house.bots != bots::Temperament::strong) return;
  if (begun_ && begun_->seq == scene.seq && begun_->seat == seat) return;
  const Chance chance = bot_chance(scene.secret, BotChance::choice, scene.seq, seat);
  begun_ = {scene.seq, seat,
            bots::think(table.terms, bots::known_to(table.round, table.terms, seat), chance,
                        scene.at_stake)};
}

bool BotThought::is_ready() const {
  constexpr std::chrono::milliseconds moment(1);
  return !begun_ || begun_->decision.wait_for(moment) == std::future_status::ready;
}

Command BotThought::take(const Table& table, const Scene& scene, Seat seat) {
  Chance chance = bot_chance(scene.secret, BotChance::choice, scene.seq, seat);
  if (!scene.house.bots)
    return bots::choose(table.terms, view_for(table.round, Viewer::at(seat)), chance);
  if (*scene.house.bots != bots::Temperament::strong)
    return bots::choose_simply(*scene.house.bots, bots::Scale::of(table.terms), table.terms,
                               bots::glimpse_of(table.round), chance);
  begin(table, scene, seat);
  return begun_->decision.get();
}

}  // namespace cardroom::room
