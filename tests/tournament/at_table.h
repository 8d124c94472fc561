// A tournament for tests: players known by their numbers, commands that must be accepted, and the
// name of the rule that refuses.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "tournament/format/formats.h"
#include "tournament/play.h"
#include "tournament/players/proposals.h"
#include "tournament/prizes/placings.h"
#include "tournament/prizes/prizes.h"
#include "tournament/rounds/race_off.h"
#include "tournament/view.h"

namespace cardroom::tournament {

struct Scene {
  explicit Scene(const Format& format) : state(make_tournament(format)) {}

  Tournament state;
  Events events;

  void does(const Command& command) {
    const auto refusal = play(state, command, events);
    INFO((refusal ? refusal->rule->name : std::string_view()));
    REQUIRE_FALSE(refusal);
  }
  // "rule clause" of a refusal, or "accepted".
  std::string refused(const Command& command) {
    const auto refusal = play(state, command, events);
    if (!refusal) return "accepted";
    return std::string(refusal->rule->name) + " " + std::string(refusal->clause.id());
  }

  void set(std::string_view key, std::string_view value) {
    does(command::Determine{*ShortText::from(key), *Note::from(value)});
  }
  std::string setting(std::string_view key, std::string_view value) {
    return refused(command::Determine{*ShortText::from(key), *Note::from(value)});
  }
  void approve() {
    does(command::Nominate{*ShortText::from("Dee")});
    does(command::Approve{*Note::from("CSA 17")});
  }
  void enter(std::uint32_t players) {
    for (std::uint32_t one = 1; one <= players; ++one) does(command::Enter{PlayerId(one)});
  }
  // In the order of entry.
  void ballot(std::uint8_t tables = 0) {
    command::Ballot ballot;
    ballot.tables = tables;
    for (const Entry& entry : state.entries)
      if (is_in(entry) || entry.status == EntryStatus::entered)
        ballot.drawn.push_back(entry.player);
    does(ballot);
  }
  void start(std::uint32_t players) {
    enter(players);
    ballot();
    does(command::Start{});
  }
  void time(std::int64_t minutes, std::int64_t seconds = 0) {
    does(command::PassTime{60 * minutes + seconds});
  }

  const Entry& entry(std::uint32_t player) const { return *find_entry(state, PlayerId(player)); }
  Chips stake(std::uint32_t player) const { return entry(player).stake; }
  int place(std::uint32_t player) const { return placing_of(state, entry(player)).place; }

  void begin(TableNumber table) { does(command::StartRound{table}); }
  // The losers' chips go to another player, and the round is over.
  void end(TableNumber table, std::initializer_list<std::uint32_t> losers, std::uint32_t winner) {
    command::EndRound ended;
    ended.table = table;
    const TournamentTable& at = state.table(table);
    for (const Seat seat : at.dealt) ended.stakes[seat.index()] = state.entry_at(at, seat).stake;
    for (const auto loser : losers) {
      const Entry& lost = entry(loser);
      ended.stakes[entry(winner).seat.index()] += lost.stake;
      ended.stakes[lost.seat.index()] = Chips(0);
    }
    does(ended);
  }
  // A player's chips beyond `kept` go to another in a round of their table.
  void pass(TableNumber table, std::uint32_t from, Chips kept, std::uint32_t to) {
    begin(table);
    command::EndRound ended;
    ended.table = table;
    const TournamentTable& at = state.table(table);
    for (const Seat seat : at.dealt) ended.stakes[seat.index()] = state.entry_at(at, seat).stake;
    ended.stakes[entry(to).seat.index()] += stake(from) - kept;
    ended.stakes[entry(from).seat.index()] = kept;
    does(ended);
  }
};

}  // namespace cardroom::tournament
