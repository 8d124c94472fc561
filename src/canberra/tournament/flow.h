// Flow: a command being put to a tournament of Canberra Poker. Each event is recorded and applied
// at once. The rules it refuses by stand here too; their names are wire format.
#pragma once

#include <initializer_list>

#include "canberra/tournament/state.h"

namespace cardroom::canberra::tournament {

using Refusal = std::optional<Violation>;

inline Violation refused(const Rule& rule, Clause clause, FixedList<Fact, 4> facts = {}) {
  return {&rule, clause, facts};
}

struct Flow {
  Tournament& tournament;
  Events& events;

  void emit(const Event& event) {
    events.push_back(event);
    apply(tournament, event);
  }
};

namespace refusal {
inline constexpr Rule not_your_role{"not_your_role", "This is for somebody else to do."};
inline constexpr Rule wrong_phase{"wrong_phase", "This is not done at this stage of things."};
inline constexpr Rule unknown_condition{"unknown_condition", "There is no such condition."};
inline constexpr Rule condition_value{"condition_value", "The condition has no such value."};
inline constexpr Rule condition_missing{"condition_missing",
                                        "The conditions must say this before anybody enters."};
inline constexpr Rule conditions_conflict{"conditions_conflict",
                                          "The conditions do not fit together."};
inline constexpr Rule already_done{"already_done", "This has been done."};
inline constexpr Rule not_documented{"not_documented", "The conditions are documented first."};
inline constexpr Rule not_ready{
    "not_ready", "Conditions are documented, available and notified before anybody enters."};
inline constexpr Rule no_reference{"no_reference", "It is recorded with its reference."};
inline constexpr Rule no_director{"no_director", "A director is nominated first."};
inline constexpr Rule one_entry{"one_entry", "A player may enter only once."};
inline constexpr Rule tournament_full{"tournament_full", "No more players may enter."};
inline constexpr Rule too_few_players{"too_few_players", "The tournament needs more players."};
inline constexpr Rule agreement_missing{"agreement_missing",
                                        "The entrant has not agreed to the rules in writing."};
inline constexpr Rule not_entered{"not_entered", "The player has no entry in this tournament."};
inline constexpr Rule not_in{"not_in", "The player is not in the tournament at present."};
inline constexpr Rule not_a_reserve{"not_a_reserve", "The player is not a reserve."};
inline constexpr Rule seat_is_taken{"seat_is_taken", "The player has taken his seat."};
inline constexpr Rule first_session_only{"first_session_only",
                                         "A reserve comes in for the first session only."};
inline constexpr Rule ballot_not_whole{"ballot_not_whole",
                                       "A ballot draws everybody concerned, each once."};
inline constexpr Rule no_ballot{"no_ballot", "Tables and seats are drawn first."};
inline constexpr Rule on_break{"on_break", "The players have a break."};
inline constexpr Rule no_break{"no_break", "There is no break to end."};
inline constexpr Rule break_length{"break_length", "The length of the break is stated."};
inline constexpr Rule no_such_table{"no_such_table", "There is no such table in this session."};
inline constexpr Rule round_is_on{"round_is_on", "A round of play is under way at the table."};
inline constexpr Rule no_round{"no_round", "No round of play is at this stage at the table."};
inline constexpr Rule session_is_over{"session_is_over",
                                      "The table has played the rounds of the session."};
inline constexpr Rule ante_below_minimum{"ante_below_minimum",
                                         "A player wagers at least the table minimum."};
inline constexpr Rule ante_above_maximum{"ante_above_maximum",
                                         "An ante is not above the table maximum."};
inline constexpr Rule more_than_stack{"more_than_stack", "The player has not so many chips."};
inline constexpr Rule ante_is_fixed{"ante_is_fixed",
                                    "The opportunity to wager or change the ante is over."};
inline constexpr Rule ante_missing{"ante_missing", "The player asked has not wagered his ante."};
inline constexpr Rule ante_waits{"ante_waits", "The director rules on an ante out of order first."};
inline constexpr Rule nothing_to_rule{"nothing_to_rule", "No ante of his waits for a ruling."};
inline constexpr Rule already_decided{"already_decided", "The player has bet or folded."};
inline constexpr Rule bet_not_covered{"bet_not_covered",
                                      "The bet is twice the ante; he can only fold."};
inline constexpr Rule not_all_decided{"not_all_decided", "Somebody has neither bet nor folded."};
inline constexpr Rule folded_hand{"folded_hand", "A folded hand has nothing back."};
inline constexpr Rule not_whole_table{"not_whole_table",
                                      "The chips of everybody at the table are counted, once."};
inline constexpr Rule no_jackpot{"no_jackpot", "The conditions offer no jackpot wager."};
inline constexpr Rule chips_of_the_rules{"chips_of_the_rules",
                                         "Chips are neither added nor removed but by the rules."};
inline constexpr Rule no_extra_session{"no_extra_session",
                                       "The conditions have no such session now."};
inline constexpr Rule no_buy_back{"no_buy_back", "The conditions give this player no buy-back."};
inline constexpr Rule not_the_tied{"not_the_tied", "The equal players play it off, each once."};
inline constexpr Rule not_conduct{"not_conduct", "The clause named is none of this book."};
}  // namespace refusal

Refusal refuse_role(Role by, std::initializer_list<Role> may, Clause clause);
Refusal refuse_phase(const Tournament& tournament, std::initializer_list<Phase> wanted,
                     Clause clause);
Refusal refuse_in(const Tournament& tournament, PlayerId player, Clause clause);
Refusal refuse_table(const Tournament& tournament, TableNumber table, Clause clause);

// After a round: the session may be over, and with it the tournament.
void end_session_if_over(Flow& flow);
// Play-offs decided, or none needed: what follows.
void finish_if_over(Flow& flow);
// Nothing more is played for, but what equal players have to play off.
void end_play(Flow& flow);

Refusal perform(Flow& flow, const command::SetCondition& asked);
Refusal perform(Flow& flow, const command::Document& asked);
Refusal perform(Flow& flow, const command::Publish& asked);
Refusal perform(Flow& flow, const command::Notify& asked);
Refusal perform(Flow& flow, const command::Nominate& asked);
Refusal perform(Flow& flow, const command::RequireAgreement& asked);
Refusal perform(Flow& flow, const command::Agree& asked);
Refusal perform(Flow& flow, const command::Enter& asked);
Refusal perform(Flow& flow, const command::JoinReserve& asked);
Refusal perform(Flow& flow, const command::SeatReserve& asked);
Refusal perform(Flow& flow, const command::Substitute& asked);
Refusal perform(Flow& flow, const command::ChangeStart& asked);
Refusal perform(Flow& flow, const command::Ballot& asked);
Refusal perform(Flow& flow, const command::TakeSeat& asked);
Refusal perform(Flow& flow, const command::StartSession& asked);
Refusal perform(Flow& flow, const command::StartRound& asked);
Refusal perform(Flow& flow, const command::PlaceAnte& asked);
Refusal perform(Flow& flow, const command::AskNext& asked);
Refusal perform(Flow& flow, const command::RuleAnte& asked);
Refusal perform(Flow& flow, const command::Bet& asked);
Refusal perform(Flow& flow, const command::Fold& asked);
Refusal perform(Flow& flow, const command::WagerJackpot& asked);
Refusal perform(Flow& flow, const command::AddChips& asked);
Refusal perform(Flow& flow, const command::Settle& asked);
Refusal perform(Flow& flow, const command::CountTable& asked);
Refusal perform(Flow& flow, const command::VoidRound& asked);
Refusal perform(Flow& flow, const command::BeginExtra& asked);
Refusal perform(Flow& flow, const command::BuyBack& asked);
Refusal perform(Flow& flow, const command::PlayOff& asked);
Refusal perform(Flow& flow, const command::CallBreak& asked);
Refusal perform(Flow& flow, const command::EndBreak& asked);
Refusal perform(Flow& flow, const command::Direct& asked);
Refusal perform(Flow& flow, const command::Penalise& asked);
Refusal perform(Flow& flow, const command::AwardPlaces& asked);
Refusal perform(Flow& flow, const command::Cancel& asked);

}  // namespace cardroom::canberra::tournament
