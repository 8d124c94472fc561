#include "sim/yardstick/local_best_response.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "bots/simple/simple_player.h"
#include "bots/strong/strong_player.h"
#include "cards/shuffle.h"
#include "rules/round/play.h"
#include "sim/cash/plan.h"
#include "sim/share_out.h"

namespace cardroom::sim {

namespace {

// A hand that the bot may have, and how well it fits what the bot did.
struct Held {
  Hand hand;
  double weight = 1;
};

constexpr std::size_t hands_kept = 60;
constexpr int boards_tried = 6;

enum class Kind : std::uint8_t { folds, passes, raises };
Kind kind_of(const Command& command) {
  if (std::holds_alternative<command::Fold>(command)) return Kind::folds;
  const bool raises = std::holds_alternative<command::Bet>(command) ||
                      std::holds_alternative<command::RaiseTo>(command);
  return raises ? Kind::raises : Kind::passes;
}

class Responder {
 public:
  explicit Responder(const Match& match)
      : match_(match), scale_(bots::Scale::of(match.terms)), stake_(usual_stake(match.terms)) {}

  // What the responder wins in the round.
  std::int64_t play_round(std::uint64_t number) {
    self_ = Seat(1 + static_cast<int>(number / 2 % 2));
    bot_ = Seat(3 - self_.number());
    luck_ = Chance((match_.seed << 40) + number);
    Setup setup;
    setup.players = {Seat(1), Seat(2)};
    setup.stakes[0] = setup.stakes[1] = stake_;
    setup.marker = Seat(1 + static_cast<int>(number % 2));
    setup.shoe =
        shuffle(match_.terms.deck.cards(), seed_from_number(match_.seed), {number, 0}).shoe;
    events_->clear();
    Round round = deal(match_.terms, setup, *events_);
    think_of_hands(round);
    while (round.stage != Stage::over) {
      const Command command = round.turn == self_ ? answer(round) : watch(round);
      give(round, command);
    }
    return (round.stake_of(self_) - stake_).count();
  }

 private:
  void give(Round& round, const Command& command) {
    events_->clear();
    check(!play(match_.terms, round, command, *events_), "an action of a match was refused");
  }

  Command act_of_bot(const Round& round) {
    if (match_.other != bots::Temperament::strong)
      return choose_simply(match_.other, scale_, match_.terms, bots::glimpse_of(round), luck_);
    return bots::choose_strongly(match_.terms, bots::known_to(round, match_.terms, bot_), luck_);
  }
  Command act_with(Round round, const Hand& hand) {
    round.hands[bot_.index()] = hand;
    return act_of_bot(round);
  }

  CardList unseen(const Round& round) const {
    CardSet seen;
    const Hand& own = round.hands[self_.index()];
    for (std::size_t at = 0; at < own.count; ++at) seen.insert(own.cards[at]);
    for (const Card card : round.board) seen.insert(card);
    return list_of(match_.terms.deck.cards() - seen);
  }

  Card draw(CardList& cards, std::size_t& drawn) {
    const auto left = static_cast<std::uint32_t>(cards.size() - drawn);
    std::swap(cards[drawn], cards[drawn + luck_.below(left)]);
    return cards[drawn++];
  }

  void think_of_hands(const Round& round) {
    held_.clear();
    CardList cards = unseen(round);
    while (held_.size() < hands_kept) {
      std::size_t drawn = 0;
      Held one{round.hands[bot_.index()]};
      for (std::size_t at = 0; at < one.hand.count; ++at) one.hand.cards[at] = draw(cards, drawn);
      held_.push_back(one);
    }
  }

  // What the bot does, and which of the hands would have done the same.
  Command watch(const Round& round) {
    const Command done = act_of_bot(round);
    for (Held& one : held_)
      if (kind_of(act_with(round, one.hand)) != kind_of(done)) one.weight *= 0.15;
    return done;
  }

  bool is_possible(const Round& round, const Hand& hand) const {
    for (const Card card : round.board)
      if (hand.holds(card)) return false;
    return true;
  }

  // The part of the pot against this hand if nobody bets again.
  double share(const Round& round, const Hand& hand) {
    CardSet known;
    const Hand& own = round.hands[self_.index()];
    for (const Hand* const each : {&own, &hand})
      for (std::size_t at = 0; at < each->count; ++at) known.insert(each->cards[at]);
    CardList cards;
    for (const Card card : unseen(round))
      if (!known.contains(card)) cards.push_back(card);
    int halves = 0;
    for (int time = 0; time < boards_tried; ++time) {
      std::size_t drawn = 0;
      FixedList<Card, 5> board = round.board;
      while (board.size() < 5) board.push_back(draw(cards, drawn));
      const Strength mine = strength(own, board);
      const Strength theirs = strength(hand, board);
      halves += mine > theirs ? 2 : mine == theirs ? 1 : 0;
    }
    return halves / (2.0 * boards_tried);
  }
  Strength strength(const Hand& hand, const FixedList<Card, 5>& board) const {
    const std::array<Card, 7> all = {hand.cards[0], hand.cards[1], board[0], board[1],
                                     board[2],      board[3],      board[4]};
    return match_.terms.high->best(all);
  }

  // What staying in for this many chips is worth, against hands that stay too.
  struct Prospect {
    double folds = 0;  // The part of the hands that fold.
    double share = 0;  // Of the pot, against the others.
  };
  template <class Stays>
  Prospect prospect(const Round& round, Stays&& stays) {
    double all = 0;
    double staying = 0;
    double won = 0;
    for (const Held& one : held_) {
      if (!is_possible(round, one.hand)) continue;
      all += one.weight;
      if (!stays(one.hand)) continue;
      staying += one.weight;
      won += one.weight * share(round, one.hand);
    }
    if (all == 0) return {0, 0.5};
    return {1 - staying / all, staying > 0 ? won / staying : 0};
  }

  double worth_of_passing(const Round& round) {
    const auto cost =
        static_cast<double>(std::min(round.legal.call_adds, round.stake_of(self_)).count());
    const Prospect found = prospect(round, [](const Hand&) { return true; });
    return found.share * (static_cast<double>(pot(round).count()) + cost) - cost;
  }

  double worth_of_raise(const Round& round, const Command& raise, Chips to) {
    Round after = round;
    give(after, raise);
    if (after.turn != bot_) return worth_of_passing(round);
    const Prospect found = prospect(
        round, [&](const Hand& hand) { return kind_of(act_with(after, hand)) != Kind::folds; });
    const auto in_pot = static_cast<double>(pot(round).count());
    const auto added = static_cast<double>((to - round.total_of(self_)).count());
    const auto called = static_cast<double>((to - round.total_of(bot_)).count());
    return found.folds * in_pot +
           (1 - found.folds) * (found.share * (in_pot + added + called) - added);
  }

  Command answer(const Round& round) {
    const Legal& legal = round.legal;
    Command best = command::Fold{self_};
    double most = 0;
    const auto consider = [&](const Command& command, double worth) {
      if (worth < most) return;
      most = worth;
      best = command;
    };
    if (legal.call) consider(command::Call{self_}, worth_of_passing(round));
    if (legal.check) consider(command::Check{self_}, std::max(0.0, worth_of_passing(round)));
    if (legal.decline) consider(command::Decline{self_}, std::max(0.0, worth_of_passing(round)));
    if (legal.tap_out && !legal.call && !legal.sizes.any)
      consider(command::TapOut{self_}, worth_of_passing(round));
    if (!legal.sizes.any) return best;
    const Chips near = legal.sizes.low + down_to(pot(round), legal.sizes.step);
    for (const Chips to : {std::min(near, legal.sizes.high), legal.sizes.high}) {
      const Command raise =
          legal.bet ? Command(command::Bet{self_, to}) : Command(command::RaiseTo{self_, to});
      consider(raise, worth_of_raise(round, raise, to));
    }
    return best;
  }

  const Match& match_;
  const bots::Scale& scale_;
  Chips stake_;
  Seat self_;
  Seat bot_;
  Chance luck_{0};
  std::vector<Held> held_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

}  // namespace

MatchResult play_local_best_response(const Match& match, int threads, const Progress& progress) {
  return share_out<MatchResult>({match.deals, {}}, threads, progress, [&] {
    return
        [responder = std::make_shared<Responder>(match)](std::int64_t deal, MatchResult& result) {
          ++result.deals;
          result.won.add(parts_of_a_chip * responder->play_round(static_cast<std::uint64_t>(deal)));
        };
  });
}

Rate rate_of_rounds(const MatchResult& result, const Terms& terms) {
  const double to_rate = 1000.0 / parts_of_a_chip / static_cast<double>(unit_of(terms).count());
  return {result.won.mean(result.deals) * to_rate, 1.96 * result.won.error(result.deals) * to_rate};
}

}  // namespace cardroom::sim
