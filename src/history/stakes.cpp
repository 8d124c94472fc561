#include "history/stakes.h"

#include <algorithm>

#include "history/book.h"

namespace cardroom::history {

namespace {

// Goes through the acts and adds up what each player puts in.
class StakeReader {
 public:
  StakeReader(const ToldHand& told, int places)
      : told_(told), places_(places), increment_(units(told.minimum, places)) {
    for (std::size_t at = 0; at < told.players.size(); ++at) {
      const ToldPlayer& player = told.players[at];
      paid_[at] = units(player.ante, places) + units(player.dead, places);
      total_[at] = units(player.blind, places);
      highest_ = std::max(highest_, total_[at]);
    }
  }

  std::array<Chips, seats_max> read() {
    for (const Act& act : told_.acts) see(act);
    next_round();
    std::array<Chips, seats_max> stakes{};
    for (std::size_t at = 0; at < told_.players.size(); ++at) stakes[at] = stake_of(at);
    return stakes;
  }

 private:
  void see(const Act& act) {
    if (act.kind == ActKind::board && street_ < 5) {
      next_round();
      ++street_;
    }
    if (act.kind == ActKind::fold) folded_[act.player] = true;
    if (act.kind == ActKind::check_or_call) put(act.player, highest_);
    if (act.kind == ActKind::bet_to) bet(act.player, units(act.amount, places_));
  }

  void put(std::size_t player, Chips to) {
    checked_[player] = total_[player] >= to;
    total_[player] = std::max(total_[player], to);
    last_[player] = street_;
  }

  // Only a player who is all-in raises by less than the raise before.
  void bet(std::size_t player, Chips to) {
    if (to - highest_ < increment_)
      all_in_[player] = true;
    else
      increment_ = to - highest_;
    put(player, to);
    highest_ = std::max(highest_, to);
  }

  void next_round() {
    for (std::size_t at = 0; at < told_.players.size(); ++at) {
      paid_[at] += total_[at];
      total_[at] = {};
    }
    highest_ = {};
    increment_ = units(told_.minimum, places_);
  }

  // A player who stays to the end and does nothing after a communal card is all-in, unless a check
  // was the last thing they did.
  Chips stake_of(std::size_t player) const {
    const ToldPlayer& told = told_.players[player];
    if (told.stack_known) return units(told.stack, places_);
    const auto left = static_cast<std::size_t>(std::count(folded_.begin(), folded_.end(), false)) +
                      told_.players.size() - folded_.size();
    const bool waits = left > 1 && !folded_[player] && !checked_[player] && last_[player] < street_;
    if (waits || all_in_[player]) return paid_[player];
    Chips all = units(told_.minimum, places_);
    for (std::size_t at = 0; at < told_.players.size(); ++at) all += paid_[at];
    return all + all;
  }

  const ToldHand& told_;
  int places_;
  Chips increment_;
  Chips highest_;
  int street_ = 0;
  std::array<Chips, seats_max> total_{};
  std::array<Chips, seats_max> paid_{};
  std::array<int, seats_max> last_{};
  std::array<bool, seats_max> folded_{};
  std::array<bool, seats_max> all_in_{};
  std::array<bool, seats_max> checked_{};  // Their last act was a check.
};

}  // namespace

std::array<Chips, seats_max> stakes_of(const ToldHand& told, int places) {
  const bool known = std::all_of(told.players.begin(), told.players.end(),
                                 [](const ToldPlayer& player) { return player.stack_known; });
  if (!known) return StakeReader(told, places).read();
  std::array<Chips, seats_max> stakes{};
  for (std::size_t at = 0; at < told.players.size(); ++at)
    stakes[at] = units(told.players[at].stack, places);
  return stakes;
}

}  // namespace cardroom::history
