#include "room/hosted/snapshot.h"

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/poker/snapshot.h"
#include "rules/round/event_words.h"

namespace cardroom::room {

namespace {

struct HostedSnapshot {
  ShortText rulebook;
  HostedTable since;
  std::vector<HostedCommand> entries;
  Lesson lesson;
  CARDROOM_DESCRIBED("hosted_snapshot", rulebook, since, entries, lesson);
};

}  // namespace

std::string snapshot_of(const HostedGame& game) {
  HostedSnapshot kept{*ShortText::from(game.since.table.game->key), game.since, game.entries,
                      game.lesson};
  // Only a table that waits goes back to what was before.
  if (!kept.since.waits()) kept.since.before = kept.since.table;
  std::string out;
  codec::write(out, kept);
  return out;
}

std::optional<HostedGame> hosted_from_snapshot(std::string_view text, const Game& game) {
  const auto read = codec::from_snapshot<HostedSnapshot>(text);
  if (!read || read->rulebook.view() != game.key) return std::nullopt;
  HostedGame made{read->since, read->since, read->entries, read->lesson};
  if (!complete_table(made.since.table, game) || !complete_table(made.since.before, game))
    return std::nullopt;
  made.now = made.since;
  for (const HostedCommand& entry : made.entries)
    if (play(made.now, entry, [](const HostedEvent&, const Table&) {})) return std::nullopt;
  return made;
}

}  // namespace cardroom::room
