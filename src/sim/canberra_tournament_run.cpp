#include "sim/canberra_tournament_run.h"

#include <algorithm>

#include "sim/canberra_table.h"
#include "words/refusal.h"

namespace cardroom::sim {

// Here a command and an event are the tournament's.
namespace canberra_night {

using namespace canberra::tournament;
namespace command = canberra::tournament::command;
namespace event = canberra::tournament::event;
using canberra::tournament::Command;
using canberra::tournament::Event;
using canberra::tournament::Events;

class Night {
 public:
  Night(const Tournament& ready, std::uint64_t seed)
      : croupier_(ready.conditions, seed), chance_(seed ^ 0x5EED) {
    run_.state = ready;
  }

  CanberraTournamentRun play_all() {
    const Tournament& state = run_.state;
    while (state.phase != CanberraPhase::finished) {
      if (state.phase == CanberraPhase::session) {
        play_session();
      } else if (state.phase == CanberraPhase::play_off) {
        play_off();
      } else {
        if (state.phase == CanberraPhase::between) between();
        if (state.phase == CanberraPhase::finished || state.phase == CanberraPhase::play_off)
          continue;
        if (still_in(state) == 0) break;
        draw_and_start();
      }
    }
    if (state.phase == CanberraPhase::finished || state.phase == CanberraPhase::between)
      put(command::AwardPlaces{});
    return run_;
  }

 private:
  bool put(const Command& command) {
    events_->clear();
    return !play(run_.state, command, *events_);
  }
  void must(const Command& command) { check(put(command), "the tournament refused its own plan"); }

  // All players concerned, in random order.
  void draw_and_start() {
    const Tournament& state = run_.state;
    command::Ballot ballot;
    for (const Entrant& entrant : state.entrants)
      if (entrant.status == EntrantStatus::in &&
          (state.kind == SessionKind::ordinary || state.tied.contains(entrant.player)))
        ballot.drawn.push_back(entrant.player);
    for (std::size_t at = ballot.drawn.size(); at > 1; --at)
      std::swap(ballot.drawn[at - 1], ballot.drawn[chance_.below(static_cast<std::uint32_t>(at))]);
    must(ballot);
    for (const PlayerId player : ballot.drawn) must(command::TakeSeat{player});
    must(command::StartSession{});
    ++run_.sessions;
  }

  void play_session() {
    for (TableNumber table = 1; table <= tables_most; ++table)
      while (run_.state.phase == CanberraPhase::session && run_.state.table(table).in_use &&
             put(command::StartRound{Role::dealer, table}))
        if (run_.state.phase == CanberraPhase::session &&
            run_.state.table(table).stage == RoundStage::antes)
          play_round(table);
        else
          break;
  }

  // A little more than the minimum, and as much as they dare when behind.
  Chips ante_of(const Entrant& entrant) {
    const Conditions& conditions = run_.state.conditions;
    const std::int64_t steps = 1 + chance_.below(3);
    const Chips wish = conditions.minimum * steps;
    return std::max(conditions.minimum, std::min({wish, conditions.maximum, entrant.stack / 3}));
  }

  void play_round(TableNumber table) {
    const Tournament& state = run_.state;
    std::vector<CanberraHand> hands;
    while (state.table(table).stage == RoundStage::antes) {
      const Entrant& asked = *at_seat(state, table, state.table(table).asked);
      CanberraHand hand;
      hand.player = asked.player;
      hand.seat = asked.seat;
      hand.stack = asked.stack;
      hand.ante = ante_of(asked);
      must(command::PlaceAnte{asked.player, hand.ante});
      must(command::AskNext{Role::dealer, table});
      hands.push_back(hand);
    }
    croupier_.deal(hands);
    command::Settle settle;
    settle.table = table;
    for (const CanberraHand& hand : hands) {
      if (!hand.bets) {
        must(command::Fold{hand.player});
        continue;
      }
      must(command::Bet{hand.player});
      settle.players.push_back(hand.player);
      settle.back.push_back(hand.back);
    }
    must(settle);
    ++run_.rounds;
  }

  void between() {
    for (const Entrant& entrant : run_.state.entrants)
      if (entrant.status == EntrantStatus::out && chance_.in_thousand(500))
        put(command::BuyBack{entrant.player});
    put(command::BeginExtra{Role::director, SessionKind::repechage});
    put(command::BeginExtra{Role::director, SessionKind::catch_up});
  }

  // Additional rounds, each of the equal players with the same chips.
  void play_off() {
    const Tournament& state = run_.state;
    command::PlayOff off;
    for (std::size_t from = 0; from < state.tied.size(); from += state.conditions.seats) {
      std::vector<CanberraHand> hands;
      const std::size_t to =
          std::min<std::size_t>(from + state.conditions.seats, state.tied.size());
      for (std::size_t at = from; at < to; ++at) {
        CanberraHand hand;
        hand.player = state.tied[at];
        hand.seat = seat_at(static_cast<unsigned>(at - from));
        hand.stack = state.conditions.minimum * 3;
        hand.ante = state.conditions.minimum;
        hands.push_back(hand);
      }
      croupier_.deal(hands);
      for (const CanberraHand& hand : hands) {
        off.players.push_back(hand.player);
        off.chips.push_back(hand.stack - hand.ante * (hand.bets ? 3 : 1) + hand.back);
      }
    }
    must(off);
    ++run_.play_offs;
  }

  CanberraTournamentRun run_;
  CanberraCroupier croupier_;
  Chance chance_;
  std::unique_ptr<Events> events_ = std::make_unique<Events>();
};

Result<CanberraTournamentRun, CanberraTournamentRefused> run(const CanberraTournamentPlan& plan) {
  auto state = std::make_unique<Tournament>();
  auto events = std::make_unique<Events>();
  const auto put = [&](const Command& command) {
    events->clear();
    return play(*state, command, *events);
  };
  auto conditions = usual_conditions(plan.players);
  conditions.insert(conditions.end(), plan.conditions.begin(), plan.conditions.end());
  for (const auto& [key, value] : conditions) {
    const auto short_key = ShortText::from(key);
    const auto note = Note::from(value);
    if (!short_key || !note) return CanberraTournamentRefused{key + ": no condition is that long"};
    if (const auto refused = put(command::SetCondition{Role::operator_, *short_key, *note}))
      return CanberraTournamentRefused{key + (" " + value + ": ") + say_cited(*refused)};
  }
  const Note text = *Note::from("simulated");
  const Command gates[] = {command::Document{}, command::Publish{},
                           command::Notify{Role::operator_, text},
                           command::Nominate{Role::operator_, text}};
  for (const Command& gate : gates)
    if (const auto refused = put(gate))
      return CanberraTournamentRefused{"conditions: " + say_cited(*refused)};
  for (int player = 1; player <= plan.players; ++player)
    if (const auto refused = put(command::Enter{PlayerId(static_cast<std::uint32_t>(player))}))
      return CanberraTournamentRefused{"entry: " + say_cited(*refused)};
  if (plan.players < state->conditions.least)
    return CanberraTournamentRefused{"too few players for these conditions"};
  return Night(*state, plan.seed).play_all();
}

}  // namespace canberra_night

std::vector<std::pair<std::string, std::string>> usual_conditions(int players) {
  return {{"start", "as posted"},
          {"entry", "at the desk"},
          {"eligibility", "patrons of the casino"},
          {"competition", "sessions"},
          {"sessions", "3"},
          {"rounds", "10"},
          {"seats", "7"},
          {"advance", "3"},
          {"repechage", "1"},
          {"buy-backs", "none"},
          {"fee", "100"},
          {"commission", "10"},
          {"chips", "2000"},
          {"least", "2"},
          {"most", std::to_string(std::max(2, players))},
          {"group", "open"},
          {"minimum", "50"},
          {"maximum", "500"},
          {"elimination", "the best three of a table go on"},
          {"session-tie", "play-off"},
          {"points", "10/6/4/3/2/1"},
          {"catch-up", "off"},
          {"points-tie", "share"},
          {"prizes", "50/30/20"},
          {"tie", "share"}};
}

Result<CanberraTournamentRun, CanberraTournamentRefused> run_canberra_tournament(
    const CanberraTournamentPlan& plan) {
  return canberra_night::run(plan);
}

}  // namespace cardroom::sim
