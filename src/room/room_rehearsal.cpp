// Rooms that are rehearsals: born so, never mistaken for a real one, and refused as one.
#include <algorithm>

#include "codec/from_json.h"
#include "room/fields.h"
#include "room/room.h"
#include "rules/games/games.h"

namespace cardroom::room {

namespace {

constexpr std::string_view declaration = R"({"type":"rehearsal"})";

bool is_rulebook(std::string_view key) { return key == "canberra-2017" || find_game(key); }

}  // namespace

void Room::declare(Effects& effects) {
  if (options_.is_rehearsal && versions_.empty()) record("room", std::string(declaration), effects);
}

std::optional<Fault> Room::wrong_folder(const store::Journal& journal) const {
  if (journal.head().sequence == 0) return std::nullopt;
  bool declared = false;
  const auto read = journal.read_all(0, [&](const store::StoredRecord& first) {
    declared = first.stream == "room" && first.bytes == declaration;
    return store::Reading::stop;
  });
  if (!read) return read.error();
  if (declared == options_.is_rehearsal) return std::nullopt;
  return Fault{"open the room",
               declared ? "this folder is a rehearsal and stays one; start it with --rehearsal FILE"
                        : "this folder is no rehearsal and never becomes one; --rehearsal wants a "
                          "folder of its own"};
}

// Empty: the table has no list, or all cards of its list are in its deck.
std::string Room::wrong_with_rehearsal(std::string_view name, const GameTable& game) const {
  const SetList* const list = options_.rehearsal.find(name, game.rulebook());
  if (list == nullptr) return {};
  for (const SetShoe& set : list->shoes)
    if (const auto card = card_beyond(set, game.deck()))
      return options_.rehearsal.file + ":" + std::to_string(set.line) + ": " + to_string(*card) +
             " is not in the deck of " + quoted(name);
  return {};
}

std::optional<Fault> Room::fault_in_rehearsal() const {
  for (const auto& [number, table] : tables_)
    if (const std::string wrong = wrong_with_rehearsal(table.name, *table.game); !wrong.empty())
      return Fault{"rehearse", wrong};
  for (const SetList& list : options_.rehearsal.lists) {
    const bool named = std::any_of(tables_.begin(), tables_.end(),
                                   [&](const auto& one) { return one.second.name == list.table; });
    if (!named && !is_rulebook(list.table))
      return Fault{"rehearse", options_.rehearsal.file + ":" + std::to_string(list.line) +
                                   ": there is no table and no rulebook " + quoted(list.table)};
  }
  return std::nullopt;
}

// Whoever reads a table's sign sees that the cards may be set.
std::string Room::sign_of(const LiveTable& table) const {
  return (options_.is_rehearsal ? "Rehearsal: the cards may be set by hand. " : "") +
         table.game->sign();
}

}  // namespace cardroom::room
