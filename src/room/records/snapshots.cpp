#include "room/records/snapshots.h"

#include <utility>

#include "codec/json_text.h"
#include "room/game/fault.h"
#include "room/records/restorer.h"
#include "room/records/table_snapshot.h"
#include "room/records/tournament_snapshot.h"

namespace cardroom::room {

namespace {

void add_table(const Kept& kept, const LiveTable& table, store::Batch& batch) {
  // A table that has stopped is brought back from its records.
  if (table.stopped) return;
  (void)broken_in(
      [&] { kept.recorder.add_snapshot(batch, table.stream(), table_snapshot(table)); });
}

// One that has stopped is brought back from its records.
template <class Use>
void each_changed(const Kept& kept, Use&& use) {
  for (const auto& [number, tournament] : kept.tournaments.all())
    if (kept.recorder.has_changed(tournament.stream()) && !tournament.stopped) use(tournament);
}

void add_all_but_tables(const Kept& kept, store::Batch& batch) {
  AccountSnapshot accounts = kept.accounts.snapshot();
  kept.answers.add_to(accounts);
  kept.recorder.add_snapshot(batch, "accounts", codec::to_text(accounts));
  kept.recorder.add_snapshot(batch, "cage", kept.books.snapshot());
  kept.recorder.add_snapshot(batch, "protection", kept.guard_book.snapshot());
}

}  // namespace

void add_snapshots(const Kept& kept, store::Batch& batch) {
  for (const auto& [number, table] : kept.tables.all())
    if (kept.recorder.has_changed(table.stream())) add_table(kept, table, batch);
  each_changed(kept, [&](const LiveTournament& tournament) {
    kept.recorder.add_snapshot(batch, tournament.stream(), tournament_snapshot(tournament));
  });
  add_all_but_tables(kept, batch);
  kept.recorder.end_snapshots();
}

Result<store::Batch, Fault> finish_snapshots(const SnapshotsBegun& begun,
                                             const store::Journal& journal) {
  Recorder recorder;
  Accounts accounts;
  CageBooks books;
  Tables tables;
  Answers answers(recorder);
  GuardBook guard_book;
  Tournaments tournaments;
  const Kept kept{recorder, accounts, books, tables, answers, guard_book, tournaments};
  if (const auto restored = Restorer(journal, kept).restore_all_but_tables(); !restored)
    return restored.error();
  for (const TableAnswer& answer : begun.answers) answers.remember(answer);
  while (answers.forget_some(begun.at_ms)) continue;
  store::Batch batch;
  batch.snapshots = begun.tables;
  for (const TournamentBegun& one : begun.tournaments)
    batch.snapshots.push_back(
        {one.tournament.stream(), one.version, tournament_snapshot(one.tournament)});
  add_all_but_tables(kept, batch);
  return batch;
}

void SnapshotTaker::begin(const Kept& kept) {
  if (begun_) return;
  begun_.emplace();
  for (const auto& [number, table] : kept.tables.all())
    if (kept.recorder.has_changed(table.stream()) || table.may_be_forgotten())
      tables_.push_back(number);
  each_changed(kept, [&](const LiveTournament& tournament) {
    begun_->tournaments.push_back({kept.recorder.version_of(tournament.stream()), tournament});
  });
  kept.recorder.end_snapshots();
}

// A closed table has its last snapshot now: a restart need not read its records.
std::optional<SnapshotsBegun> SnapshotTaker::go_on(const Kept& kept, std::int64_t now_ms) {
  if (!begun_) return std::nullopt;
  constexpr int tables_at_once = 4;
  store::Batch batch;
  for (int count = 0; count < tables_at_once && !tables_.empty(); ++count) {
    const std::uint32_t number = tables_.front();
    tables_.pop_front();
    add_table(kept, kept.tables.at(number), batch);
    if (kept.tables.at(number).may_be_forgotten()) kept.tables.forget(number);
  }
  for (store::Snapshot& made : batch.snapshots) begun_->tables.push_back(std::move(made));
  if (!tables_.empty()) return std::nullopt;
  begun_->answers = kept.answers.take_new();
  begun_->at_ms = now_ms;
  return std::exchange(begun_, std::nullopt);
}

}  // namespace cardroom::room
