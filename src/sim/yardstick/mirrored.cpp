#include "sim/yardstick/mirrored.h"

#include <memory>

#include "bots/simple/simple_player.h"
#include "bots/strong/strong_player.h"
#include "cards/shuffle.h"
#include "rules/round/play.h"
#include "sim/cash/plan.h"
#include "sim/share_out.h"

namespace cardroom::sim {

namespace {

// Two seats, and who plays where.
class Duel {
 public:
  explicit Duel(const Match& match)
      : match_(match), scale_(bots::Scale::of(match.terms)), stake_(usual_stake(match.terms)) {}

  // What the player in the first seat has more than the one in the second in the end, the sum over
  // all ends that are dealt.
  std::int64_t lead(std::uint64_t deal, bots::Temperament first, bots::Temperament second) {
    const Seed seed = seed_from_number(match_.seed);
    Setup setup;
    for (const Seat seat : {Seat(1), Seat(2)}) {
      setup.players.insert(seat);
      setup.stakes[seat.index()] = stake_;
    }
    setup.marker = Seat(1 + static_cast<int>(deal % 2));
    setup.shoe = shuffle(match_.terms.deck.cards(), seed, {deal, 0}).shoe;
    events_->clear();
    Round round = cardroom::deal(match_.terms, setup, *events_);
    Chance luck((match_.seed << 40) + deal);
    std::uint32_t shuffles = 0;
    while (round.stage != Stage::over) {
      Command command = command::Check{};
      if (round.stage == Stage::shuffling) {
        command = command::Reshuffle{
            shuffle(cards_to_shuffle(round), seed, {deal, ++shuffles}).shoe.rest()};
      } else {
        command = choose(round.turn == Seat(1) ? first : second, round, luck);
      }
      const Round before = round;
      give(round, command);
      if (round.stage == Stage::over) return lead_in(round) + other_ends(before, command, luck);
    }
    return ends_dealt * lead_in(round);
  }

 private:
  void give(Round& round, const Command& command) {
    events_->clear();
    check(!cardroom::play(match_.terms, round, command, *events_),
          "a player of a match did something illegal");
  }
  static std::int64_t lead_in(const Round& round) {
    return (round.stake[0] - round.stake[1]).count();
  }

  // The last command once more, with the cards of the shoe in other orders.
  std::int64_t other_ends(const Round& before, const Command& last, Chance& luck) {
    CardList order = before.shoe.rest();
    std::int64_t sum = 0;
    for (int end = 1; end < ends_dealt; ++end) {
      for (std::size_t left = order.size(); left > 1; --left)
        std::swap(order[left - 1], order[luck.below(static_cast<std::uint32_t>(left))]);
      Round round = before;
      if (round.stage != Stage::shuffling) round.shoe = Shoe::from_order(order);
      give(round, last);
      sum += lead_in(round);
    }
    return sum;
  }

  Command choose(bots::Temperament temperament, const Round& round, Chance& luck) const {
    if (temperament != bots::Temperament::strong)
      return choose_simply(temperament, scale_, match_.terms, bots::glimpse_of(round), luck);
    return bots::choose_strongly(match_.terms, bots::known_to(round, match_.terms, round.turn),
                                 luck, nullptr, match_.effort);
  }

  const Match& match_;
  const bots::Scale& scale_;
  Chips stake_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

}  // namespace

void MatchResult::add(const MatchResult& other) {
  deals += other.deals;
  won.add(other.won);
}

MatchResult play_match(const Match& match, int threads, const Progress& progress) {
  return share_out<MatchResult>({match.deals, {}}, threads, progress, [&] {
    return [duel = std::make_shared<Duel>(match), &match](std::int64_t deal, MatchResult& result) {
      const auto number = static_cast<std::uint64_t>(deal);
      ++result.deals;
      result.won.add(duel->lead(number, match.one, match.other) -
                     duel->lead(number, match.other, match.one));
    };
  });
}

Chips unit_of(const Terms& terms) {
  if (terms.forced == Forced::blind && terms.blinds > 0) return last_blind(terms, terms.blinds);
  return terms.ante > Chips(0) ? terms.ante : terms.minimum;
}

Rate rate_of(const MatchResult& result, const Terms& terms) {
  constexpr int rounds = 2;  // A deal.
  const double to_rate =
      1000.0 / rounds / parts_of_a_chip / static_cast<double>(unit_of(terms).count());
  return {result.won.mean(result.deals) * to_rate, 1.96 * result.won.error(result.deals) * to_rate};
}

}  // namespace cardroom::sim
