#include "conformance/suite/campaign.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <memory>

#include "conformance/suite/actions.h"
#include "conformance/suite/allocations.h"
#include "conformance/suite/broken.h"
#include "conformance/suite/random_table.h"
#include "conformance/suite/transcript.h"
#include "conformance/suite/witness.h"
#include "rules/betting/legal.h"

namespace cardroom::conformance {

namespace {

constexpr int decisions_most = 3000;

// How a round is played: how often, in per cent, each listed action is chosen.
struct Mood {
  unsigned fold = 0;
  unsigned raise = 0;
  unsigned tap_out = 0;
};
constexpr std::array<Mood, 5> moods = {
    {{0, 0, 0}, {12, 25, 3}, {4, 60, 10}, {35, 20, 5}, {5, 15, 40}}};

using Bytes = std::array<std::byte, sizeof(Round)>;

Bytes bytes_of(const Round& round) {
  Bytes bytes;
  std::memcpy(bytes.data(), &round, sizeof(Round));
  return bytes;
}

std::uint64_t seed_of(const Shoe& shoe) {
  std::uint64_t seed = 0;
  for (const Card card : shoe) seed = seed * 53 + static_cast<std::uint64_t>(card.index());
  return seed;
}

// One round of play and everything that is checked in it.
class Trial {
 public:
  Trial(const Terms& terms, Random& random, Outcome& outcome)
      : terms_(terms),
        random_(random),
        outcome_(outcome),
        setup_(random_setup(terms, random)),
        witness_(terms_, setup_),
        mood_(random.pick(moods)),
        odd_random_(seed_of(setup_.shoe)),
        again_(before_deal(terms, setup_)),
        events_(std::make_unique<Events>()),
        scratch_(std::make_unique<Events>()) {}

  void write_to(std::vector<std::string>& lines) {
    lines_ = &lines;
    for (const Seat seat : setup_.players)
      lines.push_back("seat " + std::to_string(seat.number()) + " has " +
                      std::to_string(setup_.stakes[seat.index()].count()) +
                      (seat == setup_.marker ? ", marked" : ""));
  }

  void run() {
    const long before = allocations_so_far();
    Round round = deal(terms_, setup_, *events_);
    outcome_.allocations += allocations_so_far() - before;
    take_events(round);
    for (int decisions = 0; round.stage != Stage::over; ++decisions) {
      expect(decisions < decisions_most, "the round does not end");
      decide_once(round);
    }
    witness_.check_ending(round);
    try_unlisted(round);
    show_and_muck(round);
    ++outcome_.rounds;
    if (round.contested) ++outcome_.showdowns;
  }

 private:
  void decide_once(Round& round) {
    check_decision(round);
    check_listing(round);
    const Commands listed = listed_actions(round, witness_.to_shuffle(), random_);
    expect(!listed.empty(), "nothing is listed");
    if (random_.percent(25)) try_listed(round, listed);
    if (random_.percent(25)) try_unlisted(round);
    if (odd_random_.percent(10)) try_irregular(round);
    command(round, choose(round, listed));
    ++outcome_.decisions;
  }

  void command(Round& round, const Command& command) {
    if (lines_ != nullptr) lines_->push_back(line_of(command));
    const long before = allocations_so_far();
    const auto refused = play(terms_, round, command, *events_);
    outcome_.allocations += allocations_so_far() - before;
    if (refused) throw Broken("a listed action was refused: " + line_of(command));
    expect(!events_->empty(), "an action had no effect");
    take_events(round);
  }

  // The witness hears what happened, and applying the events again gives the same state.
  void take_events(const Round& round) {
    for (const auto& event : *events_) {
      if (lines_ != nullptr) lines_->push_back("  " + line_of(event));
      witness_.see(event);
      apply(terms_, again_, event);
    }
    events_->clear();
    expect(again_ == round, "the events applied again do not give the same state");
    expect(conserved(round), "chips were created or lost");
  }

  void check_decision(const Round& round) const {
    const Legal& legal = round.legal;
    expect(legal.seat == round.turn, "the list is another player's");
    if (round.stage == Stage::shuffling) return;
    expect(round.active.contains(round.turn), "a player is asked who is out");
    if (round.stage == Stage::drawing) return;
    expect(round.can_act().contains(round.turn) && round.stake_of(round.turn) > Chips(0),
           "a player is asked who has no chips");
    const bool stays =
        legal.check || legal.decline || legal.call || legal.tap_out || legal.sizes.any;
    expect(stays, "a player can do nothing but fold");
    if (!legal.sizes.any) return;
    expect(legal.sizes.low <= legal.sizes.high && legal.sizes.low > round.highest,
           "the sizes are not above the highest wager");
    expect(legal.sizes.high <= round.total_of(round.turn) + round.stake_of(round.turn),
           "the sizes go beyond the stake");
  }

  // The list that a check passes on is the one that would be made for the next player.
  void check_listing(const Round& round) const {
    Round copy = round;
    list_legal(terms_, copy);
    expect(copy.legal == round.legal, "the listing differs from one made afresh");
  }

  void try_listed(const Round& round, const Commands& listed) {
    for (const auto& one : listed) {
      Round copy = round;
      scratch_->clear();
      if (play(terms_, copy, one, *scratch_))
        throw Broken("a listed action was refused: " + line_of(one));
    }
  }

  void try_unlisted(Round& round) {
    const Bytes before = bytes_of(round);
    for (const auto& one : unlisted_actions(terms_, round, witness_.to_shuffle(), random_)) {
      scratch_->clear();
      const auto refused = play(terms_, round, one, *scratch_);
      if (!refused) throw Broken("an action was accepted that is not listed: " + line_of(one));
      expect(refused->rule != nullptr && !refused->rule->name.empty(), "a refusal names no rule");
      if (terms_.game->documented && !refused->clause)
        throw Broken("a refusal cites no clause: " + std::string(refused->rule->name));
      expect(scratch_->empty(), "a refused action had an effect");
      expect(std::memcmp(&round, before.data(), sizeof(Round)) == 0,
             "a refused action changed the state");
    }
  }

  // If the book corrects it, the events say so, no chip is lost, and they can be applied again;
  // otherwise it is refused like anything else.
  void try_irregular(const Round& round) {
    for (const auto& one : irregular_actions(terms_, round, odd_random_)) {
      Round copy = round;
      scratch_->clear();
      if (const auto refused = play(terms_, copy, one, *scratch_)) {
        expect(static_cast<bool>(refused->clause), "a refusal cites no clause");
        expect(copy == round && scratch_->empty(), "a refused action changed the state");
        continue;
      }
      ++outcome_.put_right;
      expect(!scratch_->empty() && is_irregular(scratch_->begin()[0]),
             "an irregular action was taken for a regular one");
      expect(conserved(copy), "chips were created or lost");
      Round told = round;
      for (const auto& event : *scratch_) apply(terms_, told, event);
      expect(told == copy, "the events applied again do not give the same state");
    }
  }

  static bool is_irregular(const Event& event) {
    return std::holds_alternative<event::PutForward>(event) ||
           std::holds_alternative<event::Ruled>(event);
  }

  Command choose(const Round& round, const Commands& listed) {
    const auto find = [&](auto accepts) {
      return std::find_if(listed.begin(), listed.end(),
                          [&](const Command& one) { return std::visit(accepts, one); });
    };
    const auto chosen = [&](auto at) { return at != listed.end(); };
    if (round.stage != Stage::betting) return random_.pick(listed);
    const auto is = []<class... Kinds>(const Kinds&...) {
      return [](const auto& one) {
        return (std::is_same_v<std::decay_t<decltype(one)>, Kinds> || ...);
      };
    };
    const auto fold = find(is(command::Fold{}));
    if (chosen(fold) && random_.percent(mood_.fold)) return *fold;
    const auto tap_out = find(is(command::TapOut{}));
    if (chosen(tap_out) && random_.percent(mood_.tap_out)) return *tap_out;
    if (round.legal.sizes.any && random_.percent(mood_.raise)) {
      Commands sizes;
      for (const auto& one : listed)
        if (std::visit(is(command::Bet{}, command::RaiseTo{}), one)) sizes.push_back(one);
      return random_.pick(sizes);
    }
    const auto passive = find(is(command::Check{}, command::Decline{}, command::Call{}));
    return chosen(passive) ? *passive : random_.pick(listed);
  }

  void show_and_muck(Round& round) {
    while (true) {
      const Commands listed = listed_actions(round, {}, random_);
      if (listed.empty() || random_.percent(50)) return;
      command(round, random_.pick(listed));
    }
  }

  const Terms& terms_;
  Random& random_;
  Outcome& outcome_;
  Setup setup_;
  Witness witness_;
  Mood mood_;
  Random odd_random_;  // Its own, so that trying does not affect playing.
  Round again_;
  std::unique_ptr<Events> events_;
  std::unique_ptr<Events> scratch_;
  std::vector<std::string>* lines_ = nullptr;
};

[[noreturn]] void throw_broken(const FailedCheck& failed) {
  throw Broken(std::string(failed.what));
}

// Plays the broken round again, line by line.
std::string told_until_broken(const Terms& terms, std::uint64_t seed) {
  std::vector<std::string> lines;
  try {
    Random random(seed);
    Outcome outcome;
    Trial trial(terms, random, outcome);
    trial.write_to(lines);
    trial.run();
  } catch (const Broken& broken) {
    lines.push_back(broken.what());
  }
  std::string text;
  for (const auto& line : lines) text += line + "\n";
  return text;
}

}  // namespace

Outcome run(const Game& game, const Campaign& campaign) {
  Outcome outcome;
  const CheckHandler usual = set_check_handler(throw_broken);
  RandomTable table;
  std::uint64_t seed = 0;
  try {
    for (int at = 0; at < campaign.tables; ++at) {
      seed = campaign.seed + static_cast<std::uint64_t>(at);
      Random chooser(seed);
      table = random_table(game, seed);
      for (int round = 0; round < campaign.rounds_each; ++round) {
        seed = chooser.below(~std::uint64_t{0});
        Random random(seed);
        Trial(table.terms, random, outcome).run();
      }
    }
  } catch (const Broken& broken) {
    outcome.broken = std::string(broken.what()) + "\n" + std::string(game.key) + ", " +
                     table.settings + ", round of seed " + std::to_string(seed) + "\n" +
                     told_until_broken(table.terms, seed);
  }
  set_check_handler(usual);
  return outcome;
}

std::vector<std::string> transcript_of_round(const Game& game, std::uint64_t seed) {
  Random random(seed);
  RandomTable table;
  if (seed > 0)
    table = random_table(game, seed);
  else
    table.terms = *make_terms(game, {});
  std::vector<std::string> lines = {std::string(game.name) + " " + std::string(game.edition)};
  if (!table.settings.empty()) lines.push_back(table.settings);
  Outcome outcome;
  Trial trial(table.terms, random, outcome);
  trial.write_to(lines);
  trial.run();
  return lines;
}

}  // namespace cardroom::conformance
