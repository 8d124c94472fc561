// Round: the state of one round of play. Trivially copyable; seats in arrays, cards as bytes. Only
// apply() changes it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "base/fields.h"
#include "base/money.h"
#include "base/seat_set.h"
#include "cards/shoe.h"
#include "rules/betting/legal.h"
#include "rules/betting/limits.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom {

enum class Stage : std::uint8_t {
  forced,  // Forced bets and cards are being put out.
  betting,
  drawing,
  shuffling,  // Play waits for a new order of some cards, from outside.
  ruling,     // Play waits for a supervisor's choice.
  misdealt,   // The round waits for a new deal.
  showdown,
  over,
};
constexpr std::string_view word(Stage stage) {
  switch (stage) {
    case Stage::forced:
      return "forced";
    case Stage::betting:
      return "betting";
    case Stage::drawing:
      return "drawing";
    case Stage::shuffling:
      return "shuffling";
    case Stage::ruling:
      return "ruling";
    case Stage::misdealt:
      return "misdealt";
    case Stage::showdown:
      return "showdown";
    case Stage::over:
      return "over";
  }
  return {};
}

// The cards in front of one player, in the order dealt.
struct Hand {
  std::array<Card, 7> cards{};
  std::uint8_t count = 0;
  std::uint8_t up = 0;  // One bit for each card: face up.

  constexpr void add(Card card, Face face) {
    if (face == Face::up) up = static_cast<std::uint8_t>(up | (1U << count));
    cards[count++] = card;
  }
  constexpr bool holds(Card card) const {
    for (std::size_t at = 0; at < count; ++at)
      if (cards[at] == card) return true;
    return false;
  }
  constexpr bool is_up(std::size_t at) const { return (up >> at & 1U) != 0; }
  CARDROOM_DESCRIBED("hand", cards, count, up);
  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

// The traces of irregularities in a round of play.
struct Irregular {
  std::array<Chips, seats_max> forward{};  // Chips put forward out of turn, or below the call.
  Chips forward_total;
  Chips removed;  // Wagers of an invalidated round that leave play (M-18).
  std::int64_t now_s = 0;
  std::int64_t clock_s = 0;  // When the clock on `clocked` was started.
  CardSet exposed;           // Hole cards exposed in this deal.
  CardSet early;             // Communal cards seen before their time, still in the shoe.
  SeatSet wagered_ahead;
  SeatSet exceeded;  // Those of them whose wager a player before them exceeded (B-41).
  SeatSet folded_ahead;
  SeatSet checked_ahead;
  SeatSet final_exposed;  // S05-17.19
  SeatSet absent;         // T01-17.3, S05-20.11
  Seat must_complete;     // S05-17.8: they complete the call or fold.
  Seat clocked;
  Seat revived;  // C-11: the player who folded last and takes the pots without a hand.
  Clause limited_by;
  Irregularity offered = Irregularity::communal_early;  // What a supervisor must rule on.
  Card offered_card;
  Stage resume = Stage::betting;  // What goes on after a shuffle or a choice.
  std::uint8_t shown_ahead = 0;   // Early cards whose betting rounds are limited (M95-16.6).
  bool limited_to_wagered = false;
  bool limited_to_minimum = false;
  bool skip_burn = false;  // H95-16.7: no card is burned before the flop.
  bool voided = false;

  // Whether anybody acted before their turn and has not been judged.
  constexpr bool somebody_ahead() const {
    return !(wagered_ahead | folded_ahead | checked_ahead).empty();
  }
  CARDROOM_DESCRIBED("irregular", forward, forward_total, removed, now_s, clock_s, exposed, early,
                     wagered_ahead, exceeded, folded_ahead, checked_ahead, final_exposed, absent,
                     must_complete, clocked, revived, limited_by, offered, offered_card, resume,
                     shown_ahead, limited_to_wagered, limited_to_minimum, skip_burn, voided);
  friend constexpr bool operator==(const Irregular&, const Irregular&) = default;
};

// The state of the betting round before its highest wager, in case that becomes void (G-08).
struct BeforeHighest {
  Chips highest;
  Chips last_increment;
  Chips full;
  Seat by;  // The player who made the highest wager.
  Seat aggressor;
  std::uint8_t raises = 0;
  bool opened = false;
  CARDROOM_DESCRIBED("before_highest", highest, last_increment, full, by, aggressor, raises,
                     opened);
  friend constexpr bool operator==(const BeforeHighest&, const BeforeHighest&) = default;
};

struct Round {
  std::array<Chips, seats_max> stake{};   // Chips in front of each player, not wagered.
  std::array<Chips, seats_max> total{};   // Wagered in this betting round.
  std::array<Chips, seats_max> paid{};    // Wagered in the round of play, not counting dead posts.
  std::array<Chips, seats_max> forced{};  // The antes and blinds in that (S05-15.2(d)).
  std::array<Chips, seats_max>
      dead{};  // Missed small blinds: in the pot, but not part of a wager (P-11).
  Chips dead_total;
  Chips paid_out;  // Taken from the pot: winnings and commission.
  Chips house;     // Commission of this round.
  Chips bank;      // All chips in the round; never changes.

  Chips highest;         // What each must match; a blind counts in full even if short (P-05).
  Chips last_blind;      // L of this round of play.
  Chips last_increment;  // No raise may be less (B-10).
  Chips full;            // The last total that was a full bet or raise; blinds count in full.
  BeforeHighest before_highest;

  std::array<Hand, seats_max> hands{};
  std::array<CardSet, seats_max> thrown{};  // Draw: what each player threw away.
  CardSet burnt;
  Card last_burnt;
  FixedList<Card, 5> board;
  Shoe shoe;

  SeatSet dealt;   // In this round of play.
  SeatSet active;  // Not folded.
  SeatSet tapped_out;
  SeatSet pending;    // They must still act before the betting round can close.
  SeatSet may_raise;  // Not barred by having acted (B-21).
  SeatSet checked;    // In this betting round (B-06 a).
  SeatSet shown;
  SeatSet mucked;

  Seat marker;
  Seat first;  // First position: dealt first, first blind, odd chips (P-01).
  Seat last_blind_seat;
  Seat opener;     // Of this betting round.
  Seat aggressor;  // Who is being called (N-18).
  Seat turn;
  Seat last_folded;
  Stage stage = Stage::forced;
  std::uint8_t street = 0;
  std::uint8_t raises = 0;
  std::uint8_t actions = 0;  // In this betting round, counted up to 255.
  std::uint8_t blinds_posted = 0;
  bool opened = false;     // There is a full opening wager, or there are blinds.
  bool contested = false;  // There was a showdown.
  bool bet_later = false;  // Somebody has acted in a betting round after the first.
  FixedList<Seat, seats_max> fifth_card_due;  // C-19
  Seat drawer;                                // The player who threw cards away last.
  std::uint8_t draw_due = 0;                  // Cards they still get at once.
  SeatSet drawn;
  std::array<Chips, seats_max> won{};  // From the pots; taken back if found wrong (C-24).
  Irregular odd;
  StreetLimits limits;  // The sizes of this betting round.
  Legal legal;

  constexpr SeatSet can_act() const { return active - tapped_out; }
  constexpr Chips& stake_of(Seat seat) { return stake[seat.index()]; }
  constexpr Chips stake_of(Seat seat) const { return stake[seat.index()]; }
  constexpr Chips total_of(Seat seat) const { return total[seat.index()]; }

  CARDROOM_DESCRIBED("round", stake, total, paid, forced, dead, dead_total, paid_out, house, bank,
                     highest, last_blind, last_increment, full, before_highest, hands, thrown,
                     burnt, last_burnt, board, shoe, dealt, active, tapped_out, pending, may_raise,
                     checked, shown, mucked, marker, first, last_blind_seat, opener, aggressor,
                     turn, last_folded, stage, street, raises, actions, blinds_posted, opened,
                     contested, bet_later, fifth_card_due, drawer, draw_due, drawn, won, odd,
                     limits, legal);
  friend constexpr bool operator==(const Round&, const Round&) = default;
};
static_assert(std::is_trivially_copyable_v<Round>);

constexpr Chips sum(const std::array<Chips, seats_max>& amounts) {
  std::int64_t all = 0;
  for (const Chips amount : amounts) all += amount.count();
  return Chips(all);
}

// All wagers of the round of play, less uncalled wagers that went back.
constexpr Chips pot(const Round& round) { return sum(round.paid) + round.dead_total; }

// Chips are neither created nor lost: stakes, pot and commission always add up to the same.
constexpr bool conserved(const Round& round) {
  std::int64_t all = 0;
  for (std::size_t seat = 0; seat < round.stake.size(); ++seat)
    all += round.stake[seat].count() + round.paid[seat].count();
  return Chips(all) + round.dead_total + round.odd.forward_total + round.odd.removed -
             round.paid_out + round.house ==
         round.bank;
}

}  // namespace cardroom
