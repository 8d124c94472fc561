#include "sim/yardstick/best_response.h"

#include <algorithm>
#include <map>
#include <memory>

#include "bots/simple/simple_player.h"
#include "bots/strong/strong_player.h"

namespace cardroom::sim {

namespace {

constexpr std::array acts = {SmallAct::fold, SmallAct::pass, SmallAct::raise};

// A way the cards may lie, and how likely the other player let it come to this.
struct Possible {
  Round round;
  double weight = 0;
};
using Possibles = std::vector<Possible>;

Command command_for(const Round& round, SmallAct act) {
  const Legal& legal = round.legal;
  const Seat seat = legal.seat;
  if (act == SmallAct::fold) return command::Fold{seat};
  if (act == SmallAct::raise)
    return legal.bet ? Command(command::Bet{seat, legal.sizes.low})
                     : Command(command::RaiseTo{seat, legal.sizes.low});
  if (legal.call) return command::Call{seat};
  return legal.check ? Command(command::Check{seat}) : Command(command::Decline{seat});
}

int raises_in(const Round& round) {
  // An opening counts; a blind is none.
  return round.raises + (round.street > 0 && round.highest > Chips(0) ? 1 : 0);
}

class Response {
 public:
  Response(const SmallGame& game, const SmallStrategy& strategy, Seat seat)
      : game_(game), strategy_(strategy), seat_(seat) {}

  double value() {
    std::map<int, Possibles> by_card;
    const std::vector<Setup> deals = game_.deals();
    for (const Setup& setup : deals) {
      events_->clear();
      const Round round = deal(game_.terms, setup, *events_);
      by_card[round.hands[seat_.index()].cards[0].index()].push_back(
          {round, 1 / static_cast<double>(deals.size())});
    }
    double sum = 0;
    for (const auto& [card, possibles] : by_card) sum += worth(possibles);
    return sum;
  }

 private:
  // Of situations that look the same to the player.
  double worth(const Possibles& possibles) {
    if (possibles.empty()) return 0;
    std::map<std::uint64_t, Possibles> by_board;
    double sum = 0;
    for (const Possible& one : possibles) {
      if (one.round.stage == Stage::over)
        sum += one.weight * static_cast<double>((one.round.stake_of(seat_) - game_.stake).count());
      else
        by_board[board_of(one.round)].push_back(one);
    }
    for (const auto& [board, same] : by_board)
      sum += same.front().round.turn == seat_ ? best(same) : others(same);
    return sum;
  }

  static std::uint64_t board_of(const Round& round) {
    CardSet cards;
    for (const Card card : round.board) cards.insert(card);
    return cards.bits();
  }

  double best(const Possibles& possibles) {
    double most = -1e9;
    for (const SmallAct act : acts) {
      if (!may(game_, possibles.front().round, act)) continue;
      Possibles after;
      for (const Possible& one : possibles) after.push_back({played(one.round, act), one.weight});
      most = std::max(most, worth(after));
    }
    return most;
  }

  double others(const Possibles& possibles) {
    std::array<Possibles, 3> after;
    for (const Possible& one : possibles) {
      const ActChances chances = strategy_(one.round);
      for (const SmallAct act : acts) {
        const auto at = static_cast<std::size_t>(act);
        if (chances[at] > 0 && may(game_, one.round, act))
          after[at].push_back({played(one.round, act), one.weight * chances[at]});
      }
    }
    double sum = 0;
    for (const Possibles& some : after) sum += worth(some);
    return sum;
  }

  Round played(Round round, SmallAct act) {
    events_->clear();
    check(!play(game_.terms, round, command_for(round, act), *events_),
          "an action of a small game was refused");
    return round;
  }

  const SmallGame& game_;
  const SmallStrategy& strategy_;
  Seat seat_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

// What a bot may know: that the other cards are those of the small game.
bots::Known known_in(const SmallGame& game, const Round& round) {
  bots::Known known = bots::known_to(round, game.terms, round.turn);
  known.unseen = set_of(game.deck);
  known.unseen.erase(round.hands[round.turn.index()].cards[0]);
  for (const Card card : round.board) known.unseen.erase(card);
  if (round.board.empty())
    for (const Card card : game.shared) known.ahead.push_back(card);
  return known;
}

SmallAct act_of(const SmallGame& game, const Round& round, const Command& command) {
  if (std::holds_alternative<command::Fold>(command) && may(game, round, SmallAct::fold))
    return SmallAct::fold;
  const bool raises = std::holds_alternative<command::Bet>(command) ||
                      std::holds_alternative<command::RaiseTo>(command) ||
                      std::holds_alternative<command::TapOut>(command);
  return raises && may(game, round, SmallAct::raise) ? SmallAct::raise : SmallAct::pass;
}

}  // namespace

bool may(const SmallGame& game, const Round& round, SmallAct act) {
  const Legal& legal = round.legal;
  switch (act) {
    case SmallAct::fold:
      return legal.call_adds > Chips(0);
    case SmallAct::pass:
      return legal.check || legal.decline || legal.call;
    case SmallAct::raise:
      return legal.sizes.any && raises_in(round) < game.raises_most;
  }
  return false;
}

double best_response(const SmallGame& game, const SmallStrategy& strategy, Seat seat) {
  return Response(game, strategy, seat).value();
}

double exploitability(const SmallGame& game, const SmallStrategy& strategy) {
  return (best_response(game, strategy, Seat(1)) + best_response(game, strategy, Seat(2))) / 2;
}

SmallStrategy strategy_of(const SmallGame& game, bots::Temperament temperament, int times) {
  using Situation = std::array<std::int64_t, 6>;
  const auto known = std::make_shared<std::map<Situation, ActChances>>();
  return [&game, temperament, times, known](const Round& round) {
    const Seat seat = round.turn;
    const Situation situation = {seat.number(),
                                 round.hands[seat.index()].cards[0].index(),
                                 round.board.empty() ? -1 : round.board[0].index(),
                                 round.paid[0].count(),
                                 round.paid[1].count(),
                                 round.actions};
    const auto [place, is_new] = known->try_emplace(situation);
    if (!is_new) return place->second;
    for (int time = 0; time < times; ++time) {
      Chance chance(static_cast<std::uint64_t>(time) + 1);
      const Command command = temperament == bots::Temperament::strong
                                  ? choose_strongly(game.terms, known_in(game, round), chance)
                                  : choose_simply(temperament, bots::Scale::of(game.terms),
                                                  game.terms, bots::glimpse_of(round), chance);
      place->second[static_cast<std::size_t>(act_of(game, round, command))] += 1.0 / times;
    }
    return place->second;
  };
}

}  // namespace cardroom::sim
