#include "room/tournaments/tournament_orders.h"

#include "room/contests/contest_money.h"
#include "room/game/whole_command.h"
#include "room/messages/fields.h"
#include "room/messages/given.h"
#include "room/messages/permissions.h"
#include "room/tournaments/money.h"
#include "tournament/play.h"

namespace cardroom::room {

namespace {

// The rules say under which clause somebody else has the power: a tournament in which nothing has
// happened yet is asked. Where they do not say it of this, `decision`: the director decides.
template <class Command, class Events, class State>
Refused not_your_role(State trial, Clause decision, const Message& message) {
  const boost::json::object given{{"type", message.type}};
  const auto asked = whole_command<Command>(given, {message.asker(), Seat::none()});
  Events events;
  const auto refusal = asked ? play(trial, *asked, events) : std::nullopt;
  const bool by_role = refusal && refusal->rule == &rule::not_your_role && refusal->clause;
  return refused_by(by_role ? *refusal : Violation{&rule::not_your_role, decision});
}

}  // namespace

AnyTournament* TournamentOrders::named_with_id(const Message& message, Effects& effects) {
  if (!message.id.empty()) return tournaments_.named_in(message, effects);
  refuse(message, rule::id_missing, effects);
  return nullptr;
}

void TournamentOrders::announce(const Message& message, Effects& effects) {
  using records::TournamentTables;
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
                                .bots_up_to = asked->bots_up_to.value_or(0),
                                .tables = asked->tables.value_or(TournamentTables::dealt)};
  const Moment at{message.now_ms, effects};
  const auto announced = wanted.format == LiveContest::format
                             ? contest_performer_.announce(wanted, at)
                             : performer_.announce(wanted, at);
  if (!announced) return refuse(message, announced.error(), effects);
  answers_.done_in(message, *announced, effects);
}

void TournamentOrders::list(const Message& message, Effects& effects) {
  board_.enter(message.from);
  answer(message, board_.list_text(message.id), effects);
}

void TournamentOrders::watch(const Message& message, Effects& effects) {
  AnyTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  tournament->watchers.insert(message.from);
  const LiveContest* const live = tournaments_.contests().find(tournament->number());
  answer(message,
         live != nullptr ? board_.text_of(*live, message.account, message.id)
                         : board_.text_of(*tournaments_.find(tournament->number()), message.account,
                                          message.id),
         effects);
}

void TournamentOrders::unwatch(const Message& message, Effects& effects) {
  AnyTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  tournament->watchers.erase(message.from);
  if (message.id.empty()) return;
  answer(message, outgoing::Done{outgoing::id_of(message.id), {}, {}, {}}, effects);
}

void TournamentOrders::list_players(const Message& message, Effects& effects) {
  const AnyTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  const auto asked = read_given<incoming::AskTournamentPlayers>(message, effects);
  if (!asked) return;
  answer(message, board_.players_text(*tournament, asked->from.value_or(0), message.id), effects);
}

void TournamentOrders::tell_story(const Message& message, Effects& effects) {
  const AnyTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  const auto asked = read_given<incoming::AskTournamentStory>(message, effects);
  if (!asked) return;
  answer(message, board_.story_text(*tournament, asked->from.value_or(0), message.id), effects);
}

void TournamentOrders::show_ballot(const Message& message, Effects& effects) {
  const AnyTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  const auto asked = read_given<incoming::AskTournamentBallot>(message, effects);
  if (!asked) return;
  answer(message, board_.ballot_text(*tournament, asked->from.value_or(0), message.id), effects);
}

void TournamentOrders::enter_walk_in(const Message& message, Effects& effects) {
  const AnyTournament* const tournament = named_with_id(message, effects);
  if (tournament == nullptr) return;
  const auto asked = read_given<incoming::EnterWalkIn>(message, effects);
  if (!asked) return;
  const WalkIn person{asked->name_, asked->agreed.value_or(false)};
  const Moment at{message.now_ms, effects};
  const std::uint32_t number = tournament->number();
  LiveContest* const live = tournaments_.contests().find(number);
  const auto refused =
      live != nullptr ? walk_ins_.enter(*live, person, message.asker(), at)
                      : walk_ins_.enter(*tournaments_.find(number), person, message.asker(), at);
  if (refused) return refuse(message, *refused, effects);
  answers_.done_in(message, number, effects);
}

template <class Events, class State, class Command>
void TournamentOrders::take_cash(const State& state, const Command& command, const Message& message,
                                 Effects& effects) {
  if (message.role == Role::player) return;
  const auto due = price_of(state, command);
  if (!due || !walk_ins_.is_walk_in(due->player)) return;
  State trial = state;
  Events events;
  if (!play(trial, command, events)) walk_ins_.take_cash(*due, {message.now_ms, effects});
}

void TournamentOrders::enter_bots(const Message& message, Effects& effects) {
  AnyTournament* const tournament = named_with_id(message, effects);
  if (tournament == nullptr) return;
  const auto asked = read_given<incoming::EnterBots>(message, effects);
  if (!asked) return;
  constexpr std::uint32_t most = 1'000'000;
  const int count = static_cast<int>(std::min(asked->count, most));
  if (const auto refused = enter_bots(*tournament, count, {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  answers_.done_in(message, tournament->number(), effects);
}

std::optional<Refused> TournamentOrders::enter_bots(AnyTournament& tournament, int count,
                                                    const Moment& at) {
  LiveContest* const live = tournaments_.contests().find(tournament.number());
  LiveTournament* const poker = tournaments_.find(tournament.number());
  const int free = live != nullptr ? live->state.conditions.most - still_in(live->state)
                                   : poker->state.conditions.players_most - entrants(poker->state);
  if (tournament.is_hosted()) return refused_by(rule::no_bots_at_hosted);
  if (count == 0 || count > free)
    return refused_by(rule::bad_message, "count: from 1 to the free places");
  return live != nullptr ? contest_runner_.add_bots(*live, count, at)
                         : runner_.add_bots(*poker, count, at);
}

void TournamentOrders::revive(const Message& message, Effects& effects) {
  const AnyTournament* const tournament = named_with_id(message, effects);
  if (tournament == nullptr) return;
  const Moment at{message.now_ms, effects};
  const std::uint32_t number = tournament->number();
  LiveContest* const live = tournaments_.contests().find(number);
  const auto refused = live != nullptr
                           ? contest_performer_.revive(*live, message.asker(), at)
                           : performer_.revive(*tournaments_.find(number), message.asker(), at);
  if (refused) return refuse(message, *refused, effects);
  answers_.done_in(message, number, effects);
}

void TournamentOrders::wind_up(const Message& message, Effects& effects) {
  const AnyTournament* const named = named_with_id(message, effects);
  if (named == nullptr) return;
  const Moment at{message.now_ms, effects};
  const std::uint32_t number = named->number();
  LiveContest* const live = tournaments_.contests().find(number);
  const auto refused = live != nullptr
                           ? contest_performer_.wind_up(*live, message.asker(), at)
                           : performer_.wind_up(*tournaments_.find(number), message.asker(), at);
  if (refused) return refuse(message, *refused, effects);
  answers_.done_in(message, number, effects);
}

void TournamentOrders::perform(const Message& message, Effects& effects) {
  if (find_permission(tournament_permissions(), message.type) == nullptr &&
      find_permission(contest_permissions(), message.type) == nullptr)
    return refuse(message, refused_by(rule::unknown_type, message.type), effects);
  if (message.account.is_none()) return refuse(message, rule::not_signed_in, effects);
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  if (answers_.repeat(message, effects)) return;
  AnyTournament* const tournament = tournaments_.named_in(message, effects);
  if (tournament == nullptr) return;
  if (const auto refused = perform(*tournament, message, effects))
    return refuse(message, *refused, effects);
  if (LiveTournament* const poker = tournaments_.find(tournament->number()))
    runner_.agree_for_bots(*poker, {message.now_ms, effects});
  answers_.done_in(message, tournament->number(), effects);
}

std::optional<Refused> TournamentOrders::perform(AnyTournament& tournament, const Message& message,
                                                 Effects& effects) {
  LiveContest* const live = tournaments_.contests().find(tournament.number());
  const Permission* const permission = find_permission(
      live != nullptr ? contest_permissions() : tournament_permissions(), message.type);
  if (permission == nullptr) return refused_by(rule::unknown_type, message.type);
  if (!permission->roles.contains(message.role)) {
    if (live != nullptr)
      return not_your_role<contest::Command, contest::Events>(contest::Tournament(),
                                                              clause("CP17-17.4"), message);
    const tournament::Format& format = tournaments_.find(tournament.number())->format();
    return not_your_role<tournament::Command, tournament::Events>(
        make_tournament(format), format.articles->cite.decision, message);
  }
  if (live != nullptr) return perform(*live, message, effects);
  boost::json::object given = message.fields;
  given.erase("tournament");
  const auto command = whole_command<tournament::Command>(given, {message.asker(), Seat::none()});
  if (!command) return command.error();
  LiveTournament& poker = *tournaments_.find(tournament.number());
  take_cash<tournament::Events>(poker.state, *command, message, effects);
  return performer_.perform(poker, *command, message.asker(), message.id,
                            {message.now_ms, effects});
}

std::optional<Refused> TournamentOrders::perform(LiveContest& live, const Message& message,
                                                 Effects& effects) {
  boost::json::object given = message.fields;
  given.erase("tournament");
  auto command = whole_command<contest::Command>(given, {message.asker(), Seat::none()});
  if (!command) return command.error();
  take_cash<contest::Events>(live.state, *command, message, effects);
  return contest_performer_.perform(live, *command, message.asker(), message.id,
                                    {message.now_ms, effects});
}

bool TournamentOrders::perform_at(const LiveTable& table, const Message& message,
                                  Effects& effects) {
  LiveContest* const live = tournaments_.contests().find(table.of.tournament);
  const bool antes = message.type == "place_ante";
  if (live == nullptr || (!antes && message.type != "place_jackpot")) return false;
  const Moment at{message.now_ms, effects};
  const PlayerId player = entrant_of(live->state, message.account);
  contest::Command asked = contest::command::WagerJackpot{player};
  if (antes) asked = contest::command::PlaceAnte{player, Chips(number_in(message.fields, "ante"))};
  if (const auto refused =
          contest_performer_.perform(*live, asked, message.asker(), message.id, at))
    refuse(message, *refused, effects);
  else
    answers_.done_at_table(message, {table.number, table.seq}, effects);
  return true;
}

}  // namespace cardroom::room
