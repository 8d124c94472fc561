#include "room/tables/opener.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/game/open_game.h"
#include "room/game/opening.h"

namespace cardroom::room {

Result<std::uint32_t, Refused> Opener::open(const TableWanted& wanted, const Asker& asker,
                                            const Moment& at) {
  if (tables_.open() >= options_.tables_most) return refused_by(rule::room_is_full);
  const bool is_cash = wanted.of.is_none();
  const SettingList settings =
      with_house_terms(wanted.rulebook, marked_truly(wanted.rulebook, wanted.settings, at.now_ms));
  auto game = open_game(wanted.rulebook, settings,
                        {is_cash ? ChipsOf::cage : ChipsOf::tournament, wanted.cards});
  if (!game) return game.error();
  if (const auto refused = refuse_opening(wanted.rulebook, wanted.settings, at.now_ms))
    return *refused;
  if (is_cash)
    if (const auto refused = refuse_as_cash(wanted.rulebook)) return *refused;
  LiveTable& table = tables_.add(tables_.next_number());
  table.name = wanted.name;
  table.settings = settings;
  table.of = wanted.of;
  if (!wanted.host.is_none()) table.party.emplace().host = wanted.host;
  table.game = std::move(*game);
  table.since_ms = at.now_ms;
  table.decision = table.game->decision();
  table.decides = table.game->turn();
  records::TableOpened opened{table.number, wanted.name, wanted.rulebook, settings};
  if (!is_cash) {
    opened.tournament = wanted.of.tournament;
    opened.tournament_table = wanted.of.table;
  }
  if (table.game->is_hosted()) opened.hosted = true;
  if (table.party) opened.host = codec::Some<PlayerId>(wanted.host);
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
  for (const OpeningStep& step : opening_routine(wanted.rulebook, wanted.settings)) {
    const Asker by{step.by == Role::dealer ? PlayerId() : asker.player, step.by};
    check(!dealer_.perform(table, step.command, by, {}, at),
          "the room's own opening of a table was refused");
  }
  allow_irregular_wagers(table, at);
  dealer_.plan(table, at.now_ms);
  runner_.run(table, at);
  return table.number;
}

// In training players may act out of turn and put in wrong amounts, to see what the book says.
void Opener::allow_irregular_wagers(LiveTable& table, const Moment& at) {
  if (options_.occasion != Occasion::rehearsal) return;
  table.house.irregular_wagers = true;
  recorder_.record(table.stream(), codec::to_text(records::HouseSet{"irregular-wagers", "on"}),
                   at.effects);
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
