#include "room/tournaments/performer.h"

#include "base/overloaded.h"
#include "codec/json_text.h"
#include "room/game/open_game.h"
#include "room/game/opening.h"
#include "room/tables/house_settings.h"
#include "room/tournaments/any/winding_up.h"
#include "room/tournaments/draws.h"
#include "room/tournaments/levels.h"
#include "room/tournaments/money.h"
#include "room/tournaments/schedule.h"
#include "tournament/format/formats.h"
#include "tournament/format/settings.h"
#include "tournament/play.h"

namespace cardroom::room {

namespace {

namespace command = tournament::command;
namespace event = tournament::event;
using tournament::TableNumber;

command::Determine determination(const std::string& key, const std::string& value) {
  return {ShortText::from(key).value_or(ShortText()), Note::from(value).value_or(Note()),
          Role::operator_};
}

// What the tables report is not for people to say, where the room deals.
bool is_report(const LiveTournament& tournament, const tournament::Command& asked) {
  const overloaded reports{
      [&](const command::StartRound& round) { return tournament.is_dealt(round.table); },
      [&](const command::EndRound& round) { return tournament.is_dealt(round.table); },
      [&](const command::InvalidateRound& round) { return tournament.is_dealt(round.table); },
      [](const command::PassTime&) { return true; }, [](const auto&) { return false; }};
  return std::visit(reports, asked);
}

std::size_t tables_for(const tournament::Tournament& state, const command::Ballot& ballot) {
  const std::size_t seats = state.conditions.seats;
  const auto players = static_cast<std::size_t>(entrants(state));
  return std::max<std::size_t>(ballot.tables, (players + seats - 1) / seats);
}

}  // namespace

std::optional<Refused> Performer::refuse_wanted(const TournamentWanted& wanted,
                                                std::int64_t now_ms) const {
  const tournament::Format* const format = tournament::find_format(wanted.format);
  if (format == nullptr) return refused_by(rule::no_such_format, wanted.format);
  if (auto refused = refuse_heading(wanted, now_ms)) return refused;
  // G-01: the book is in force on this day, or it is played as history.
  if (auto refused = refuse_opening(format->game, wanted.table_settings, now_ms)) return refused;
  const auto table = open_game(format->game, wanted.table_settings, {ChipsOf::tournament});
  if (!table) return table.error();
  HouseSettings house;
  for (const auto& [key, value] : wanted.house)
    if (!set_house(house, key, value)) return refused_by(rule::no_such_setting, key + " " + value);
  tournament::Tournament trial = tournament::make_tournament(*format);
  tournament::Events events;
  for (const auto& [key, value] : wanted.conditions)
    if (const auto refusal = play(trial, determination(key, value), events))
      return refused_by(*refusal);
  if (wanted.bots_up_to > 0 && wanted.tables == records::TournamentTables::hosted)
    return refused_by(rule::no_bots_at_hosted);
  if (wanted.bots_up_to > trial.conditions.players_most)
    return refused_by(rule::bad_message, "bots_up_to: more than may play");
  if (const auto refusal = refuse_schedule(*format, trial.conditions)) return refused_by(*refusal);
  return refuse_levels(*format, trial.conditions, wanted.table_settings);
}

Result<std::uint32_t, Refused> Performer::announce(const TournamentWanted& wanted,
                                                   const Moment& at) {
  if (auto refused = refuse_wanted(wanted, at.now_ms)) return *refused;
  const tournament::Format& format = *tournament::find_format(wanted.format);
  TournamentWanted marked = wanted;
  marked.format = format.key;
  marked.table_settings = marked_truly(format.game, wanted.table_settings, at.now_ms);
  const records::TournamentAnnounced announced =
      announcement(marked, tournaments_.next_number(), draw_key_(), at.now_ms);
  LiveTournament& tournament = tournaments_.add(announced.tournament);
  check(open_tournament(tournament, announced), "a format has gone");
  recorder_.record(tournament.stream(), codec::to_text(announced), at.effects);
  pass_time(tournament, at);
  for (const auto& [key, value] : wanted.conditions)
    (void)perform(tournament, determination(key, value), {PlayerId(), Role::operator_}, {}, at);
  // S05-20.2: where the room directs, the operator who announces nominates it.
  if (tournament.is_directed_by_room() && tournament.state.articles().director_nominated)
    (void)perform(tournament, command::Nominate{*ShortText::from("the room")},
                  {PlayerId(), Role::operator_}, {}, at);
  board_.change(tournament);
  return tournament.number();
}

void Performer::pass_time(LiveTournament& tournament, const Moment& at) {
  const std::int64_t now_s = tournament.second_at(at.now_ms);
  if (now_s > tournament.state.now_s) (void)direct(tournament, command::PassTime{now_s}, at);
}

bool Performer::direct(LiveTournament& tournament, const tournament::Command& command,
                       const Moment& at) {
  const Asker room{PlayerId(), Role::director};
  return !perform(tournament, command, room, {}, at);
}

std::optional<Refused> Performer::perform(LiveTournament& tournament,
                                          const tournament::Command& command, const Asker& asker,
                                          const std::string& id, const Moment& at) {
  if (tournament.stopped) return refused_by(rule::tournament_stopped);
  std::optional<Refused> refused;
  const bool whole = contain(tournament, at, [&] {
    const bool is_time = std::holds_alternative<command::PassTime>(command);
    if (!is_time && clock_due_ms(tournament, at.now_ms) <= at.now_ms) pass_time(tournament, at);
    if (!is_time && asker.role != Role::player) pass_time(tournament, at);
    refused = carry_out(tournament, command, asker, id, at);
  });
  return whole ? refused : refused_by(rule::tournament_at_fault);
}

std::optional<Refused> Performer::refuse(const LiveTournament& tournament,
                                         const tournament::Command& command,
                                         std::int64_t now_ms) const {
  const auto price = price_of(tournament.state, command);
  if (const PlayerId comes = comes_by(command); !comes.is_none())
    if (auto refused = protection_.refuse_tournament(comes, price ? price->cents : Cents(0),
                                                     tournament.number(), now_ms))
      return refused;
  if (const PlayerId back = comes_back_by(tournament.state, command); !back.is_none())
    if (auto refused = protection_.refuse_play(back, now_ms)) return refused;
  if (price && counter_.wallet(price->player) < price->cents)
    return refused_by(rule::not_enough_money);
  if (std::holds_alternative<command::Undo>(command))
    if (auto refused = refuse_undo(tournament, command)) return refused;
  if (std::holds_alternative<command::Determine>(command))
    if (auto refused = refuse_determination(tournament, command)) return refused;
  // A late entrant may need a new table.
  const bool late = std::holds_alternative<command::Enter>(command) &&
                    tournament.state.phase == tournament::TournamentPhase::playing;
  if (late && !floor_.has_room_for(1)) return refused_by(rule::room_is_full);
  const auto* const ballot = std::get_if<command::Ballot>(&command);
  const bool dealt = tournament.state.conditions.stacks == tournament::Stacks::dealt;
  if (ballot != nullptr && dealt && !floor_.has_room_for(tables_for(tournament.state, *ballot)))
    return refused_by(rule::room_is_full);
  return std::nullopt;
}

// The tables must be able to have the forced bets of a new level.
std::optional<Refused> Performer::refuse_determination(const LiveTournament& tournament,
                                                       const tournament::Command& determine) {
  tournament::Tournament trial = tournament.state;
  tournament::Events events;
  if (play(trial, determine, events)) return std::nullopt;
  return refuse_levels(tournament.format(), trial.conditions, tournament.announced.table_settings);
}

// Whoever got money by the act must still have it.
std::optional<Refused> Performer::refuse_undo(const LiveTournament& tournament,
                                              const tournament::Command& undo) const {
  const auto events = decide(tournament.state, undo);
  if (!events) return std::nullopt;
  for (const tournament::Event& one : *events)
    if (const auto* const e = std::get_if<event::MoneyReturned>(&one))
      if (e->amount < Cents(0) && counter_.wallet(e->player) < -e->amount)
        return refused_by(rule::not_enough_money);
  return std::nullopt;
}

std::optional<Refused> Performer::carry_out(LiveTournament& tournament, tournament::Command command,
                                            const Asker& asker, const std::string& id,
                                            const Moment& at) {
  if (!asker.player.is_none() && is_report(tournament, command))
    return refused_by(rule::dealt_by_room);
  codec::Maybe<Seed> seed;
  const bool is_ballot = std::holds_alternative<command::Ballot>(command);
  const std::vector<PlayerId> before =
      is_ballot ? players_to_draw(tournament.state) : std::vector<PlayerId>();
  if (wants_draw(tournament.state, command)) {
    seed = is_ballot && tournament.next_key ? *tournament.next_key : draw_key_();
    command = drawn(tournament.state, std::move(command), *seed);
  }
  tournament::Events events;
  if (auto refused = refuse(tournament, command, at.now_ms)) {
    // A refusal of the rules comes before one of the house: it has a clause.
    const auto decided = decide(tournament.state, command);
    return decided ? refused : refused_by(decided.error());
  }
  if (const auto refusal = play(tournament.state, command, events)) return refused_by(*refusal);
  check(conserved(tournament.state), "chips of a tournament were created or lost");
  const std::string asked = codec::to_text(command);
  const std::string done = codec::to_text(events);
  codec::Maybe<Seed> next;
  if (is_ballot) {
    next = seed || !tournament.next_key ? draw_key_() : *tournament.next_key;
    note_ballot(tournament, before, std::get<command::Ballot>(command).drawn, seed, next);
  }
  recorder_.record(tournament.stream(),
                   codec::to_text(records::TournamentCommand<codec::Encoded>{
                       asker.player, asker.role, id, {asked}, {done}, seed, next}),
                   at.effects);
  keep(tournament, events, asker, at);
  return std::nullopt;
}

void Performer::keep(LiveTournament& tournament, const tournament::Events& events,
                     const Asker& asker, const Moment& at) {
  const cage::LedgerAccount account = cage::tournament_account(tournament.number());
  const Cents held = counter_.books().ledger().balance(account);
  for (const cage::Command& money : money_of(tournament.state, tournament.number(), events, held))
    check(!counter_.move(money, asker, at), "the cage refused what a tournament had done");
  board_.note(tournament, events, at.now_ms);
  floor_.follow(tournament, events, at);
  board_.tell_players(tournament, events, at);
  schedule(tournament, events, at);
  for (const tournament::Event& one : events)
    if (const auto* const began = std::get_if<event::RoundBegan>(&one))
      if (tournament.is_dealt(began->table)) floor_.deal(tournament, *began, at);
}

void Performer::schedule(LiveTournament& tournament, const tournament::Events& events,
                         const Moment& at) {
  constexpr std::int64_t settle_ms = 3'000;  // People find their seats.
  bool all = false;
  for (const tournament::Event& one : events)
    all = all ||
          (std::holds_alternative<event::TableFormed>(one) &&
           tournament.state.phase == tournament::TournamentPhase::playing) ||
          std::holds_alternative<event::Started>(one) ||
          std::holds_alternative<event::BreakEnded>(one) ||
          std::holds_alternative<event::Undone>(one) ||
          std::holds_alternative<event::Reinstated>(one);
  if (all)
    for (const auto& [number, table] : tournament.tables)
      tournaments_.due_at(tournament, number, at.now_ms + settle_ms);
  tournaments_.due_at(tournament, 0, clock_due_ms(tournament, at.now_ms));
}

// T01-14.3, S05-20.21: as when it is cancelled.
std::optional<Refused> Performer::wind_up(LiveTournament& tournament, const Asker& asker,
                                          const Moment& at) {
  if (!tournament.stopped) return refused_by(rule::tournament_not_stopped);
  pay_everybody_back(tournament, paid_in(tournament.state), {asker, tournament.state.cite().cancel},
                     counter_, recorder_, at);
  end_wound_up(tournament, at.now_ms);
  floor_.close_all(tournament, at);
  tournaments_.due_at(tournament, 0, LiveTable::never);
  board_.change(tournament);
  return std::nullopt;
}

std::optional<Refused> Performer::revive(LiveTournament& tournament, const Asker& asker,
                                         const Moment& at) {
  if (auto refused = standstill_.revive(tournament, asker, at)) return refused;
  for (const auto& [number, table] : tournament.tables)
    tournaments_.due_at(tournament, number, at.now_ms);
  tournaments_.due_at(tournament, 0, clock_due_ms(tournament, at.now_ms));
  board_.change(tournament);
  return std::nullopt;
}

}  // namespace cardroom::room
