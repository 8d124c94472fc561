// The rules that more than one engine uses to refuse. Names are wire format: add, never rename.
#pragma once

#include "rulebook/violation.h"

namespace cardroom::refusal {

// Roles and times.
inline constexpr Rule not_your_role{"not_your_role", "Your role does not allow this."};
inline constexpr Rule power_not_in_book{"power_not_in_book", "The book does not give this power."};
inline constexpr Rule wrong_phase{"wrong_phase", "This cannot be done at this stage."};
inline constexpr Rule outside_hours{"outside_hours",
                                    "No round of play may begin outside the hours of gaming."};
inline constexpr Rule time_goes_back{"time_goes_back", "The clock cannot go back."};

// Tables, seats and players.
inline constexpr Rule no_such_table{"no_such_table", "No table with this number exists."};
inline constexpr Rule table_closed{"table_closed", "The table is closed."};
inline constexpr Rule no_such_seat{"no_such_seat", "The table has no such seat."};
inline constexpr Rule seat_is_taken{"seat_is_taken", "The seat is taken."};
inline constexpr Rule seats_are_free{"seats_are_free",
                                     "A seat can only be taken back when all others are in use."};
inline constexpr Rule no_player_named{"no_player_named", "A player must be named."};
inline constexpr Rule player_excluded{"player_excluded",
                                      "The player has been excluded from the game."};
inline constexpr Rule not_abstaining{
    "not_abstaining", "The player has not abstained from three consecutive rounds of play."};
inline constexpr Rule not_in_group{"not_in_group", "This is only for a chosen group of players."};
inline constexpr Rule too_few_players{"too_few_players", "There are too few players."};

// Rounds of play, chips and cards.
inline constexpr Rule no_round{"no_round", "No round of play is at this stage."};
inline constexpr Rule round_under_way{"round_under_way", "A round of play is under way."};
inline constexpr Rule round_not_over{"round_not_over", "The round of play is not over."};
inline constexpr Rule not_in_round{"not_in_round", "The player is not in this round of play."};
inline constexpr Rule more_than_stake{"more_than_stake", "You don't have that many chips."};
inline constexpr Rule odd_chips{"odd_chips", "This amount cannot be paid with the chips in play."};
inline constexpr Rule chips_do_not_add_up{"chips_do_not_add_up",
                                          "Chips can only be added or removed as the rules say."};
inline constexpr Rule cards_not_checked{"cards_not_checked",
                                        "The cards must be checked before they are used."};

// Real cards, which are told when they are seen.
inline constexpr Rule waits_for_cards{"waits_for_cards", "Enter the cards that were turned first."};
inline constexpr Rule no_cards_asked{"no_cards_asked", "No card is asked for now."};
inline constexpr Rule no_card_told{"no_card_told", "Name at least one card."};
inline constexpr Rule too_many_cards{"too_many_cards", "That is more cards than can be there."};
inline constexpr Rule card_seen_before{"card_seen_before",
                                       "This card has already been seen in this round."};
inline constexpr Rule not_in_deck{"not_in_deck", "This card is not in the deck of this table."};
inline constexpr Rule hand_not_asked{"hand_not_asked", "This player's hand is not asked for."};

// Settings, approvals, conduct and disputes.
inline constexpr Rule no_such_setting{"no_such_setting", "This setting does not exist."};
inline constexpr Rule setting_value{"setting_value", "The setting cannot have this value."};
inline constexpr Rule setting_not_open{"setting_not_open",
                                       "The book does not leave this to the operator."};
inline constexpr Rule setting_locked{"setting_locked",
                                     "This was determined earlier and cannot change now."};
inline constexpr Rule already_approved{"already_approved", "This has already been approved."};
inline constexpr Rule no_reference{"no_reference", "This needs a reference."};
inline constexpr Rule not_of_this_book{"not_of_this_book",
                                       "This clause is not in the book in force."};
inline constexpr Rule not_in_force{"not_in_force", "The book is not in force on this day."};
inline constexpr Rule not_conduct{"not_conduct", "This clause is not about conduct."};
inline constexpr Rule no_such_dispute{"no_such_dispute",
                                      "No dispute with this number is at this stage."};
inline constexpr Rule too_many_disputes{"too_many_disputes",
                                        "The open disputes must be ruled on first."};

// Accounts.
inline constexpr Rule no_such_account{"no_such_account", "This account does not exist."};

// Canberra Poker, at tables and in tournaments.
inline constexpr Rule already_decided{"already_decided", "The player has already bet or folded."};
inline constexpr Rule decisions_missing{"decisions_missing", "Every box must first bet or fold."};
inline constexpr Rule jackpot_without_ante{"jackpot_without_ante",
                                           "A jackpot wager needs an ante of the same player."};
inline constexpr Rule jackpot_once{"jackpot_once",
                                   "The player already has a jackpot wager in this round."};
inline constexpr Rule already_declared{"already_declared", "The hand has already been declared."};
inline constexpr Rule hand_does_not_qualify{
    "hand_does_not_qualify", "Only a flush or better qualifies for a jackpot payout."};

// Tournaments.
inline constexpr Rule no_director{"no_director", "A director must be nominated first."};
inline constexpr Rule one_entry{"one_entry", "A player may enter only once."};
inline constexpr Rule not_entered{"not_entered", "The player has not entered this tournament."};
inline constexpr Rule tournament_full{"tournament_full", "The tournament is full."};
inline constexpr Rule agreement_missing{"agreement_missing",
                                        "The player has not agreed to the conditions."};
inline constexpr Rule not_a_reserve{"not_a_reserve", "The player is not on the list of reserves."};
inline constexpr Rule no_ballot{"no_ballot", "Tables and seats must be drawn first."};
inline constexpr Rule ballot_not_whole{"ballot_not_whole",
                                       "A ballot draws every player concerned exactly once."};
inline constexpr Rule on_break{"on_break", "The players are on a break."};
inline constexpr Rule no_break{"no_break", "There is no break to end."};
inline constexpr Rule break_length{"break_length", "The length of the break must be given."};

// What is taken back or put right.
inline constexpr Rule nothing_to_undo{"nothing_to_undo", "There is no act to take back."};
inline constexpr Rule no_such_act{"no_such_act",
                                  "This act was taken back already, or it is too long ago."};
inline constexpr Rule dealt_on_top{
    "dealt_on_top", "A round was dealt since. Enter a correction with its reason instead."};
inline constexpr Rule later_act_first{"later_act_first",
                                      "Something else has changed since. Take that back first."};
inline constexpr Rule reason_missing{"reason_missing", "A correction needs its reason."};

}  // namespace cardroom::refusal
