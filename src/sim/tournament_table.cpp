#include "sim/tournament_table.h"

#include "bots/player.h"
#include "bots/quick_player.h"
#include "bots/strong/strong_player.h"
#include "rules/game/levels.h"
#include "rules/round/view.h"

namespace cardroom::sim {

namespace {

CardSet deck_of(const Game& game) {
  const auto terms = make_terms(game, {});
  check(static_cast<bool>(terms), "a tournament's game has no terms of its own");
  return terms->deck.cards();
}

// Players act. In between, the house only has to bring a new order of cards.
bool waits_for_shuffle(const Round& round) { return round.stage == Stage::shuffling; }

LevelStakes stakes_of(const tournament::event::RoundBegan& began) {
  LevelStakes stakes;
  for (const Chips blind : began.blinds)
    if (blind > Chips(0)) stakes.blinds.push_back(blind);
  stakes.ante = began.ante;
  stakes.chip = began.chip;
  return stakes;
}

}  // namespace

Croupier::Croupier(const Game& game, std::uint64_t seed, Bots bots)
    : game_(game),
      bots_(bots),
      chance_(seed),
      seed_(seed_from_number(seed)),
      shuffler_(deck_of(game), seed_) {}

const Terms& Croupier::terms_of(const tournament::event::RoundBegan& began) {
  for (const AtLevel& known : levels_)
    if (known.level == began.level && known.chip == began.chip) return known.terms;
  const auto terms = terms_at_level(game_, {}, stakes_of(began));
  check(static_cast<bool>(terms), "a level of the schedule is refused by the table");
  levels_.push_back({began.level, began.chip, *terms});
  return levels_.back().terms;
}

Command Croupier::choose(const Terms& terms, const Round& round, const bots::AtStake& at_stake) {
  switch (bots_) {
    case Bots::quick:
      return bots::choose_quickly(terms, bots::glimpse_of(round), chance_);
    case Bots::sensible:
      break;
    case Bots::strong:
      return bots::choose_strongly(terms, bots::known_to(round, terms, round.turn), chance_,
                                   &at_stake);
  }
  return bots::choose(terms, view_for(round, Viewer::at(round.turn)), chance_);
}

PlayedRound Croupier::deal(const tournament::event::RoundBegan& began,
                           const tournament::StakesAt& stakes, const bots::AtStake& at_stake) {
  const Terms& terms = terms_of(began);
  Setup setup;
  setup.stakes = stakes;
  for (const Seat seat : began.players) setup.players.insert(seat);
  for (const Seat seat : began.absent) setup.absent.insert(seat);
  setup.marker = began.buck;
  setup.shoe = shuffler_.next().shoe;
  ++rounds_;
  events_->clear();
  PlayedRound played;
  Round round = cardroom::deal(terms, setup, *events_);
  std::uint32_t shuffles = 0;
  while (round.stage != Stage::over) {
    Command command = command::Check{round.turn};
    if (waits_for_shuffle(round)) {
      const auto again = shuffle(cards_to_shuffle(round), seed_, {rounds_ - 1, ++shuffles});
      command = command::Reshuffle{again.shoe.rest()};
    } else {
      command = choose(terms, round, at_stake);
      ++played.actions;
    }
    events_->clear();
    const auto refused = play(terms, round, command, *events_);
    check(!refused, "a simulated player did something illegal");
  }
  played.stakes = round.stake;
  played.showdown = round.contested;
  return played;
}

}  // namespace cardroom::sim
