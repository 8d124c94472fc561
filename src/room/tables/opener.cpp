#include "room/tables/opener.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/game/open_game.h"

namespace cardroom::room {

Result<std::uint32_t, Refused> Opener::open(const TableWanted& wanted, const Asker& asker,
                                            const Moment& at) {
  if (tables_.all().size() >= options_.tables_most) return refused_by(rule::room_is_full);
  auto game = open_game(wanted.rulebook, wanted.settings);
  if (!game) return game.error();
  LiveTable& table = tables_.add(tables_.next_number());
  table.name = wanted.name;
  table.settings = wanted.settings;
  table.game = std::move(*game);
  table.since_ms = at.now_ms;
  table.decision = table.game->decision();
  const records::TableOpened opened{table.number, wanted.name, wanted.rulebook, wanted.settings};
  recorder_.record(table.stream(), codec::to_text(opened), at.effects);
  const Takings at_first = table.game->takings();
  const auto fund = [&](cage::Kind kind, std::optional<Cents> amount) {
    if (amount && *amount > Cents(0))
      (void)counter_.move(
          cage::command::Move{Role::operator_, cage::Kind::issued, kind, *amount, {}}, asker, at);
  };
  fund(cage::Kind::jackpot, at_first.meter);
  fund(cage::Kind::reserve, at_first.reserve);
  shuffler_.draw_key(table, at.effects);
  dealer_.plan(table, at.now_ms);
  runner_.run(table, at);
  return table.number;
}

// Empty if the table has no list, or if all cards of its list are in its deck.
std::string Opener::wrong_with_rehearsal(std::string_view name, const GameTable& game) const {
  const Rehearsal& rehearsal = options_.rehearsal;
  const SetList* const list = rehearsal.find(name, game.rulebook());
  if (list == nullptr) return {};
  for (const SetShoe& set : list->shoes)
    if (const auto card = card_beyond(set, game.deck()))
      return rehearsal.file + ":" + std::to_string(set.line) + ": " + to_string(*card) +
             " is not in the deck of " + quoted(name);
  return {};
}

std::optional<Refused> Opener::not_rehearsed(const TableWanted& wanted) const {
  const auto game = open_game(wanted.rulebook, wanted.settings);
  const std::string wrong = game ? wrong_with_rehearsal(wanted.name, **game) : std::string();
  if (wrong.empty()) return std::nullopt;
  return refused_by(rule::not_rehearsed, wrong);
}

std::optional<Fault> Opener::fault_in_rehearsal() const {
  for (const auto& [number, table] : tables_.all())
    if (const std::string wrong = wrong_with_rehearsal(table.name, *table.game); !wrong.empty())
      return Fault{"rehearse", wrong};
  for (const SetList& list : options_.rehearsal.lists) {
    const bool named = std::any_of(tables_.all().begin(), tables_.all().end(),
                                   [&](const auto& one) { return one.second.name == list.table; });
    if (!named && !is_rulebook(list.table))
      return Fault{"rehearse", options_.rehearsal.file + ":" + std::to_string(list.line) +
                                   ": there is no table and no rulebook " + quoted(list.table)};
  }
  return std::nullopt;
}

}  // namespace cardroom::room
