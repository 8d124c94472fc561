// State: one table of Canberra Poker, between and within rounds of play. A plain value: copy it,
// keep it, compare two of them. It changes only in apply().
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "base/check.h"
#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "canberra/game/jackpot.h"
#include "canberra/game/settings.h"
#include "cards/card.h"
#include "eval/compare.h"
#include "rulebook/clause.h"

namespace cardroom::canberra {

enum class TablePhase : std::uint8_t {
  closed,    // The table is not open.
  between,   // The cards of the last round are in the rack; wagers are not yet called.
  wagers,    // CP17-4.1: antes and jackpot wagers may be placed.
  dealt,     // CP17-12.5: the cards are out, "bet or fold" is not yet announced.
  deciding,  // CP17-7.1: bet or fold.
  settled,   // Wagers are settled; the cards are still on the table.
};

// A round of play lasts from the first card to the rack (CP17-DEF-RoundOfPlay).
constexpr bool in_round(TablePhase phase) {
  return phase == TablePhase::dealt || phase == TablePhase::deciding ||
         phase == TablePhase::settled;
}

enum class BoxStanding : std::uint8_t {
  out,       // No ante this round, or it was returned.
  to_act,    // Dealt in, has not decided.
  bet,       // CP17-DEF-Bet.
  folded,    // CP17-DEF-Fold.
  excluded,  // CP17-13.2, CP17-16.3: wagers returned, out of this round.
};

// How far the declaration of a jackpot hand has come (CP17-10.4, CP17-10.5).
enum class Declared : std::uint8_t { no, by_player, by_dealer, paid, lapsed };

// What became of a box's wagers in the round.
struct BoxResult {
  Chips ante_paid;  // Winnings, without the wager itself.
  Chips bet_paid;
  Chips collected;  // Lost to the house.
  Cents returned;   // Given back undecided; includes a jackpot wager only if it is void.
  Cents jackpot_paid;
  friend constexpr bool operator==(const BoxResult&, const BoxResult&) = default;
  CARDROOM_DESCRIBED("box_result", ante_paid, bet_paid, collected, returned, jackpot_paid);
};

// CP17-DEF-Box: one betting position and the player at it.
struct Box {
  PlayerId player;
  Chips ante;  // Placed this round.
  Chips bet;
  Cents jackpot;  // CP17-10.2: the accepted jackpot wager of this round.
  BoxResult result;
  FiveCards cards = {};
  BoxStanding standing = BoxStanding::out;
  Declared declared = Declared::no;
  std::uint8_t exposed = 0;    // One bit for each card that everybody has seen (CP17-14.1).
  std::uint8_t abstained = 0;  // CP17-16.7: rounds in a row without a wager.
  bool marker = false;         // CP17-3.2: may wager above the maximum.
  bool advised = false;        // CP17-3.4: was told of the minimum in this sitting.
  bool racked = false;         // CP17-14.4: the hand is in the discard rack and is still needed.

  constexpr bool occupied() const { return !player.is_none(); }
  friend constexpr bool operator==(const Box&, const Box&) = default;
  CARDROOM_DESCRIBED("box", player, ante, bet, jackpot, result, cards, standing, declared, exposed,
                     abstained, marker, advised, racked);
};

struct DealerHand {
  FiveCards cards = {};
  std::uint8_t up = 4;       // The card that is face up: the last (CP17-6.2), or as CP17-14.2 says.
  std::uint8_t exposed = 0;  // One bit for each card shown by mistake.
  bool dealt = false;
  friend constexpr bool operator==(const DealerHand&, const DealerHand&) = default;
  CARDROOM_DESCRIBED("dealer_hand", cards, up, exposed, dealt);
};

// CP17-14.5, CP17-4.2: the jackpot's electronic equipment.
enum class JackpotEquipment : std::uint8_t { working, failed, failed_play_approved };

// What must be done with the cards before they are dealt (CP17-2.2 to 2.4).
struct CardCare {
  bool ready = false;     // Checked since gaming began or since they were changed.
  bool replaced = false;  // New cards: dealer and supervisor both check them.
  bool checked_by_dealer = false;
  bool checked_by_supervisor = false;
  bool closing_check_due = false;  // The check at the end of gaming has not been made.
  bool count_wrong = false;
  friend constexpr bool operator==(const CardCare&, const CardCare&) = default;
  CARDROOM_DESCRIBED("card_care", ready, replaced, checked_by_dealer, checked_by_supervisor,
                     closing_check_due, count_wrong);
};

enum class DisputeStage : std::uint8_t { open, ruled, review_requested, reviewed };

// CP17-16.5, G-09.
struct Dispute {
  std::uint16_t number = 0;
  Seat seat;
  DisputeStage stage = DisputeStage::open;
  friend constexpr bool operator==(const Dispute&, const Dispute&) = default;
  CARDROOM_DESCRIBED("dispute", number, seat, stage);
};

// Nine boxes and one more, so two rows fill whole vectors.
inline constexpr std::size_t money_row = 10;

struct State {
  Settings settings;
  Sign noticed;  // CP17-3.1: in force from the next call for wagers.
  TablePhase phase = TablePhase::closed;
  bool sign_noticed = false;
  bool closing_noticed = false;  // CP17-15.2.
  bool layout_approved = false;  // CP17-1.1.
  bool shoe_loaded = false;      // CP17-12.3.
  JackpotEquipment equipment = JackpotEquipment::working;
  CardCare cards;
  std::uint8_t exposures = 0;    // CP17-14.1: cards shown by mistake this round.
  std::uint8_t second_deck = 0;  // CP17-12.2: which of the two decks is next.
  std::uint32_t rounds = 0;      // Completed rounds; void ones do not count.

  std::array<Box, boxes_max> boxes = {};
  // The chips in front of each player, then the antes and bets still on each box. They share one
  // array, because all of it is added up after every event.
  std::array<Cents, 2 * money_row> money = {};
  DealerHand dealer;

  JackpotBooks jackpot;
  JackpotBooks round_jackpot;  // What this round has changed in the books so far.
  PoolAmount pools_opening;
  Cents house;    // What the house has won from antes and bets.
  Cents brought;  // What players have brought to the table, less what they took away.

  FixedList<PlayerId, 16> barred;  // CP17-16.3(b).
  FixedList<Dispute, 8> disputes;
  std::uint16_t disputes_opened = 0;

  std::span<Box> boxes_in_use() { return std::span(boxes).first(settings.boxes); }
  Box& box(Seat seat) { return boxes[seat.index()]; }
  const Box& box(Seat seat) const { return boxes[seat.index()]; }
  Cents& stake(Seat seat) { return money[seat.index()]; }
  Cents stake(Seat seat) const { return money[seat.index()]; }
  Cents& on_layout(Seat seat) { return money[money_row + seat.index()]; }
  Cents on_layout(Seat seat) const { return money[money_row + seat.index()]; }
  friend constexpr bool operator==(const State&, const State&) = default;
  CARDROOM_DESCRIBED("canberra_table", settings, noticed, phase, sign_noticed, closing_noticed,
                     layout_approved, shoe_loaded, equipment, cards, exposures, second_deck, rounds,
                     boxes, money, dealer, jackpot, round_jackpot, pools_opening, house, brought,
                     barred, disputes, disputes_opened);
};
static_assert(std::is_trivially_copyable_v<State>);

// A closed table with these settings, which validate() has passed.
State make_table(const Settings& settings);

// CP17-3.5, CP17-3.2: the part of the ante that is paid or collected.
constexpr Chips ante_at_risk(const Box& box, const Sign& sign) {
  return box.marker || box.ante <= sign.maximum ? box.ante : sign.maximum;
}

// No cent is created or lost, at the table or in the pools.
void check_books(const State& state);
// The same as a question, for a table that was read from outside.
bool is_sound(const State& state);
// Pools, meter, payouts and wagers agree.
inline void check_jackpot(const State& state) {
  const JackpotBooks& jackpot = state.jackpot;
  check((jackpot.pool.count() | jackpot.reserve.count()) >= 0, "a prize pool is below zero");
  check(balanced(jackpot, state.pools_opening), "the jackpot's books do not balance");
}

}  // namespace cardroom::canberra
