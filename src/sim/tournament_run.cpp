#include "sim/tournament_run.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tournament/players/proposals.h"
#include "tournament/prizes/prizes.h"
#include "tournament/rounds/race_off.h"
#include "words/refusal.h"

namespace cardroom::sim {

// Here a command and an event are the tournament's; those of rounds stay in tournament_table.cpp.
namespace tournament_night {

using namespace tournament;
namespace command = tournament::command;
namespace event = tournament::event;
using tournament::Command;

// One tournament under way, driven by the table whose next moment comes first.
class Night {
 public:
  Night(const TournamentPlan& plan, TournamentLog* log)
      : plan_(plan),
        log_(log),
        chance_(plan.seed ^ 0x746F75726E616D65U),
        croupier_(*plan.game, plan.seed, plan.bots) {
    run_.state = make_tournament(*plan.format);
  }

  std::optional<Violation> open() {
    for (const auto& [key, value] : plan_.settings)
      if (auto refusal = put(command::Determine{ShortText::from(key).value_or(ShortText()),
                                                Note::from(value).value_or(Note())}))
        return refusal;
    if (state().articles().gate != Gate::none) {
      must(command::Nominate{*ShortText::from("the director")});
      must(command::Approve{*Note::from("simulated")});
    }
    for (int player = 1; player <= plan_.players; ++player)
      if (auto refusal = put(command::Enter{PlayerId(static_cast<std::uint32_t>(player)), true}))
        return refusal;
    command::Ballot ballot;
    for (const Entry& entry : state().entries) ballot.drawn.push_back(entry.player);
    mix(ballot.drawn);
    if (!ballot.drawn.empty()) must(ballot);
    if (auto refusal = put(command::Start{})) return refusal;
    for (int player = 1; player <= plan_.players; ++player)
      if (plan_.habits.absent > 0 && chance_.in_thousand(plan_.habits.absent))
        must(command::MarkAbsent{PlayerId(static_cast<std::uint32_t>(player))});
    return std::nullopt;
  }

  TournamentRun play_on() {
    results_.resize(state().tables.size());
    for (TableNumber number = 1; number <= state().tables.highest(); ++number)
      if (state().tables.has(number)) coming_.emplace(0, number);
    while (state().phase == TournamentPhase::playing) {
      check(!coming_.empty(), "no table of a tournament goes on");
      const auto [at_s, number] = *coming_.begin();
      coming_.erase(coming_.begin());
      must(command::PassTime{at_s});
      visit_table(number);
    }
    run_.clock_s = clock_s(state());
    run_.length_s = state().now_s - state().clock.began_s;
    must(command::Award{});
    return run_;
  }

 private:
  const Tournament& state() const { return run_.state; }
  tournament::Events& events() { return log_ != nullptr ? log_->events : events_; }

  std::optional<Violation> put(const Command& command) {
    if (log_ == nullptr) events_.clear();
    const std::size_t before = events().size();
    auto refusal = plan_.deciding == Deciding::in_place ? play(run_.state, command, events())
                                                        : decide_and_apply(command);
    first_event_ = before;
    if (log_ != nullptr && !refusal) log_->commands.push_back(command);
    return refusal;
  }
  std::optional<Violation> decide_and_apply(const Command& command) {
    const auto decided = decide(run_.state, command);
    if (!decided) return decided.error();
    for (const auto& event : *decided) {
      apply(run_.state, event);
      events().push_back(event);
    }
    return std::nullopt;
  }
  void must(const Command& command) {
    check(!put(command), "a simulated director broke the rules");
  }

  template <class List>
  void mix(List& list) {
    for (std::size_t left = list.size(); left > 1; --left)
      std::swap(list[left - 1], list[chance_.below(static_cast<std::uint32_t>(left))]);
  }

  Entry entry_at(TableNumber table, Seat seat) const {
    return state().entry_at(state().table(table), seat);
  }

  void visit_table(TableNumber number) {
    const TournamentTable& table = state().table(number);
    if (table.dealing) {
      must(command::EndRound{number, results_[number - 1U]});
      if (state().phase != TournamentPhase::playing) return;
      give_rebuys(number);
      if (state().phase != TournamentPhase::playing) return;
    }
    give_top_ups(number);
    race_off(number);
    if (state().phase != TournamentPhase::playing || !reseat(number)) return;
    call_break();
    if (state().clock.on_break) {
      coming_.emplace(state().clock.break_ends_s, number);
      return;
    }
    start_round(number);
  }

  void start_round(TableNumber number) {
    if (put(command::StartRound{number})) {
      // Too few players here; the table is looked at again when another table has moved.
      if (!coming_.empty()) coming_.emplace(coming_.begin()->first + 1, number);
      return;
    }
    const event::RoundBegan* began = nullptr;
    for (std::size_t at = first_event_; at < events().size(); ++at)
      if (const auto* told = std::get_if<event::RoundBegan>(&events()[at])) began = told;
    check(began != nullptr, "a round began without an event");
    StakesAt stakes{};
    for (const Seat seat : began->players) stakes[seat.index()] = entry_at(number, seat).stake;
    const PlayedRound played = croupier_.deal(*began, stakes, at_stake_of(number));
    results_[number - 1U] = played.stakes;
    run_.level = std::max(run_.level, static_cast<int>(began->level));
    ++run_.rounds;
    run_.actions += static_cast<std::uint64_t>(played.actions);
    coming_.emplace(state().now_s + plan_.pace.deal_s + played.actions * plan_.pace.act_s +
                        (played.showdown ? plan_.pace.showdown_s : 0),
                    number);
  }

  // What everybody knows of the rest of the tournament.
  bots::AtStake at_stake_of(TableNumber number) const {
    if (plan_.bots != Bots::strong) return {};
    bots::AtStake known{prizes_left(state()), {}};
    for (const Entry& entry : state().entries)
      if (is_in(entry) && entry.table != number && entry.stake > Chips(0))
        known.elsewhere.push_back(entry.stake);
    return known;
  }

  void give_rebuys(TableNumber number) {
    for (const Seat seat : seats_taken(state().table(number))) {
      const Entry entry = entry_at(number, seat);
      if (entry.status != EntryStatus::busted) continue;
      const bool again = !entry.absent && entry.rebuys < plan_.habits.rebuys_most &&
                         chance_.in_thousand(plan_.habits.rebuys);
      if (!again || put(command::Rebuy{entry.player})) must(command::Eliminate{entry.player});
      if (state().phase != TournamentPhase::playing) return;
    }
  }

  void give_top_ups(TableNumber number) {
    const Conditions& conditions = state().conditions;
    if (!conditions.rebuys.allowed() || in_rebuy_period(conditions, clock_s(state()))) return;
    const TournamentTable& table = state().table(number);
    if (table.rounds > 0 && !in_rebuy_period(conditions, table.round_clock_s)) return;
    for (const Seat seat : seats_taken(table))
      if (!entry_at(number, seat).absent && chance_.in_thousand(plan_.habits.tops_up))
        (void)put(command::TopUp{entry_at(number, seat).player});
  }

  void race_off(TableNumber number) {
    while (state().phase == TournamentPhase::playing &&
           race_off_due(state().conditions, state().table(number).chip, clock_s(state()))) {
      const TournamentTable& table = state().table(number);
      command::RaceOff race{number, table.chip, {}, {}, true};
      FixedList<int, 52> deck;
      for (int card = 0; card < 52; ++card) deck.push_back(card);
      mix(deck);
      for (const Seat seat : seats_racing(state(), table)) {
        race.cards.push_back(Card::from_index(deck[race.seats.size()]));
        race.seats.push_back(seat);
      }
      must(race);
      give_rebuys(number);
    }
  }

  // Breaks this table or moves players off it, as proposed. Returns false when the table is gone.
  bool reseat(TableNumber number) {
    if (table_to_break(state()) == number) {
      command::BreakTable broken{number, {}};
      for (const Seat seat : seats_taken(state().table(number)))
        broken.drawn.push_back(entry_at(number, seat).player);
      mix(broken.drawn);
      if (!put(broken)) return false;
    }
    while (const auto move = move_to_balance(state())) {
      if (move->from != number || put(command::Move{move->player, move->to, move->seat})) break;
    }
    return true;
  }

  void call_break() {
    if (plan_.pace.break_every_min == 0 || state().clock.on_break || !state().clock.running) return;
    const std::int64_t due = clock_s(state()) / (60 * plan_.pace.break_every_min);
    if (due <= breaks_) return;
    breaks_ = due;
    must(command::StartBreak{60 * plan_.pace.break_min});
  }

  const TournamentPlan& plan_;
  TournamentLog* log_;
  Chance chance_;
  Croupier croupier_;
  TournamentRun run_;
  tournament::Events events_;
  std::size_t first_event_ = 0;
  std::set<std::pair<std::int64_t, TableNumber>> coming_;  // When each table goes on.
  std::vector<StakesAt> results_;
  std::int64_t breaks_ = 0;
};

}  // namespace tournament_night

Result<TournamentRun, PlanRefused> run_tournament(const TournamentPlan& plan, TournamentLog* log) {
  tournament_night::Night night(plan, log);
  if (const auto refusal = night.open()) return PlanRefused{say_cited(*refusal)};
  return night.play_on();
}

}  // namespace cardroom::sim
