// Events of a tournament: what happens to its rounds, chips and players. Events before play and
// events of the clock are in entry_events.h, corrections in correction_events.h.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/commands.h"
#include "tournament/correction_events.h"
#include "tournament/entry_events.h"
#include "tournament/house/house_events.h"

namespace cardroom::tournament {

namespace event {

// T-02: the level of this round is fixed with its forced bets.
struct RoundBegan {
  TableNumber table = 0;
  std::uint32_t number = 0;
  std::int32_t level = 0;
  BlindAmounts blinds{};
  Chips ante;
  Chips chip;
  Seat buck;
  SeatList players;
  SeatList absent;
  Clause clause;
  CARDROOM_DESCRIBED("round_began", table, number, level, blinds, ante, chip, buck, players, absent,
                     clause);
};

struct RoundEnded {
  TableNumber table = 0;
  StakesAt stakes{};
  Clause clause;
  CARDROOM_DESCRIBED("round_ended", table, stakes, clause);
};

// The stakes after it.
struct RoundInvalidated {
  TableNumber table = 0;
  Cause cause = Cause::impractical;
  Wagers wagers = Wagers::refunded;
  StakesAt stakes{};
  Clause clause;
  CARDROOM_DESCRIBED("round_invalidated", table, cause, wagers, stakes, clause);
};

// Without chips; they may still rebuy (T-26).
struct Busted {
  PlayerId player;
  Chips contributed;
  Clause clause;
  CARDROOM_DESCRIBED("busted", player, contributed, clause);
};

// The place is the one they have for now.
struct Eliminated {
  PlayerId player;
  Chips contributed;
  std::uint16_t place = 0;
  Clause clause;
  CARDROOM_DESCRIBED("eliminated", player, contributed, place, clause);
};

struct Rebought {
  PlayerId player;
  Chips chips;
  Cents price;
  Clause clause;
  CARDROOM_DESCRIBED("rebought", player, chips, price, clause);
};

struct ToppedUp {
  PlayerId player;
  Chips chips;
  Cents price;
  Clause clause;
  CARDROOM_DESCRIBED("topped_up", player, chips, price, clause);
};

// What the player puts in, and their card.
struct CardRaced {
  PlayerId player;
  Card card;
  Chips odd;
  Clause clause;
  CARDROOM_DESCRIBED("card_raced", player, card, odd, clause);
};

// The highest card takes all; an amount below one chip is removed or rounded up.
struct RacedOff {
  TableNumber table = 0;
  Chips chip;
  PlayerId winner;
  Chips won;
  Chips removed;
  Chips added;
  Clause clause;
  CARDROOM_DESCRIBED("raced_off", table, chip, winner, won, removed, added, clause);
};

// On request; how many so far in this stage.
struct CountHeld {
  PlayerId player;
  std::uint8_t number = 0;
  Clause clause;
  CARDROOM_DESCRIBED("count_held", player, number, clause);
};

struct Counted {
  TableNumber table = 0;
  StakesAt stakes{};
  Clause clause;
  CARDROOM_DESCRIBED("counted", table, stakes, clause);
};

struct StageBegan {
  TournamentStage stage = TournamentStage::heat;
  std::uint16_t number = 0;
  Clause clause;
  CARDROOM_DESCRIBED("stage_began", stage, number, clause);
};

struct MarkedAbsent {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("marked_absent", player, clause);
};

struct MarkedPresent {
  PlayerId player;
  Clause clause;
  CARDROOM_DESCRIBED("marked_present", player, clause);
};

// Fee and place in the pool remain.
struct Forfeited {
  PlayerId player;
  Chips removed;
  Clause clause;
  CARDROOM_DESCRIBED("forfeited", player, removed, clause);
};

struct Substituted {
  PlayerId player;
  PlayerId substitute;
  Note reason;
  Clause clause;
  CARDROOM_DESCRIBED("substituted", player, substitute, reason, clause);
};

// The player's chips leave play.
struct Excluded {
  PlayerId player;
  Clause breached;
  Chips removed;
  Clause clause;
  CARDROOM_DESCRIBED("excluded", player, breached, removed, clause);
};

struct Directed {
  Note direction;
  Clause clause;
  CARDROOM_DESCRIBED("directed", direction, clause);
};

struct PlayEnded {
  PlayerId winner;
  Clause clause;
  CARDROOM_DESCRIBED("play_ended", winner, clause);
};

// How many share the place.
struct Placed {
  PlayerId player;
  std::uint16_t place = 0;
  std::uint16_t sharing = 1;
  Clause clause;
  CARDROOM_DESCRIBED("placed", player, place, sharing, clause);
};

// It may be a seat in another tournament instead of cash.
struct PrizePaid {
  PlayerId player;
  std::uint16_t place = 0;
  Cents amount;
  bool seat = false;
  Clause clause;
  CARDROOM_DESCRIBED("prize_paid", player, place, amount, seat, clause);
};

struct Finished {
  Cents pool;
  Clause clause;
  CARDROOM_DESCRIBED("finished", pool, clause);
};

struct Cancelled {
  Clause clause;
  CARDROOM_DESCRIBED("cancelled", clause);
};

struct Refunded {
  PlayerId player;
  Cents amount;
  Clause clause;
  CARDROOM_DESCRIBED("refunded", player, amount, clause);
};

}  // namespace event

using Event = std::variant<
    event::Determined, event::Approved, event::Nominated, event::Admitted, event::Entered,
    event::Withdrew, event::ReserveJoined, event::ReserveSeated, event::TableFormed,
    event::TableBroken, event::Allotted, event::Started, event::TimePassed, event::ClockStarted,
    event::LevelBegan, event::RaceOffCalled, event::RebuysEnded, event::TopUpsEnded,
    event::BreakBegan, event::BreakEnded, event::RoundBegan, event::RoundEnded,
    event::RoundInvalidated, event::Busted, event::Eliminated, event::Rebought, event::ToppedUp,
    event::CardRaced, event::RacedOff, event::CountHeld, event::Counted, event::StageBegan,
    event::MarkedAbsent, event::MarkedPresent, event::Forfeited, event::Substituted,
    event::Excluded, event::Directed, event::PlayEnded, event::Placed, event::PrizePaid,
    event::Finished, event::Cancelled, event::Refunded, event::Undone, event::MoneyReturned,
    event::Reopened, event::ClockSet, event::StakeCorrected, event::PlaceCorrected,
    event::Reinstated, event::DealingChosen, event::ReEntered, event::JoinedPlay, event::BountyWon,
    event::BountyPaid, event::GuaranteeFilled, event::GuaranteeReturned, event::DealProposed,
    event::DealAgreed, event::DealDropped, event::DealMade, event::PointsWon>;
using Events = std::vector<Event>;

}  // namespace cardroom::tournament
