// What people see of a tournament's floor: its clock and what comes next on it, the tables, what
// the book proposes to the director, the moves and race-offs of the last minutes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "cards/card.h"
#include "codec/values.h"
#include "rulebook/clause.h"
#include "tournament/commands.h"

namespace cardroom::room::outgoing {

// What comes next on the clock. Moments are left out while the clock stands.
struct TournamentTiming {
  std::int64_t level_s = 0;                  // How long the level lasts; 0: it stays.
  std::optional<std::int64_t> level_left_s;  // While the clock stands.
  std::string next_bets;                     // Empty: the level stays.
  std::optional<std::int64_t> rebuys_end_ms;
  Chips race_off;  // The chip that leaves play next; 0: none.
  std::optional<std::int64_t> race_off_ms;
  std::optional<std::int64_t> next_break_ms;
  std::int64_t next_break_s = 0;  // How long the next planned break lasts; 0: none.
  CARDROOM_PART("tournament_timing", level_s, level_left_s, next_bets, rebuys_end_ms, race_off,
                race_off_ms, next_break_ms, next_break_s);
};

struct TournamentTableLine {
  std::uint32_t number = 0;
  std::optional<std::uint32_t> table;  // The room's number of it; none if it is a physical table.
  int players = 0;
  Seat buck;
  bool dealing = false;
  Chips chip;             // The smallest in play there.
  bool race_off = false;  // It may leave play now.
  CARDROOM_PART("tournament_table_line", number, table, players, buck, dealing, chip, race_off);
};

enum class ProposedAct : std::uint8_t { break_table, move };
inline constexpr std::string_view word(ProposedAct act) {
  constexpr std::string_view words[] = {"break_table", "move"};
  return words[static_cast<std::size_t>(act)];
}

// What the book proposes to the director, in the order in which it is done.
struct TournamentProposal {
  ProposedAct act = ProposedAct::move;
  std::uint32_t from = 0;
  std::optional<PlayerId> player;
  std::string_view name_;  // Empty: a whole table.
  std::uint32_t to = 0;
  Seat seat;
  std::string reason;
  cardroom::Clause clause;
  CARDROOM_PART("tournament_proposal", act, from, player, name_, to, seat, reason, clause);
};

struct TournamentMove {
  std::int64_t at_ms = 0;
  std::string_view name_;
  std::uint32_t from = 0;
  Seat from_seat;
  std::uint32_t to = 0;
  Seat to_seat;
  cardroom::Clause clause;
  CARDROOM_PART("tournament_move", at_ms, name_, from, from_seat, to, to_seat, clause);
};

struct TournamentRacedCard {
  std::string_view name_;
  Card card;
  Chips odd;  // What they put in.
  CARDROOM_PART("tournament_raced_card", name_, card, odd);
};

struct TournamentRaceOff {
  std::int64_t at_ms = 0;
  std::uint32_t table = 0;
  Chips chip;
  std::vector<TournamentRacedCard> cards;
  std::string_view winner;  // Empty: nobody had odd chips.
  Chips won;
  Chips removed;
  Chips added;
  cardroom::Clause clause;
  CARDROOM_PART("tournament_race_off", at_ms, table, chip, cards, winner, won, removed, added,
                clause);
};

struct TournamentFloor {
  int seats = 0;  // At one table.
  tournament::TournamentStage stage = tournament::TournamentStage::round;
  int stages = 1;
  std::vector<Chips> chips;  // Those in play, the smallest first.
  int rebuys = 0;
  int top_ups = 0;
  std::vector<TournamentTableLine> tables;
  std::vector<TournamentProposal> proposals;
  std::vector<TournamentMove> moves;         // The latest first.
  std::vector<TournamentRaceOff> race_offs;  // The latest first.
  CARDROOM_PART("tournament_floor", seats, stage, stages, chips, rebuys, top_ups, tables, proposals,
                moves, race_offs);
};

}  // namespace cardroom::room::outgoing
