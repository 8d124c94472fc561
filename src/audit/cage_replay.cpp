#include "audit/cage_replay.h"

#include "codec/from_json.h"
#include "codec/json.h"
#include "words/refusal.h"

namespace cardroom::audit {

namespace {

json::array to_array(const cage::Events& events) {
  json::array array;
  for (const cage::Event& event : events) array.push_back(codec::to_json(event));
  return array;
}

// An older program wrote no clause. Events that cannot be read stay as they are.
json::array as_written_now(const json::array& recorded) {
  json::array array;
  for (const json::value& one : recorded) {
    const auto event = codec::from_json<cage::Event>(one);
    array.push_back(event ? json::value(codec::to_json(*event)) : one);
  }
  return array;
}

}  // namespace

void CageReplay::step(const CommandRecord& record, Complaints& complaints) {
  const auto command = codec::from_json<cage::Command>(record.command);
  if (!command) {
    complaints.add(Subject::record, "the command cannot be read: " + to_string(command.error()));
  } else {
    cage::Ledger again = ledger_;
    cage::Events events;
    if (const Refusal refusal = cage::play(again, *command, events))
      complaints.add(Subject::ledger, "the cage refuses this command: " + say(*refusal));
    else
      complaints.add(Subject::ledger, difference(as_written_now(record.events), to_array(events)));
  }
  for (const json::value& one : record.events) {
    const auto event = codec::from_json<cage::Event>(one);
    if (!event)
      return complaints.add(Subject::record,
                            "an event cannot be read: " + to_string(event.error()));
    apply(*event);
  }
}

void CageReplay::apply(const cage::Event& event) {
  cage::apply(ledger_, event);
  const auto& moved = std::get<cage::event::Moved>(event);
  if (moved.from == cage::Kind::table)
    given_[{moved.payer().number, moved.to}] += moved.amount_cents;
  if (moved.to == cage::Kind::table)
    given_[{moved.payee().number, moved.from}] -= moved.amount_cents;
}

std::string CageReplay::disagreement(std::uint32_t tournament, Cents held) const {
  const Cents balance = ledger_.balance(cage::tournament_account(tournament));
  if (balance == held) return {};
  return "by the cage's books the tournament holds " + std::to_string(balance.count()) +
         " cents, by its own course " + std::to_string(held.count());
}

std::string CageReplay::disagreement(std::uint32_t table, const TableMoney& money) const {
  const auto given = [&](cage::Kind kind) {
    const auto at = given_.find({table, kind});
    return at == given_.end() ? Cents(0) : at->second;
  };
  struct Row {
    std::string_view what;
    Cents ledger;
    Cents table;
  };
  const bool is_private = private_.contains(table);
  const Row rows[] = {
      {"holds", ledger_.balance(cage::table_account(table)), money.at_table},
      {"gave to commission", given(cage::Kind::commission),
       is_private ? Cents(0) : money.commission},
      {"put out of play", given(cage::Kind::issued), is_private ? money.commission : Cents(0)},
      {"gave to wallets", is_private ? given(cage::Kind::player) : Cents(0), Cents(0)},
      {"gave to the house", given(cage::Kind::house), money.house},
      {"gave to the jackpot", given(cage::Kind::jackpot), money.jackpot},
      {"gave to the reserve", given(cage::Kind::reserve), money.reserve},
  };
  for (const Row& row : rows)
    if (row.ledger != row.table)
      return "by the cage's books the table " + std::string(row.what) + " " +
             std::to_string(row.ledger.count()) + " cents, by its own play " +
             std::to_string(row.table.count());
  return {};
}

}  // namespace cardroom::audit
