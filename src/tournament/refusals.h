// The rules that a tournament refuses by. Names are wire format: add, never rename.
#pragma once

#include "rulebook/common_rules.h"

namespace cardroom::tournament::refusal {

// The rules that all engines share.
using namespace cardroom::refusal;

inline constexpr Rule not_playing{"not_playing", "The player is not in the tournament any more."};

inline constexpr Rule setting_fixed{"setting_fixed", "The book itself decides this."};
inline constexpr Rule commission_too_high{
    "commission_too_high", "The commission is more than the house may keep of the fee."};
inline constexpr Rule too_many_at_table{"too_many_at_table",
                                        "A table cannot have more seats than this."};

inline constexpr Rule not_approved{"not_approved",
                                   "The conditions must be approved before anybody enters."};
inline constexpr Rule already_in_group{"already_in_group", "The player is already in the group."};

inline constexpr Rule before_time{"before_time", "The published starting time has not come yet."};
inline constexpr Rule too_few_seats{"too_few_seats", "This many players need more tables."};
inline constexpr Rule too_many_tables{"too_many_tables",
                                      "So many players cannot be seated at so many tables."};
inline constexpr Rule break_too_long{"break_too_long", "A break lasts a day at most."};
inline constexpr Rule nothing_to_balance{"nothing_to_balance",
                                         "No table has two more players than another."};

inline constexpr Rule table_too_short{"table_too_short", "A round of play needs two players."};
inline constexpr Rule tables_report{"tables_report", "The tables report their rounds themselves."};
inline constexpr Rule refund_is_duty{"refund_is_duty", "The wagers of the round are refunded."};
inline constexpr Rule still_has_chips{"still_has_chips", "The player still has chips."};

inline constexpr Rule no_rebuys{"no_rebuys", "There are no rebuys in this tournament."};
inline constexpr Rule rebuys_over{"rebuys_over", "The rebuy period is over."};
inline constexpr Rule stake_too_large{
    "stake_too_large", "A rebuy is only possible with a stake below the set amount."};
inline constexpr Rule no_top_up_yet{"no_top_up_yet",
                                    "A top-up is only possible at the end of the rebuy period."};
inline constexpr Rule top_ups_over{"top_ups_over", "The time for top-ups is over."};
inline constexpr Rule one_top_up{"one_top_up", "Each player may have one top-up."};

inline constexpr Rule race_off_not_due{"race_off_not_due",
                                       "The schedule does not remove these chips yet."};
inline constexpr Rule not_the_smallest{"not_the_smallest",
                                       "Only the smallest chips in play are raced off."};
inline constexpr Rule one_card_each{
    "one_card_each", "Deal one card to each player with chips that cannot be exchanged."};
inline constexpr Rule nobody_left{
    "nobody_left", "Nobody would be left with chips. Give the wagers of the round back."};
inline constexpr Rule race_off_eliminates{
    "race_off_eliminates", "Somebody would lose their last chips. The director must confirm it."};
inline constexpr Rule counts_used_up{"counts_used_up",
                                     "There are no more counts in this round, heat or final."};

inline constexpr Rule prizes_differ{"prizes_differ",
                                    "The remaining players still play for different prizes."};

inline constexpr Rule no_change{"no_change", "Nothing would change: this is already the case."};
inline constexpr Rule not_absent{"not_absent", "The player has already taken the seat."};
inline constexpr Rule first_session_over{"first_session_over",
                                         "A reserve can only take a seat before the first round."};
inline constexpr Rule already_playing{"already_playing",
                                      "The player is playing in this tournament."};
inline constexpr Rule still_playing{"still_playing", "The player is still playing."};
inline constexpr Rule no_such_place{"no_such_place",
                                    "Nobody who is out can have exactly this place."};
inline constexpr Rule clock_not_running{"clock_not_running",
                                        "The clock starts with the first round of play."};
inline constexpr Rule late_entry_over{"late_entry_over", "The time for late entries is over."};
inline constexpr Rule no_bounty{"no_bounty", "There are no bounties in this tournament."};
inline constexpr Rule deal_forbidden{"deal_forbidden", "The book lets nobody divide by agreement."};
inline constexpr Rule deals_not_chosen{"deals_not_chosen",
                                       "The conditions of this tournament allow no deal."};
inline constexpr Rule no_deal{"no_deal", "No deal is proposed."};
inline constexpr Rule deal_outdated{"deal_outdated",
                                    "The chips have changed since. A new deal must be proposed."};
inline constexpr Rule too_many_for_deal{"too_many_for_deal",
                                        "A deal is for the last 20 players at most."};
inline constexpr Rule nothing_said{"nothing_said", "A direction needs a text."};

}  // namespace cardroom::tournament::refusal
