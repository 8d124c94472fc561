// The rules that a table refuses by, without those of the round of play. Names are wire format:
// add, never rename.
#pragma once

#include "rules/round/refusals.h"

namespace cardroom::refusal {

inline constexpr Rule seat_is_empty{"seat_is_empty", "Nobody is sitting there."};
inline constexpr Rule already_seated{"already_seated",
                                     "The player already has a seat at this table."};
inline constexpr Rule seat_is_wanted{
    "seat_is_wanted", "Others want this seat too. It is awarded, if necessary by drawing cards."};
inline constexpr Rule seat_is_not_wanted{"seat_is_not_wanted",
                                         "The player has not asked for this seat."};
inline constexpr Rule already_wanted{"already_wanted",
                                     "The player has already asked for this seat."};
inline constexpr Rule draw_for_seat{"draw_for_seat",
                                    "Draw one card for each player who wants the seat."};
inline constexpr Rule waiting_list_first{"waiting_list_first",
                                         "Players on the waiting list come first."};
inline constexpr Rule already_waiting{"already_waiting",
                                      "The player is already on the waiting list."};
inline constexpr Rule not_waiting{"not_waiting", "The player is not on the waiting list."};
inline constexpr Rule list_is_full{"list_is_full", "The list is full."};

inline constexpr Rule buy_in_below_stake{"buy_in_below_stake",
                                         "The buy-in must be at least the minimum table stake."};
inline constexpr Rule no_amount{"no_amount", "The amount must be at least one chip."};
inline constexpr Rule too_many_chips{"too_many_chips",
                                     "A stake cannot be more than a million million chips."};
inline constexpr Rule stake_is_frozen{"stake_is_frozen",
                                      "Stakes cannot change during a round of play."};
inline constexpr Rule top_up_below_stake{
    "top_up_below_stake", "A top-up must bring the stake to at least the minimum table stake."};
inline constexpr Rule declared_player{"declared_player",
                                      "A declared player may not add to the stake."};
inline constexpr Rule take_off_below_stake{
    "take_off_below_stake", "A player who stays must keep at least the minimum table stake."};

inline constexpr Rule directors_chips{
    "directors_chips", "In a tournament players cannot add or remove chips as they like."};
inline constexpr Rule directors_seats{"directors_seats",
                                      "In a tournament the director assigns seats by ballot."};
inline constexpr Rule directors_absences{
    "directors_absences", "In a tournament nobody sits out. The director marks absent players."};

inline constexpr Rule already_sitting_out{"already_sitting_out", "The player is sitting out."};
inline constexpr Rule not_sitting_out{"not_sitting_out", "The player is not sitting out."};
inline constexpr Rule already_leaving{
    "already_leaving", "The player is already leaving when the round of play is over."};
inline constexpr Rule nothing_to_post{"nothing_to_post", "The player does not owe a blind."};
inline constexpr Rule no_commission_cap{
    "no_commission_cap",
    "The most that the house takes from a round must be determined before the first round."};
inline constexpr Rule button_is_due{"button_is_due",
                                    "The dealer button comes to this seat next, and nobody comes "
                                    "in there. Post when it has passed."};
inline constexpr Rule buck_cannot_pass{
    "buck_cannot_pass", "The buck is due to a player who is sitting out. They must post or leave."};
inline constexpr Rule wrong_shoe{"wrong_shoe", "The shoe does not hold the cards of the deck."};

inline constexpr Rule over_blind_not_allowed{"over_blind_not_allowed",
                                             "Over-blinds are not allowed at this table."};
inline constexpr Rule over_blinds_used_up{"over_blinds_used_up",
                                          "No more over-blinds are allowed in this round."};
inline constexpr Rule not_next_blind{"not_next_blind",
                                     "Only the next player after the last blind may over-blind."};
inline constexpr Rule over_blind_size{"over_blind_size", "An over-blind must be the set amount."};

inline constexpr Rule seats_in_use{"seats_in_use", "A seat that would disappear is in use."};
inline constexpr Rule inspector_not_told{"inspector_not_told",
                                         "An inspector must be told before the table closes."};

inline constexpr Rule table_not_approved{"table_not_approved",
                                         "The table must be approved before it is used."};
inline constexpr Rule no_check_due{"no_check_due", "The cards do not need a check now."};
inline constexpr Rule cards_unfit{"cards_unfit", "The cards in use must be changed first."};
inline constexpr Rule count_is_due{
    "count_is_due", "A count of the cards has been ordered and must be finished first."};
inline constexpr Rule no_count_ordered{"no_count_ordered",
                                       "The supervisor has not ordered a count of the cards."};

inline constexpr Rule already_dealt_out{"already_dealt_out",
                                        "The player is already dealt out of the next round."};
inline constexpr Rule nothing_to_share{"nothing_to_share", "Name the cards or the words to share."};

inline constexpr Rule not_seated{"not_seated", "The player has no seat at this table."};
inline constexpr Rule not_your_dispute{"not_your_dispute",
                                       "Only the player who complained may ask for a review."};
inline constexpr Rule proposal_is_open{"proposal_is_open",
                                       "The players have not all answered yet."};
inline constexpr Rule not_asked{"not_asked", "The player was not asked, or has already answered."};

}  // namespace cardroom::refusal
