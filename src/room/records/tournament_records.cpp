#include "room/records/tournament_records.h"

#include "base/overloaded.h"
#include "codec/from_json.h"
#include "room/game/fault.h"
#include "room/messages/fields.h"
#include "room/tournaments/draws.h"
#include "tournament/play.h"

namespace cardroom::room {

namespace {

using TournamentCommandRead = records::TournamentCommand<codec::Unread>;

// What differs between the two kinds: how events are applied.
void apply_each(LiveTournament& tournament, const tournament::Events& events) {
  apply_all(tournament.state, events);
}
void apply_each(LiveContest& live, const contest::Events& events) {
  apply_all(live.state, std::span(events.data(), events.size()));
}

// Before its events are applied: the order of entry is the one that was drawn from.
template <class Command, class Ballot, class Live>
void note_ballot_of(Live& live, const TournamentCommandRead& record) {
  if (text_in(record.command.value->as_object(), "type") != Ballot::name) return;
  const auto command = codec::from_json<Command>(*record.command.value);
  if (!command) return;
  note_ballot(live, players_to_draw(live.state), std::get<Ballot>(*command).drawn, record.seed,
              record.next);
}
void note_ballot_of(LiveTournament& live, const TournamentCommandRead& record) {
  note_ballot_of<tournament::Command, tournament::command::Ballot>(live, record);
}
void note_ballot_of(LiveContest& live, const TournamentCommandRead& record) {
  note_ballot_of<contest::Command, contest::command::Ballot>(live, record);
}

template <class Events, class Live>
std::optional<std::string> apply_events_of(Live& live, const TournamentCommandRead& record,
                                           std::int64_t at_ms, const Accounts& accounts) {
  const auto events = codec::from_json<Events>(*record.events.value);
  if (!events) return codec::to_string(events.error());
  if (live.stopped) return std::nullopt;
  const auto broken = broken_in([&] {
    note_ballot_of(live, record);
    apply_each(live, *events);
    note_events(live, *events, at_ms, [&](PlayerId player) { return accounts.name_of(player); });
  });
  if (broken) live.stopped = *broken;
  return std::nullopt;
}

// Every record but the announcement.
template <class Events, class Live>
std::optional<std::string> apply_later(Live& live, const records::TournamentRecord& record,
                                       std::int64_t at_ms, const Accounts& accounts) {
  const overloaded applied{
      [&](const TournamentCommandRead& command) {
        return apply_events_of<Events>(live, command, at_ms, accounts);
      },
      [&](const records::TournamentStopped& stopped) -> std::optional<std::string> {
        live.stopped = stopped.why;
        return std::nullopt;
      },
      [&](const records::TournamentRevived&) -> std::optional<std::string> {
        live.stopped.reset();
        return std::nullopt;
      },
      [&](const records::TournamentWoundUp&) -> std::optional<std::string> {
        end_wound_up(live, at_ms);
        return std::nullopt;
      },
      [](const records::TournamentAnnounced&) -> std::optional<std::string> {
        return "the tournament was announced twice";
      }};
  return std::visit(applied, record);
}

}  // namespace

std::optional<std::string> apply_tournament_record(LiveTournament& tournament,
                                                   const records::TournamentRecord& record,
                                                   std::int64_t at_ms, const Accounts& accounts) {
  const bool is_open = tournament.state.format != nullptr;
  if (const auto* const announced = std::get_if<records::TournamentAnnounced>(&record)) {
    if (!is_open && open_tournament(tournament, *announced)) return std::nullopt;
    return "this program has no format " + quoted(announced->format);
  }
  if (!is_open) return "the tournament was never announced";
  return apply_later<tournament::Events>(tournament, record, at_ms, accounts);
}

std::optional<std::string> apply_contest_record(LiveContest& live,
                                                const records::TournamentRecord& record,
                                                std::int64_t at_ms, const Accounts& accounts) {
  const auto* const announced = std::get_if<records::TournamentAnnounced>(&record);
  if (announced == nullptr || live.number() != 0)
    return apply_later<contest::Events>(live, record, at_ms, accounts);
  open_contest(live, *announced);
  return std::nullopt;
}

void link_tables(Tournaments& tournaments, const Tables& tables) {
  for (const auto& [number, table] : tables.all()) {
    if (table.over) continue;
    const auto own_number = static_cast<tournament::TableNumber>(table.of.table);
    if (LiveContest* const live = tournaments.contests().find(table.of.tournament))
      live->tables[own_number] = number;
    LiveTournament* const tournament = tournaments.find(table.of.tournament);
    if (tournament == nullptr) continue;
    tournament->tables[own_number] = number;
    (void)broken_in([&] {
      for (const PlayerId player : table.game->people()) tournament->seated[player] = own_number;
    });
  }
}

}  // namespace cardroom::room
