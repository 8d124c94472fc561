#include "room/canberra/dealer.h"

#include <algorithm>

#include "bots/canberra.h"
#include "canberra/table/legal.h"
#include "canberra/table/view.h"
#include "room/game/bot_chance.h"

namespace cardroom::room {

namespace {

using Act = DealersAct<canberra::Command>;
using canberra::TablePhase;

enum class Step : std::uint8_t {
  open,  // The steps before the table is open, or before it is put away.
  call,  // Calls for wagers.
  deal,
  announce,  // The dealer's hand, or what a player declared.
  settle,
  pay,  // Pays jackpots.
  collect,
  bot,      // A house bot acts.
  absent,   // A player is treated as absent.
  dismiss,  // The table is closed: its players leave, then it closes.
};

Next step_at(std::int64_t at_ms, Step step, Seat seat = {}) {
  Next next{at_ms, static_cast<std::uint8_t>(step), seat};
  if (step == Step::absent) next.ends = Next::Ends::a_turn;
  if (step == Step::open || step == Step::call || step == Step::deal)
    next.ends = Next::Ends::the_pause;
  return next;
}

std::int64_t thinking_ms(const CanberraRun& run, Seat seat, const Scene& scene) {
  Chance chance = bot_chance(scene.secret, BotChance::pace, run.dealt, seat);
  const auto pace = static_cast<std::uint32_t>(std::max<std::int64_t>(scene.house.bot_pace_ms, 1));
  return pace / 2 + chance.below(pace);
}

std::optional<canberra::Command> bot_command(const CanberraRun& run, Seat seat,
                                             const Scene& scene) {
  Chance chance = bot_chance(scene.secret, BotChance::choice, run.dealt, seat);
  return bots::choose(canberra::view_for(run.table, {seat}), seat, chance,
                      scene.house.bots.value_or(bots::Temperament::tight));
}

void take_earlier(std::optional<Next>& best, const Next& next) {
  if (!best || next.at_ms < best->at_ms) best = next;
}

bool any_ante(const canberra::State& state) {
  return std::any_of(state.boxes.begin(), state.boxes.end(),
                     [](const canberra::Box& box) { return box.ante > Chips(0); });
}

bool any_player(const canberra::State& state) {
  return std::any_of(state.boxes.begin(), state.boxes.end(),
                     [](const canberra::Box& box) { return box.occupied(); });
}

std::optional<Next> next_when_closed(const CanberraRun& run, const Scene& scene) {
  if (!run.closed) return step_at(scene.now_ms, Step::open);
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (run.table.boxes[at].occupied()) return step_at(scene.now_ms, Step::dismiss, seat_at(at));
  if (!run.table.cards.closing_check_due) return std::nullopt;
  return step_at(scene.now_ms, Step::open);
}

// Bots that act, and people who are waited for.
std::optional<Next> next_of_players(const CanberraRun& run, const Scene& scene) {
  std::optional<Next> best;
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const canberra::Box& box = run.table.boxes[at];
    const Seat seat = seat_at(at);
    if (!box.occupied()) continue;
    if (box.declared == canberra::Declared::by_player && run.table.phase == TablePhase::settled)
      take_earlier(best, step_at(scene.now_ms, Step::announce, seat));
    if (scene.accounts->is_bot(box.player)) {
      if (bot_command(run, seat, scene))
        take_earlier(best,
                     step_at(scene.since_ms + thinking_ms(run, seat, scene), Step::bot, seat));
    } else if (run.table.phase == TablePhase::deciding &&
               box.standing == canberra::BoxStanding::to_act) {
      take_earlier(best, step_at(absent_from_ms(scene, box.player), Step::absent, seat));
    }
  }
  return best;
}

// CP17-1.1, CP17-2.2, CP17-12.3, CP17-15.1: the steps before the table is open, one by one, and the
// check of the cards at the end.
canberra::Command opening_command(const CanberraRun& run, const Scene& scene) {
  if (run.closed) return canberra::command::CheckCards{Role::dealer};
  if (!run.table.layout_approved) return canberra::command::ApproveLayout{Role::operator_};
  if (!run.table.cards.ready) return canberra::command::CheckCards{Role::dealer};
  if (run.table.settings.shoe == canberra::ShoeKind::automated && !run.table.shoe_loaded)
    return canberra::command::LoadShoe{};
  return canberra::command::OpenTable{Role::operator_, minute_of_day(scene.now_ms / 1000)};
}

Act deal(const BringShoe& bring) {
  Brought brought = bring(Deck::full().cards(), ShuffleOf::deck);
  Act act{canberra::command::Deal{brought.shuffled.shoe, brought.shuffled.lifted}};
  act.shuffle = std::move(brought.record);
  return act;
}

std::optional<Act> act_of_bot(const CanberraRun& run, Seat seat, const Scene& scene) {
  const auto command = bot_command(run, seat, scene);
  if (!command) return std::nullopt;
  return Act{*command, {run.table.box(seat).player, Role::player}};
}

}  // namespace

std::optional<Next> next_act(const CanberraRun& run, const Scene& scene) {
  const canberra::State& table = run.table;
  const canberra::LegalForDealer may = canberra::legal_for_dealer(table);
  if (table.phase == TablePhase::closed) return next_when_closed(run, scene);
  // CP17-17.15: between the rounds of a tournament, the tournament asks for antes and has the cards
  // dealt.
  const bool told = scene.deals != Scene::Deals::by_itself;
  if (told && !canberra::in_round(table.phase)) {
    const bool now = scene.deals == Scene::Deals::now && may.deal && !scene.paused;
    return now ? std::optional(step_at(scene.now_ms, Step::deal)) : std::nullopt;
  }
  if (may.announce) return step_at(scene.now_ms, Step::announce);
  if (may.settle) return step_at(scene.now_ms, Step::settle);
  if (may.pay_jackpots) return step_at(scene.now_ms, Step::pay);
  const bool between = table.phase == TablePhase::between || table.phase == TablePhase::wagers;
  if (between && table.closing_noticed && !any_ante(table))
    return step_at(scene.now_ms, Step::dismiss);
  std::optional<Next> best;
  if (!between || (scene.company && !scene.paused)) best = next_of_players(run, scene);
  if (may.collect)
    take_earlier(best, step_at(scene.since_ms + scene.house.pause_ms, Step::collect));
  if (scene.paused || !scene.company) return best;
  if (may.deal) take_earlier(best, step_at(scene.since_ms + scene.house.wager_ms, Step::deal));
  if (may.call_wagers && any_player(table))
    take_earlier(best, step_at(scene.since_ms + scene.house.pause_ms / 4, Step::call));
  return best;
}

std::optional<Act> act_of(const Next& next, const CanberraRun& run, const Scene& scene,
                          const BringShoe& bring) {
  switch (static_cast<Step>(next.step)) {
    case Step::open:
      return Act{opening_command(run, scene)};
    case Step::call:
      return Act{canberra::command::CallWagers{minute_of_day(scene.now_ms / 1000)}};
    case Step::deal:
      return deal(bring);
    case Step::announce:
      if (!next.seat.is_none()) return Act{canberra::command::Declare{Role::dealer, next.seat}};
      return Act{canberra::command::Announce{}};
    case Step::settle:
      return Act{canberra::command::Settle{}};
    case Step::pay:
      return Act{canberra::command::PayJackpots{}};
    case Step::collect:
      return Act{canberra::command::Collect{}};
    case Step::bot:
      return act_of_bot(run, next.seat, scene);
    case Step::absent:
      return Act{canberra::command::Fold{next.seat}};
    case Step::dismiss:
      if (!next.seat.is_none()) return Act{canberra::command::Leave{next.seat}};
      return Act{canberra::command::CloseTable{Role::operator_, 0}};
  }
  return std::nullopt;
}

}  // namespace cardroom::room
