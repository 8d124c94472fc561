#include "bots/strong/strong_player.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <span>

#include "bots/simple/simple_player.h"
#include "bots/strong/exchange.h"
#include "rules/round/play.h"

namespace cardroom::bots {

namespace {

using Actions = FixedList<Command, 10>;

void add_size(Actions& actions, const Legal& legal, Chips to) {
  const Command action =
      legal.bet ? Command(command::Bet{legal.seat, to}) : Command(command::RaiseTo{legal.seat, to});
  actions.push_back(action);
}

// The least and the most, and parts of the pot between them.
void add_sizes(Actions& actions, const Legal& legal, Chips pot) {
  const Sizes& sizes = legal.sizes;
  if (!sizes.any) return;
  add_size(actions, legal, sizes.low);
  Chips last = sizes.low;
  if (sizes.shape == SizeRule::range)
    for (const std::int64_t percent : {45, 90, 180}) {
      const Chips to = sizes.low + down_to(pot * percent / 100, sizes.step);
      if (to <= last || to >= sizes.high) continue;
      add_size(actions, legal, to);
      last = to;
    }
  if (sizes.high > last) add_size(actions, legal, sizes.high);
}

Actions actions_in(const Round& round) {
  const Legal& legal = round.legal;
  const Seat seat = legal.seat;
  Actions actions;
  if (legal.check || legal.decline)
    actions.push_back(legal.decline ? Command(command::Decline{seat})
                                    : Command(command::Check{seat}));
  else if (legal.fold)
    actions.push_back(command::Fold{seat});
  if (legal.call) actions.push_back(command::Call{seat});
  if (legal.tap_out) actions.push_back(command::TapOut{seat});
  add_sizes(actions, legal, pot(round));
  return actions;
}

using Styles = std::array<Temperament, seats_max>;

CardList shuffled(CardSet cards, Chance& chance) {
  CardList order = list_of(cards);
  for (std::size_t left = order.size(); left > 1; --left)
    std::swap(order[left - 1], order[chance.below(static_cast<std::uint32_t>(left))]);
  return order;
}

Chips in_play_at(const Round& round) {
  Chips all = pot(round);
  for (const Seat seat : round.dealt) all += round.stake_of(seat);
  return all;
}

Chips sum_of(std::span<const Chips> stakes) {
  return std::accumulate(stakes.begin(), stakes.end(), Chips(0));
}

// Plays rounds to their end. It has the room that the engine's events take.
class PlayOut {
 public:
  PlayOut(const Terms& terms, const Scale& scale, const Round& round, const AtStake* at_stake)
      : terms_(terms), scale_(scale) {
    if (at_stake != nullptr)
      places_.emplace(*at_stake, in_play_at(round) + sum_of(at_stake->elsewhere));
  }

  // What the player has in the end if they do this now: chips, or their worth in prizes.
  std::int64_t left_after(Round round, const Command& action, const Styles& styles, Chance chance,
                          Seat self) {
    give(round, action);
    // Where places count, it matters what becomes of the others after a fold.
    while (round.stage != Stage::over && (places_ || round.active.contains(self))) {
      if (round.stage == Stage::shuffling) {
        give(round, command::Reshuffle{shuffled(cards_to_shuffle(round), chance)});
        continue;
      }
      const Temperament style = styles[round.turn.index()];
      give(round, choose_simply(style, scale_, terms_, glimpse_of(round), chance));
    }
    if (places_) return places_->worth(self, round.dealt, round.stake);
    return round.stake_of(self).count();
  }

 private:
  void give(Round& round, const Command& command) {
    events_->clear();
    check(!play(terms_, round, command, *events_), "an imagined action was refused");
  }

  const Terms& terms_;
  const Scale& scale_;
  std::optional<Places> places_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

struct Tried {
  Command action;
  std::int64_t sum = 0;
};
using Trials = FixedList<Tried, 10>;

class Thinking {
 public:
  Thinking(const Terms& terms, const Known& known, const AtStake* at_stake)
      : terms_(terms),
        known_(known),
        scale_(Scale::of(terms)),
        play_out_(terms, scale_, known.round, at_stake) {}

  // Every action meets the same deals and the same opponents.
  void try_all(Trials& trials, int deals, Chance& chance) {
    for (int time = 0; time < deals; ++time) {
      const Imagined deal = imagine(known_, scale_, terms_, chance);
      const Chance luck(chance.next());
      for (Tried& one : trials)
        one.sum += play_out_.left_after(deal.round, one.action, deal.styles, luck, known_.self);
    }
  }

 private:
  const Terms& terms_;
  const Known& known_;
  const Scale& scale_;
  PlayOut play_out_;
};

void best_first(Trials& trials) {
  std::stable_sort(trials.begin(), trials.end(),
                   [](const Tried& left, const Tried& right) { return left.sum > right.sum; });
}

}  // namespace

Command choose_strongly(const Terms& terms, const Known& known, Chance& chance,
                        const AtStake* at_stake, const Effort& effort) {
  check(known.round.legal.seat == known.self, "a bot was asked out of turn");
  if (known.round.legal.draw) {
    const CardSet thrown = choose_discards(terms, known, Scale::of(terms), chance);
    if (thrown.empty()) return command::Stand{known.self};
    return command::Draw{known.self, thrown};
  }
  Trials trials;
  for (const Command& action : actions_in(known.round)) trials.push_back({action});
  if (trials.size() == 1) return trials[0].action;
  Thinking thinking(terms, known, at_stake);
  thinking.try_all(trials, effort.first, chance);
  best_first(trials);
  while (trials.size() > 2) trials.pop_back();
  thinking.try_all(trials, effort.again, chance);
  best_first(trials);
  return trials[0].action;
}

}  // namespace cardroom::bots
