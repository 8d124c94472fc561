// What a hosted table of Canberra Poker shows besides what every table does: the cards it asks for,
// the payouts box by box, and what its dealer needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/money.h"
#include "base/seat.h"
#include "cards/card.h"
#include "codec/values.h"
#include "room/hosted/state.h"
#include "rulebook/clause.h"

namespace cardroom::room::outgoing {

// What a box is paid or loses, in words, with the clause that says so.
struct BoxPayout {
  codec::Some<Seat> seat;
  std::string text;
  cardroom::Clause clause;
  CARDROOM_PART("box_payout", seat, text, clause);
};

// What a box gets back when its round is void.
struct BoxRefund {
  codec::Some<Seat> seat;
  Cents amount_cents;
  CARDROOM_PART("box_refund", seat, amount_cents);
};

// What may be entered for a box now.
struct BoxEntries {
  codec::Some<Seat> seat;
  bool ante = false;
  bool jackpot = false;
  bool take_back = false;
  bool bet = false;
  Chips bet_size;
  bool fold = false;
  bool declare = false;  // The hand may have to be told first.
  int unseen = 0;        // Cards of it that may be told.
  CARDROOM_PART("box_entries", seat, ante, jackpot, take_back, bet, bet_size, fold, declare,
                unseen);
};

// What the dealer does at the table as a whole.
struct DealersEntries {
  bool call_wagers = false;
  bool deal = false;
  bool announce = false;
  bool pay_jackpots = false;
  bool collect = false;
  bool load_shoe = false;
  CARDROOM_PART("dealers_entries", call_wagers, deal, announce, pay_jackpots, collect, load_shoe);
};

struct HostedCanberraState {
  int cards = 0;            // How many are asked for.
  Seat whose;               // Null: the dealer's own.
  cardroom::Clause clause;  // Of what is asked for.
  std::string asks;         // The same in words; empty: no card is asked for.
  std::string say;          // What the dealer says aloud.
  std::vector<BoxPayout> payouts;
  std::vector<BoxRefund> back;
  Seat antes;    // CP17-17.16: in a tournament, whose ante is next.
  int deck = 1;  // CP17-12.2: which of the two decks this round is dealt from, or the next.

  // For those who enter.
  std::uint32_t entries = 0;  // How many can be taken back.
  std::vector<Card> told;
  std::vector<BoxEntries> boxes;
  DealersEntries dealer;
  int unseen = 0;                     // Cards of the dealer's own hand that may be told.
  std::int64_t began_s = 0;           // When the last round was dealt.
  std::uint32_t an_hour = 0;          // Rounds, at the pace of the last ones.
  std::optional<LessonState> lesson;  // In a rehearsal.
  CARDROOM_PART("hosted_canberra_state", cards, whose, clause, asks, say, payouts, back, antes,
                deck, entries, told, boxes, dealer, unseen, began_s, an_hour, lesson);
};

}  // namespace cardroom::room::outgoing
