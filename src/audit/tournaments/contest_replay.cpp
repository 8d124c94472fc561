#include "audit/tournaments/contest_replay.h"

#include "base/overloaded.h"
#include "canberra/tournament/play.h"
#include "cards/lots.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "words/refusal.h"

namespace cardroom::audit {

namespace {

namespace contest = canberra::tournament;

bool is_drawn_by(const contest::command::Ballot& ballot, const contest::Tournament& state,
                 const Seed& seed) {
  const auto players = next_players(state);
  if (ballot.drawn.size() != players.size()) return false;
  const std::vector<std::size_t> order = lots(players.size(), seed, 0);
  for (std::size_t at = 0; at < players.size(); ++at)
    if (ballot.drawn[at] != players[order[at]]) return false;
  return true;
}

}  // namespace

// CP17-17.11: a substitute acts for the entrant.
std::string ContestReplay::wrong_asker(const CommandRecord& record) const {
  for (const contest::Entrant& entrant : state_.entrants)
    if (!record.player.is_none() && entrant.played_by == record.player) return {};
  return wrong_role(record);
}

// CP17-17.7: a ballot comes from the key that was committed to before.
void ContestReplay::check_ballot(const contest::Command& command, const Lots& from,
                                 Complaints& complaints) {
  const auto* const ballot = std::get_if<contest::command::Ballot>(&command);
  if (ballot == nullptr) return;
  if (from.seed && ((key_ && *from.seed != *key_) || !is_drawn_by(*ballot, state_, *from.seed)))
    complaints.add(Subject::shuffle, "what was drawn by lot does not follow from its seed");
  expect_next(key_, from);
}

void ContestReplay::add_up(const contest::Events& events) {
  namespace event = contest::event;
  const overloaded moved{[&](const event::Entered& e) { held_ += e.amount; },
                         [&](const event::ReserveSeated& e) { held_ += e.fee; },
                         [&](const event::BoughtBack& e) { held_ += e.amount; },
                         [&](const event::Refunded& e) { held_ -= e.amount; },
                         [&](const event::PrizePaid& e) { held_ -= e.amount; },
                         [&](const event::Reopened& e) { held_ += e.commission; },
                         [&](const event::MoneyReturned& e) { held_ -= e.amount; },
                         [](const auto&) {}};
  for (const contest::Event& happened : events) std::visit(moved, happened);
  // CP17-17.22: what is left is the house's.
  if (state_.phase == contest::CanberraPhase::awarded ||
      state_.phase == contest::CanberraPhase::cancelled)
    held_ = Cents(0);
}

void ContestReplay::wind_up(const records::TournamentWoundUp&) {
  state_.phase = contest::CanberraPhase::cancelled;
  held_ = Cents(0);
}

std::string ContestReplay::fault_in_chips(std::uint32_t number,
                                          const canberra::State& table) const {
  if (number == 0 || number > contest::tables_most || in_round(table.phase)) return {};
  const auto own = static_cast<contest::TableNumber>(number);
  if (!state_.table(own).in_use || state_.table(own).stage == contest::RoundStage::bets) return {};
  for (unsigned at = 0; at < canberra::boxes_max; ++at) {
    const contest::Entrant* const entrant = at_seat(state_, own, seat_at(at));
    if (entrant == nullptr || !table.boxes[at].occupied()) continue;
    if (table.stake(seat_at(at)) != in_cents(entrant->stack))
      return "has " + std::to_string(table.stake(seat_at(at)).count() / 100) + " chips in box " +
             std::to_string(at + 1) + " where its tournament has " +
             std::to_string(entrant->stack.count());
  }
  return {};
}

void ContestReplay::step(const CommandRecord& record, const Lots& from, Complaints& complaints) {
  complaints.add(Subject::rules, wrong_asker(record));
  const auto command = codec::from_json<contest::Command>(record.command);
  if (!command) {
    lost_ = true;
    return complaints.add(Subject::record,
                          "the command cannot be read: " + to_string(command.error()));
  }
  check_ballot(*command, from, complaints);
  contest::Events events;
  const auto refusal = play(state_, *command, events);
  const std::string wrong = refusal ? "the rules refuse this command: " + say_cited(*refusal)
                                    : difference(record.events, codec::to_json(events).as_array());
  if (!wrong.empty()) {
    lost_ = true;
    return complaints.add(Subject::rules, wrong + "; the rest of this tournament is not replayed");
  }
  add_up(events);
}

}  // namespace cardroom::audit
