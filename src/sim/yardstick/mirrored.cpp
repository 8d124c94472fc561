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

  // What the player in the first seat has more than the one in the second in the end.
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
      events_->clear();
      Command command = command::Check{};
      if (round.stage == Stage::shuffling) {
        command = command::Reshuffle{
            shuffle(cards_to_shuffle(round), seed, {deal, ++shuffles}).shoe.rest()};
      } else {
        command = choose(round.turn == Seat(1) ? first : second, round, luck);
      }
      check(!cardroom::play(match_.terms, round, command, *events_),
            "a player of a match did something illegal");
    }
    return (round.stake[0] - round.stake[1]).count();
  }

 private:
  Command choose(bots::Temperament temperament, const Round& round, Chance& luck) const {
    if (temperament != bots::Temperament::strong)
      return choose_simply(temperament, scale_, match_.terms, bots::glimpse_of(round), luck);
    return bots::choose_strongly(match_.terms, bots::known_to(round, match_.terms, round.turn),
                                 luck);
  }

  const Match& match_;
  const bots::Scale& scale_;
  Chips stake_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

}  // namespace

void MatchResult::add(const MatchResult& other) {
  deals += other.deals;
  won_halves.add(other.won_halves);
}

MatchResult play_match(const Match& match, int threads, const Progress& progress) {
  return share_out<MatchResult>({match.deals, {}}, threads, progress, [&] {
    return [duel = std::make_shared<Duel>(match), &match](std::int64_t deal, MatchResult& result) {
      const auto number = static_cast<std::uint64_t>(deal);
      ++result.deals;
      result.won_halves.add(duel->lead(number, match.one, match.other) -
                            duel->lead(number, match.other, match.one));
    };
  });
}

Chips unit_of(const Terms& terms) {
  if (terms.forced == Forced::blind && terms.blinds > 0) return last_blind(terms, terms.blinds);
  return terms.ante > Chips(0) ? terms.ante : terms.minimum;
}

Rate rate_of(const MatchResult& result, const Terms& terms) {
  // Two rounds a deal, and halves of chips.
  const double to_rate = 1000.0 / 4 / static_cast<double>(unit_of(terms).count());
  return {result.won_halves.mean(result.deals) * to_rate,
          1.96 * result.won_halves.error(result.deals) * to_rate};
}

}  // namespace cardroom::sim
