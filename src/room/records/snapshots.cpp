#include "room/records/snapshots.h"

#include "codec/json_text.h"
#include "room/game/fault.h"
#include "room/records/table_snapshot.h"

namespace cardroom::room {

void add_snapshots(const Kept& kept, store::Batch& batch) {
  for (const auto& [number, table] : kept.tables.all())
    // A table that has stopped is brought back from its records.
    if (kept.recorder.has_changed(table.stream()) && !table.stopped)
      (void)broken_in(
          [&] { kept.recorder.add_snapshot(batch, table.stream(), table_snapshot(table)); });
  AccountSnapshot accounts = kept.accounts.snapshot();
  kept.answers.add_to(accounts);
  kept.recorder.add_snapshot(batch, "accounts", codec::to_text(accounts));
  if (kept.recorder.has_changed("cage"))
    kept.recorder.add_snapshot(batch, "cage", kept.books.snapshot());
  if (kept.recorder.has_changed("protection"))
    kept.recorder.add_snapshot(batch, "protection", kept.guard_book.snapshot());
  kept.recorder.end_snapshots();
}

}  // namespace cardroom::room
