// The rules that a table of Canberra Poker refuses by. Names are wire format: add, never rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::canberra::refusal {

// The rules that all engines share.
using namespace cardroom::refusal;

// Boxes, players and staff.
inline constexpr Rule no_such_box{"no_such_box", "The layout has no such box."};
inline constexpr Rule nobody_there{"nobody_there", "Nobody is sitting at that box."};
inline constexpr Rule box_taken{"box_taken", "Only one player may wager on a box."};
inline constexpr Rule one_box_each{"one_box_each", "A player may wager on only one box."};
inline constexpr Rule stake_amount{
    "stake_amount", "A purchase of chips must be above zero and at most a thousand million."};
inline constexpr Rule wagers_in_play{
    "wagers_in_play", "A player with wagers in the round must wait until it is over."};
inline constexpr Rule marker_too_late{
    "marker_too_late", "The marker can only be placed before a round and removed after it."};

// The table and its cards.
inline constexpr Rule layout_not_approved{"layout_not_approved",
                                          "The layout must be approved before the table is used."};
inline constexpr Rule already_open{"already_open", "The table is already open."};
inline constexpr Rule table_not_open{"table_not_open", "The table is not open."};
inline constexpr Rule not_during_round{"not_during_round",
                                       "This must wait until the round of play is over."};
inline constexpr Rule hours_closed{"hours_closed",
                                   "The table can only be opened within the hours of gaming."};
inline constexpr Rule no_notice{"no_notice",
                                "Players must be given notice before the table closes early."};
inline constexpr Rule cards_missing{"cards_missing", "The deck must have 52 cards."};
inline constexpr Rule new_cards_not_checked{
    "new_cards_not_checked",
    "The supervisor and the dealer must check new cards before they come into play."};
inline constexpr Rule already_checked{"already_checked", "The cards have already been checked."};
inline constexpr Rule closing_check_missing{
    "closing_check_missing", "The cards must be checked at or after the end of gaming."};
inline constexpr Rule no_card_count{"no_card_count", "A count of cards cannot be negative."};
inline constexpr Rule no_automated_shoe{"no_automated_shoe",
                                        "No automated shuffling shoe is in use."};
inline constexpr Rule shoe_not_loaded{"shoe_not_loaded",
                                      "The dealer must first shuffle and load the automated shoe."};

// Wagers.
inline constexpr Rule play_halted{
    "play_halted", "After a jackpot fault, play goes on only with the supervisor's approval."};
inline constexpr Rule already_called{"already_called", "Wagers have already been called."};
inline constexpr Rule wagers_not_called{"wagers_not_called", "Wagers have not been called yet."};
inline constexpr Rule wagers_locked{
    "wagers_locked", "After the first card, no wager may be placed, changed or removed."};
inline constexpr Rule ante_size{"ante_size", "An ante must be at least one chip."};
inline constexpr Rule ante_multiple{"ante_multiple",
                                    "A wager must be one of the permitted multiples."};
inline constexpr Rule bet_size{"bet_size", "A bet must be exactly twice the ante."};
inline constexpr Rule no_wager_there{"no_wager_there", "There is no wager on that box."};
inline constexpr Rule no_jackpot{"no_jackpot",
                                 "The conditions of this tournament offer no jackpot wager."};
inline constexpr Rule jackpot_out_of_order{
    "jackpot_out_of_order", "Jackpot wagers are not accepted while the equipment is out of order."};

// Deal and decisions.
inline constexpr Rule no_opportunity{
    "no_opportunity", "Players must have the opportunity to wager before the first card."};
inline constexpr Rule no_box_with_ante{
    "no_box_with_ante", "Cards are dealt only to boxes with an ante, and there are none."};
inline constexpr Rule wrong_deck{"wrong_deck",
                                 "A round must be dealt from one deck of 52 cards without jokers."};
inline constexpr Rule cut_too_near_the_end{
    "cut_too_near_the_end", "The cut must be more than one card from either end of the deck."};
inline constexpr Rule nothing_to_announce{"nothing_to_announce",
                                          "Bet or fold is announced once, after the deal."};
inline constexpr Rule not_announced{
    "not_announced", "Players may look at their cards once the dealer announces bet or fold."};
inline constexpr Rule too_early_to_decide{"too_early_to_decide",
                                          "Bet or fold comes after the dealer's last card."};
inline constexpr Rule too_late_to_decide{"too_late_to_decide", "The round is settled."};
inline constexpr Rule out_of_round{"out_of_round", "The player is out of this round."};
inline constexpr Rule hand_in_rack{
    "hand_in_rack", "The hand is in the discard rack and must be reconstructed first."};

// Settlement and the jackpot.
inline constexpr Rule not_settled{"not_settled", "The wagers must be settled first."};
inline constexpr Rule machine_declares{"machine_declares",
                                       "At this table the machine declares jackpot hands."};
inline constexpr Rule player_declares_first{
    "player_declares_first", "The player must declare the hand before the dealer does."};
inline constexpr Rule too_late_to_declare{
    "too_late_to_declare", "A jackpot hand must be declared before the cards are collected."};
inline constexpr Rule no_jackpot_wager{"no_jackpot_wager",
                                       "Only an accepted jackpot wager wins a jackpot payout."};
inline constexpr Rule jackpots_paid{
    "jackpots_paid", "Winners share, so all hands must be declared before the first is paid."};
inline constexpr Rule nothing_declared{"nothing_declared",
                                       "Player and dealer must first declare the jackpot hands."};
inline constexpr Rule jackpot_unpaid{
    "jackpot_unpaid", "Declared jackpot hands must be paid before the cards are collected."};

// Irregularities, sanctions and faults.
inline constexpr Rule no_such_card{"no_such_card", "A hand has five cards, counted from 1."};
inline constexpr Rule no_hand_there{"no_hand_there", "This seat has no hand in this round."};
inline constexpr Rule already_exposed{"already_exposed", "That card is already known."};
inline constexpr Rule not_needed_any_more{"not_needed_any_more",
                                          "The hand has been acted on and needs no verification."};
inline constexpr Rule not_in_rack{"not_in_rack", "The hand is not in the discard rack."};
inline constexpr Rule no_breach_named{
    "no_breach_named", "A sanction must name the clause of these rules that was broken."};
inline constexpr Rule exclusion_of_collusion{
    "exclusion_of_collusion",
    "A player can be excluded from a round only for showing or sharing cards."};
inline constexpr Rule wagers_settled{
    "wagers_settled", "The wagers are settled. Only the whole round can be declared void now."};
inline constexpr Rule fault_known{"fault_known", "The fault has already been reported."};
inline constexpr Rule no_fault{"no_fault", "No fault of the jackpot equipment has been reported."};

}  // namespace cardroom::canberra::refusal
