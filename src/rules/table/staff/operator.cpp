#include "rules/table/staff/operator.h"

#include "rules/table/plan.h"
#include "rules/table/refusals.h"
#include "rules/table/seats.h"
#include "rules/table/staff/director.h"

namespace cardroom {

namespace {

constexpr std::uint8_t abstaining_rounds = 3;  // *95-18.8, S05-19.6

// T-24: determinations for the game cannot change once it has begun.
Refusal refuse_locked(const Table& table, const GameSetting& setting) {
  if (lock_of(setting, *table.game) == Lock::game_start && table.rounds > 0)
    return refuse(refusal::setting_locked, table.cite().*setting.clause);
  // *95-5.2, S05-4.1: the minima may be changed on notice at any time, for the next round; the rest
  // is determined before a round of play.
  const bool on_notice =
      setting.clause == &Citations::minimum || setting.clause == &Citations::stake;
  if (table.dealing && !on_notice)
    return refuse(refusal::setting_locked, table.cite().*setting.clause);
  return std::nullopt;
}

Refusal refuse_fewer_seats(const Table& table, int seats) {
  const Seat last = seated(table).highest_seat();
  if (!last.is_none() && last.number() > seats)
    return refuse(refusal::seats_in_use, table.cite().seats,
                  {{"seats", seats}, {"seat", last.number()}});
  return std::nullopt;
}

}  // namespace

// *95-5.2, S05-4.1, S05-4.2: told to the players now, in force from the next round of play.
Refusal perform(TableFlow& flow, const table_command::Determine& asked) {
  const Table& table = flow.state;
  const GameSetting* const setting = find_setting(asked.key.view());
  const Clause clause =
      setting == nullptr ? flow.cite().minimum_change : flow.cite().*setting->clause;
  if (auto refusal = refuse_role(asked.by, {Role::operator_, who_rules(table)}, clause))
    return refusal;
  Determinations wanted = table.determined;
  if (const auto read = determine(wanted, *table.game, asked.key.view(), asked.value.view()); !read)
    return refuse(*read.error().rule, read.error().clause);
  if (auto refusal = refuse_locked(table, *setting)) return refusal;
  const auto terms = make_terms(*table.game, wanted);
  if (!terms) return refuse(*terms.error().rule, terms.error().clause);
  if (auto refusal = refuse_fewer_seats(table, terms->seats)) return refusal;
  flow.emit(table_event::Determined{asked.key, asked.value, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::PlaceMarker& placed) {
  const Table& table = flow.state;
  const Clause clause = flow.cite().marker;
  if (auto refusal =
          refuse_role(placed.by, {Role::dealer, Role::supervisor, Role::operator_}, clause))
    return refusal;
  if (auto refusal = refuse_number(table, placed.seat)) return refusal;
  if (table.dealing) return refuse(refusal::round_under_way, clause);
  flow.emit(table_event::MarkerPlaced{placed.seat, clause});
  return std::nullopt;
}

// B-47: the operator may do this while all other seats are in use. P-07: or when the player sits
// out and the buck is due.
Refusal perform(TableFlow& flow, const table_command::Vacate& vacate) {
  const Table& table = flow.state;
  if (table.game->table.tournament) return take_from_table(flow, vacate);
  const Clause clause = flow.cite().abstaining;
  if (auto refusal = refuse_role(vacate.by, {Role::supervisor, Role::operator_}, clause))
    return refusal;
  if (auto refusal = refuse_seat(table, vacate.seat)) return refusal;
  if (!table.dealing && plan_round(table, table.now_s).refuses_buck == vacate.seat) {
    depart(flow, vacate.seat, Departure::vacated, flow.cite().marker_not_passed);
    return std::nullopt;
  }
  if (!table.game->table.vacates_abstainers) return refuse(refusal::power_not_in_book, clause);
  const Place& place = table.place(vacate.seat);
  if (place.abstained < abstaining_rounds)
    return refuse(refusal::not_abstaining, clause, {{"rounds", place.abstained}});
  const int free = table.coming.seats - seated(table).size();
  if (free > 0) return refuse(refusal::seats_are_free, clause, {{"free", free}});
  depart(flow, vacate.seat, Departure::vacated, clause);
  return std::nullopt;
}

// *95-17.2, S05-18.2: on notice to the players, and in 1995 to an inspector first.
Refusal perform(TableFlow& flow, const table_command::CloseTable& close) {
  const Clause clause = flow.cite().closure;
  if (auto refusal = refuse_role(close.by, {Role::operator_}, clause)) return refusal;
  if (flow.state.game->table.tells_inspector && !close.inspector_told)
    return refuse(refusal::inspector_not_told, clause);
  flow.emit(table_event::ClosureAnnounced{close.rounds, close.inspector_told, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::RestrictGroup& restriction) {
  const Clause clause = flow.cite().group;
  if (auto refusal = refuse_role(restriction.by, {Role::operator_, who_rules(flow.state)}, clause))
    return refusal;
  if (!flow.state.game->table.groups) return refuse(refusal::power_not_in_book, clause);
  flow.emit(table_event::GroupRestricted{restriction.restricted, clause});
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const table_command::Admit& admit) {
  const Clause clause = flow.cite().group;
  if (auto refusal = refuse_role(admit.by, {Role::operator_, who_rules(flow.state)}, clause))
    return refusal;
  if (!flow.state.game->table.groups) return refuse(refusal::power_not_in_book, clause);
  if (admit.player.is_none()) return refuse(refusal::no_player_named, clause);
  if (flow.state.group.contains(admit.player)) return std::nullopt;
  if (flow.state.group.full()) return refuse(refusal::list_is_full, clause);
  flow.emit(table_event::Admitted{admit.player, clause});
  return std::nullopt;
}

}  // namespace cardroom
