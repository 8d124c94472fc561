#include "rules/game/setting_list.h"

#include <algorithm>

#include "base/number.h"
#include "rules/game/citations.h"
#include "rules/game/readings.h"

namespace cardroom {

namespace {

// No table deals in more than a thousand million; so products of amounts stay exact.
constexpr std::int64_t amount_most = 1'000'000'000;

// Takes a determination back: the book's own value is in force again.
constexpr std::string_view taken_back = "default";

template <class T>
bool take_back(std::optional<T>& into, std::string_view text) {
  if (text == taken_back) into.reset();
  return text == taken_back;
}

bool read_chips(std::optional<Chips>& into, std::string_view text, std::int64_t least = 1) {
  if (take_back(into, text)) return true;
  const auto value = parse_number(text, {least, amount_most});
  if (!value) return false;
  into = Chips(*value);
  return true;
}

bool read_int(std::optional<int>& into, std::string_view text, int least, int most) {
  if (take_back(into, text)) return true;
  const auto value = parse_number<int>(text, {least, most});
  if (value) into = *value;
  return value.has_value();
}

bool read_switch(std::optional<bool>& into, std::string_view text) {
  if (take_back(into, text)) return true;
  if (text != "on" && text != "off") return false;
  into = text == "on";
  return true;
}

// The word of one of these values.
template <class T>
bool read_word(std::optional<T>& into, std::string_view text, std::initializer_list<T> values) {
  if (take_back(into, text)) return true;
  for (const T value : values)
    if (word(value) == text) {
      into = value;
      return true;
    }
  return false;
}

bool read_amounts(Determinations& into, std::string_view text) {
  into.blind_amounts.clear();
  if (text == taken_back) return true;
  while (true) {
    const auto slash = text.find('/');
    std::optional<Chips> one;
    if (into.blind_amounts.full() || !read_chips(one, text.substr(0, slash))) return false;
    into.blind_amounts.push_back(*one);
    if (slash == std::string_view::npos) return true;
    text.remove_prefix(slash + 1);
  }
}

bool read_commission(Determinations& into, std::string_view text) {
  if (text != "none") return read_int(into.commission, text, 0, 100);
  into.commission = 0;
  return true;
}

bool read_over_blind(Determinations& into, std::string_view text) {
  if (text == "on" || text == "off") return read_switch(into.over_blind, text);
  if (take_back(into.over_blind, text)) return take_back(into.over_blind_amount, text);
  into.over_blind = true;
  return read_chips(into.over_blind_amount, text);
}

bool read_reading(Determinations& into, std::string_view text) {
  if (text.size() != 6 || text[4] != ' ') return false;
  for (const auto& one : reading_switches)
    if (text.substr(0, 4) == one.item && (text[5] == one.other || text[5] == one.usual)) {
      into.readings.*one.field = text[5] == one.other;
      return true;
    }
  return false;
}

bool always(const Game&) { return true; }
bool has_blinds(const Game& game) { return game.forced.blinds; }
bool has_ante(const Game& game) { return game.forced.ante; }
bool has_ante_amount(const Game& game) {
  return game.forced.ante || game.forced.ante_beside_blinds;
}
bool has_bring_in(const Game& game) { return game.forced.bring_in; }
bool has_open_amounts(const Game& game) {
  return game.forced.blinds && (game.forced.levels == BlindLevels::operator_sets ||
                                game.forced.levels == BlindLevels::half_and_whole);
}
bool has_conditions(const Game& game) { return game.conditions_prevail; }
bool has_over_blinds(const Game& game) { return game.forced.over_blinds; }
bool has_options(const Game& game) { return game.forced.first_round_options; }
bool has_small_blind(const Game& game) {
  return game.forced.levels == BlindLevels::house_small_blind;
}
bool has_rake(const Game& game) { return game.commission == CommissionScale::rake_2017; }
bool has_commission(const Game& game) {
  return game.commission == CommissionScale::gazette_1995 ||
         game.commission == CommissionScale::stud_2005;
}
bool has_time_charge(const Game& game) { return game.commission == CommissionScale::stud_2005; }
bool has_low(const Game& game) { return game.showdown.low_allowed; }
bool opens_by_card(const Game& game) { return game.streets[0].opens == Opens::low_or_high_card; }
bool has_range(const Game& game) { return game.limits.contains(LimitKind::range); }
bool has_validity(const Game& game) { return game.documented; }
bool has_hours(const Game& game) { return game.staff.sets_hours; }
bool has_card_check(const Game& game) { return game.staff.checks_cards; }
bool has_approval(const Game& game) { return game.staff.approves_tables; }

bool read_hours(Determinations& into, std::string_view text) {
  if (take_back(into.hours, text)) return true;
  into.hours = parse_hours(text);
  return into.hours.has_value();
}

using D = Determinations;
using V = std::string_view;

// A setting that a book fixes is still "open" here if naming the fixed value does no harm;
// make_terms refuses other values.
constexpr GameSetting settings[] = {
    {{"minimum", "amount", "table minimum wager",
      [](D& d, V v) { return read_chips(d.minimum, v); }},
     Lock::round_start,
     &Citations::minimum,
     always},
    {{"maximum", "amount", "largest bet or raise when the limit is a range",
      [](D& d, V v) { return read_chips(d.maximum, v); }},
     Lock::round_start,
     &Citations::maximum,
     has_range},
    {{"stake", "amount", "minimum table stake",
      [](D& d, V v) { return read_chips(d.stake, v, 0); }},
     Lock::round_start,
     &Citations::stake,
     always},
    {{"seats", "2 … 10", "how many seats the table has",
      [](D& d, V v) { return read_int(d.seats, v, 2, 99); }},
     Lock::game_start,
     &Citations::seats,
     always},
    {{"forced", "blind|ante", "which forced bets are made",
      [](D& d, V v) {
        return read_word(d.forced, v, {Forced::blind, Forced::ante});
      }},
     Lock::round_start,
     &Citations::forced,
     has_ante},
    {{"ante", "amount", "what every player pays before a round",
      [](D& d, V v) { return read_chips(d.ante, v); }},
     Lock::round_start,
     &Citations::ante,
     has_ante_amount},
    {{"bring-in", "amount", "what the opener may bet instead of a full wager",
      [](D& d, V v) { return read_chips(d.bring_in, v); }},
     Lock::round_start,
     &Citations::ante,
     has_bring_in},
    {{"blinds", "1|2|3", "how many blinds are posted",
      [](D& d, V v) { return read_int(d.blinds, v, 1, 3); }},
     Lock::round_start,
     &Citations::blinds,
     has_blinds},
    {{"blind-amounts", "5/10", "the blinds, if the book leaves them open", read_amounts},
     Lock::round_start,
     &Citations::blind_amounts,
     has_open_amounts},
    {{"small-blind", "amount", "the small blind; the big blind is twice as much",
      [](D& d, V v) { return read_chips(d.small_blind, v); }},
     Lock::round_start,
     &Citations::blind_amounts,
     has_small_blind},
    {{"over-blind", "on|off|amount", "whether players may over-blind", read_over_blind},
     Lock::round_start,
     &Citations::over_blind,
     has_over_blinds},
    {{"over-blind-count", "1 … 8", "how many over-blinds a round may have",
      [](D& d, V v) { return read_int(d.over_blind_count, v, 1, 8); }},
     Lock::round_start,
     &Citations::over_blind,
     has_over_blinds},
    {{"limit", "fixed|range|half-pot|full-pot|straddle|no-limit", "the betting limit",
      [](D& d, V v) {
        return read_word(d.limit, v,
                         {LimitKind::fixed, LimitKind::range, LimitKind::half_pot,
                          LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit});
      }},
     Lock::game_start,
     &Citations::limit,
     always},
    {{"raises", "0 … 9", "how many raises a betting round may have; 0: any number",
      [](D& d, V v) { return read_int(d.raises, v, 0, 9); }},
     Lock::game_start,
     &Citations::raises,
     has_conditions},
    {{"blind-option", "A|B|C", "what the opener of the first round may do",
      [](D& d, V v) {
        return read_word(d.blind_option, v,
                         {FirstRoundOption::a, FirstRoundOption::b, FirstRoundOption::c});
      }},
     Lock::round_start,
     &Citations::blind_option,
     has_options},
    {{"opener", "low-card|high-card", "who opens the first round",
      [](D& d, V v) {
        return read_word(d.opener, v, {OpenerCard::low_card, OpenerCard::high_card});
      }},
     Lock::round_start,
     &Citations::opener,
     opens_by_card},
    {{"burn", "on|off", "whether the dealer discards a card before communal cards",
      [](D& d, V v) { return read_switch(d.burn, v); }},
     Lock::game_start,
     &Citations::burn,
     always},
    {{"deck", "52|48|44|40|36|32", "how many cards are used",
      [](D& d, V v) { return read_int(d.deck, v, 1, 60); }},
     Lock::game_start,
     &Citations::deck,
     always},
    {{"joker", "on|off", "whether the deck has a wild card",
      [](D& d, V v) { return read_switch(d.joker, v); }},
     Lock::game_start,
     &Citations::joker,
     always},
    {{"ace-low", "on|off", "the Ace also plays low in straights",
      [](D& d, V v) { return read_switch(d.ace_low, v); }},
     Lock::round_start,
     &Citations::ace_low,
     always},
    {{"win", "high|low|high-low", "which hand wins",
      [](D& d, V v) {
        return read_word(d.win, v, {Win::high, Win::low, Win::high_low});
      }},
     Lock::round_start,
     &Citations::win,
     always},
    {{"low-qualifier", "8|off", "a low hand must be eight or less",
      [](D& d, V v) {
        return read_word(d.low_qualifier, v, {LowQualifier::none, LowQualifier::eight});
      }},
     Lock::round_start,
     &Citations::low_qualifier,
     has_low},
    {{"low-ace", "high|low", "the Ace in low hands",
      [](D& d, V v) {
        return read_word(d.low_ace, v, {LowAce::high, LowAce::low});
      }},
     Lock::round_start,
     &Citations::win,
     has_low},
    {{"final-check", "allowed|refused",
      "whether players may check in the final round of Draw Poker",
      [](D& d, V v) {
        return read_word(d.final_check, v, {FinalCheck::allowed, FinalCheck::refused});
      }},
     Lock::game_start,
     &Citations::final_check,
     has_draw},
    {{"commission", "percent|none", "commission from the pots", read_commission},
     Lock::game_start,
     &Citations::commission_rate,
     has_commission},
    {{"commission-cap", "amount", "the most that the house takes from a round",
      [](D& d, V v) { return read_chips(d.commission_cap, v, 0); }},
     Lock::game_start,
     &Citations::commission_cap,
     has_commission},
    {{"time-charge", "amount", "commission for time instead of from the pots",
      [](D& d, V v) { return read_chips(d.time_charge, v); }},
     Lock::round_start,
     &Citations::commission_time,
     has_time_charge},
    {{"time-period", "minutes", "how long one time charge lasts",
      [](D& d, V v) { return read_int(d.time_period, v, 1, 1440); }},
     Lock::round_start,
     &Citations::commission_time,
     has_time_charge},
    {{"rake", "0 … 5", "rake in percent",
      [](D& d, V v) { return read_int(d.commission, v, 0, 100); }},
     Lock::game_start,
     &Citations::commission_rate,
     has_rake},
    {{"rake-cap", "amount", "the most that the house rakes from a game",
      [](D& d, V v) { return read_chips(d.commission_cap, v, 0); }},
     Lock::game_start,
     &Citations::commission_cap,
     has_rake},
    {{"chip", "amount", "smallest chip in play", [](D& d, V v) { return read_chips(d.chip, v); }},
     Lock::round_start,
     &Citations::chip,
     always},
    {{"hours", "12:00-04:00|any", "the hours of gaming", read_hours},
     Lock::round_start,
     &Citations::hours,
     has_hours},
    {{"card-check", "on|off", "whether the dealer must check the cards before the first round",
      [](D& d, V v) { return read_switch(d.card_check, v); }},
     Lock::round_start,
     &Citations::card_check,
     has_card_check},
    {{"table-approval", "on|off", "whether the table must be approved before the first round",
      [](D& d, V v) { return read_switch(d.table_approval, v); }},
     Lock::round_start,
     &Citations::table_approval,
     has_approval},
    {{"historical", "on|off", "a game under a book that is not in force on the day it is opened",
      [](D& d, V v) { return read_switch(d.historical, v); }},
     Lock::game_start,
     &Citations::validity,
     has_validity},
    {{"reading", "item letter, as B-19 b", "chooses the other reading of an unclear rule",
      read_reading},
     Lock::game_start,
     &Citations::minimum,
     always},
};

// The settings that S05-3.5 and S05-4.2, and likewise T01-3.5 and T01-4.3, name together.
constexpr std::string_view of_play[] = {
    "ace-low",       "win",     "low-qualifier", "low-ace",    "forced",
    "ante",          "blinds",  "limit",         "over-blind", "over-blind-count",
    "blind-amounts", "maximum", "blind-option",  "opener"};
// What the schedule of a tournament raises from level to level (T01-*-3.4).
constexpr std::string_view of_levels[] = {"ante", "blind-amounts", "over-blind"};
constexpr std::string_view of_commission[] = {"commission", "commission-cap"};

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

std::span<const GameSetting> setting_list() { return settings; }

const GameSetting* find_setting(std::string_view key) { return row_of<GameSetting>(settings, key); }

Lock lock_of(const GameSetting& setting, const Game& game) {
  if (game.locks.levels && is_one_of(setting.key, of_levels)) return *game.locks.levels;
  if (is_one_of(setting.key, of_play)) return game.locks.play.value_or(setting.lock);
  if (is_one_of(setting.key, of_commission)) return game.locks.commission.value_or(setting.lock);
  return setting.lock;
}

}  // namespace cardroom
