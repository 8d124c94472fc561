#include "audit/hosted_replay.h"

#include "audit/poker_replay.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "rules/round/event_words.h"
#include "words/refusal.h"

namespace cardroom::audit {

namespace {

void check_asker(const Table& table, const CommandRecord& record, Complaints& complaints) {
  complaints.add(Subject::rules, wrong_role(record));
  const auto seat = seat_acted_in(record);
  if (!seat || record.player == table.place(*seat).player) return;
  complaints.add(Subject::rules, "player " + std::to_string(record.player.number()) +
                                     " acts in seat " + std::to_string(seat->number()) +
                                     ", which is not theirs");
}

}  // namespace

Complaint check_laid(const hosted_command::LayCards* laid, const CommandRecord& record,
                     CardSet deck, CheckedKeys& keys) {
  if (laid == nullptr && !record.shuffle) return {};
  if (laid == nullptr) return "a shuffle is recorded at a table whose cards are told";
  if (!record.shuffle) return "nothing says where the order of the cards comes from";
  return keys.brought(*record.shuffle, deck, laid->order, std::nullopt, CheckedKeys::Deals::round);
}

HostedReplay::HostedReplay(const Table& table, const records::TableOpened& opened)
    : of_tournament_(opened.tournament.has_value()) {
  game_.now.table = game_.since.table = table;
}

Result<HostedReplay, std::string> HostedReplay::open(const records::TableOpened& opened) {
  const auto table = PokerReplay::open(opened);
  if (!table) return table.error();
  return HostedReplay(table->table(), opened);
}

void HostedReplay::clear(std::uint32_t rounds) {
  const Table empty = cleared(table(), rounds);
  game_ = {};
  game_.now.table = game_.since.table = empty;
}

void HostedReplay::step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints) {
  const auto command = codec::from_json<HostedCommand>(record.command);
  if (!command)
    return complaints.add(Subject::record,
                          "the command cannot be read: " + to_string(command.error()));
  check_asker(table(), record, complaints);
  complaints.add(Subject::shuffle, check_laid(std::get_if<hosted_command::LayCards>(&*command),
                                              record, table().coming.deck.cards(), keys));
  std::vector<HostedEvent> events;
  const auto refused = play(
      game_, *command, [&](const HostedEvent& event, const Table&) { events.push_back(event); });
  if (refused)
    return complaints.add(Subject::rules, "the rules refuse this command: " + say_cited(*refused));
  complaints.add(Subject::rules, difference(record.events, codec::to_json(events).as_array()));
  if (!conserved(table())) complaints.add(Subject::chips, "chips were created or lost");
}

TableMoney HostedReplay::money() const {
  if (of_tournament_) return {};
  const Chips taken = house_takings(table());
  return {.at_table = in_cents(table().bought - table().cashed - taken),
          .commission = in_cents(taken),
          .house = in_cents(-game_.now.found),
          .jackpot = {},
          .reserve = {}};
}

}  // namespace cardroom::audit
