#include "audit/poker_replay.h"

#include "audit/corrections.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "words/refusal.h"

namespace cardroom::audit {

namespace {

json::array in_json(const TableEvents& events) { return codec::to_json(events).as_array(); }

const CardList* order_of(const TableCommand& command) {
  if (const auto* const start = std::get_if<table_command::StartRound>(&command))
    return &start->order;
  const auto* const in_round = std::get_if<Command>(&command);
  if (!in_round) return nullptr;
  if (const auto* const again = std::get_if<command::Reshuffle>(in_round)) return &again->order;
  if (const auto* const redeal = std::get_if<command::Redeal>(in_round)) return &redeal->order;
  return nullptr;
}

}  // namespace

Result<PokerReplay, std::string> PokerReplay::open(const records::TableOpened& opened) {
  const auto game = find_game(opened.rulebook);
  if (!game) return std::string("there is no rulebook ") + quoted(opened.rulebook);
  Determinations determined;
  for (const auto& [key, value] : opened.settings)
    if (const auto made = determine(determined, **game, key, value); !made)
      return made.error().sentence;
  const auto table = open_table(**game, determined);
  if (!table) return table.error().sentence;
  return PokerReplay(*table, opened);
}

void PokerReplay::check_shuffle(const TableCommand& command, const CommandRecord& record,
                                CheckedKeys& keys, Complaints& complaints) const {
  const CardList* const order = order_of(command);
  if (!order && !record.shuffle) return;
  if (!order) return complaints.add(Subject::shuffle, "a shuffle is recorded where none is used");
  if (!record.shuffle)
    return complaints.add(Subject::shuffle, "nothing says where the order of the cards comes from");
  const bool starts = std::holds_alternative<table_command::StartRound>(command);
  const bool again = !starts && table_.round.stage == Stage::shuffling;
  const CardSet cards = starts  ? table_.coming.deck.cards()
                        : again ? cards_to_shuffle(table_.round)
                                : table_.terms.deck.cards();
  complaints.add(Subject::shuffle,
                 keys.brought(*record.shuffle, cards, *order, std::nullopt,
                              starts ? CheckedKeys::Deals::round : CheckedKeys::Deals::again));
}

void PokerReplay::check_asker(const CommandRecord& record, Complaints& complaints) const {
  complaints.add(Subject::rules, wrong_role(record));
  const auto seat = seat_acted_in(record);
  if (!seat) return;
  const PlayerId sits = table_.place(*seat).player;
  const PlayerId plays = table_.dealing ? table_.dealt_to[seat->index()] : PlayerId();
  if (record.player != sits && record.player != plays)
    complaints.add(Subject::rules, "player " + std::to_string(record.player.number()) +
                                       " acts in seat " + std::to_string(seat->number()) +
                                       ", which is not theirs");
}

void PokerReplay::step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints) {
  const auto command = codec::from_json<TableCommand>(record.command);
  if (!command) {
    complaints.add(Subject::record, "the command cannot be read: " + to_string(command.error()));
    return go_on_from(record, complaints);
  }
  check_asker(record, complaints);
  check_shuffle(*command, record, keys, complaints);
  deal_as_recorded(table_, record.events);
  Table trial = table_;
  TableEvents events;
  if (const auto refused = play(trial, *command, events)) {
    complaints.add(Subject::rules, "the rules refuse this command: " + say_cited(*refused));
    return go_on_from(record, complaints);
  }
  const std::string differs = difference(record.events, in_json(events));
  if (!differs.empty()) {
    complaints.add(Subject::rules, differs);
    return go_on_from(record, complaints);
  }
  if (!conserved(trial)) complaints.add(Subject::chips, "chips were created or lost");
  table_ = trial;
}

void PokerReplay::go_on_from(const CommandRecord& record, Complaints& complaints) {
  for (const json::value& one : record.events) {
    const auto event = codec::from_json<TableEvent>(one);
    if (!event)
      return complaints.add(Subject::record,
                            "an event cannot be read: " + to_string(event.error()));
    apply(table_, *event);
  }
  if (!conserved(table_)) complaints.add(Subject::chips, "chips were created or lost");
}

TableMoney PokerReplay::money() const {
  if (of_tournament_) return {};
  const Chips taken = house_takings(table_);
  return {.at_table = in_cents(table_.bought - table_.cashed - taken),
          .commission = in_cents(taken),
          .house = {},
          .jackpot = {},
          .reserve = {}};
}

}  // namespace cardroom::audit
