// Game: what a rulebook says about one poker game, as data. The engine reads these fields and never
// asks which game it is dealing; a new game is a new description under games/.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/fixed_list.h"
#include "base/money.h"
#include "eval/order.h"
#include "rulebook/clause.h"
#include "rules/game/staff_rules.h"
#include "rules/irregularity/irregularity.h"

namespace cardroom {

enum class Marker : std::uint8_t { buck, dealer_button };

// P-02: where the marker is for the first round of play of a table.
enum class MarkerStart : std::uint8_t { dealers_left, dealers_right };

// P-01: the buck marks the first player; the dealer button marks the last.
enum class FirstPosition : std::uint8_t { marker_itself, after_marker };

// P-03: only RWS17-3.7 changes the blinds for two players.
enum class HeadsUpBlinds : std::uint8_t { as_ever, button_posts_first };

enum class Burn : std::uint8_t { never, always, determined };

enum class Face : std::uint8_t { down, up };

struct Packet {
  std::uint8_t cards = 1;
  Face face = Face::down;
};

// The player who acts first in a betting round.
enum class Opens : std::uint8_t {
  after_last_blind,
  first_position,
  low_or_high_card,  // By determination, S05-4.2(h).
  highest_card,
  best_showing,           // Pairs and better before high cards.
  after_last_blind_draw,  // T01-B-1.2 with the fallback of T01-B-1.3 (B-36).
  highest_card_ace_low,   // Where the lowest hand wins, and the Ace is low.
  lowest_showing,         // The same: high cards before pairs, the lowest first.
};

// Which sizes the book's own limits allow: two listed amounts, or everything between them.
enum class SizeRule : std::uint8_t { listed, range };
constexpr std::string_view word(SizeRule shape) {
  return shape == SizeRule::listed ? "listed" : "range";
}

// What the book's own limits are multiples of.
enum class BetUnit : std::uint8_t { last_blind, table_minimum };

// The book's own limits of a betting round, in units of the last blind unless the game says
// otherwise. Zero if the book sets none and the operator determines them.
struct Multiples {
  std::uint8_t open_low = 0;
  std::uint8_t open_high = 0;
  std::uint8_t raise_low = 0;
  std::uint8_t raise_high = 0;
  SizeRule shape = SizeRule::listed;
};

// A betting round and the cards dealt before it.
struct Street {
  FixedList<Packet, 6> to_each = {};
  std::uint8_t communal = 0;
  bool draw = false;          // Players exchange cards before this betting round.
  bool pair_doubles = false;  // With a pair face up, twice the size may be bet, if high hands win.
  Opens opens = Opens::first_position;
  Multiples multiples = {};
  Clause deal = {};   // The clause for dealing the cards.
  Clause board = {};  // For the communal cards, if another than `deal`.
  Clause sizes = {};  // Sizes of openings and raises, and the number of raises.
  Clause order = {};  // Who acts, in which order, and how.
  Clause first = {};  // Who opens, and how; if empty, see `order`.
};

enum class LimitKind : std::uint8_t { fixed, range, half_pot, full_pot, straddle, no_limit };
inline constexpr int limit_kinds = 6;
constexpr std::string_view word(LimitKind limit) {
  constexpr std::string_view words[limit_kinds] = {"fixed",    "range",    "half-pot",
                                                   "full-pot", "straddle", "no-limit"};
  return words[static_cast<std::size_t>(limit)];
}

class LimitKinds {
 public:
  constexpr LimitKinds(std::initializer_list<LimitKind> kinds) {
    for (const auto kind : kinds)
      bits_ = static_cast<std::uint8_t>(bits_ | (1U << static_cast<unsigned>(kind)));
  }
  constexpr bool contains(LimitKind kind) const {
    return (bits_ >> static_cast<unsigned>(kind) & 1U) != 0;
  }

 private:
  std::uint8_t bits_ = 0;
};

// Which limits have a maximum number of raises.
enum class RaiseCap : std::uint8_t { always, fixed_sizes };

// B-37: which card counts when two of a rank are the lowest or highest.
enum class UpCardTie : std::uint8_t { dealing_order, suit };

// B-18: the least opening if only the maximum is set.
enum class LeastOpening : std::uint8_t { table_minimum, last_blind };

// B-19: whether an opening wager is a step that later raises may not go below.
enum class OpeningSets : std::uint8_t { the_least_raise, nothing };

// B-20, B-21: what a tap-out below a full raise but above the call does for players who acted.
enum class ShortRaise : std::uint8_t {
  bars_those_who_acted,
  reopens_for_all,
  // Elsewhere today, in a fixed limit: half a raise reopens for all, and whoever may raise
  // completes the raise or adds a full one. With other limits, those who acted are barred.
  may_be_completed,
};

// B-23, N-14: what may follow a tap-out below the least opening.
enum class ShortOpening : std::uint8_t { may_be_completed, may_be_raised };

// B-27: how much a tap-out puts in.
enum class TapOutUnits : std::uint8_t { all_chips, whole_minimum_bets };

// B-08: how the last blind declines its option to raise.
enum class BlindOption : std::uint8_t { decline, check };

// B-43: an amount between call and raise, or below the call.
enum class WrongAmount : std::uint8_t { refused, put_right };

// B-41, B-42: an action out of turn.
enum class OutOfTurn : std::uint8_t { binding, refused };

// T01-B-2.5: when a player who replaces five cards gets the fifth of them.
enum class FifthCard : std::uint8_t { after_the_others, at_once };

// Who posts the blinds.
enum class BlindsFrom : std::uint8_t {
  first_position,
  last_player,  // The one with the dealer button, beside everybody's ante.
};

enum class CommissionScale : std::uint8_t { gazette_1995, stud_2005, rake_2017, none };

// What sets the amounts of the blinds.
enum class BlindLevels : std::uint8_t {
  by_minimum,         // T, 2T, 4T.
  operator_sets,      // Open; follows the minimum unless determined.
  house_small_blind,  // RWS17: the house sets the small blind, the big blind is twice it.
  half_and_whole,     // Half the minimum, then the minimum, unless determined.
};

// Which forced bets a game has, and how many blinds.
struct ForcedBets {
  bool blinds = true;
  bool ante = false;  // It may be played with an ante instead.
  std::uint8_t blinds_least = 1;
  std::uint8_t blinds_most = 1;
  std::uint8_t blinds_default = 1;
  BlindLevels levels = BlindLevels::by_minimum;
  BlindsFrom from = BlindsFrom::first_position;
  bool over_blinds = false;
  bool first_round_options = false;  // B-28: options A, B and C.
  bool ante_beside_blinds = false;   // Both may be required (T01-H-3.4, B-34).
  bool bring_in = false;  // The obliged opener may bet less than a full wager, as determined.
  FixedList<Chips, 3> first_level = {};  // T01-*-3.4: the blinds a schedule begins with.
};

// P-08: how a player enters a game in progress, or comes back to it.
enum class Entering : std::uint8_t {
  at_once,    // No rule: they are dealt in and post nothing.
  by_blinds,  // S05-17.4, S05-17.11 to S05-17.13: they wait for the big blind or post.
};

// B-48: what happens to a stake below the minimum that is not topped up.
enum class BelowStake : std::uint8_t {
  no_rule,
  leaves_when_lost,  // *95-12.3
  declared,          // S05-14.3
};

// T-12: what happens to the cards of an absent player.
enum class Absent : std::uint8_t {
  not_dealt,          // They sit out and get no cards.
  folded_after_deal,  // T01-17.3: their forced bets are taken, their cards are dealt and folded.
  folded_at_turn,     // S05-20.11: the same, but their cards are folded when their turn comes.
};

// What the book says about the table around the round of play.
struct TableRules {
  Entering entering = Entering::at_once;
  BelowStake below = BelowStake::leaves_when_lost;
  bool vacates_abstainers = true;  // *95-18.8, S05-19.6
  bool groups = false;             // S05-8.1: a game for chosen players only.
  bool tells_inspector = true;     // *95-17.2: before a table is closed early.
  bool tournament = false;         // Seats and chips belong to the tournament, not to the player.
  Absent absent = Absent::not_dealt;
};

// Whether the lowest hand wins by the game itself, and which hand that is.
enum class LowestWins : std::uint8_t { no, ace_to_five, deuce_to_seven, badugi };

struct Showdown {
  std::uint8_t from_hole = 0;  // Exactly this many from the hole; 0 means any five.
  bool low_allowed = false;    // Low ball and high/low may be determined.
  LowestWins lowest_wins = LowestWins::no;
};

enum class DeckRule : std::uint8_t { fixed, determined };
enum class OrderRule : std::uint8_t { full, manila_1995, by_deck };
enum class AceLowRule : std::uint8_t { always, determined };

// T-24: until when a determination may be changed.
enum class Lock : std::uint8_t { round_start, game_start };

// Where the book says it for all determinations of a kind; the others follow the list of settings.
struct Locks {
  std::optional<Lock> play = {};    // Hands and bets.
  std::optional<Lock> levels = {};  // The blinds and antes among them, if a schedule raises them.
  std::optional<Lock> commission = {};
};

// A day as YYYYMMDD, so a validity interval can be printed and compared.
struct Validity {
  std::int32_t from = 0;
  std::int32_t to = 99991231;
  Clause ended_by = {};        // The instrument that altered or revoked it.
  std::string_view next = {};  // The rulebook that replaced it.
};

struct Citations;

struct Game {
  std::string_view key = {};      // holdem-1995
  std::string_view name = {};     // Hold-Em
  std::string_view edition = {};  // 1995
  std::string_view prefix = {};   // H95: the clauses it is written under.
  bool documented = true;         // False: modern, not from the documents, so it cites nothing.
  std::string_view variant = {};  // T, 7S: its name in hand histories, after the letter of a limit.
  bool reconstructed = false;
  Clause authority = {};  // The instrument that declares or approves it.
  Validity valid = {};    // G-01.
  Chips chip{1};          // The smallest chip in play, unless determined (M-07, T-04).

  std::uint8_t seats_most = 10;
  std::uint8_t seats_default = 10;
  Clause seats_clause = {};
  DeckRule deck = DeckRule::fixed;
  std::uint8_t cards = 52;  // The book's deck, or the one used unless another is determined.
  OrderRule order = OrderRule::full;
  AceLowRule ace_low = AceLowRule::always;
  bool joker_allowed = false;

  Marker marker = Marker::buck;
  MarkerStart marker_start = MarkerStart::dealers_left;
  FirstPosition first = FirstPosition::marker_itself;
  HeadsUpBlinds heads_up = HeadsUpBlinds::as_ever;
  bool game_marker = false;  // A disc in front of the dealer shows what a round of play is at.
  ForcedBets forced = {};
  Burn burn = Burn::never;

  LimitKinds limits = {LimitKind::fixed};
  LimitKind limit_default = LimitKind::fixed;
  std::uint8_t raises_most_blinds = 3;  // 0 means no cap.
  std::uint8_t raises_most_ante = 0;
  RaiseCap raise_cap = RaiseCap::always;
  BetUnit unit = BetUnit::last_blind;
  UpCardTie up_card_tie = UpCardTie::dealing_order;
  LeastOpening least_opening = LeastOpening::table_minimum;
  OpeningSets opening_sets = OpeningSets::the_least_raise;
  ShortRaise short_raise = ShortRaise::bars_those_who_acted;
  ShortOpening short_opening = ShortOpening::may_be_completed;
  TapOutUnits tap_out = TapOutUnits::all_chips;
  BlindOption blind_option = BlindOption::decline;
  WrongAmount wrong_amount = WrongAmount::refused;
  OutOfTurn out_of_turn = OutOfTurn::binding;
  FifthCard fifth_card = FifthCard::after_the_others;

  FixedList<Street, 5> streets = {};
  Showdown showdown = {};
  TableRules table = {};
  StaffRules staff = {};
  CommissionScale commission = CommissionScale::none;
  bool pots_together = false;  // N-15: pots won by the same players are one amount.
  Locks locks = {};
  bool conditions_prevail = false;  // G-06: approved conditions may change the number of raises.
  const Citations* cite = nullptr;
  IrregularityTable irregularities = {};
  bool invalidates_before_end =
      false;                    // S05-19.1: an outcome can be invalidated only before completion.
  bool director_rules = false;  // The tournament director makes rulings and gives penalties.
};

// Cards one player gets in the whole round of play, not counting replacements in a draw.
constexpr int cards_to_each(const Game& game) {
  int cards = 0;
  for (const auto& street : game.streets)
    for (const auto packet : street.to_each) cards += packet.cards;
  return cards;
}

constexpr int communal_cards(const Game& game) {
  int cards = 0;
  for (const auto& street : game.streets) cards += street.communal;
  return cards;
}

constexpr bool has_draw(const Game& game) {
  for (const auto& street : game.streets)
    if (street.draw) return true;
  return false;
}

// How many cards a hand has at the showdown.
constexpr int cards_in_hand(const Game& game) {
  return game.showdown.lowest_wins == LowestWins::badugi ? 4 : 5;
}

// What must be true of any game. Each description asserts it about itself.
constexpr bool well_formed(const Game& game) {
  if (game.key.empty() || game.streets.empty() || game.cite == nullptr) return false;
  if (!game.limits.contains(game.limit_default)) return false;
  if (game.seats_default > game.seats_most || game.seats_most > 10) return false;
  const int hole = cards_to_each(game);
  if (hole > 7 || communal_cards(game) > 5) return false;
  if (game.showdown.from_hole > 0 && communal_cards(game) < 5 - game.showdown.from_hole)
    return false;
  if (game.showdown.from_hole == 0 && hole + communal_cards(game) < cards_in_hand(game))
    return false;
  if (game.forced.from == BlindsFrom::last_player && game.forced.blinds_most > 1) return false;
  if (game.forced.blinds_most > 3 || game.forced.blinds_least > game.forced.blinds_most)
    return false;
  for (const auto& street : game.streets) {
    if (game.documented && (!street.deal || !street.sizes || !street.order)) return false;
    if (street.multiples.raise_high < street.multiples.raise_low) return false;
  }
  return true;
}

}  // namespace cardroom
