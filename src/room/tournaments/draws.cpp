#include "room/tournaments/draws.h"

#include "base/overloaded.h"
#include "cards/lots.h"
#include "store/hash.h"
#include "tournament/rounds/race_off.h"

namespace cardroom::room {

namespace {

namespace command = tournament::command;
using tournament::EntryStatus;

SeatSet racing_in(const tournament::Tournament& state, const command::RaceOff& race) {
  return state.tables.has(race.table) ? seats_racing(state, state.table(race.table)) : SeatSet();
}

void draw(const tournament::Tournament& state, command::Ballot& ballot, const Seed& seed) {
  const std::vector<PlayerId> players = players_to_draw(state);
  for (const std::size_t place : lots(players.size(), seed, 0))
    ballot.drawn.push_back(players[place]);
}

void draw(const tournament::Tournament& state, command::BreakTable& broken, const Seed& seed) {
  if (!state.tables.has(broken.table)) return;
  const tournament::TournamentTable& table = state.table(broken.table);
  FixedList<PlayerId, seats_max> players;
  for (const Seat seat : seats_taken(table)) players.push_back(state.entry_at(table, seat).player);
  for (const std::size_t place : lots(players.size(), seed, 0))
    broken.drawn.push_back(players[place]);
}

// T01-4.8: one card to each, from the cards without a Joker.
void draw(const tournament::Tournament& state, command::RaceOff& race, const Seed& seed) {
  constexpr std::size_t cards = 52;
  const std::vector<std::size_t> order = lots(cards, seed, 0);
  for (const Seat seat : racing_in(state, race)) {
    race.cards.push_back(Card::from_index(static_cast<int>(order[race.seats.size()])));
    race.seats.push_back(seat);
  }
}

template <class Other>
void draw(const tournament::Tournament&, Other&, const Seed&) {}

}  // namespace

std::vector<PlayerId> players_to_draw(const tournament::Tournament& state) {
  std::vector<PlayerId> players;
  for (const tournament::Entry& entry : state.entries)
    if (is_in(entry) || entry.status == EntryStatus::entered) players.push_back(entry.player);
  return players;
}

std::string commitment_to_ballot(std::uint32_t tournament, const Seed& key) {
  return store::to_hex(
      store::Hasher().text("cardroom ballot 1").number(tournament).hash(key).done());
}

std::string commitment_of(const AnyTournament& tournament) {
  return tournament.ballot ? commitment_to_ballot(tournament.number(), tournament.ballot->key)
                           : tournament.announced.commitment;
}

bool wants_draw(const tournament::Tournament& state, const tournament::Command& command) {
  const overloaded wants{[](const command::Ballot& ballot) { return ballot.drawn.empty(); },
                         [](const command::BreakTable& broken) { return broken.drawn.empty(); },
                         [&](const command::RaceOff& race) {
                           return race.cards.empty() && race.seats.empty() &&
                                  !racing_in(state, race).empty();
                         },
                         [](const auto&) { return false; }};
  return std::visit(wants, command);
}

tournament::Command drawn(const tournament::Tournament& state, tournament::Command command,
                          const Seed& seed) {
  std::visit([&](auto& asked) { draw(state, asked, seed); }, command);
  return command;
}

}  // namespace cardroom::room
