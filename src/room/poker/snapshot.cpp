#include "room/poker/snapshot.h"

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "rules/round/event_words.h"

namespace cardroom::room {

namespace {

struct TableSnapshot {
  ShortText rulebook;
  Table table;
  CARDROOM_DESCRIBED("table_snapshot", rulebook, table);
};

}  // namespace

std::string snapshot_of(const Table& table) {
  std::string out;
  codec::write(out, TableSnapshot{*ShortText::from(table.game->key), table});
  return out;
}

std::optional<Table> table_from_snapshot(std::string_view text, const Game& game) {
  const auto read = codec::from_snapshot<TableSnapshot>(text);
  if (!read || read->rulebook.view() != game.key) return std::nullopt;
  Table table = read->table;
  if (!complete_table(table, game)) return std::nullopt;
  return table;
}

bool complete_table(Table& table, const Game& game) {
  const auto terms = make_terms(game, table.in_force);
  const auto coming = make_terms(game, table.determined);
  if (!terms || !coming) return false;
  table.game = &game;
  table.terms = *terms;
  table.coming = *coming;
  return conserved(table);
}

}  // namespace cardroom::room
