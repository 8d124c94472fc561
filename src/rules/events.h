// Events: what happened in a round of play. Small values without a heap; each names the clause it
// rests on. Scripts, journal and wire speak these.
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
#include "rules/game.h"
#include "rules/ruling_events.h"

namespace cardroom {

// What a forced bet is.
enum class Forcing : std::uint8_t { blind, ante, over_blind, post, dead_post };

// What a wager was in the betting round.
enum class Wager : std::uint8_t {
  call,
  compulsory_call,  // B-28, option A: paid before folding.
  opening,
  short_opening,  // A tap-out below the least opening.
  completion,     // B-23
  raise,
  short_raise,  // A tap-out above the call that is no raise.
  half_raise,   // B-20: at least half of one, which counts as a raise under RWS17-3.14.3.
};

// Which part of a pot was won.
enum class Share : std::uint8_t { whole, high, low, odd_unit };

namespace event {

// The order of the cards, brought from outside: at the start of a round, or after a shuffle within
// it.
struct ShoeLoaded {
  static constexpr std::string_view name = "shoe_loaded";
  Clause clause;
  CardList order;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("clause", self.clause);
    visit("order", self.order);
  }
};

struct Posted {
  static constexpr std::string_view name = "posted";
  Seat seat;
  Forcing what = Forcing::blind;
  Clause clause;
  Chips amount;   // What he put in.
  Chips nominal;  // What the bet is, though he may be short of it.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("what", self.what);
    visit("clause", self.clause);
    visit("amount", self.amount);
    visit("nominal", self.nominal);
  }
};

struct Dealt {
  static constexpr std::string_view name = "dealt";
  Seat seat;
  Face face = Face::down;
  Clause clause;
  FixedList<Card, 2> cards;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("face", self.face);
    visit("clause", self.clause);
    visit("cards", self.cards);
  }
};

// A card discarded before the communal cards.
struct Burnt {
  static constexpr std::string_view name = "burnt";
  Card card;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("card", self.card);
    visit("clause", self.clause);
  }
};

struct Exposed {
  static constexpr std::string_view name = "exposed";
  Clause clause;
  FixedList<Card, 3> cards;  // Communal cards.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("clause", self.clause);
    visit("cards", self.cards);
  }
};

// C-15: too few cards for a last one each; the last of the shoe is shared.
struct SharedLast {
  static constexpr std::string_view name = "shared_last";
  Card card;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("card", self.card);
    visit("clause", self.clause);
  }
};

struct BettingOpened {
  static constexpr std::string_view name = "betting_opened";
  std::uint8_t street = 0;  // From 0.
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("street", self.street);
    visit("clause", self.clause);
  }
};

struct DrawOpened {
  static constexpr std::string_view name = "draw_opened";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
};

struct Folded {
  static constexpr std::string_view name = "folded";
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Checked {
  static constexpr std::string_view name = "checked";
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Declined {
  static constexpr std::string_view name = "declined";
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Wagered {
  static constexpr std::string_view name = "wagered";
  Seat seat;
  Wager what = Wager::call;
  bool taps_out = false;
  Clause clause;
  Chips to;     // His total in the betting round now.
  Chips added;  // Chips that left his stake.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("what", self.what);
    visit("taps_out", self.taps_out);
    visit("clause", self.clause);
    visit("to", self.to);
    visit("added", self.added);
  }
};

struct Returned {
  static constexpr std::string_view name = "returned";
  Seat seat;
  Clause clause;
  Chips amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
    visit("amount", self.amount);
  }
};

struct Threw {
  static constexpr std::string_view name = "threw";
  Seat seat;
  Clause clause;
  FixedList<Card, 5> cards;  // Empty: he stands pat.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
    visit("cards", self.cards);
  }
};

// The draw needs more cards than the shoe holds.
struct ShuffleNeeded {
  static constexpr std::string_view name = "shuffle_needed";
  Clause clause;
  CardSet cards;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("clause", self.clause);
    visit("cards", self.cards);
  }
};

struct ShowdownOpened {
  static constexpr std::string_view name = "showdown_opened";
  Seat first;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("first", self.first);
    visit("clause", self.clause);
  }
};

struct Shown {
  static constexpr std::string_view name = "shown";
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct Mucked {
  static constexpr std::string_view name = "mucked";
  Seat seat;
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("clause", self.clause);
  }
};

struct CommissionTaken {
  static constexpr std::string_view name = "commission_taken";
  std::uint8_t pot = 0;  // 0: the main pot.
  Clause clause;
  Chips amount;  // May be nothing where the book has it announced (*95-9.3(b)).
  Chips of;      // The pot it was reckoned on.
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("pot", self.pot);
    visit("clause", self.clause);
    visit("amount", self.amount);
    visit("of", self.of);
  }
};

struct Won {
  static constexpr std::string_view name = "won";
  Seat seat;
  std::uint8_t pot = 0;
  Share share = Share::whole;
  Clause clause;
  Chips amount;
  static constexpr void fields(auto&& self, auto&& visit) {
    visit("seat", self.seat);
    visit("pot", self.pot);
    visit("share", self.share);
    visit("clause", self.clause);
    visit("amount", self.amount);
  }
};

struct RoundEnded {
  static constexpr std::string_view name = "round_ended";
  Clause clause;
  static constexpr void fields(auto&& self, auto&& visit) { visit("clause", self.clause); }
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

// Room for all that one command can cause, a whole deal with ten tapped-out players included.
using Events = FixedList<Event, 320>;

}  // namespace cardroom
