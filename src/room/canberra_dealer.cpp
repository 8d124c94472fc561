// The room as the dealer at a table of Canberra Poker.
#include <algorithm>

#include "bots/canberra.h"
#include "canberra/table/legal.h"
#include "canberra/table/view.h"
#include "room/canberra_table.h"

namespace cardroom::room {

using canberra::Phase;

namespace {

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
  if (!closed_) return Next{scene.now_ms, Next::Act::start, {}};
  for (unsigned at = 0; at < canberra::boxes_max; ++at)
    if (state_.boxes[at].occupied()) return Next{scene.now_ms, Next::Act::dismiss, seat_at(at)};
  if (!state_.cards.closing_check_due) return std::nullopt;
  return Next{scene.now_ms, Next::Act::start, {}};
}

// Bots that act, and people who are waited for.
std::optional<Next> CanberraTable::next_of_players(const Scene& scene) const {
  std::optional<Next> best;
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const canberra::Box& box = state_.boxes[at];
    const Seat seat = seat_at(at);
    if (!box.occupied()) continue;
    if (box.declared == canberra::Declared::by_player && state_.phase == Phase::settled)
      take_earlier(best, {scene.now_ms, Next::Act::announce, seat});
    if (scene.accounts->is_bot(box.player)) {
      if (bot_command(state_, seat, dealt_))
        take_earlier(best,
                     {scene.since_ms + thinking_ms(scene, dealt_, seat), Next::Act::bot, seat});
    } else if (state_.phase == Phase::deciding && box.standing == canberra::Standing::to_act) {
      take_earlier(best, {scene.since_ms + scene.house.absent_ms, Next::Act::absent, seat});
    }
  }
  return best;
}

std::optional<Next> CanberraTable::next(const Scene& scene) const {
  const canberra::LegalForDealer may = canberra::legal_for_dealer(state_);
  if (state_.phase == Phase::closed) return next_when_closed(scene);
  if (may.announce) return Next{scene.now_ms, Next::Act::announce, {}};
  if (may.settle) return Next{scene.now_ms, Next::Act::settle, {}};
  if (may.pay_jackpots) return Next{scene.now_ms, Next::Act::pay, {}};
  const bool between = state_.phase == Phase::between || state_.phase == Phase::wagers;
  if (between && state_.closing_noticed && !any_ante(state_))
    return Next{scene.now_ms, Next::Act::dismiss, {}};
  std::optional<Next> best;
  if (!between || (scene.company && !scene.paused)) best = next_of_players(scene);
  if (may.collect)
    take_earlier(best, {scene.since_ms + scene.house.pause_ms, Next::Act::collect, {}});
  if (scene.paused || !scene.company) return best;
  if (may.deal) take_earlier(best, {scene.since_ms + scene.house.wager_ms, Next::Act::deal, {}});
  if (may.call_wagers && !people().empty())
    take_earlier(best, {scene.since_ms + scene.house.pause_ms / 4, Next::Act::start, {}});
  return best;
}

// CP17-1.1, CP17-2.2, CP17-12.3, CP17-15.1: what comes before the table is open, one by one, and
// the check of the cards at the end.
canberra::Command CanberraTable::opening_command(const Scene& scene) const {
  if (state_.phase == Phase::between)
    return canberra::command::CallWagers{minute_of_day(scene.now_ms / 1000)};
  if (closed_) return canberra::command::CheckCards{Role::dealer};
  if (!state_.layout_approved) return canberra::command::ApproveLayout{Role::operator_};
  if (!state_.cards.ready) return canberra::command::CheckCards{Role::dealer};
  if (state_.settings.shoe == canberra::ShoeKind::automated && !state_.shoe_loaded)
    return canberra::command::LoadShoe{};
  return canberra::command::OpenTable{Role::operator_, minute_of_day(scene.now_ms / 1000)};
}

Outcome CanberraTable::act(const Next& next, const Scene& scene, const BringShoe& bring) {
  switch (next.act) {
    case Next::Act::start:
      return try_out(opening_command(scene), scene);
    case Next::Act::deal: {
      Brought brought = bring(deck(), ShuffleOf::deck);
      Outcome outcome =
          try_out(canberra::command::Deal{brought.shuffled.shoe, brought.shuffled.lifted}, scene);
      if (outcome) outcome->shuffle = std::move(brought.record);
      return outcome;
    }
    case Next::Act::announce:
      if (!next.seat.is_none())
        return try_out(canberra::command::Declare{Role::dealer, next.seat}, scene);
      return try_out(canberra::command::Announce{}, scene);
    case Next::Act::settle:
      return try_out(canberra::command::Settle{}, scene);
    case Next::Act::pay:
      return try_out(canberra::command::PayJackpots{}, scene);
    case Next::Act::collect:
      return try_out(canberra::command::Collect{}, scene);
    case Next::Act::bot:
      if (const auto command = bot_command(state_, next.seat, dealt_))
        return try_out(*command, scene);
      break;
    case Next::Act::absent:
      return try_out(canberra::command::Fold{next.seat}, scene);
    case Next::Act::dismiss:
      if (!next.seat.is_none()) return try_out(canberra::command::Leave{next.seat}, scene);
      return try_out(canberra::command::CloseTable{Role::operator_, 0}, scene);
    case Next::Act::shuffle:
    case Next::Act::time:
    case Next::Act::vacate:
    case Next::Act::award:
      break;
  }
  return refused_by(rule::unknown_type);
}

}  // namespace cardroom::room
