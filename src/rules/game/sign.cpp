#include "rules/game/sign.h"

#include "rules/game/settings_commission.h"

namespace cardroom {

namespace {

std::string money(Chips amount) { return "$" + std::to_string(amount.count()); }

std::string limit_words(const Terms& terms) {
  switch (terms.limit) {
    case LimitKind::fixed:
      return "fixed limit";
    case LimitKind::range:
      return money(terms.minimum) + " to " + money(terms.maximum) + " limit";
    case LimitKind::half_pot:
      return "half pot limit";
    case LimitKind::full_pot:
      return "full pot limit";
    case LimitKind::straddle:
      return "straddle limit";
    case LimitKind::no_limit:
      return "no limit";
  }
  return {};
}

std::string forced_words(const Terms& terms) {
  if (terms.forced == Forced::ante) return "ante " + money(terms.ante);
  constexpr std::string_view counts[] = {"one blind", "two blinds", "three blinds"};
  std::string words(counts[static_cast<std::size_t>(terms.blinds - 1)]);
  for (int blind = 0; blind < terms.blinds; ++blind)
    words += (blind == 0 ? " " : "/") + money(terms.blind[static_cast<std::size_t>(blind)]);
  if (terms.ante > Chips(0)) words += " and ante " + money(terms.ante);
  if (terms.over_blinds) words += ", over-blinds " + money(terms.over_blind);
  return words;
}

std::string raises_words(int count) {
  if (count == 1) return "one raise";
  return (count == 3 ? "three" : std::to_string(count)) + " raises";
}

// B-29: the option is always shown, even the usual one.
std::string option_words(const Terms& terms) {
  if (!terms.game->forced.first_round_options || terms.forced != Forced::blind) return {};
  constexpr std::string_view letters = "ABC";
  return std::string(", first round option ") + letters[static_cast<std::size_t>(terms.option)];
}

std::string commission_words(const Terms& terms) {
  const CommissionTerms& commission = terms.commission;
  if (commission.by_time)
    return "time charge " + money(commission.time_charge) + " for " +
           std::to_string(commission.time_minutes) + " minutes, paid in advance";
  if (commission.percent == 0) return "no commission";
  std::string words = "commission " + std::to_string(commission.percent) + "%";
  if (terms.game->commission == CommissionScale::gazette_1995)
    words += " in steps of $20, none above a pot of " + money(terms.minimum * 100);
  if (commission.capped) words += ", at most " + money(commission.cap);
  if (lacks_commission_cap(terms)) words += ", its maximum not determined yet";
  return words;
}

std::string card_words(const Terms& terms) {
  std::string words = std::to_string(terms.deck.natural_cards()) + " cards";
  if (terms.deck.has_joker()) words += " and the Joker";
  if (terms.game->showdown.lowest_wins != LowestWins::no) return words;
  words += terms.high_order.ace == AceInStraights::high_and_low ? ", Ace high and low in straights"
                                                                : ", Ace high only";
  return words;
}

// H-10: whether the deck holds five different cards of eight or less.
bool eight_or_less_possible(const Terms& terms) {
  const int eight_down_to_lowest = 7 - (52 - terms.deck.natural_cards()) / 4;
  const int ace = terms.low_order.ace == LowAce::low ? 1 : 0;
  const int joker = terms.deck.has_joker() ? 1 : 0;
  return eight_down_to_lowest + ace + joker >= 5;
}

std::string qualifier_words(const Terms& terms) {
  if (terms.low_order.qualifier != LowQualifier::eight) return {};
  return eight_or_less_possible(terms) ? ", low eight or less"
                                       : ", low eight or less, which this deck cannot make";
}

std::string_view kind_words(LowKind kind) {
  constexpr std::string_view words[] = {"", ", straights and flushes count",
                                        ", four cards of different ranks and suits"};
  return words[static_cast<std::size_t>(kind)];
}

std::string win_words(const Terms& terms) {
  const std::string ace = terms.low_order.ace == LowAce::low ? ", Ace low" : ", Ace high";
  switch (terms.win) {
    case Win::high:
      return {};
    case Win::low:
      return ", low ball" + ace + std::string(kind_words(terms.low_order.kind));
    case Win::high_low:
      return ", high/low" + ace + qualifier_words(terms);
  }
  return {};
}

// The readings that differ from the usual ones and are not shown elsewhere.
std::string reading_words(const OtherReadings& readings) {
  struct Reading {
    bool OtherReadings::*taken;
    std::string_view words;
  };
  constexpr Reading all[] = {
      {&OtherReadings::checker_only_calls, ", a player who checks may only call"},
      {&OtherReadings::raise_by_last_wager, ", no raise below the last bet or raise"},
      {&OtherReadings::short_all_in_bars,
       ", no raise over a short all-in by a player who has acted"},
      {&OtherReadings::tap_out_all_chips, ", tap-outs of all chips"},
      {&OtherReadings::best_showing_opens, ", the best hand showing opens"},
      {&OtherReadings::literal_kickers, ", side cards count as printed in 14.2 only"},
      {&OtherReadings::odd_unit_to_high, ", an odd unit to the high hand"}};
  std::string words;
  for (const Reading& reading : all)
    if (readings.*reading.taken) words += reading.words;
  return words;
}

}  // namespace

std::string sign_of(const Terms& terms) {
  const Game& game = *terms.game;
  std::string sign = std::string(game.name) + " " + std::string(game.edition);
  if (game.reconstructed) sign += " (reconstructed: there is no rule text)";
  if (terms.historical) sign += " (historical game: the book is not in force)";
  sign += ", minimum " + money(terms.minimum);
  if (terms.stake > Chips(0)) sign += ", minimum table stake " + money(terms.stake);
  sign += ", " + forced_words(terms) + ", " + limit_words(terms);
  if (terms.raises_most > 0) sign += ", at most " + raises_words(terms.raises_most);
  sign += option_words(terms);
  if (game.streets[0].opens == Opens::low_or_high_card)
    sign += terms.opener == OpenerCard::low_card ? ", low card opens" : ", high card opens";
  if (terms.final_check == FinalCheck::refused) sign += ", no checking in the final round";
  sign += ", " + commission_words(terms) + ", " + card_words(terms) + win_words(terms) + ", " +
          std::to_string(terms.seats) + " seats";
  sign += reading_words(terms.readings);
  if (terms.hours.are_set()) sign += ", gaming " + to_string(terms.hours);
  return sign;
}

}  // namespace cardroom
