#include "room/records/tournament_records.h"

#include "base/overloaded.h"
#include "codec/from_json.h"
#include "room/game/fault.h"
#include "tournament/play.h"

namespace cardroom::room {

namespace {

using TournamentCommandRead = records::TournamentCommand<codec::Unread>;

std::optional<std::string> apply_events_of(LiveTournament& tournament,
                                           const TournamentCommandRead& record, std::int64_t at_ms,
                                           const Accounts& accounts) {
  const auto events = codec::from_json<tournament::Events>(*record.events.value);
  if (!events) return codec::to_string(events.error());
  if (tournament.stopped) return std::nullopt;
  const auto broken = broken_in([&] {
    apply_all(tournament.state, *events);
    for (const tournament::Event& event : *events)
      if (std::holds_alternative<tournament::event::Allotted>(event)) tournament.balloted = true;
    note_events(tournament, *events, at_ms,
                [&](PlayerId player) { return accounts.name_of(player); });
  });
  if (broken) tournament.stopped = *broken;
  return std::nullopt;
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
  const overloaded applied{
      [&](const TournamentCommandRead& command) {
        return apply_events_of(tournament, command, at_ms, accounts);
      },
      [&](const records::TournamentStopped& stopped) -> std::optional<std::string> {
        tournament.stopped = stopped.why;
        return std::nullopt;
      },
      [&](const records::TournamentRevived&) -> std::optional<std::string> {
        tournament.stopped.reset();
        return std::nullopt;
      },
      [&](const records::TournamentWoundUp&) -> std::optional<std::string> {
        end_wound_up(tournament, at_ms);
        return std::nullopt;
      },
      [](const records::TournamentAnnounced&) -> std::optional<std::string> {
        return std::nullopt;
      }};
  return std::visit(applied, record);
}

void link_tables(Tournaments& tournaments, const Tables& tables) {
  for (const auto& [number, table] : tables.all()) {
    LiveTournament* const tournament = tournaments.find(table.of.tournament);
    if (tournament == nullptr || table.over) continue;
    const auto own = static_cast<tournament::TableNumber>(table.of.table);
    tournament->tables[own] = number;
    (void)broken_in([&] {
      for (const PlayerId player : table.game->people()) tournament->seated[player] = own;
    });
  }
}

}  // namespace cardroom::room
