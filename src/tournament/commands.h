// Commands of a tournament: what entrants ask, what the director, the operator and the authority
// do, and what the tables report. Ballots and drawn cards come in as data.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"
#include "tournament/format/format.h"

namespace cardroom::tournament {

// A drawn order of entrants.
using Drawn = std::vector<PlayerId>;
using TableNumber = std::uint16_t;  // From 1; 0 means none, or all.

// T-21: a stage of the tournament, not a time band of the schedule.
enum class TournamentStage : std::uint8_t { round, heat, final };
inline constexpr std::string_view word(TournamentStage stage) {
  constexpr std::string_view words[] = {"round", "heat", "final"};
  return words[static_cast<std::size_t>(stage)];
}

// Why a round of play does not count.
enum class Cause : std::uint8_t { disruption, impractical, fraud };
inline constexpr std::string_view word(Cause cause) {
  constexpr std::string_view words[] = {"disruption", "impractical", "fraud"};
  return words[static_cast<std::size_t>(cause)];
}

// M-18: what happens to the wagers of an invalid round.
enum class Wagers : std::uint8_t { refunded, removed };
inline constexpr std::string_view word(Wagers wagers) {
  constexpr std::string_view words[] = {"refunded", "removed"};
  return words[static_cast<std::size_t>(wagers)];
}

// How the last players divide the prizes.
enum class DealKind : std::uint8_t { even, chips, icm };
inline constexpr std::string_view word(DealKind kind) {
  constexpr std::string_view words[] = {"even", "chips", "icm"};
  return words[static_cast<std::size_t>(kind)];
}

namespace command {

struct Start {
  Role by = Role::director;
  CARDROOM_DESCRIBED("start", by);
};

struct EndBreak {
  Role by = Role::director;
  CARDROOM_DESCRIBED("end_break", by);
};

struct EndTopUps {
  Role by = Role::director;
  CARDROOM_DESCRIBED("end_top_ups", by);
};

struct Balance {
  Role by = Role::director;
  CARDROOM_DESCRIBED("balance", by);
};

struct EndPlay {
  Role by = Role::director;
  CARDROOM_DESCRIBED("end_play", by);
};

struct Award {
  Role by = Role::director;
  CARDROOM_DESCRIBED("award", by);
};

struct Cancel {
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("cancel", by);
};

struct Withdraw {
  PlayerId player;
  CARDROOM_DESCRIBED("withdraw", player);
};

struct JoinReserve {
  PlayerId player;
  CARDROOM_DESCRIBED("join_reserve", player);
};

struct Rebuy {
  PlayerId player;
  CARDROOM_DESCRIBED("rebuy", player);
};

struct TopUp {
  PlayerId player;
  CARDROOM_DESCRIBED("top_up", player);
};

struct RequestCount {
  PlayerId player;
  CARDROOM_DESCRIBED("request_count", player);
};

struct Admit {
  PlayerId player;
  Role by = Role::director;
  CARDROOM_DESCRIBED("admit", player, by);
};

struct Eliminate {
  PlayerId player;
  Role by = Role::director;
  CARDROOM_DESCRIBED("eliminate", player, by);
};

struct MarkAbsent {
  PlayerId player;
  Role by = Role::director;
  CARDROOM_DESCRIBED("mark_absent", player, by);
};

struct MarkPresent {
  PlayerId player;
  Role by = Role::director;
  CARDROOM_DESCRIBED("mark_present", player, by);
};

struct Forfeit {
  PlayerId player;
  Role by = Role::director;
  CARDROOM_DESCRIBED("forfeit", player, by);
};

struct Determine {
  ShortText key;
  Note value;
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("determine", key, value, by);
};

struct Approve {
  Note reference;
  Role by = Role::inspector;
  CARDROOM_DESCRIBED("approve", reference, by);
};

// The shift manager nominates the director (S05-20.2), or the director an assistant.
struct Nominate {
  ShortText person;
  bool assistant = false;
  Role by = Role::operator_;
  CARDROOM_DESCRIBED("nominate", person, assistant, by);
};

struct Enter {
  PlayerId player;
  bool agreed = false;  // Has signed the conditions.
  CARDROOM_DESCRIBED("enter", player, agreed);
};

struct SeatReserve {
  PlayerId reserve;
  PlayerId instead_of;
  Role by = Role::director;
  CARDROOM_DESCRIBED("seat_reserve", reserve, instead_of, by);
};

// Everybody who still plays, in the order drawn. 0 tables means as few as can hold them.
struct Ballot {
  Drawn drawn;
  std::uint16_t tables = 0;
  Role by = Role::director;
  CARDROOM_DESCRIBED("ballot", drawn, tables, by);
};

// How a table is played: the room deals it, or it is a physical table that reports only results.
struct ChooseDealing {
  TableNumber table = 0;
  Stacks stacks = Stacks::dealt;
  Role by = Role::director;
  CARDROOM_DESCRIBED("choose_dealing", table, stacks, by);
};

struct PassTime {
  std::int64_t now_s = 0;
  CARDROOM_DESCRIBED("pass_time", now_s);
};

struct StartBreak {
  std::int32_t length_s = 0;  // 0 means until it is ended.
  Role by = Role::director;
  CARDROOM_DESCRIBED("start_break", length_s, by);
};

struct StartRound {
  TableNumber table = 0;
  CARDROOM_DESCRIBED("start_round", table);
};

// The table's report: what is in front of each player who was dealt in.
struct EndRound {
  TableNumber table = 0;
  std::array<Chips, seats_max> stakes{};
  CARDROOM_DESCRIBED("end_round", table, stakes);
};

struct InvalidateRound {
  TableNumber table = 0;
  Cause cause = Cause::impractical;
  Wagers wagers = Wagers::refunded;
  std::array<Chips, seats_max> wagered{};  // Only if they are not refunded.
  Role by = Role::director;
  CARDROOM_DESCRIBED("invalidate_round", table, cause, wagers, wagered, by);
};

// At a physical table: the player has no chips left.
struct Bust {
  PlayerId player;
  Chips contributed;  // To the pots of their last round.
  Role by = Role::director;
  CARDROOM_DESCRIBED("bust", player, contributed, by);
};

// One card for each player with chips that do not make one of the next kind.
struct RaceOff {
  TableNumber table = 0;
  Chips chip;
  FixedList<Seat, seats_max> seats;
  FixedList<Card, seats_max> cards;
  bool confirmed = false;  // The director knows that a player loses their last chips by it (T-05).
  Role by = Role::director;
  CARDROOM_DESCRIBED("race_off", table, chip, seats, cards, confirmed, by);
};

// What was counted in front of each seat of a physical table.
struct EnterCount {
  TableNumber table = 0;
  std::array<Chips, seats_max> stakes{};
  Role by = Role::director;
  CARDROOM_DESCRIBED("enter_count", table, stakes, by);
};

struct BeginStage {
  TournamentStage stage = TournamentStage::heat;
  Role by = Role::director;
  CARDROOM_DESCRIBED("begin_stage", stage, by);
};

struct Substitute {
  PlayerId player;
  PlayerId substitute;
  Note reason;
  Role by = Role::director;
  CARDROOM_DESCRIBED("substitute", player, substitute, reason, by);
};

struct Exclude {
  PlayerId player;
  Clause breached;
  Role by = Role::director;
  CARDROOM_DESCRIBED("exclude", player, breached, by);
};

struct Move {
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Role by = Role::director;
  CARDROOM_DESCRIBED("move", player, table, seat, by);
};

struct BreakTable {
  TableNumber table = 0;
  FixedList<PlayerId, seats_max> drawn;
  Role by = Role::director;
  CARDROOM_DESCRIBED("break_table", table, drawn, by);
};

// A direction to keep the pace, or a decision in a dispute: put on record.
struct Direct {
  Note direction;
  Role by = Role::director;
  CARDROOM_DESCRIBED("direct", direction, by);
};

// The last act that was not taken back yet, or the one with this number.
struct Undo {
  std::uint32_t act = 0;
  Role by = Role::director;
  CARDROOM_DESCRIBED("undo", act, by);
};

// What can no longer be taken back is put right, with the reason.

struct SetClock {
  std::int64_t clock_s = 0;  // Seconds of play.
  Note reason;
  Role by = Role::director;
  CARDROOM_DESCRIBED("set_clock", clock_s, reason, by);
};

struct CorrectStake {
  PlayerId player;
  Chips stake;
  Note reason;
  Role by = Role::director;
  CARDROOM_DESCRIBED("correct_stake", player, stake, reason, by);
};

struct CorrectPlace {
  PlayerId player;
  std::uint16_t place = 0;
  Note reason;
  Role by = Role::director;
  CARDROOM_DESCRIBED("correct_place", player, place, reason, by);
};

struct Reinstate {
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Chips stake;
  Note reason;
  Role by = Role::director;
  CARDROOM_DESCRIBED("reinstate", player, table, seat, stake, reason, by);
};

// House addition, at a physical table: who put the player out.
struct AwardBounty {
  PlayerId player;
  PlayerId from;
  Role by = Role::director;
  CARDROOM_DESCRIBED("award_bounty", player, from, by);
};

struct ProposeDeal {
  DealKind kind = DealKind::icm;
  Role by = Role::director;
  CARDROOM_DESCRIBED("propose_deal", kind, by);
};

struct AgreeDeal {
  PlayerId player;
  CARDROOM_DESCRIBED("agree_deal", player);
};

struct DropDeal {
  PlayerId player;
  CARDROOM_DESCRIBED("drop_deal", player);
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
    command::Balance, command::Direct, command::EndPlay, command::Award, command::Cancel,
    command::Undo, command::SetClock, command::CorrectStake, command::CorrectPlace,
    command::Reinstate, command::ChooseDealing, command::AwardBounty, command::ProposeDeal,
    command::AgreeDeal, command::DropDeal>;

}  // namespace cardroom::tournament
