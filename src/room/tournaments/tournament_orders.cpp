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
  if (!play(trial, command, events))
    walk_ins_.take_cash(*due, message.asker(), {message.now_ms, effects});
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

// CP17-17.16: the next player is asked when the dealer enters their ante, and the one before it is
// fixed.
std::optional<Refused> TournamentOrders::enter_ante(LiveContest& live, const LiveTable& table,
                                                    const Message& message, Effects& effects) {
  const auto number = static_cast<contest::TableNumber>(table.of.table);
  const auto place = number_in(message.fields, "seat");
  const Seat seat = place < 1 || place > seats_max ? Seat() : Seat(static_cast<int>(place));
  const contest::Entrant* const entrant =
      seat.is_none() ? nullptr : at_seat(live.state, number, seat);
  if (entrant == nullptr) return refused_by(rule::no_player_there);
  const Moment at{message.now_ms, effects};
  contest::Command asked = contest::command::WagerJackpot{entrant->player};
  if (message.type == "place_ante") {
    const contest::SessionTable& own = live.state.table(number);
    const contest::Entrant* const before =
        own.stage == contest::RoundStage::antes ? at_seat(live.state, number, own.asked) : nullptr;
    const bool asks = before != nullptr && before != entrant && before->ante > Chips(0);
    const SeatSet waiting = seats_at(live.state, number) - own.had_turn - SeatSet{own.asked};
    if (asks && !waiting.empty() && waiting.after(own.asked) == seat)
      if (auto refused =
              contest_performer_.perform(live, contest::command::AskNext{Role::dealer, number},
                                         {PlayerId(), Role::dealer}, {}, at))
        return refused;
    asked = contest::command::PlaceAnte{entrant->player, Chips(number_in(message.fields, "ante"))};
  }
  contest::Tournament trial = live.state;
  contest::Events events;
  const PlayerId pays = plays_for(*entrant);
  const bool wagers = std::holds_alternative<contest::command::WagerJackpot>(asked);
  // CP17-17.3(a)(vii): somebody without an account pays the dealer.
  if (wagers && walk_ins_.is_walk_in(pays) && !play(trial, asked, events))
    walk_ins_.take_cash({pays, live.state.conditions.jackpot}, message.asker(), at);
  return contest_performer_.perform(live, asked, message.asker(), message.id, at);
}

// The antes are fixed when the cards are dealt; nobody is left out (CP17-17.14).
std::optional<Refused> TournamentOrders::close_antes(LiveContest& live, const LiveTable& table,
                                                     const Moment& at) {
  const auto number = static_cast<contest::TableNumber>(table.of.table);
  while (live.state.table(number).stage == contest::RoundStage::antes) {
    const contest::command::AskNext next{Role::dealer, number};
    if (auto refused = contest_performer_.perform(live, next, {PlayerId(), Role::dealer}, {}, at))
      return refused;
  }
  return std::nullopt;
}

// Until the stakes of a round are reported, its entries may be taken back.
std::optional<Refused> TournamentOrders::go_on_hosted(const LiveTable& table,
                                                      const Message& message, const Moment& at) {
  LiveTournament* const poker = tournaments_.find(table.of.tournament);
  if (poker == nullptr || table.game->dealing()) return std::nullopt;
  const auto number = static_cast<tournament::TableNumber>(table.of.table);
  if (message.type == "start_round") runner_.go_on_now(*poker, number, at);
  // The next one may have been called already.
  if (message.type == "undo" && (table.told_to_deal || !runner_.may_undo(*poker, number)))
    return refused_by(rule::round_reported);
  return std::nullopt;
}

bool TournamentOrders::perform_at(const LiveTable& table, const Message& message,
                                  Effects& effects) {
  LiveContest* const live = tournaments_.contests().find(table.of.tournament);
  const bool antes = message.type == "place_ante";
  const Moment at{message.now_ms, effects};
  const bool enters = antes || message.type == "place_jackpot";
  if (table.game->is_hosted() && (live == nullptr || !enters)) {
    const bool of_session = live != nullptr && table.of.table <= contest::tables_most;
    const auto refused = of_session && message.type == "deal" ? close_antes(*live, table, at)
                                                              : go_on_hosted(table, message, at);
    if (refused) refuse(message, *refused, effects);
    return refused.has_value();
  }
  if (live == nullptr || !enters) return false;
  if (table.game->is_hosted()) {
    if (const auto refused = enter_ante(*live, table, message, effects))
      refuse(message, *refused, effects);
    else
      answers_.done_at_table(message, {table.number, table.seq}, effects);
    return true;
  }
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
