#include "canberra/tournament/undo/undo.h"

#include <algorithm>
#include <type_traits>
#include <vector>

#include "base/overloaded.h"
#include "canberra/tournament/standings.h"
#include "canberra/tournament/undo/before_act.h"

namespace cardroom::canberra::tournament {

namespace {

template <class One, class... Types>
constexpr bool is_one_of = (std::is_same_v<One, Types> || ...);

// What players, the director and the operator do between the rounds.
template <class Told>
constexpr bool acts =
    is_one_of<Told, event::Entered, event::Withdrew, event::ReserveJoined, event::ReserveSeated,
              event::Substituted, event::Drawn, event::SeatTaken, event::SessionStarted,
              event::Counted, event::TableCounted, event::ExtraCalled, event::BoughtBack,
              event::BreakCalled, event::BreakEnded, event::StackCorrected, event::PlaceAwarded,
              event::Tied>;

// What belongs to a round of play, or ends the tournament for good.
template <class Told>
constexpr bool deals =
    is_one_of<Told, event::RoundStarted, event::AnteAsked, event::AntePlaced, event::AnteRuled,
              event::AntesClosed, event::BetPlaced, event::Folded, event::JackpotWagered,
              event::JackpotWon, event::HadBack, event::RoundEnded, event::RoundVoided,
              event::PlayedOff, event::PlayOffTied, event::Cancelled>;

bool is_act_event(const Event& event) {
  const overloaded asked{[](const event::Penalised& e) { return e.excluded; },
                         []<class Told>(const Told&) { return acts<Told>; }};
  return std::visit(asked, event);
}

// CP17-17.14: a player who cannot ante is out with the round that would have begun.
bool is_round_event(const Event& event) {
  const overloaded asked{[](const event::Eliminated& e) { return e.why == Out::no_chips; },
                         []<class Told>(const Told&) { return deals<Told>; }};
  return std::visit(asked, event);
}

Cents paid_in_by(const Entrant* entrant) {
  if (entrant == nullptr) return {};
  return entrant->paid + entrant->bought - entrant->refunded - entrant->prize;
}

struct Owed {
  PlayerId player;
  Cents amount;  // Below zero, the player pays again what they had got.
};

std::vector<Owed> owed_after(const Tournament& now, const BeforeAct& before) {
  std::vector<Owed> owed;
  for (std::size_t at = 0; at < now.entrants.size(); ++at) {
    const Entrant& entrant = now.entrants[at];
    const Cents back = paid_in_by(&entrant) - paid_in_by(entrant_before(now, before, at));
    if (back != Cents(0)) owed.push_back({entrant.player, back});
  }
  // Those who pay again come first, so that the account always has what it returns.
  std::stable_sort(owed.begin(), owed.end(), [](const Owed& one, const Owed& other) {
    return one.amount < Cents(0) && other.amount > Cents(0);
  });
  return owed;
}

}  // namespace

bool may_be_act(const Command& command) {
  return std::visit(
      []<class Asked>(const Asked&) {
        return is_one_of<
            Asked, command::Enter, command::Withdraw, command::JoinReserve, command::SeatReserve,
            command::Substitute, command::Ballot, command::TakeSeat, command::StartSession,
            command::CountTable, command::BeginExtra, command::BuyBack, command::CallBreak,
            command::EndBreak, command::CorrectStack, command::Penalise, command::AwardPlaces>;
      },
      command);
}

bool has_history(const Tournament& tournament) { return !tournament.history.list.empty(); }

// A tie that shows when a session is over by itself is nobody's act.
bool is_act(std::span<const Event> events) {
  const bool ended = std::any_of(events.begin(), events.end(), [](const Event& event) {
    return std::holds_alternative<event::SessionEnded>(event);
  });
  const auto acted = [&](const Event& event) {
    return is_act_event(event) && !(ended && std::holds_alternative<event::Tied>(event));
  };
  return std::any_of(events.begin(), events.end(), acted) &&
         std::none_of(events.begin(), events.end(), is_round_event);
}

void note_act(Tournament& tournament, const std::optional<Tournament>& before,
              std::span<const Event> events) {
  History& history = tournament.history;
  if (std::any_of(events.begin(), events.end(), is_round_event)) {
    history.dealt = history.dealt || !history.list.empty();
    history.list.clear();
    return;
  }
  if (!before) return;
  const bool undoes = std::any_of(events.begin(), events.end(), [](const Event& event) {
    return std::holds_alternative<event::Undone>(event);
  });
  if (!is_act(events)) {
    if (!history.list.empty() && !undoes) {
      auto& last = history.list.back().before;
      last = changed_too(*last, *before, tournament);
    }
    return;
  }
  SessionAct act;
  act.number = ++history.last;
  act.before = changed_since(*before, tournament);
  std::visit(
      [&]<class Told>(const Told& told) {
        act.what = ShortText::from(Told::name).value_or(ShortText());
        constexpr bool of_several =
            is_one_of<Told, event::Drawn, event::Counted, event::Tied, event::PlaceAwarded>;
        if constexpr (requires { told.player; })
          if (!of_several) act.player = told.player;
      },
      *std::find_if(events.begin(), events.end(), is_act_event));
  history.dealt = false;
  history.list.push_back(std::move(act));
  if (history.list.size() > History::kept) history.list.erase(history.list.begin());
}

// CP17-17.20: the director, who calculates the places, takes back what was entered by mistake, as
// long as no round was played on top of it.
Refusal perform(TournamentFlow& flow, const command::Undo& asked) {
  const Clause clause_20 = clause("CP17-17.20");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, clause_20)) return refusal;
  const History& history = tournament.history;
  if (history.list.empty())
    return refuse(history.dealt ? refusal::dealt_on_top : refusal::nothing_to_undo, clause_20);
  const SessionAct act = history.list.back();
  if (asked.act != 0 && asked.act != act.number)
    return refuse(find_act(tournament, asked.act) != nullptr ? refusal::later_act_first
                                                             : refusal::no_such_act,
                  clause_20, {{"act", asked.act}});
  const bool reopened =
      tournament.phase == CanberraPhase::awarded && act.before->phase != CanberraPhase::awarded;
  const Cents commission = commission_of(tournament);
  const std::vector<Owed> owed = owed_after(tournament, *act.before);
  flow.emit(event::Undone{act.number, act.what, act.player, clause_20});
  if (reopened) flow.emit(event::Reopened{commission, clause_20});
  for (const Owed& one : owed) flow.emit(event::MoneyReturned{one.player, one.amount, clause_20});
  return std::nullopt;
}

// CP17-17.13: chips come and go only by the rules, so the reason is part of it.
Refusal perform(TournamentFlow& flow, const command::CorrectStack& asked) {
  const Clause chips = clause("CP17-17.13");
  const Tournament& tournament = flow.state;
  if (auto refusal = refuse_role(asked.by, {Role::director}, chips)) return refusal;
  if (asked.reason.empty()) return refuse(refusal::reason_missing, chips);
  if (auto refusal = refuse_stage(tournament, asked.player, RoundStage::none, chips))
    return refusal;
  if (asked.chips < Chips(0) || asked.chips > stack_most)
    return refuse(refusal::setting_value, chips, {{"chips", asked.chips.count()}});
  if (find_entrant(tournament, asked.player)->stack == asked.chips)
    return refuse(refusal::already_done, chips);
  flow.emit(event::StackCorrected{asked.player, asked.chips, asked.reason, chips});
  return std::nullopt;
}

}  // namespace cardroom::canberra::tournament
