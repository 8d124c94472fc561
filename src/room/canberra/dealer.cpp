// The room as the dealer at a table of Canberra Poker.
#include <algorithm>

#include "bots/canberra.h"
#include "canberra/table/legal.h"
#include "canberra/table/view.h"
#include "room/canberra/table.h"

namespace cardroom::room {

using canberra::TablePhase;

namespace {

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

std::int64_t thinking_ms(const Scene& scene, std::uint32_t round, Seat seat) {
  Chance chance(round * 977ULL + static_cast<std::uint64_t>(seat.number()) * 31 + scene.table);
  const auto pace = static_cast<std::uint32_t>(std::max<std::int64_t>(scene.house.bot_pace_ms, 1));
  return pace / 2 + chance.below(pace);
}

std::optional<canberra::Command> bot_command(const canberra::State& state, Seat seat,
                                             std::uint32_t round) {
  Chance chance(round * 7919ULL + static_cast<std::uint64_t>(seat.number()));
  return bots::choose(canberra::view_for(state, {seat}), seat, chance);
}

void take_earlier(std::optional<Next>& best, const Next& next) {
  if (!best || next.at_ms < best->at_ms) best = next;
}

bool any_ante(const canberra::State& state) {
  return std::any_of(state.boxes.begin(), state.boxes.end(),
                     [](const canberra::Box& box) { return box.ante > Chips(0); });
}

}  // namespace

std::optional<Next> CanberraTable::next_when_closed(const Scene& scene) const {
  if (!closed_) return step_at(scene.now_ms, Step::open);
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (state_.boxes[at].occupied()) return step_at(scene.now_ms, Step::dismiss, seat_at(at));
  if (!state_.cards.closing_check_due) return std::nullopt;
  return step_at(scene.now_ms, Step::open);
}

// Bots that act, and people who are waited for.
std::optional<Next> CanberraTable::next_of_players(const Scene& scene) const {
  std::optional<Next> best;
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const canberra::Box& box = state_.boxes[at];
    const Seat seat = seat_at(at);
    if (!box.occupied()) continue;
    if (box.declared == canberra::Declared::by_player && state_.phase == TablePhase::settled)
      take_earlier(best, step_at(scene.now_ms, Step::announce, seat));
    if (scene.accounts->is_bot(box.player)) {
      if (bot_command(state_, seat, dealt_))
        take_earlier(best,
                     step_at(scene.since_ms + thinking_ms(scene, dealt_, seat), Step::bot, seat));
    } else if (state_.phase == TablePhase::deciding &&
               box.standing == canberra::BoxStanding::to_act) {
      take_earlier(best, step_at(scene.since_ms + scene.house.absent_ms, Step::absent, seat));
    }
  }
  return best;
}

std::optional<Next> CanberraTable::next(const Scene& scene) const {
  const canberra::LegalForDealer may = canberra::legal_for_dealer(state_);
  if (state_.phase == TablePhase::closed) return next_when_closed(scene);
  if (may.announce) return step_at(scene.now_ms, Step::announce);
  if (may.settle) return step_at(scene.now_ms, Step::settle);
  if (may.pay_jackpots) return step_at(scene.now_ms, Step::pay);
  const bool between = state_.phase == TablePhase::between || state_.phase == TablePhase::wagers;
  if (between && state_.closing_noticed && !any_ante(state_))
    return step_at(scene.now_ms, Step::dismiss);
  std::optional<Next> best;
  if (!between || (scene.company && !scene.paused)) best = next_of_players(scene);
  if (may.collect)
    take_earlier(best, step_at(scene.since_ms + scene.house.pause_ms, Step::collect));
  if (scene.paused || !scene.company) return best;
  if (may.deal) take_earlier(best, step_at(scene.since_ms + scene.house.wager_ms, Step::deal));
  if (may.call_wagers && !people().empty())
    take_earlier(best, step_at(scene.since_ms + scene.house.pause_ms / 4, Step::call));
  return best;
}

// CP17-1.1, CP17-2.2, CP17-12.3, CP17-15.1: the steps before the table is open, one by one, and the
// check of the cards at the end.
canberra::Command CanberraTable::opening_command(const Scene& scene) const {
  if (closed_) return canberra::command::CheckCards{Role::dealer};
  if (!state_.layout_approved) return canberra::command::ApproveLayout{Role::operator_};
  if (!state_.cards.ready) return canberra::command::CheckCards{Role::dealer};
  if (state_.settings.shoe == canberra::ShoeKind::automated && !state_.shoe_loaded)
    return canberra::command::LoadShoe{};
  return canberra::command::OpenTable{Role::operator_, minute_of_day(scene.now_ms / 1000)};
}

Outcome CanberraTable::act_for_bot(Seat seat, const Scene& scene) {
  const auto command = bot_command(state_, seat, dealt_);
  if (!command) return refused_by(rule::unknown_type);
  Outcome outcome = try_out(*command, scene);
  if (outcome) outcome->by = {player_at(seat), Role::player};
  return outcome;
}

Outcome CanberraTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  switch (static_cast<Step>(next.step)) {
    case Step::open:
      return try_out(opening_command(scene), scene);
    case Step::call:
      return try_out(canberra::command::CallWagers{minute_of_day(scene.now_ms / 1000)}, scene);
    case Step::deal: {
      Brought brought = bring(deck(), ShuffleOf::deck);
      Outcome outcome =
          try_out(canberra::command::Deal{brought.shuffled.shoe, brought.shuffled.lifted}, scene);
      if (outcome) outcome->shuffle = std::move(brought.record);
      return outcome;
    }
    case Step::announce:
      if (!next.seat.is_none())
        return try_out(canberra::command::Declare{Role::dealer, next.seat}, scene);
      return try_out(canberra::command::Announce{}, scene);
    case Step::settle:
      return try_out(canberra::command::Settle{}, scene);
    case Step::pay:
      return try_out(canberra::command::PayJackpots{}, scene);
    case Step::collect:
      return try_out(canberra::command::Collect{}, scene);
    case Step::bot:
      return act_for_bot(next.seat, scene);
    case Step::absent:
      return try_out(canberra::command::Fold{next.seat}, scene);
    case Step::dismiss:
      if (!next.seat.is_none()) return try_out(canberra::command::Leave{next.seat}, scene);
      return try_out(canberra::command::CloseTable{Role::operator_, 0}, scene);
  }
  return refused_by(rule::unknown_type);
}

}  // namespace cardroom::room
