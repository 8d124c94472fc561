#include "rules/irregularity/irregularity.h"

namespace cardroom {

std::string_view word(Irregularity what) {
  switch (what) {
    case Irregularity::cut_exposed:
      return "cut-exposed";
    case Irregularity::not_cut:
      return "not-cut";
    case Irregularity::out_of_turn:
      return "card-out-of-turn";
    case Irregularity::hole_exposed:
      return "hole-exposed";
    case Irregularity::communal_early:
      return "communal-early";
    case Irregularity::burn_exposed:
      return "burn-exposed";
    case Irregularity::boxed:
      return "boxed-card";
    case Irregularity::player_missed:
      return "player-missed";
    case Irregularity::extra_hand:
      return "extra-hand";
    case Irregularity::extra_card:
      return "extra-card";
    case Irregularity::wrong_count:
      return "wrong-count";
    case Irregularity::foreign_card:
      return "foreign-card";
    case Irregularity::deck_count:
      return "deck-count";
    case Irregularity::wager_out_of_turn:
      return "wager-out-of-turn";
    case Irregularity::wrong_amount:
      return "wrong-amount";
    case Irregularity::dead_cards:
      return "dead-cards";
  }
  return {};
}

std::string_view word(RoundMoment moment) {
  switch (moment) {
    case RoundMoment::deal:
      return "deal";
    case RoundMoment::first_betting:
      return "first betting round";
    case RoundMoment::later:
      return "later betting rounds";
    case RoundMoment::draw:
      return "draw";
    case RoundMoment::showdown:
      return "showdown";
  }
  return {};
}

std::string_view word(Condition condition) {
  switch (condition) {
    case Condition::any:
      return "";
    case Condition::seen:
      return "seen";
    case Condition::unseen:
      return "unseen";
    case Condition::mixed:
      return "unseen, and the hands cannot be reconstructed";
    case Condition::one_exposed:
      return "one card";
    case Condition::several_exposed:
      return "two or more cards";
    case Condition::several_of_player:
      return "two or more of one player's cards";
    case Condition::first_street:
      return "second communal card, betting not begun";
    case Condition::second_dealt:
      return "second communal card, as it is dealt";
    case Condition::second_not_bet:
      return "second communal card, all tapped out before it";
    case Condition::not_begun:
      return "betting not begun";
    case Condition::begun:
      return "betting begun";
    case Condition::first_of_street:
      return "first card before a betting round";
    case Condition::later_of_street:
      return "not the first card before a betting round";
    case Condition::final_card:
      return "final hole card";
    case Condition::burn_on:
      return "cards are burnt";
    case Condition::burn_off:
      return "no cards are burnt";
  }
  return {};
}

std::string_view word(Ruling ruling) {
  switch (ruling) {
    case Ruling::misdeal:
      return "misdeal";
    case Ruling::void_round:
      return "void";
    case Ruling::reconstructed:
      return "reconstructed";
    case Ruling::replaced:
      return "replaced";
    case Ruling::reshuffled:
      return "reshuffled";
    case Ruling::kept:
      return "kept";
    case Ruling::faced:
      return "faced";
    case Ruling::limited_to_wagered:
      return "limited-to-wagered";
    case Ruling::limited_to_minimum:
      return "limited-to-minimum";
    case Ruling::used:
      return "used";
    case Ruling::opens_final:
      return "opens-final";
    case Ruling::dead_hand:
      return "dead-hand";
    case Ruling::stands:
      return "stands";
    case Ruling::returned:
      return "returned";
    case Ruling::call:
      return "call";
    case Ruling::complete_or_fold:
      return "complete-or-fold";
    case Ruling::supervisor_decides:
      return "supervisor-decides";
  }
  return {};
}

}  // namespace cardroom
