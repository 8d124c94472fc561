#include "tournament/format/settings.h"

#include <array>
#include <optional>

#include "base/money_text.h"
#include "base/number.h"
#include "tournament/format/house_settings.h"
#include "tournament/format/schedule.h"
#include "tournament/refusals.h"

namespace cardroom::tournament {

namespace {

std::optional<std::int64_t> whole(std::string_view text) {
  return parse_number(text, {0, 1'000'000'000});
}

// Takes the part before the mark; the rest stays in `text`.
std::string_view cut_off(std::string_view& text, char mark) {
  const auto at = text.find(mark);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

template <Chips Conditions::*member>
bool read_chips(Conditions& into, std::string_view value) {
  const auto amount = whole(value);
  if (!amount || *amount == 0) return false;
  into.*member = Chips(*amount);
  return true;
}

// T-07, T-08: a rebuy gives the starting chips, and a top-up gives as much as a rebuy, unless they
// are determined.
void follow_chips(Conditions& conditions) {
  if (!conditions.rebuy_chips_set) conditions.rebuy_chips = conditions.starting_chips;
  if (!conditions.top_up_chips_set) conditions.top_up_chips = conditions.rebuy_chips;
}

bool read_starting_chips(Conditions& into, std::string_view value) {
  if (!read_chips<&Conditions::starting_chips>(into, value)) return false;
  follow_chips(into);
  return true;
}

bool read_rebuy_chips(Conditions& into, std::string_view value) {
  if (!read_chips<&Conditions::rebuy_chips>(into, value)) return false;
  into.rebuy_chips_set = true;
  follow_chips(into);
  return true;
}

bool read_top_up_chips(Conditions& into, std::string_view value) {
  into.top_up_chips_set = read_chips<&Conditions::top_up_chips>(into, value);
  return into.top_up_chips_set;
}

template <Cents Conditions::*member>
bool read_money(Conditions& into, std::string_view value) {
  const auto amount = parse_dollars(value);
  if (!amount) return false;
  into.*member = *amount;
  return true;
}

template <bool Conditions::*member>
bool read_yes(Conditions& into, std::string_view value) {
  into.*member = value == "yes";
  return value == "yes" || value == "no";
}

template <auto member, class Enum, Enum... values>
bool read_word(Conditions& into, std::string_view text) {
  for (const Enum value : {values...})
    if (word(value) == text) {
      into.*member = value;
      return true;
    }
  return false;
}

// "9-72".
bool read_players(Conditions& into, std::string_view value) {
  const auto least = whole(cut_off(value, '-'));
  const auto most = whole(value);
  if (!least || !most || *least < 2 || *least > *most ||
      *most > static_cast<std::int64_t>(entries_most))
    return false;
  into.players_least = static_cast<std::uint16_t>(*least);
  into.players_most = static_cast<std::uint16_t>(*most);
  return true;
}

bool read_seats(Conditions& into, std::string_view value) {
  const auto seats = whole(value);
  if (!seats || *seats < 2 || *seats > seats_max) return false;
  into.seats = static_cast<std::uint8_t>(*seats);
  return true;
}

// "0-30 25/50", "30-60 50/100 ante 5", "0-40 ante 5". The level of minute 0 begins a new list.
bool read_level(Conditions& into, std::string_view value) {
  std::string_view band = cut_off(value, ' ');
  const auto from = whole(cut_off(band, '-'));
  const auto to = whole(band);
  if (!from || !to || *from >= *to || *to > 100'000) return false;
  Level level{static_cast<std::int32_t>(*from), static_cast<std::int32_t>(*to), {}, Chips(0)};
  std::string_view bets = cut_off(value, ' ');
  if (bets != "ante") {
    for (std::size_t at = 0; !bets.empty(); ++at) {
      const auto blind = whole(cut_off(bets, '/'));
      if (!blind || at >= level.blinds.size()) return false;
      level.blinds[at] = Chips(*blind);
    }
    bets = cut_off(value, ' ');
  }
  if (bets == "ante") {
    const auto ante = whole(value);
    if (!ante || *ante == 0) return false;
    level.ante = Chips(*ante);
  } else if (!bets.empty() || level.blinds[0] == Chips(0)) {
    return false;
  }
  if (level.from_min == 0) into.levels.clear();
  const std::int32_t end = into.levels.empty() ? 0 : into.levels.back().to_min;
  if (level.from_min != end || into.levels.full()) return false;
  into.levels.push_back(level);
  return true;
}

bool read_doubling(Conditions& into, std::string_view value) {
  const auto minutes = whole(value);
  if (!minutes || *minutes > 100'000) return false;
  into.doubling_min = static_cast<std::int32_t>(*minutes);
  return true;
}

// "25 at 80", or "none".
bool read_race_off(Conditions& into, std::string_view value) {
  if (value == "none") {
    into.race_offs.clear();
    return true;
  }
  const auto chip = whole(cut_off(value, ' '));
  if (cut_off(value, ' ') != "at") return false;
  const auto minute = whole(value);
  if (!chip || !minute || *minute > 100'000 || into.race_offs.full()) return false;
  into.race_offs.push_back({static_cast<std::int32_t>(*minute), Chips(*chip)});
  return true;
}

// "60 for 10", or "none".
bool read_break(Conditions& into, std::string_view value) {
  if (value == "none") {
    into.breaks.clear();
    return true;
  }
  const auto minute = whole(cut_off(value, ' '));
  if (cut_off(value, ' ') != "for") return false;
  const auto length = whole(value);
  if (!minute || !length || *minute == 0 || *minute > 100'000 || *length == 0 || *length > 1'440 ||
      into.breaks.full())
    return false;
  into.breaks.push_back({static_cast<std::int32_t>(*minute), static_cast<std::int32_t>(*length)});
  return true;
}

// "90 below 1000", or "none".
bool read_rebuys(Conditions& into, std::string_view value) {
  if (value == "none") {
    into.rebuys = Rebuys();
    return true;
  }
  const auto minutes = whole(cut_off(value, ' '));
  if (cut_off(value, ' ') != "below") return false;
  const auto below = whole(value);
  if (!minutes || !below || *minutes > 100'000) return false;
  into.rebuys = {static_cast<std::int32_t>(*minutes), Chips(*below)};
  return true;
}

// "5/25/100/500", each a multiple of the one before, so small chips make up large ones.
bool read_denominations(Conditions& into, std::string_view value) {
  FixedList<Chips, 10> chips;
  while (!value.empty()) {
    const auto chip = whole(cut_off(value, '/'));
    if (!chip || *chip == 0 || chips.full()) return false;
    if (!chips.empty() && (Chips(*chip) <= chips.back() || *chip % chips.back().count() != 0))
      return false;
    chips.push_back(Chips(*chip));
  }
  if (chips.empty()) return false;
  into.chips = chips;
  into.first_chip = chips[0];
  return true;
}

// "19:30", the published time, as minutes of the day on the clock of PassTime; or "any".
bool read_starts(Conditions& into, std::string_view value) {
  if (value == "any") {
    into.starts_s = 0;
    return true;
  }
  const auto hour = whole(cut_off(value, ':'));
  const auto minute = whole(value);
  if (!hour || !minute || *hour > 23 || *minute > 59) return false;
  into.starts_s = (*hour * 60 + *minute) * 60;
  return true;
}

// S05-20.4(h): "50/30/20", with decimals if wanted: hundredths of a per cent are kept.
bool read_prizes(Conditions& into, std::string_view value) {
  return read_shares(into.shares, value);
}

// The book knows nothing of it: it is determined with the other conditions.
Clause of_house(const Format& format) { return format.articles->cite.conditions; }

std::int64_t sum_of(const Shares& shares) {
  std::int64_t all = 0;
  for (const auto share : shares) all += share;
  return all;
}

// What the book forbids, the house cannot add.
Refusal refuse_additions(const Format& format, const Conditions& conditions) {
  const auto& cite = format.articles->cite;
  // T-22, T01-8.1, S05-20.6: only once.
  if (conditions.house.re_entries > 0 && cite.entry) return refuse(refusal::one_entry, cite.entry);
  // M-19, T01-12.3, S05-13.3: nothing is divided by agreement.
  if (conditions.house.deals && cite.division)
    return refuse(refusal::deal_forbidden, cite.division);
  if (conditions.house.bounty + conditions.commission > conditions.fee)
    return refuse(refusal::setting_value, cite.fee,
                  {{"bounty_cents", conditions.house.bounty.count()}});
  for (const PrizeRow& row : conditions.house.prize_rows)
    if (sum_of(row.shares) != 10'000)
      return refuse(refusal::setting_value, cite.prizes, {{"entries", row.entries}});
  return std::nullopt;
}

constexpr auto list = std::to_array<TournamentSetting>({
    {{"players", "LEAST-MOST", "how many may play", read_players},
     [](const Format& f) { return f.players; },
     Lock::start,
     true},
    {{"starts", "HH:MM, any", "the published time of the start", read_starts},
     [](const Format& f) { return f.starts; }},
    {{"seats", "2 to 10", "players at one table", read_seats},
     [](const Format& f) { return f.seats; }},
    {{"level", "FROM-TO BLIND/BLIND ante ANTE", "one time band; minute 0 starts a new list",
      read_level},
     [](const Format& f) { return f.levels; },
     Lock::start,
     true},
    {{"doubling", "minutes", "how often the bets double after the last level", read_doubling},
     [](const Format& f) { return f.levels; },
     Lock::start,
     true},
    {{"race-off", "CHIP at MINUTE, none", "when a chip may leave play", read_race_off},
     [](const Format& f) { return f.levels; },
     Lock::start,
     true},
    {{"rebuys", "MINUTES below STAKE, none", "until when, and below which stake", read_rebuys},
     [](const Format& f) { return f.rebuys; },
     Lock::start,
     true},
    {{"break", "MINUTE for MINUTES, none", "a break that begins by the clock", read_break},
     [](const Format& f) { return f.breaks; }},
    {{"starting-chips", "chips", "what each player receives", read_starting_chips},
     [](const Format& f) { return f.articles->cite.chips; }},
    {{"rebuy-chips", "chips", "what a rebuy gives", read_rebuy_chips},
     [](const Format& f) { return f.articles->cite.chips; }},
    {{"rebuy-price", "dollars", "what a rebuy costs", read_money<&Conditions::rebuy_price>},
     [](const Format& f) { return f.articles->cite.fee; }},
    {{"top-up-chips", "chips", "what the top-up gives", read_top_up_chips},
     [](const Format& f) { return f.articles->cite.chips; }},
    {{"top-up-price", "dollars", "what the top-up costs", read_money<&Conditions::top_up_price>},
     [](const Format& f) { return f.articles->cite.fee; }},
    {{"entry-fee", "dollars", "the entry fee, commission included", read_money<&Conditions::fee>},
     [](const Format& f) { return f.articles->cite.fee; },
     Lock::first_entry},
    {{"commission", "dollars", "the part of each fee that the casino keeps",
      read_money<&Conditions::commission>},
     [](const Format& f) { return f.articles->cite.commission; },
     Lock::first_entry},
    {{"prizes", "50/30/20", "shares of the pool in per cent", read_prizes},
     [](const Format& f) { return f.articles->cite.prizes; }},
    {{"seat-prize", "dollars", "the pool pays seats of this value; 0: cash",
      read_money<&Conditions::seat_value>},
     [](const Format& f) { return f.articles->cite.prizes; }},
    {{"denominations", "5/25/100/500", "the chips in use", read_denominations},
     [](const Format& f) { return f.articles->cite.chips; }},
    {{"leftover", "removed, rounded-up", "what happens to odd chips in a race-off",
      read_word<&Conditions::leftover, Leftover, Leftover::removed, Leftover::rounded_up>},
     [](const Format& f) { return f.articles->cite.race_off; }},
    {{"refund-rebuys", "yes, no", "whether rebuys are paid back if the tournament is cancelled",
      read_yes<&Conditions::rebuys_refunded>},
     [](const Format& f) { return f.articles->cite.cancel; }},
    {{"group", "open, selected", "who may enter",
      read_word<&Conditions::group, Group, Group::open, Group::selected>},
     [](const Format& f) { return f.articles->cite.group; }},
    {{"agreement", "yes, no", "entrants agree to the conditions in writing",
      read_yes<&Conditions::agreement>},
     [](const Format& f) { return f.articles->cite.conditions; }},
    {{"stacks", "dealt, counted", "whether the tables report or the director counts",
      read_word<&Conditions::stacks, Stacks, Stacks::dealt, Stacks::counted>},
     [](const Format& f) { return f.articles->cite.conditions; }},
    {{"late-entry", "minutes", "house: until when a player may enter after the start",
      read_late_entry},
     of_house},
    {{"re-entries", "number", "house: how often a player who is out may enter again",
      read_re_entries},
     of_house},
    {{"bounty", "dollars", "house: the part of the fee for whoever puts the player out",
      read_bounty},
     of_house,
     Lock::first_entry},
    {{"guarantee", "dollars", "house: the pool is at least this", read_guarantee}, of_house},
    {{"prizes-from", "ENTRIES 40/30/20/10, none", "house: other shares from so many entries on",
      read_prize_row},
     of_house},
    {{"deals", "yes, no", "house: the last players may divide the prizes", read_deals}, of_house},
    {{"league", "10/7/5/3, none", "house: points by place", read_league}, of_house},
});

}  // namespace

std::span<const TournamentSetting> setting_list() { return list; }

const TournamentSetting* find_setting(std::string_view key) { return row_of(setting_list(), key); }

Reading read_setting(Conditions& into, std::string_view key, std::string_view value) {
  const TournamentSetting* const setting = find_setting(key);
  if (setting == nullptr) return Reading::no_such_setting;
  return setting->read(into, value) ? Reading::done : Reading::no_such_value;
}

Refusal refuse_conditions(const Format& format, const Conditions& conditions) {
  const auto& cite = format.articles->cite;
  // M95-19.4, H95-19.4, O95-19.4: the house keeps at most a tenth of the fees.
  const int tenth = format.articles->tenth_kept_at_most ? 10 : 1;
  if (conditions.commission * tenth > conditions.fee)
    return refuse(refusal::commission_too_high, cite.commission,
                  {{"commission_cents", conditions.commission.count()},
                   {"fee_cents", conditions.fee.count()}});
  if (conditions.seats > format.conditions.seats)
    return refuse(refusal::too_many_at_table, format.seats,
                  {{"seats", conditions.seats}, {"most", format.conditions.seats}});
  for (const Chips amount :
       {conditions.starting_chips, conditions.rebuy_chips, conditions.top_up_chips})
    if (amount % conditions.first_chip != Chips(0))
      return refuse(refusal::odd_chips, cite.chips, {{"amount", amount.count()}});
  if (auto refusal = refuse_additions(format, conditions)) return refusal;
  const std::int64_t all = sum_of(conditions.shares);
  // S05-20.18, T-18: the whole pool is paid out.
  if (all != 10'000)
    return refuse(refusal::setting_value, cite.prizes, {{"hundredths_of_a_percent", all}});
  return std::nullopt;
}

// T-04: the forced bets are paid in chips that are in play.
Refusal refuse_schedule(const Format& format, const Conditions& conditions) {
  if (payable_from(conditions, conditions.first_chip, 0)) return std::nullopt;
  return refuse(refusal::odd_chips, format.levels, {{"chip", conditions.first_chip.count()}});
}

}  // namespace cardroom::tournament
