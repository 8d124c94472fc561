#include "room/contests/contest_floor.h"

#include <vector>

#include "base/money_text.h"
#include "base/overloaded.h"
#include "canberra/table/play.h"
#include "codec/json.h"
#include "codec/json_text.h"
#include "room/canberra/table.h"
#include "room/tables/house_settings.h"

namespace cardroom::room {

namespace {

using Number = tournament::TableNumber;

CanberraTable& canberra_at(const LiveTable& table) {
  auto* const game = dynamic_cast<CanberraTable*>(table.game.get());
  check(game != nullptr, "a contest's table is not a table of Canberra Poker");
  return *game;
}

// CP17-17.1, CP17-17.3(a)(viii): the limits of the conditions are those of every table.
// CP17-17.3(a)(vii): so is their jackpot wager, except in additional rounds.
SettingList settings_for(const LiveContest& live, Number number) {
  const contest::Conditions& conditions = live.state.conditions;
  SettingList settings = live.announced.table_settings;
  settings.emplace_back("minimum", std::to_string(conditions.minimum.count()));
  settings.emplace_back("maximum", std::to_string(conditions.maximum.count()));
  settings.emplace_back("boxes", std::to_string(conditions.seats));
  const bool jackpot = conditions.jackpot > Cents(0) && number <= contest::tables_most;
  settings.emplace_back("jackpot", jackpot ? "beside" : "no");
  if (jackpot) settings.emplace_back("jackpot-wager", in_dollars(conditions.jackpot));
  return settings;
}

}  // namespace

const canberra::State& ContestFloor::state_at(const LiveTable& table) {
  return canberra_at(table).state();
}

LiveTable* ContestFloor::table_of(const LiveContest& live, Number number) {
  const auto found = live.tables.find(number);
  return found == live.tables.end() ? nullptr : &tables_.at(found->second);
}

Refusal ContestFloor::refusal_at(const LiveTable& table, const canberra::Command& command) {
  canberra::State trial = state_at(table);
  canberra::Events events;
  return canberra::play(trial, command, events);
}

Refusal ContestFloor::refusal_at_table(const LiveContest& live, const contest::Command& command) {
  const auto* const ante = std::get_if<contest::command::PlaceAnte>(&command);
  const auto* const ruled = std::get_if<contest::command::RuleAnte>(&command);
  if (ante == nullptr && (ruled == nullptr || ruled->stands)) return std::nullopt;
  const contest::Entrant* const entrant =
      find_entrant(live.state, ante != nullptr ? ante->player : ruled->player);
  const LiveTable* const table = entrant == nullptr ? nullptr : table_of(live, entrant->table);
  if (table == nullptr) return std::nullopt;
  if (ante != nullptr)
    return refusal_at(*table, canberra::command::PlaceAnte{entrant->seat, ante->amount});
  return refusal_at(*table, canberra::command::TakeBack{entrant->seat});
}

std::optional<Refused> ContestFloor::refuse_jackpot(const LiveContest& live, PlayerId player,
                                                    std::int64_t now_ms) {
  const contest::Entrant* const entrant = find_entrant(live.state, player);
  const LiveTable* const table = entrant == nullptr ? nullptr : table_of(live, entrant->table);
  if (table == nullptr) return std::nullopt;
  return dealer_.refusal_of(*table, boost::json::object{{"type", "place_jackpot"}},
                            {plays_for(*entrant), Role::player}, now_ms);
}

void ContestFloor::act(LiveTable& table, const canberra::Command& command, const Moment& at) {
  const auto refused = dealer_.perform(table, codec::to_json(command).as_object(),
                                       {PlayerId(), Role::director}, {}, at);
  check(!refused, "a table refused what its contest did");
}

void ContestFloor::open(LiveContest& live, Number number, const std::string& name,
                        const Moment& at) {
  const TableWanted wanted{"canberra-2017",
                           live.announced.name_ + ", " + name,
                           settings_for(live, number),
                           {live.number(), number},
                           live.is_hosted() ? CardsOf::felt : CardsOf::shoe};
  const auto opened = opener_.open(wanted, {PlayerId(), Role::operator_}, at);
  check(static_cast<bool>(opened), "a contest's table cannot be opened");
  live.tables[number] = *opened;
  LiveTable& table = tables_.at(*opened);
  for (const auto& [key, value] : live.announced.house)
    if (set_house(table.house, key, value))
      recorder_.record(table.stream(), codec::to_text(records::HouseSet{key, value}), at.effects);
}

// CP17-17.23: jackpot wagers of a round that is not played to its end go back.
void ContestFloor::give_back_jackpots(LiveTable& table, const Moment& at) {
  const canberra::TablePhase phase = state_at(table).phase;
  const auto ask = [&](const canberra::Command& command) {
    (void)dealer_.perform(table, codec::to_json(command).as_object(), {PlayerId(), Role::operator_},
                          {}, at);
  };
  for (unsigned place = 0; place < canberra::boxes_max; ++place)
    if (phase == canberra::TablePhase::wagers && state_at(table).boxes[place].jackpot > Cents(0))
      ask(canberra::command::TakeBack{seat_at(place)});
  if (phase == canberra::TablePhase::dealt || phase == canberra::TablePhase::deciding)
    ask(canberra::command::VoidRound{});
}

void ContestFloor::close(LiveContest& live, Number number, const Moment& at) {
  LiveTable* const table = table_of(live, number);
  if (table == nullptr) return;
  give_back_jackpots(*table, at);
  table->over = true;
  recorder_.record(table->stream(), codec::to_text(records::TableRemoved{}), at.effects);
  dealer_.plan(*table, at.now_ms);
  live.tables.erase(number);
  audience_.change_lobby();
}

void ContestFloor::close_sessions_tables(LiveContest& live, const Moment& at) {
  std::vector<Number> numbers;
  for (const auto& [number, table] : live.tables)
    if (number <= contest::tables_most) numbers.push_back(number);
  for (const Number number : numbers) close(live, number, at);
}

void ContestFloor::close_all(LiveContest& live, const Moment& at) {
  close_sessions_tables(live, at);
  close_play_off(live, at);
}

// After an act was taken back: the tables of the session are open, and no others.
void ContestFloor::reopen(LiveContest& live, const Moment& at) {
  if (live.state.phase != contest::CanberraPhase::play_off) close_play_off(live, at);
  for (contest::TableNumber number = 1; number <= contest::tables_most; ++number) {
    const bool in_use = live.state.table(number).in_use;
    if (!in_use)
      close(live, number, at);
    else if (!live.tables.contains(number))
      open(live, number, "table " + std::to_string(number), at);
    if (in_use) align(live, number, at);
  }
}

void ContestFloor::follow(LiveContest& live, const contest::Events& events, const Moment& at) {
  if (!live.is_dealt()) return;
  namespace event = contest::event;
  const auto open_all = [&] {
    for (contest::TableNumber number = 1; number <= contest::tables_most; ++number) {
      if (!live.state.table(number).in_use) continue;
      open(live, number, "table " + std::to_string(number), at);
      align(live, number, at);
    }
  };
  const auto touch = [&](PlayerId player) {
    const contest::Entrant* const entrant = find_entrant(live.state, player);
    if (entrant != nullptr && entrant->table != 0) align(live, entrant->table, at);
  };
  const overloaded step{
      [&](const event::SessionStarted&) { open_all(); },
      [&](const event::RoundStarted& e) {
        act(*table_of(live, e.table), canberra::command::CallWagers{}, at);
      },
      [&](const event::AnteAsked& e) { ask(live, e.table, e.seat, at); },
      [&](const event::AntePlaced& e) { place_ante(live, e, at); },
      [&](const event::JackpotWagered& e) {
        const contest::Entrant& entrant = *find_entrant(live.state, e.player);
        act(*table_of(live, entrant.table), canberra::command::PlaceJackpot{entrant.seat}, at);
      },
      [&](const event::AnteRuled& e) {
        const contest::Entrant& entrant = *find_entrant(live.state, e.player);
        if (!e.stands)
          act(*table_of(live, entrant.table), canberra::command::TakeBack{entrant.seat}, at);
      },
      [&](const event::AntesClosed& e) { deal(*table_of(live, e.table), at); },
      [&](const event::Eliminated& e) { touch(e.player); },
      [&](const event::ReserveSeated& e) { touch(e.player); },
      [&](const event::Substituted& e) { touch(e.instead_of); },
      [&](const event::SessionEnded&) { close_sessions_tables(live, at); },
      [&](const event::Undone&) { reopen(live, at); },
      [&](const event::StackCorrected& e) { touch(e.player); },
      [&](const event::Cancelled&) { close_all(live, at); },
      [](const auto&) {}};
  for (const contest::Event& one : events) std::visit(step, one);
}

void ContestFloor::ask(LiveContest& live, contest::TableNumber number, Seat seat,
                       const Moment& at) {
  LiveTable& table = *table_of(live, number);
  if (canberra_at(table).asked() == seat) return;
  canberra_at(table).ask(seat);
  audience_.tell_state(table, at.effects);
}

void ContestFloor::place_ante(LiveContest& live, const contest::event::AntePlaced& placed,
                              const Moment& at) {
  const contest::Entrant& entrant = *find_entrant(live.state, placed.player);
  act(*table_of(live, entrant.table), canberra::command::PlaceAnte{entrant.seat, placed.amount},
      at);
}

void ContestFloor::deal(LiveTable& table, const Moment& at) {
  canberra_at(table).ask(Seat::none());
  table.told_to_deal = true;
  dealer_.plan(table, at.now_ms);
  runner_.run(table, at);
}

void ContestFloor::align(LiveContest& live, contest::TableNumber number, const Moment& at) {
  LiveTable* const table = table_of(live, number);
  if (table == nullptr || table->stopped || table->over || table->game->dealing()) return;
  for (unsigned place = 0; place < live.state.conditions.seats; ++place)
    align_seat(live, number, *table, seat_at(place), at);
}

void ContestFloor::align_seat(const LiveContest& live, contest::TableNumber number,
                              LiveTable& table, Seat seat, const Moment& at) {
  if (state_at(table).on_layout(seat) > Cents(0)) return;
  const contest::Entrant* const holder = at_seat(live.state, number, seat);
  const PlayerId wanted = holder == nullptr ? PlayerId() : plays_for(*holder);
  const PlayerId sits = table.game->player_at(seat);
  const bool has_stack =
      holder == nullptr || state_at(table).stake(seat) == in_cents(holder->stack);
  if (sits == wanted && has_stack) return;
  // A table that waits for the staff is looked at again before the next round.
  if (!sits.is_none() && refusal_at(table, canberra::command::Leave{seat})) return;
  if (!sits.is_none()) act(table, canberra::command::Leave{seat}, at);
  if (holder == nullptr) return;
  const canberra::command::Sit sit{seat, wanted, in_cents(holder->stack)};
  if (!refusal_at(table, sit)) act(table, sit, at);
}

void ContestFloor::open_play_off(LiveContest& live, const Moment& at) {
  const contest::Conditions& conditions = live.state.conditions;
  const auto tied = live.state.tied;
  for (std::size_t from = 0; from < tied.size(); from += conditions.seats) {
    const auto number = static_cast<Number>(play_off_tables + 1 + from / conditions.seats);
    open(live, number, "play-off " + std::to_string(number - play_off_tables), at);
    LiveTable& table = tables_.at(live.tables.at(number));
    const std::size_t to = std::min<std::size_t>(from + conditions.seats, tied.size());
    for (std::size_t one = from; one < to; ++one)
      act(table,
          canberra::command::Sit{seat_at(static_cast<unsigned>(one - from)),
                                 plays_for(*find_entrant(live.state, tied[one])),
                                 in_cents(conditions.minimum * 3)},
          at);
    act(table, canberra::command::CallWagers{}, at);
    for (std::size_t one = from; one < to; ++one)
      act(table,
          canberra::command::PlaceAnte{seat_at(static_cast<unsigned>(one - from)),
                                       conditions.minimum},
          at);
    deal(table, at);
  }
}

void ContestFloor::close_play_off(LiveContest& live, const Moment& at) {
  std::vector<Number> numbers;
  for (const auto& [number, table] : live.tables)
    if (number > play_off_tables) numbers.push_back(number);
  for (const Number number : numbers) close(live, number, at);
}

}  // namespace cardroom::room
