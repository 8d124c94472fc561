#include "room/poker/refusals.h"

#include <algorithm>

#include "base/overloaded.h"
#include "rules/table/refusals.h"
#include "tournament/refusals.h"

namespace cardroom::room {

namespace {

// In turn, and of a listed size: what nearly every command of a player is.
bool is_regular(const Round& round, const Command& command) {
  const auto in_turn = [&](Seat seat) { return seat == round.turn; };
  const overloaded regular{[&](const command::Bet& bet) {
                             return in_turn(bet.seat) && round.legal.sizes.allows(bet.to);
                           },
                           [&](const command::RaiseTo& raise) {
                             return in_turn(raise.seat) && round.legal.sizes.allows(raise.to);
                           },
                           [&](const auto& other) {
                             if constexpr (requires { other.seat; }) return in_turn(other.seat);
                             return true;
                           }};
  return std::visit(regular, command);
}

}  // namespace

// House setting: where it is off, nobody meets *95-16.3 or S05-17.5 to S05-17.8. What the rules
// would hold, put right or give back is refused, with their clause.
std::optional<Refused> refuse_irregular(const Table& table, const TableCommand& command) {
  const auto* const in_round = std::get_if<Command>(&command);
  if (in_round == nullptr || !table.dealing) return std::nullopt;
  if (is_regular(table.round, *in_round)) return std::nullopt;
  const auto played = decide(table.terms, table.round, *in_round);
  if (!played) return std::nullopt;
  for (const Event& event : *played)
    if (const auto* const forward = std::get_if<event::PutForward>(&event)) {
      Refused refused = refused_by(rule::irregular_wager);
      refused.clause = forward->clause;
      return refused;
    }
  return std::nullopt;
}

// T01-4.5, T01-8.4, S05-20.7, S05-20.14, *95-19.3: seats and chips are the tournament's, and so are
// the terms of its tables and when they open and close.
std::optional<Refused> refuse_tournaments_own(const Table& table, const TableCommand& command) {
  const Citations& cite = table.cite();
  const auto seats = [&] {
    return refused_by(Violation{&refusal::directors_seats, cite.seat_change});
  };
  const auto chips = [&] {
    return refused_by(Violation{&refusal::directors_chips, cite.stake_frozen});
  };
  namespace asked = table_command;
  using Why = std::optional<Refused>;
  const overloaded own{[&](const asked::Sit&) -> Why { return seats(); },
                       [&](const asked::JoinList&) -> Why { return seats(); },
                       [&](const asked::PlaceMarker&) -> Why { return seats(); },
                       [&](const asked::AwardSeat&) -> Why { return seats(); },
                       [&](const asked::Vacate&) -> Why { return seats(); },
                       [&](const asked::Exclude&) -> Why { return seats(); },
                       [&](const asked::DealOut&) -> Why { return seats(); },
                       [&](const asked::CloseTable&) -> Why { return seats(); },
                       [&](const asked::RestrictGroup&) -> Why { return seats(); },
                       [&](const asked::Admit&) -> Why { return seats(); },
                       [&](const asked::MarkAbsent&) -> Why { return seats(); },
                       [&](const asked::Determine&) -> Why { return chips(); },
                       [&](const asked::IssueChips&) -> Why { return chips(); },
                       [&](const asked::RemoveChips&) -> Why { return chips(); },
                       [](const auto&) -> Why { return std::nullopt; }};
  return std::visit(own, command);
}

// C-24: a round may be put right until the next one. Whoever it put out of a tournament is out by
// now, so from here on it is the director who corrects stakes and places.
std::optional<Refused> refuse_resettling(const Table& table, const TableEvents& events) {
  const bool resettles = std::any_of(events.begin(), events.end(), [](const TableEvent& event) {
    const auto* const in_round = std::get_if<Event>(&event);
    return in_round != nullptr && std::holds_alternative<event::SettlementReversed>(*in_round);
  });
  if (!resettles) return std::nullopt;
  Refused refused = refused_by(rule::round_reported);
  refused.clause = table.cite().stake_frozen;
  return refused;
}

// M-18: a tournament cannot go on without anybody.
std::optional<Refused> refuse_nobody_left(const Table& after, const TableEvents& events) {
  const auto removed = std::find_if(events.begin(), events.end(), [](const TableEvent& event) {
    const auto* const in_round = std::get_if<Event>(&event);
    return in_round != nullptr && std::holds_alternative<event::PotRemoved>(*in_round);
  });
  if (removed == events.end()) return std::nullopt;
  for (const Seat seat : after.round.dealt)
    if (after.place(seat).stake > Chips(0)) return std::nullopt;
  Refused refused = refused_by(tournament::refusal::nobody_left);
  refused.clause = std::get<event::PotRemoved>(std::get<Event>(*removed)).clause;
  return refused;
}

}  // namespace cardroom::room
