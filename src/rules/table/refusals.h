// The rules a table refuses by, those of the round of play apart. Names are wire format: add at
// will, never rename.
#pragma once

#include "rules/round/refusals.h"

namespace cardroom::refusal {

inline constexpr Rule seat_is_empty{"seat_is_empty", "Nobody sits there."};
inline constexpr Rule already_seated{"already_seated", "The player has a seat at this table."};
inline constexpr Rule seat_is_wanted{
    "seat_is_wanted", "Others desire this seat; it is awarded, by a draw of cards if need be."};
inline constexpr Rule seat_is_not_wanted{"seat_is_not_wanted",
                                         "The player has not asked for this seat."};
inline constexpr Rule already_wanted{"already_wanted", "The player has asked for this seat."};
inline constexpr Rule draw_for_seat{"draw_for_seat",
                                    "One card is drawn for each who desires the seat."};
inline constexpr Rule waiting_list_first{"waiting_list_first",
                                         "Players on the waiting list come first."};
inline constexpr Rule already_waiting{"already_waiting", "The player is on the waiting list."};
inline constexpr Rule not_waiting{"not_waiting", "The player is not on the waiting list."};
inline constexpr Rule list_is_full{"list_is_full", "The list has no more room."};
inline constexpr Rule excluded_player{"excluded_player", "The player was excluded from the game."};

inline constexpr Rule buy_in_below_stake{"buy_in_below_stake",
                                         "The buy-in is at least the minimum table stake."};
inline constexpr Rule no_amount{"no_amount", "The amount is a number of chips above nothing."};
inline constexpr Rule too_many_chips{"too_many_chips",
                                     "No stake is above a million million chips."};
inline constexpr Rule stake_is_frozen{"stake_is_frozen",
                                      "No stake changes during a round of play."};
inline constexpr Rule top_up_below_stake{
    "top_up_below_stake", "A top-up brings the stake to at least the minimum table stake."};
inline constexpr Rule declared_player{"declared_player",
                                      "A declared player may not add to the stake."};
inline constexpr Rule take_off_below_stake{
    "take_off_below_stake", "Who stays leaves at least the minimum table stake on the table."};

inline constexpr Rule directors_chips{
    "directors_chips", "In a tournament chips change by its rules alone, not as a player likes."};
inline constexpr Rule directors_seats{"directors_seats",
                                      "In a tournament the director gives the seats, by ballot."};
inline constexpr Rule directors_absences{
    "directors_absences", "In a tournament nobody sits out; the director marks who is absent."};

inline constexpr Rule already_sitting_out{"already_sitting_out", "The player sits out."};
inline constexpr Rule not_sitting_out{"not_sitting_out", "The player does not sit out."};
inline constexpr Rule already_leaving{"already_leaving",
                                      "The player leaves when the round of play is over."};
inline constexpr Rule nothing_to_post{"nothing_to_post", "The player owes no blind."};
inline constexpr Rule buck_cannot_pass{
    "buck_cannot_pass", "The buck is due to a player who sits out: he posts or leaves."};
inline constexpr Rule wrong_shoe{"wrong_shoe", "The shoe does not hold the cards of the deck."};

inline constexpr Rule over_blind_not_allowed{"over_blind_not_allowed",
                                             "Over-blinds are not allowed at this table."};
inline constexpr Rule over_blinds_used_up{"over_blinds_used_up",
                                          "No more over-blinds are allowed in this round."};
inline constexpr Rule not_next_blind{"not_next_blind",
                                     "Only the next player after the last blind may over-blind."};
inline constexpr Rule over_blind_size{"over_blind_size", "The over-blind is of the set amount."};

inline constexpr Rule seats_in_use{"seats_in_use", "A seat that would go is in use."};
inline constexpr Rule not_abstaining{
    "not_abstaining", "The player has not abstained from three consecutive rounds of play."};
inline constexpr Rule table_is_closing{"table_is_closing", "The table is closed."};
inline constexpr Rule inspector_not_told{"inspector_not_told",
                                         "An inspector is told before a table is closed."};

inline constexpr Rule table_not_approved{"table_not_approved",
                                         "The table is approved before it is used."};
inline constexpr Rule no_check_due{"no_check_due", "No check of the cards is due."};
inline constexpr Rule cards_unfit{"cards_unfit", "The cards in use must be changed first."};
inline constexpr Rule count_is_due{"count_is_due", "A count of the cards was ordered."};
inline constexpr Rule no_count_ordered{"no_count_ordered",
                                       "The supervisor has ordered no count of the cards."};

inline constexpr Rule already_dealt_out{"already_dealt_out",
                                        "The player is dealt out of the next round already."};
inline constexpr Rule nothing_to_share{"nothing_to_share", "Cards or words are shared."};

inline constexpr Rule not_seated{"not_seated", "The player has no seat at this table."};
inline constexpr Rule not_your_dispute{"not_your_dispute", "Who complained may ask for a review."};
inline constexpr Rule proposal_is_open{"proposal_is_open", "The players are still asked to agree."};
inline constexpr Rule not_asked{"not_asked", "The player is not asked, or has answered."};

}  // namespace cardroom::refusal
