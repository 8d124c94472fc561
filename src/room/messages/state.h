// The part of a table's state that does not depend on its game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "cards/card.h"
#include "codec/values.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom::room::outgoing {

using codec::Encoded;
using codec::Maybe;
using codec::Some;

// Which engine plays at a table, and therefore which commands, events and views it has.
enum class Kind : std::uint8_t { poker, canberra };
constexpr std::string_view word(Kind kind) { return kind == Kind::poker ? "poker" : "canberra"; }

struct Person {
  Some<PlayerId> player;
  std::string_view name_;
  bool bot = false;
  bool here = false;
  CARDROOM_PART("person", player, name_, bot, here);
};

struct You {
  Seat seat;
  Cents wallet_cents;
  bool absent = false;          // Taken for absent, and not acted since.
  std::int64_t bank_ms = 0;     // What is left of the time bank.
  bool next_big_blind = false;  // The coming round takes it from this seat.
  CARDROOM_PART("you", seat, wallet_cents, absent, bank_ms, next_big_blind);
};

struct Around {
  Encoded<std::vector<Person>> people;  // The same for all viewers: written once.
  bool paused = false;
  bool stopped = false;  // Something broke here; the staff know.
  std::optional<std::int64_t> turn_until_ms;
  std::optional<std::int64_t> bank_from_ms;  // From then on the turn uses up the time bank.
  std::optional<std::int64_t> clock_until_ms;
  std::optional<std::int64_t> starts_at_ms;
  std::string_view commitment;
  bool irregular_wagers = false;  // Players may act out of turn, and put in amounts not listed.
  bool counts_chips = false;      // Hosted: real chips, counted on the table.
  You you;
  CARDROOM_PART("around", people, paused, stopped, turn_until_ms, bank_from_ms, clock_until_ms,
                starts_at_ms, commitment, irregular_wagers, counts_chips, you);
};

struct RulingChoice {
  cardroom::Ruling ruling = {};
  Maybe<Clause> clause;
  CARDROOM_PART("ruling_choice", ruling, clause);
};

// What the supervisor may choose while play waits for them.
struct Ruling {
  Irregularity irregularity = {};
  std::vector<RulingChoice> choices;
  CARDROOM_PART("ruling", irregularity, choices);
};

struct HeldHand {
  std::optional<Some<Seat>> seat;  // Null for the dealer's.
  std::vector<Card> cards;
  CARDROOM_PART("held_hand", seat, cards);
};

// What a player's hand was worth at a moment of a round.
struct SeatChances {
  Seat seat;
  std::int64_t share_thousandths = 0;  // Of the pot, on average over the cards that could come.
  CARDROOM_PART("seat_chances", seat, share_thousandths);
};

struct Dispute {
  std::uint32_t table = 0;
  std::uint64_t number = 0;
  PlayerId player;
  std::string_view name_;
  std::string_view stage;
  std::string text;
  CARDROOM_PART("listed_dispute", table, number, player, name_, stage, text);
};

}  // namespace cardroom::room::outgoing
