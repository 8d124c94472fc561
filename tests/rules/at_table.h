// AtTable: a table for tests. Players are numbered like the seats they first take.
#pragma once

#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <string>

#include "rules/games/games.h"
#include "rules/table/table.h"
#include "with_cap.h"

namespace cardroom {

struct AtTable {
  AtTable(const Game& game, std::initializer_list<std::pair<const char*, const char*>> settings) {
    Determinations determined;
    for (const auto& [key, value] : settings) REQUIRE(determine(determined, game, key, value));
    const auto opened = open_table(game, with_cap(game, determined));
    REQUIRE(opened);
    table = start = *opened;
  }

  // Plays a command; `last` has what happened, and `refusal` says why not.
  bool put(const TableCommand& command) {
    last.clear();
    std::memcpy(before.data(), &table, sizeof(Table));
    const auto refused = play(table, command, last);
    refusal = refused ? std::string(refused->rule->name) : "";
    clause = refused ? refused->clause : Clause();
    facts = refused ? refused->facts : FixedList<Fact, 4>();
    if (refused) {
      CHECK(last.empty());
      CHECK(std::memcmp(before.data(), &table, sizeof(Table)) == 0);
    }
    return !refused;
  }
  // True when it is refused by this rule under this clause.
  bool refuses(const TableCommand& command, std::string_view rule, Clause under) {
    const bool done = put(command);
    CHECK_FALSE(done);
    CHECK(refusal == rule);
    CHECK(clause.id() == under.id());
    return !done;
  }

  bool sit(int seat, int stake) {
    return put(
        table_command::Sit{PlayerId(static_cast<std::uint32_t>(seat)), Seat(seat), Chips(stake)});
  }
  void sit_all(std::initializer_list<int> seats, int stake) {
    for (const int seat : seats) REQUIRE(sit(seat, stake));
  }
  table_command::StartRound next_round(const CardList& first = {}, std::int64_t now_s = 0) const {
    return {Shoe::starting_with(first, table.coming.deck).rest(), now_s};
  }
  bool start_round(const CardList& first = {}) { return put(next_round(first)); }

  // Everybody checks or calls; players who can do neither fold or tap out.
  void play_out() {
    while (table.dealing) {
      const Legal legal = table.round.legal;
      const Seat seat = table.round.turn;
      Command command = command::Fold{seat};
      if (table.round.stage == Stage::drawing)
        command = command::Stand{seat};
      else if (legal.check || legal.decline)
        command = command::Check{seat};
      else if (legal.call)
        command = command::Call{seat};
      else if (legal.bet && legal.sizes.any)
        command = command::Bet{seat, legal.sizes.low};
      else if (legal.tap_out)
        command = command::TapOut{seat};
      REQUIRE(put(command));
    }
  }
  // The players fold until one is left.
  void fold_out() {
    while (table.dealing) {
      const Seat seat = table.round.turn;
      if (table.round.legal.fold)
        REQUIRE(put(Command(command::Fold{seat})));
      else
        REQUIRE(put(Command(command::Bet{seat, table.round.legal.sizes.low})));
    }
  }
  void whole_round() {
    REQUIRE(start_round());
    fold_out();
  }

  template <class Happened>
  int count() const {
    int found = 0;
    for (const auto& event : last)
      if (std::holds_alternative<Happened>(event)) ++found;
    return found;
  }
  SeatSet dealt() const { return table.round.dealt; }
  Chips stake(int seat) const { return stake_of(table, Seat(seat)); }
  Chips total(int seat) const { return table.round.total_of(Seat(seat)); }

  Table table;
  Table start;
  std::array<std::byte, sizeof(Table)> before{};
  TableEvents last;
  std::string refusal;
  Clause clause;
  FixedList<Fact, 4> facts;
};

inline SeatSet seats(std::initializer_list<int> numbers) {
  SeatSet set;
  for (const int number : numbers) set.insert(Seat(number));
  return set;
}

// The three games of 1995, whose sections mostly have the same numbers.
inline const Game* const games_1995[] = {&games::manila_1995, &games::holdem_1995,
                                         &games::omaha_1995};

// "3.2" in the book of the game.
inline Clause clause_in(const Game& game, std::string_view number) {
  return Clause::parse(std::string(game.prefix) + "-" + std::string(number)).value();
}

inline Note note(const char* text) { return Note::from(text).value(); }

// Seats 1 to 4 with 500 each, at a minimum of 10.
inline AtTable four_at(const Game& game) {
  AtTable at(game, {{"minimum", "10"}});
  at.sit_all({1, 2, 3, 4}, 500);
  return at;
}

}  // namespace cardroom
