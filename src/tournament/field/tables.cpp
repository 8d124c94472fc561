#include "tournament/field/tables.h"

namespace cardroom::tournament {

SeatSet seats_taken(const TournamentTable& table) {
  SeatSet seats;
  for (unsigned at = 0; at < seats_max; ++at)
    if (table.who[at] != 0) seats.insert(seat_at(at));
  return seats;
}

int players_at(const TournamentTable& table) { return seats_taken(table).size(); }

Tables::Tables(std::vector<TournamentTable> list) : list_(std::move(list)) {
  for (std::size_t at = 0; at < list_.size(); ++at) {
    if (!list_[at].in_use) continue;
    const auto players = static_cast<std::size_t>(players_at(list_[at]));
    by_players_[players].insert(static_cast<TableNumber>(at + 1));
    ++in_use_;
  }
}

void Tables::form(TableNumber number, Chips chip, Stacks stacks) {
  check(number >= 1 && number <= tables_most && !has(number), "a table is formed twice");
  if (list_.size() < number) list_.resize(number);
  TournamentTable& table = own(number);
  const std::uint32_t ended_at = table.ended_at;
  table = TournamentTable();
  table.in_use = true;
  table.chip = chip;
  table.stacks = stacks;
  table.ended_at = ended_at;
  by_players_[0].insert(number);
  ++in_use_;
}

void Tables::dissolve(TableNumber number) {
  by_players_[static_cast<std::size_t>(players_at(of(number)))].erase(number);
  own(number).in_use = false;
  --in_use_;
}

void Tables::restore(TableNumber number, const TournamentTable& before) {
  TournamentTable& table = own(number);
  if (table.in_use) {
    by_players_[static_cast<std::size_t>(players_at(table))].erase(number);
    --in_use_;
  }
  table = before;
  if (!table.in_use) return;
  by_players_[static_cast<std::size_t>(players_at(table))].insert(number);
  ++in_use_;
}

void Tables::sit(TableNumber number, Seat seat, EntryNumber who) {
  TournamentTable& table = own(number);
  const auto before = static_cast<std::size_t>(players_at(table));
  table.who[seat.index()] = who;
  const auto after = static_cast<std::size_t>(players_at(table));
  if (!table.in_use || before == after) return;
  by_players_[before].erase(number);
  by_players_[after].insert(number);
}

TableNumber Tables::fullest() const {
  for (std::size_t players = seats_max + 1; players > 0; --players)
    if (const auto& tables = by_players_[players - 1]; !tables.empty()) return *tables.begin();
  return 0;
}

TableNumber Tables::emptiest() const {
  for (const auto& tables : by_players_)
    if (!tables.empty()) return *tables.rbegin();
  return 0;
}

TableNumber Tables::emptiest_but(TableNumber number) const {
  for (const auto& tables : by_players_)
    for (const TableNumber table : tables)
      if (table != number) return table;
  return 0;
}

}  // namespace cardroom::tournament
