#include "room/tournaments/tournament_orders.h"

#include "room/game/whole_command.h"
#include "room/messages/given.h"
#include "room/messages/permissions.h"

namespace cardroom::room {

LiveTournament* TournamentOrders::named_with_id(const Message& message, Effects& effects) {
  if (!message.id.empty()) return tournaments_.named_in(message, effects);
  refuse(message, rule::id_missing, effects);
  return nullptr;
}

void TournamentOrders::announce(const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto asked = read_given<incoming::AnnounceTournament>(message, effects);
  if (!asked) return;
  const TournamentWanted wanted{.format = asked->format,
                                .name = asked->name_,
                                .directing = asked->directing.value_or(records::Directing::room),
                                .conditions = asked->conditions.value_or(SettingList()),
                                .table_settings = asked->table_settings.value_or(SettingList()),
                                .house = asked->house.value_or(SettingList()),
                                .starts_ms = asked->starts_ms.value_or(0),
                                .bots_up_to = asked->bots_up_to.value_or(0)};
  const auto announced = performer_.announce(wanted, {message.now_ms, effects});
  if (!announced) return refuse(message, announced.error(), effects);
  answers_.done_in(message, *announced, effects);
}

void TournamentOrders::list(const Message& message, Effects& effects) {
  board_.enter(message.from);
  answer(message, board_.list_text(message.id), effects);
}

void TournamentOrders::watch(const Message& message, Effects& effects) {
  LiveTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  tournament->watchers.insert(message.from);
  answer(message, board_.text_of(*tournament, message.account, message.id), effects);
}

void TournamentOrders::unwatch(const Message& message, Effects& effects) {
  LiveTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  tournament->watchers.erase(message.from);
  if (message.id.empty()) return;
  answer(message, outgoing::Done{outgoing::id_of(message.id), {}, {}, {}}, effects);
}

void TournamentOrders::enter_bots(const Message& message, Effects& effects) {
  LiveTournament* const tournament = named_with_id(message, effects);
  if (tournament == nullptr) return;
  const auto asked = read_given<incoming::EnterBots>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  const int free = tournament->state.conditions.players_most - entrants(tournament->state);
  if (asked->count == 0 || static_cast<std::int64_t>(asked->count) > free)
    return refuse(message, refused_by(rule::bad_message, "count: from 1 to the free places"),
                  effects);
  if (const auto refused = runner_.add_bots(*tournament, static_cast<int>(asked->count), at))
    return refuse(message, *refused, effects);
  answers_.done_in(message, tournament->number(), effects);
}

void TournamentOrders::revive(const Message& message, Effects& effects) {
  LiveTournament* const tournament = named_with_id(message, effects);
  if (tournament == nullptr) return;
  if (const auto refused =
          performer_.revive(*tournament, message.asker(), {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  answers_.done_in(message, tournament->number(), effects);
}

void TournamentOrders::wind_up(const Message& message, Effects& effects) {
  LiveTournament* const tournament = named_with_id(message, effects);
  if (tournament == nullptr) return;
  if (const auto refused =
          performer_.wind_up(*tournament, message.asker(), {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  answers_.done_in(message, tournament->number(), effects);
}

void TournamentOrders::perform(const Message& message, Effects& effects) {
  const Permission* const permission = find_permission(tournament_permissions(), message.type);
  if (permission == nullptr)
    return refuse(message, refused_by(rule::unknown_type, message.type), effects);
  if (message.account.is_none()) return refuse(message, rule::not_signed_in, effects);
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  if (answers_.repeat(message, effects)) return;
  LiveTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  if (!permission->roles.contains(message.role))
    return refuse(message, rule::not_your_role, effects);
  boost::json::object given = message.fields;
  given.erase("tournament");
  const auto command = whole_command<tournament::Command>(given, {message.asker(), Seat::none()});
  if (!command) return refuse(message, command.error(), effects);
  if (const auto refused = performer_.perform(*tournament, *command, message.asker(), message.id,
                                              {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  runner_.agree_for_bots(*tournament, {message.now_ms, effects});
  answers_.done_in(message, tournament->number(), effects);
}

}  // namespace cardroom::room
