// Events of a tournament of Canberra Poker: what happened, and under which clause.
#pragma once

#include "canberra/tournament/commands.h"
#include "canberra/tournament/undo/undo_events.h"

namespace cardroom::canberra::tournament {

// Why a player is out of a session.
enum class Out : std::uint8_t {
  no_chips,       // CP17-17.14: they cannot wager the table minimum.
  not_advancing,  // The session is over and others go on.
  too_few_chips,  // CP17-17.3(a)(ix)(A): by the criterion of the conditions.
  forfeited,      // CP17-17.9: he had not taken his seat.
  excluded,       // CP17-16.3
};
inline constexpr std::string_view word(Out why) {
  constexpr std::string_view words[] = {"no_chips", "not_advancing", "too_few_chips", "forfeited",
                                        "excluded"};
  return words[static_cast<std::size_t>(why)];
}

namespace event {

struct Documented {
  Clause clause;
  CARDROOM_DESCRIBED("conditions_documented", clause);
};

struct Published {
  Clause clause;
  CARDROOM_DESCRIBED("conditions_published", clause);
};

struct AgreementRequired {
  Clause clause;
  CARDROOM_DESCRIBED("agreement_required", clause);
};

struct BreakEnded {
  Clause clause;
  CARDROOM_DESCRIBED("break_ended", clause);
};

struct PlayOffTied {
  Clause clause;
  CARDROOM_DESCRIBED("play_off_tied", clause);
};

struct Finished {
  Clause clause;
  CARDROOM_DESCRIBED("finished", clause);
};

struct Cancelled {
  Clause clause;
  CARDROOM_DESCRIBED("cancelled", clause);
};

struct Notified {
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("commission_notified", text, clause);
};

struct Nominated {
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("director_nominated", text, clause);
};

struct StartChanged {
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("start_changed", text, clause);
};

struct Directed {
  Note text;
  Clause clause;
  CARDROOM_DESCRIBED("play_directed", text, clause);
};

struct Agreed {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("agreed", player, clause);
};

struct ReserveJoined {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("reserve_joined", player, clause);
};

struct SeatTaken {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("seat_taken", player, clause);
};

// K-24: it stands, with a warning.
struct AnteWarned {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("ante_warned", player, clause);
};

// K-24: the director rules on it.
struct AnteReferred {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("ante_referred", player, clause);
};

// K-23: they have less than twice the ante left.
struct OnlyFold {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("only_fold", player, clause);
};

struct Folded {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("folded", player, clause);
};

struct Advanced {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("advanced", player, clause);
};

// Additional rounds will decide.
struct Tied {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("tied", player, clause);
};

struct Entered {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("entered", player, amount, clause);
};

struct BoughtBack {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("bought_back", player, amount, clause);
};

struct PrizePaid {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("prize_paid", player, amount, clause);
};

struct Refunded {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("refunded", player, amount, clause);
};

struct AntePlaced {
  PlayerId player;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("ante_placed", player, amount, clause);
};

struct BetPlaced {
  PlayerId player;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("bet_placed", player, amount, clause);
};

// A wager of money on the progressive jackpot; it is no part of the chips.
struct JackpotWagered {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("jackpot_wagered", player, amount, clause);
};

struct JackpotWon {
  PlayerId player;
  Category hand = Category::odd_cards;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("jackpot_won", player, hand, amount, clause);
};

struct JackpotLost {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("jackpot_lost", player, amount, clause);
};

// Of a round of play, wagers included.
struct HadBack {
  PlayerId player;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("had_back", player, amount, clause);
};

// At the end of a session.
struct Counted {
  PlayerId player;
  Chips amount;
  Clause clause;
  CARDROOM_DESCRIBED("counted", player, amount, clause);
};

struct AntesClosed {
  TableNumber table = 0;
  Clause clause;
  CARDROOM_DESCRIBED("antes_closed", table, clause);
};

struct RoundEnded {
  TableNumber table = 0;
  Clause clause;
  CARDROOM_DESCRIBED("round_ended", table, clause);
};

struct RoundVoided {
  TableNumber table = 0;
  Clause clause;
  CARDROOM_DESCRIBED("round_voided", table, clause);
};

// Its session is over.
struct TableCounted {
  TableNumber table = 0;
  Clause clause;
  CARDROOM_DESCRIBED("table_counted", table, clause);
};

// Names the seat with the starting marker.
struct RoundStarted {
  TableNumber table = 0;
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("round_started", table, seat, clause);
};

struct AnteAsked {
  TableNumber table = 0;
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("ante_asked", table, seat, clause);
};

struct ReserveSeated {
  PlayerId player;
  PlayerId instead_of;
  Cents fee;
  Clause clause;
  CARDROOM_DESCRIBED("reserve_seated", player, instead_of, fee, clause);
};

struct Substituted {
  PlayerId player;
  PlayerId instead_of;
  Cents fee;
  Clause clause;
  CARDROOM_DESCRIBED("substituted", player, instead_of, fee, clause);
};

struct ConditionSet {
  ShortText key;
  Note value;
  Clause clause;
  CARDROOM_DESCRIBED("condition_set", key, value, clause);
};

struct Drawn {
  PlayerId player;
  TableNumber table = 0;
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("seat_drawn", player, table, seat, clause);
};

struct ExtraCalled {
  std::uint8_t number = 0;
  SessionKind kind = SessionKind::ordinary;
  Clause clause;
  CARDROOM_DESCRIBED("extra_session_called", number, kind, clause);
};

struct SessionStarted {
  std::uint8_t number = 0;
  SessionKind kind = SessionKind::ordinary;
  Clause clause;
  CARDROOM_DESCRIBED("session_started", number, kind, clause);
};

struct SessionEnded {
  std::uint8_t number = 0;
  SessionKind kind = SessionKind::ordinary;
  Clause clause;
  CARDROOM_DESCRIBED("session_ended", number, kind, clause);
};

struct Eliminated {
  PlayerId player;
  Out why = Out::no_chips;
  Clause clause;
  CARDROOM_DESCRIBED("eliminated", player, why, clause);
};

struct AnteRuled {
  PlayerId player;
  bool stands = true;
  Clause clause;
  CARDROOM_DESCRIBED("ante_ruled", player, stands, clause);
};

struct PlayedOff {
  PlayerId player;
  Chips amount;
  std::uint8_t beaten = 0;  // How many of the equal players had less.
  Clause clause;
  CARDROOM_DESCRIBED("played_off", player, amount, beaten, clause);
};

struct PointsWon {
  PlayerId player;
  std::int64_t points = 0;  // In parts of a point: see conditions.h.
  Clause clause;
  CARDROOM_DESCRIBED("points_won", player, points, clause);
};

struct BreakCalled {
  std::uint16_t minutes = 0;
  Clause clause;
  CARDROOM_DESCRIBED("break_called", minutes, clause);
};

struct Penalised {
  PlayerId player;
  bool excluded = false;
  Clause clause;
  CARDROOM_DESCRIBED("penalised", player, excluded, clause);
};

// The fee stays in the pool.
struct Withdrew {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("withdrew", player, clause);
};

struct PlaceAwarded {
  PlayerId player;
  std::uint16_t place = 0;
  Clause clause;
  CARDROOM_DESCRIBED("place_awarded", player, place, clause);
};

}  // namespace event

using Event = std::variant<
    event::ConditionSet, event::Documented, event::Published, event::Notified, event::Nominated,
    event::AgreementRequired, event::Agreed, event::Entered, event::ReserveJoined,
    event::ReserveSeated, event::Substituted, event::StartChanged, event::Drawn, event::SeatTaken,
    event::SessionStarted, event::RoundStarted, event::AnteAsked, event::AntePlaced,
    event::AnteWarned, event::AnteReferred, event::AnteRuled, event::AntesClosed, event::OnlyFold,
    event::BetPlaced, event::JackpotWagered, event::JackpotWon, event::JackpotLost, event::Folded,
    event::HadBack, event::RoundEnded, event::RoundVoided, event::Counted, event::TableCounted,
    event::SessionEnded, event::Eliminated, event::Advanced, event::PointsWon, event::Tied,
    event::PlayedOff, event::PlayOffTied, event::ExtraCalled, event::BoughtBack, event::BreakCalled,
    event::BreakEnded, event::Directed, event::Penalised, event::Finished, event::PlaceAwarded,
    event::PrizePaid, event::Refunded, event::Cancelled, event::Withdrew, event::Undone,
    event::MoneyReturned, event::Reopened, event::StackCorrected>;

// Everything that one command can cause: the end of a session, or the prizes.
using Events = FixedList<Event, 3 * entrants_most>;

}  // namespace cardroom::canberra::tournament
