// Citations: for each rule the engine applies, the clause of the book in force. Each family of
// rulebooks has one; refusals, forced bets and payouts at a table cite from the one its game points
// to.
#pragma once

#include <array>
#include <string_view>

#include "rulebook/clause.h"

namespace cardroom {

struct Citations {
  Clause validity = {};  // What put the book in force.

  // What may be determined, and under which clause.
  Clause minimum = {};         // The displayed minimum wager.
  Clause minimum_change = {};  // May be changed on notice.
  Clause stake = {};           // The minimum table stake.
  Clause seats = {};
  Clause deck = {};
  Clause joker = {};
  Clause ace_low = {};
  Clause win = {};  // High ball, low ball.
  Clause high_low = {};
  Clause low_qualifier = {};
  Clause limit = {};
  Clause own_limit =
      {};  // Sizes that the book sets by the blind, if another clause sets the steps.
  Clause limit_pot = {};  // Half and full pot: how the maximum is calculated.
  Clause maximum = {};
  Clause raises = {};  // A number of raises other than the book's.
  Clause forced = {};  // Blind or ante.
  Clause blinds = {};  // How many.
  Clause blind_amounts = {};
  Clause ante = {};
  Clause over_blind = {};
  Clause blind_option = {};
  Clause opener = {};
  Clause burn = {};
  Clause final_check = {};
  Clause commission = {};
  Clause commission_rate = {};
  Clause commission_cap = {};
  Clause commission_time = {};
  Clause chip = {};

  // The deal and the forced bets.
  Clause shuffle = {};
  Clause cut = {};
  Clause marker = {};
  Clause marker_not_passed = {};
  Clause blind_posted = {};
  Clause big_blind = {};  // For the second blind, if the book defines it separately.
  Clause ante_posted = {};

  // Betting.
  Clause opening_blind = {};  // Openings after blinds, if the street does not cite a clause.
  Clause opening_ante = {};
  Clause raise_ante = {};
  Clause over_limit = {};      // Above the maximum that was determined.
  Clause over_full_pot = {};   // Above the full pot that the book itself sets.
  Clause opener_options = {};  // The opener in the first round.
  Clause first_inactive = {};  // Who opens if the first position has folded or tapped out.
  Clause opener_must_bet = {};
  Clause compulsory_call = {};
  Clause call_not_offered = {};  // Option C.
  Clause last_blind = {};
  Clause check_first_round = {};
  Clause check_after_wager = {};
  Clause all_check = {};
  Clause two_contest = {};
  Clause tap_out = {};
  Clause tap_out_pots = {};
  Clause short_tap_out = {};
  Clause more_than_stake = {};
  Clause wrong_amount_call = {};   // Between call and raise.
  Clause wrong_amount_short = {};  // Below the call.
  Clause out_of_turn_stands = {};
  Clause out_of_turn_exceeded = {};
  Clause uncalled = {};

  // Drawing.
  Clause draw = {};
  Clause draw_order = {};
  Clause draw_five = {};
  Clause draw_five_last = {};
  Clause draw_reshuffle = {};

  // Ending.
  Clause one_left_first = {};
  Clause one_left_later = {};
  Clause showdown = {};
  Clause showdown_unbet = {};
  Clause need_not_show = {};
  Clause share_information = {};
  Clause settle = {};
  Clause commission_taken = {};
  Clause announced = {};  // Pot and commission are announced, even if there is none.
  Clause tie = {};
  Clause no_agreement = {};
  Clause dead_cards = {};
  Clause too_few_cards = {};

  // Irregularities and the acts of staff.
  Clause misdeal = {};  // What follows a misdeal.
  Clause clock = {};    // Ninety seconds.
  Clause invalidate_disruption = {};
  Clause invalidate_fraud = {};
  Clause invalidate_impractical = {};
  Clause refund = {};
  Clause void_wager = {};
  Clause penalty_fold = {};
  Clause no_lending = {};

  // The table.
  Clause seat_choice = {};
  Clause buy_in = {};
  Clause stake_frozen = {};
  Clause top_up = {};
  Clause chips_only = {};
  Clause missed_blinds = {};
  Clause new_player = {};
  Clause new_player_posts = {};  // Instead of waiting.
  Clause first_revolution = {};
  Clause seat_change = {};
  Clause abstaining = {};
  Clause closure = {};
  Clause one_hand = {};
  Clause group = {};
  Clause absent = {};

  // The acts of staff around the round of play.
  Clause table_approval = {};
  Clause card_check = {};
  Clause card_change = {};
  Clause card_count = {};
  Clause hours = {};
  Clause sanction = {};  // What may follow a breach of the rules.
  Clause excluded = {};
  Clause language = {};
  Clause folded_information = {};  // Together with share_information, for hands still held.
  Clause dispute = {};
  Clause dispute_notice = {};
  Clause agreement = {};
};

// What the ids of a book, or of one of its appendices, begin with: "H95", "T01-E".
struct BookPrefix {
  std::string_view text;
  template <class Text>
  constexpr BookPrefix(const Text& from) : text(from) {}
};

// cite("H95", "12.5") is clause("H95-12.5"), for the books that share their numbers.
constexpr Clause cite(BookPrefix prefix, std::string_view number) {
  std::array<char, 40> id{};
  std::size_t size = 0;
  for (const char letter : prefix.text) id[size++] = letter;
  id[size++] = '-';
  for (const char letter : number) id[size++] = letter;
  const auto found = Clause::parse({id.data(), size});
  if (!found) throw "no such clause in docs/rules/clauses.tsv";
  return *found;
}

}  // namespace cardroom
