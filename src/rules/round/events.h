// Events: what happened in a round of play. Small values without a heap; each names the clause it
// is based on. Scripts, journal and protocol use them.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "base/fields.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/seat.h"
#include "cards/card_list.h"
#include "rulebook/clause.h"
#include "rules/game/game.h"
#include "rules/irregularity/ruling_events.h"

namespace cardroom {

// The kind of a forced bet.
enum class Forcing : std::uint8_t { blind, ante, over_blind, post, dead_post };

// The kind of a wager in the betting round.
enum class Wager : std::uint8_t {
  call,
  compulsory_call,  // B-28, option A: paid before the player folds.
  opening,
  short_opening,  // A tap-out below the least opening.
  completion,     // B-23
  raise,
  short_raise,  // A tap-out above the call that is not a raise.
  half_raise,   // B-20: at least half a raise, which counts as one under RWS17-3.14.3.
};

// Which part of a pot was won.
enum class Share : std::uint8_t { whole, high, low, odd_unit };

namespace event {

// The order of the cards, from outside: at the start of a round, or after a shuffle during it.
struct ShoeLoaded {
  Clause clause;
  CardList order;
  CARDROOM_DESCRIBED("shoe_loaded", clause, order);
};

struct Posted {
  Seat seat;
  Forcing what = Forcing::blind;
  Clause clause;
  Chips amount;   // What the player put in.
  Chips nominal;  // The full amount of the bet, even if the player has less.
  CARDROOM_DESCRIBED("posted", seat, what, clause, amount, nominal);
};

struct Dealt {
  Seat seat;
  Face face = Face::down;
  Clause clause;
  FixedList<Card, 2> cards;
  CARDROOM_DESCRIBED("dealt", seat, face, clause, cards);
};

// A card burned before the communal cards.
struct Burnt {
  Card card;
  Clause clause;
  CARDROOM_DESCRIBED("burnt", card, clause);
};

struct Exposed {
  Clause clause;
  FixedList<Card, 3> cards;  // Communal cards.
  CARDROOM_DESCRIBED("exposed", clause, cards);
};

// C-15: too few cards for a last one each, so all share the last of the shoe.
struct SharedLast {
  Card card;
  Clause clause;
  CARDROOM_DESCRIBED("shared_last", card, clause);
};

struct BettingOpened {
  std::uint8_t street = 0;  // Counted from 0.
  Clause clause;
  CARDROOM_DESCRIBED("betting_opened", street, clause);
};

struct DrawOpened {
  Clause clause;
  CARDROOM_DESCRIBED("draw_opened", clause);
};

struct Folded {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("folded", seat, clause);
};

struct Checked {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("checked", seat, clause);
};

struct Declined {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("declined", seat, clause);
};

struct Wagered {
  Seat seat;
  Wager what = Wager::call;
  bool taps_out = false;
  Clause clause;
  Chips to;     // The player's total in the betting round now.
  Chips added;  // Chips that left the stake.
  CARDROOM_DESCRIBED("wagered", seat, what, taps_out, clause, to, added);
};

struct Returned {
  Seat seat;
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("returned", seat, clause, amount);
};

struct Threw {
  Seat seat;
  Clause clause;
  FixedList<Card, 5> cards;  // Empty if the player stands pat.
  CARDROOM_DESCRIBED("threw", seat, clause, cards);
};

// The draw needs more cards than the shoe holds.
struct ShuffleNeeded {
  Clause clause;
  CardSet cards;
  CARDROOM_DESCRIBED("shuffle_needed", clause, cards);
};

struct ShowdownOpened {
  Seat first;
  Clause clause;
  CARDROOM_DESCRIBED("showdown_opened", first, clause);
};

struct Shown {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("shown", seat, clause);
};

struct Mucked {
  Seat seat;
  Clause clause;
  CARDROOM_DESCRIBED("mucked", seat, clause);
};

struct CommissionTaken {
  std::uint8_t pot = 0;  // 0 is the main pot.
  Clause clause;
  Chips amount;  // May be 0 if the book wants it announced (*95-9.3(b)).
  Chips of;      // The pot it was calculated on.
  CARDROOM_DESCRIBED("commission_taken", pot, clause, amount, of);
};

struct Won {
  Seat seat;
  std::uint8_t pot = 0;
  Share share = Share::whole;
  Clause clause;
  Chips amount;
  CARDROOM_DESCRIBED("won", seat, pot, share, clause, amount);
};

struct RoundEnded {
  Clause clause;
  CARDROOM_DESCRIBED("round_ended", clause);
};

}  // namespace event

using Event =
    std::variant<event::ShoeLoaded, event::Posted, event::Dealt, event::Burnt, event::Exposed,
                 event::SharedLast, event::BettingOpened, event::DrawOpened, event::Folded,
                 event::Checked, event::Declined, event::Wagered, event::Returned, event::Threw,
                 event::ShuffleNeeded, event::ShowdownOpened, event::Shown, event::Mucked,
                 event::CommissionTaken, event::Won, event::RoundEnded, event::Ruled,
                 event::PutForward, event::TakenUp, event::GivenBack, event::Misdealt,
                 event::HoleReplaced, event::FaceTurned, event::BettingLimited, event::BurnUsed,
                 event::StreetTakenBack, event::FinalExposed, event::DeemedTappedOut,
                 event::HandDied, event::HandRevived, event::SettlementReversed, event::Refunded,
                 event::PotRemoved, event::RoundVoided, event::ChoiceOffered, event::ClockStarted,
                 event::ClockStopped, event::TimePassed>;

// Room for everything that one command can cause, a whole deal with ten tapped-out players
// included.
using Events = FixedList<Event, 320>;

}  // namespace cardroom
