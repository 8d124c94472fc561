#include "room/tournaments/floor.h"

#include "codec/json.h"
#include "room/poker/table.h"
#include "room/tables/house_settings.h"
#include "rules/round/event_words.h"
#include "rules/table/plan.h"
#include "tournament/prizes/prizes.h"

namespace cardroom::room {

namespace {

namespace event = tournament::event;
using tournament::TableNumber;

const Table& poker_at(const LiveTable& table) {
  const auto* const poker = dynamic_cast<const PokerTable*>(table.game.get());
  check(poker != nullptr, "a tournament's table is not a table of poker");
  return poker->table();
}

// Who holds a seat with chips; null: nobody.
const tournament::Entry* holder_of(const tournament::Tournament& state, TableNumber number,
                                   Seat seat) {
  if (!state.tables.has(number) || is_counted(state, number)) return nullptr;
  const tournament::TournamentTable& table = state.table(number);
  if (table.who[seat.index()] == 0) return nullptr;
  const tournament::Entry& entry = state.entry_at(table, seat);
  return entry.stake > Chips(0) ? &entry : nullptr;
}

std::string amounts_of(const tournament::BlindAmounts& blinds) {
  std::string text;
  for (const Chips blind : blinds)
    if (blind > Chips(0)) text += (text.empty() ? "" : "/") + std::to_string(blind.count());
  return text;
}

std::string amounts_of(const Terms& terms) {
  std::string text;
  if (terms.forced != Forced::blind) return text;
  for (int blind = 0; blind < terms.blinds; ++blind)
    text += (text.empty() ? "" : "/") +
            std::to_string(terms.blind[static_cast<std::size_t>(blind)].count());
  return text;
}

TableCommand determine(std::string_view key, const std::string& value) {
  return table_command::Determine{Role::operator_, *ShortText::from(key), *ShortText::from(value)};
}

}  // namespace

LiveTable* Floor::table_of(const LiveTournament& tournament, TableNumber number) {
  const auto found = tournament.tables.find(number);
  return found == tournament.tables.end() ? nullptr : &tables_.at(found->second);
}

void Floor::act(LiveTable& table, const TableCommand& command, Role role, const Moment& at) {
  const auto refused =
      dealer_.perform(table, codec::to_json(command).as_object(), {PlayerId(), role}, {}, at);
  check(!refused, "a table refused what its tournament did");
}

void Floor::open(LiveTournament& tournament, TableNumber number, const Moment& at) {
  const records::TournamentAnnounced& announced = tournament.announced;
  const TableWanted wanted{std::string(tournament.format().game),
                           announced.name_ + ", table " + std::to_string(number),
                           announced.table_settings,
                           {tournament.number(), number},
                           tournament.is_hosted() ? CardsOf::felt : CardsOf::shoe};
  const auto opened = opener_.open(wanted, {PlayerId(), Role::operator_}, at);
  check(static_cast<bool>(opened), "a tournament's table cannot be opened");
  tournament.tables[number] = *opened;
  LiveTable& table = tables_.at(*opened);
  for (const auto& [key, value] : announced.house)
    if (set_house(table.house, key, value))
      recorder_.record(table.stream(), codec::to_text(records::HouseSet{key, value}), at.effects);
}

void Floor::close(LiveTournament& tournament, TableNumber number, const Moment& at) {
  LiveTable* const table = table_of(tournament, number);
  if (table == nullptr) return;
  if (!tournament.is_dealt(number)) align(tournament, number, at);
  table->over = true;
  recorder_.record(table->stream(), codec::to_text(records::TableRemoved{}), at.effects);
  dealer_.plan(*table, at.now_ms);
  tournament.tables.erase(number);
  audience_.change_lobby();
}

void Floor::close_all(LiveTournament& tournament, const Moment& at) {
  while (!tournament.tables.empty()) close(tournament, tournament.tables.begin()->first, at);
}

void Floor::reopen(LiveTournament& tournament, const Moment& at) {
  const tournament::Tables& tables = tournament.state.tables;
  for (TableNumber number = 1; number <= tables.highest(); ++number) {
    const bool is_open = tournament.tables.contains(number);
    if (is_open && !tournament.is_dealt(number)) close(tournament, number, at);
    if (!is_open && tournament.is_dealt(number)) open(tournament, number, at);
  }
}

void Floor::follow(LiveTournament& tournament, const tournament::Events& events, const Moment& at) {
  std::set<TableNumber> touched;
  bool all = false;
  bool over = false;
  for (const tournament::Event& one : events) {
    if (const auto* const broken = std::get_if<event::TableBroken>(&one))
      close(tournament, broken->table, at);
    if (const auto* const formed = std::get_if<event::TableFormed>(&one))
      if (tournament.is_dealt(formed->table)) open(tournament, formed->table, at);
    const bool undone = std::holds_alternative<event::Undone>(one);
    if (undone || std::holds_alternative<event::DealingChosen>(one)) reopen(tournament, at);
    all = all || undone || std::holds_alternative<event::Started>(one);
    over = over || std::holds_alternative<event::Finished>(one) ||
           std::holds_alternative<event::Cancelled>(one);
    std::visit(
        [&](const auto& happened) {
          if constexpr (requires { happened.table; }) touched.insert(happened.table);
          if constexpr (requires { happened.player; }) {
            const auto was = tournament.seated.find(happened.player);
            if (was != tournament.seated.end()) touched.insert(was->second);
            const auto* const entry = find_entry(tournament.state, happened.player);
            if (entry != nullptr) touched.insert(entry->table);
          }
        },
        one);
  }
  if (over) return close_all(tournament, at);
  if (all)
    for (const auto& [number, table] : tournament.tables) touched.insert(number);
  for (const TableNumber number : touched) align(tournament, number, at);
}

// Whoever is in a round that the tournament does not know the end of stays where they are.
void Floor::align(LiveTournament& tournament, TableNumber number, const Moment& at) {
  const tournament::TournamentTable& own = tournament.state.tables.of(number);
  align(tournament, number, own.dealing ? own.dealt : SeatSet(), at);
}

// Seats are left before they are taken: players may have changed places.
void Floor::align(LiveTournament& tournament, TableNumber number, SeatSet stay, const Moment& at) {
  LiveTable* const table = table_of(tournament, number);
  if (table == nullptr || table->stopped || table->over) return;
  table->is_reported = !tournament.state.tables.of(number).dealing;
  // A round that the director has taken back or called off is not dealt any more.
  if (!tournament.state.tables.of(number).dealing && !table->game->dealing())
    table->told_to_deal = false;
  // Who is in the round is settled when it is called. The dealer of a hosted table deals it later.
  if (table->told_to_deal && !table->game->dealing()) return;
  // Seats are put right when the round is over.
  if (table->game->waits_for_cards()) return;
  const auto each = [&](const auto& work) {
    for (unsigned place = 0; place < seats_max; ++place)
      if (!stay.contains(seat_at(place)) && !is_in_round(poker_at(*table), seat_at(place)))
        work(seat_at(place));
  };
  each([&](Seat seat) { leave_seat(tournament, *table, seat, at); });
  each([&](Seat seat) { take_seat(tournament, *table, seat, at); });
}

void Floor::leave_seat(LiveTournament& tournament, LiveTable& table, Seat seat, const Moment& at) {
  const auto number = static_cast<TableNumber>(table.of.table);
  const tournament::Entry* const holder = holder_of(tournament.state, number, seat);
  const PlayerId sits = table.game->player_at(seat);
  if (sits.is_none() || (holder != nullptr && sits == plays_for(*holder))) return;
  act(table, table_command::Vacate{Role::director, seat}, Role::director, at);
  const auto was = tournament.seated.find(sits);
  if (was != tournament.seated.end() && was->second == number) tournament.seated.erase(was);
}

void Floor::take_seat(LiveTournament& tournament, LiveTable& table, Seat seat, const Moment& at) {
  const auto number = static_cast<TableNumber>(table.of.table);
  const tournament::Entry* const holder = holder_of(tournament.state, number, seat);
  if (holder == nullptr) return;
  const PlayerId wanted = plays_for(*holder);
  if (table.game->player_at(seat) != wanted) {
    // Still in a round in another seat here: when it is over.
    if (!table.game->seat_of(wanted).is_none()) return;
    act(table, table_command::Sit{wanted, seat, holder->stake}, Role::director, at);
    tournament.seated[wanted] = number;
  }
  align_place(*holder, table, seat, at);
}

void Floor::align_place(const tournament::Entry& entry, LiveTable& table, Seat seat,
                        const Moment& at) {
  const Place& place = poker_at(table).place(seat);
  if (place.sits_out != entry.absent)
    act(table, table_command::MarkAbsent{Role::director, seat, entry.absent}, Role::director, at);
  const Chips more = entry.stake - poker_at(table).place(seat).stake;
  if (table.game->dealing() || more == Chips(0)) return;
  if (more > Chips(0))
    act(table, table_command::IssueChips{Role::director, seat, more}, Role::director, at);
  else
    act(table, table_command::RemoveChips{Role::director, seat, -more}, Role::director, at);
}

// T-02: the level of a round is fixed with its forced bets. Blinds come before the chip, so that
// they can always be paid.
void Floor::set_level(LiveTable& table, const event::RoundBegan& began, const Moment& at) {
  const std::string blinds = amounts_of(began.blinds);
  if (!blinds.empty() && blinds != amounts_of(poker_at(table).coming))
    act(table, determine("blind-amounts", blinds), Role::operator_, at);
  if (began.ante > Chips(0) && began.ante != poker_at(table).coming.ante)
    act(table, determine("ante", std::to_string(began.ante.count())), Role::operator_, at);
  if (began.chip != poker_at(table).coming.chip)
    act(table, determine("chip", std::to_string(began.chip.count())), Role::operator_, at);
}

void Floor::deal(LiveTournament& tournament, const event::RoundBegan& began, const Moment& at) {
  LiveTable* const table = table_of(tournament, began.table);
  check(table != nullptr, "a round begins at a table that the room does not have");
  table->told_to_deal = false;
  align(tournament, began.table, SeatSet(), at);
  set_level(*table, began, at);
  if (plan_round(poker_at(*table), at.now_ms / 1000).marker != began.buck)
    act(*table, table_command::PlaceMarker{Role::operator_, began.buck}, Role::operator_, at);
  table->told_to_deal = true;
  tell_bots(tournament, began.table);
  dealer_.plan(*table, at.now_ms);
  runner_.run(*table, at);
}

void Floor::tell_bots(const LiveTournament& tournament, TableNumber number) {
  LiveTable* const table = table_of(tournament, number);
  if (table == nullptr || table->house.bots != bots::Temperament::strong) return;
  bots::AtStake known{tournament::prizes_left(tournament.state), {}};
  for (const tournament::Entry& entry : tournament.state.entries)
    if (is_in(entry) && entry.table != number && entry.stake > Chips(0))
      known.elsewhere.push_back(entry.stake);
  table->at_stake = std::make_shared<const bots::AtStake>(std::move(known));
}

tournament::StakesAt Floor::stakes_at(const LiveTournament& tournament, TableNumber number) {
  tournament::StakesAt stakes{};
  const tournament::TournamentTable& dealt = tournament.state.table(number);
  const LiveTable* const table = table_of(tournament, number);
  for (const Seat seat : dealt.dealt) {
    // At a table that was cleared, everybody has what they had before the round. Whoever was dealt
    // in plays it to its end, even if somebody stands in for them from now on.
    const bool there = table != nullptr && !table->game->player_at(seat).is_none();
    stakes[seat.index()] =
        there ? poker_at(*table).place(seat).stake : tournament.state.entry_at(dealt, seat).stake;
  }
  return stakes;
}

}  // namespace cardroom::room
