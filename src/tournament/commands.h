// Commands put to a tournament: what entrants ask, what the director, the operator and the
// authority do, and what the tables report. Ballots and drawn cards come in as data.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "tournament/format.h"

namespace cardroom::tournament {

// A drawn order of entrants.
using Drawn = FixedList<PlayerId, entries_most>;
using TableNumber = std::uint8_t;  // From 1; 0: none, or all.

// T-21: a stage of the tournament, not a time band of the schedule.
enum class Stage : std::uint8_t { round, heat, final };
inline constexpr std::string_view word(Stage stage) {
  constexpr std::string_view words[] = {"round", "heat", "final"};
  return words[static_cast<std::size_t>(stage)];
}

// Why a round of play does not count.
enum class Cause : std::uint8_t { disruption, impractical, fraud };
inline constexpr std::string_view word(Cause cause) {
  constexpr std::string_view words[] = {"disruption", "impractical", "fraud"};
  return words[static_cast<std::size_t>(cause)];
}

// M-18: what becomes of the wagers of an invalid round.
enum class Wagers : std::uint8_t { refunded, removed };
inline constexpr std::string_view word(Wagers wagers) {
  constexpr std::string_view words[] = {"refunded", "removed"};
  return words[static_cast<std::size_t>(wagers)];
}

namespace command {

#define CARDROOM_ROLE_ONLY(Type, text, role)                                          \
  struct Type {                                                                       \
    static constexpr std::string_view name = text;                                    \
    Role by = role;                                                                   \
    static constexpr void fields(auto&& self, auto&& visit) { visit("by", self.by); } \
  }
CARDROOM_ROLE_ONLY(Start, "start", Role::director);
CARDROOM_ROLE_ONLY(EndBreak, "end_break", Role::director);
CARDROOM_ROLE_ONLY(EndTopUps, "end_top_ups", Role::director);
CARDROOM_ROLE_ONLY(Balance, "balance", Role::director);
CARDROOM_ROLE_ONLY(EndPlay, "end_play", Role::director);
CARDROOM_ROLE_ONLY(Award, "award", Role::director);
CARDROOM_ROLE_ONLY(Cancel, "cancel", Role::operator_);
#undef CARDROOM_ROLE_ONLY

#define CARDROOM_PLAYER_ONLY(Type, text)                                                      \
  struct Type {                                                                               \
    static constexpr std::string_view name = text;                                            \
    PlayerId player;                                                                          \
    static constexpr void fields(auto&& self, auto&& visit) { visit("player", self.player); } \
  }
CARDROOM_PLAYER_ONLY(Withdraw, "withdraw");
CARDROOM_PLAYER_ONLY(JoinReserve, "join_reserve");
CARDROOM_PLAYER_ONLY(Rebuy, "rebuy");
CARDROOM_PLAYER_ONLY(TopUp, "top_up");
CARDROOM_PLAYER_ONLY(RequestCount, "request_count");
#undef CARDROOM_PLAYER_ONLY

#define CARDROOM_ACT_ON_PLAYER(Type, text)                    \
  struct Type {                                               \
    static constexpr std::string_view name = text;            \
    PlayerId player;                                          \
    Role by = Role::director;                                 \
    static constexpr void fields(auto&& self, auto&& visit) { \
      visit("player", self.player);                           \
      visit("by", self.by);                                   \
    }                                                         \
  }
CARDROOM_ACT_ON_PLAYER(Admit, "admit");
CARDROOM_ACT_ON_PLAYER(Eliminate, "eliminate");
CARDROOM_ACT_ON_PLAYER(MarkAbsent, "mark_absent");
CARDROOM_ACT_ON_PLAYER(MarkPresent, "mark_present");
CARDROOM_ACT_ON_PLAYER(Forfeit, "forfeit");
#undef CARDROOM_ACT_ON_PLAYER

struct Determine {
  static constexpr std::string_view name = "determine";
  ShortText key;
  Note value;
  Role by = Role::operator_;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("key", self.key);
    visit("value", self.value);
    visit("by", self.by);
  }
};

struct Approve {
  static constexpr std::string_view name = "approve";
  Note reference;
  Role by = Role::inspector;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("reference", self.reference);
    visit("by", self.by);
  }
};

// The director by the shift manager (S05-20.2), or an assistant by the director.
struct Nominate {
  static constexpr std::string_view name = "nominate";
  ShortText person;
  bool assistant = false;
  Role by = Role::operator_;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("person", self.person);
    visit("assistant", self.assistant);
    visit("by", self.by);
  }
};

struct Enter {
  static constexpr std::string_view name = "enter";
  PlayerId player;
  bool agreed = false;  // Has signed the conditions.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("agreed", self.agreed);
  }
};

struct SeatReserve {
  static constexpr std::string_view name = "seat_reserve";
  PlayerId reserve;
  PlayerId instead_of;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("reserve", self.reserve);
    visit("instead_of", self.instead_of);
    visit("by", self.by);
  }
};

// Everybody who still plays, in the order drawn. 0 tables: as few as hold them.
struct Ballot {
  static constexpr std::string_view name = "ballot";
  Drawn drawn;
  std::uint8_t tables = 0;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("drawn", self.drawn);
    visit("tables", self.tables);
    visit("by", self.by);
  }
};

struct PassTime {
  static constexpr std::string_view name = "pass_time";
  std::int64_t now_s = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("now_s", self.now_s); }
};

struct StartBreak {
  static constexpr std::string_view name = "start_break";
  std::int32_t length_s = 0;  // 0: until it is ended.
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("length_s", self.length_s);
    visit("by", self.by);
  }
};

struct StartRound {
  static constexpr std::string_view name = "start_round";
  TableNumber table = 0;
  static constexpr void fields(auto&& self, auto&& visit) { visit("table", self.table); }
};

// The table's report: what is in front of each player who was dealt in.
struct EndRound {
  static constexpr std::string_view name = "end_round";
  TableNumber table = 0;
  std::array<Chips, seats_max> stakes{};
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("stakes", self.stakes);
  }
};

struct InvalidateRound {
  static constexpr std::string_view name = "invalidate_round";
  TableNumber table = 0;
  Cause cause = Cause::impractical;
  Wagers wagers = Wagers::refunded;
  std::array<Chips, seats_max> wagered{};  // Only where they are not refunded.
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("cause", self.cause);
    visit("wagers", self.wagers);
    visit("wagered", self.wagered);
    visit("by", self.by);
  }
};

// At a physical table: the player has no chips left.
struct Bust {
  static constexpr std::string_view name = "bust";
  PlayerId player;
  Chips contributed;  // To the pots of his last round.
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("contributed", self.contributed);
    visit("by", self.by);
  }
};

// One card for each who holds chips that do not make one of the next kind.
struct RaceOff {
  static constexpr std::string_view name = "race_off";
  TableNumber table = 0;
  Chips chip;
  FixedList<Seat, seats_max> seats;
  FixedList<Card, seats_max> cards;
  bool confirmed = false;  // That somebody loses his last chips by it (T-05).
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("chip", self.chip);
    visit("seats", self.seats);
    visit("cards", self.cards);
    visit("confirmed", self.confirmed);
    visit("by", self.by);
  }
};

// What was counted in front of each seat of a physical table.
struct EnterCount {
  static constexpr std::string_view name = "enter_count";
  TableNumber table = 0;
  std::array<Chips, seats_max> stakes{};
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("stakes", self.stakes);
    visit("by", self.by);
  }
};

struct BeginStage {
  static constexpr std::string_view name = "begin_stage";
  Stage stage = Stage::heat;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("stage", self.stage);
    visit("by", self.by);
  }
};

struct Substitute {
  static constexpr std::string_view name = "substitute";
  PlayerId player;
  PlayerId substitute;
  Note reason;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("substitute", self.substitute);
    visit("reason", self.reason);
    visit("by", self.by);
  }
};

struct Exclude {
  static constexpr std::string_view name = "exclude";
  PlayerId player;
  Clause breached;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("breached", self.breached);
    visit("by", self.by);
  }
};

struct Move {
  static constexpr std::string_view name = "move";
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("player", self.player);
    visit("table", self.table);
    visit("seat", self.seat);
    visit("by", self.by);
  }
};

struct BreakTable {
  static constexpr std::string_view name = "break_table";
  TableNumber table = 0;
  FixedList<PlayerId, seats_max> drawn;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("table", self.table);
    visit("drawn", self.drawn);
    visit("by", self.by);
  }
};

// A direction to keep the pace, or a decision in a dispute: put on record.
struct Direct {
  static constexpr std::string_view name = "direct";
  Note direction;
  Role by = Role::director;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("direction", self.direction);
    visit("by", self.by);
  }
};

}  // namespace command

using Command = std::variant<
    command::Determine, command::Approve, command::Nominate, command::Admit, command::Enter,
    command::Withdraw, command::JoinReserve, command::SeatReserve, command::Ballot, command::Start,
    command::PassTime, command::StartBreak, command::EndBreak, command::StartRound,
    command::EndRound, command::InvalidateRound, command::Bust, command::Eliminate, command::Rebuy,
    command::TopUp, command::EndTopUps, command::RaceOff, command::RequestCount,
    command::EnterCount, command::BeginStage, command::MarkAbsent, command::MarkPresent,
    command::Forfeit, command::Substitute, command::Exclude, command::Move, command::BreakTable,
    command::Balance, command::Direct, command::EndPlay, command::Award, command::Cancel>;

}  // namespace cardroom::tournament
