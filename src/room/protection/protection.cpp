#include "room/protection/protection.h"

#include <algorithm>
#include <chrono>

#include "base/clock_text.h"
#include "codec/json_text.h"
#include "room/protection/periods.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t raise_after_ms = 24LL * 3600 * 1000;
constexpr std::int64_t minutes_of_day = 24 * 60;

using records::limit_count;

// "2026-11-17 00:00 UTC".
std::string date_text(std::int64_t at_ms) {
  const std::chrono::sys_days day{std::chrono::days{day_at(at_ms)}};
  const std::chrono::year_month_day date{day};
  const std::int64_t seconds = at_ms % period_day_ms / 1000;
  return std::to_string(static_cast<int>(date.year())) + "-" +
         two_digits(static_cast<unsigned>(date.month())) + "-" +
         two_digits(static_cast<unsigned>(date.day())) + " " + two_digits(seconds / 3600) + ":" +
         two_digits(seconds / 60 % 60) + " UTC";
}

bool is_possible(Limit limit, std::optional<std::int64_t> amount) {
  const std::int64_t most = limit == Limit::play_day ? minutes_of_day : cage::most_at_once.count();
  return !amount || (*amount >= 0 && *amount <= most);
}

// Nobody who is excluded: "for good" is longer than any time.
bool is_longer(std::optional<std::int64_t> wanted, const Exclusion& than, std::int64_t now_ms) {
  if (!than.holds(now_ms)) return true;
  return than.until_ms && (!wanted || *wanted > *than.until_ms);
}

const Guarded unguarded;
const Tally untallied;

// At a hosted table the dealer is told why the player's wager does not count.
Refused as_told_to_staff(Refused refused) {
  constexpr std::string_view own = "Your limit";
  if (refused.sentence.starts_with(own))
    refused.sentence = "The player's limit" + refused.sentence.substr(own.size());
  return refused;
}

}  // namespace

void Protection::record(const records::ProtectionRecord& record, const Moment& at) {
  book_.apply(record, at.now_ms);
  recorder_.record("protection", codec::to_text(record), at.effects);
}

bool Protection::is_player(PlayerId player) const {
  const Account* const account = accounts_.find(player);
  return account != nullptr && account->role == Role::player && !account->bot;
}

bool Protection::has_limits(const Guarded* guarded) const {
  const auto any = [](const Limits& limits) {
    return std::any_of(limits.begin(), limits.end(),
                       [](const auto& one) { return one.has_value(); });
  };
  return any(book_.everybodys()) ||
         (guarded != nullptr && (any(guarded->own) || any(guarded->house)));
}

Cents Protection::held(PlayerId player) const {
  Cents held;
  for (const auto& [number, table] : tables_.all())
    if (!table.over && !table.party) held += table.game->stake_of(player);
  return held;
}

PlayMeasured Protection::measured(PlayerId player, std::int64_t now_ms, std::uint32_t table) const {
  const Guarded* const guarded = book_.find(player);
  const Tally* const tally = counter_.books().tally(player);
  return {guarded == nullptr ? unguarded : *guarded, tally == nullptr ? untallied : *tally,
          held(player), table, now_ms};
}

std::optional<Refused> Protection::refuse_beyond(Limit limit, std::int64_t more,
                                                 const PlayMeasured& play) const {
  const auto most = in_force(limit, play.guarded, book_.everybodys());
  if (!most) return std::nullopt;
  const std::int64_t left = std::max<std::int64_t>(0, most->amount - used_of(limit, play));
  if (more <= left && (more > 0 || left > 0)) return std::nullopt;
  Refused refused;
  refused.rule = "limit_" + std::string(word(limit));
  refused.facts = {{"limit", most->amount}, {"left", left}};
  refused.sentence = (most->is_own ? "Your limit for " : "The house's limit for ") +
                     std::string(said(limit)) + " is " + amount_text(limit, most->amount) + ".";
  if (const std::int64_t changes = changes_ms(limit, play.now_ms); changes != 0) {
    refused.facts.emplace_back("changes_ms", changes);
    refused.sentence +=
        " " + amount_text(limit, left) + " is left until " + date_text(changes) + ".";
  }
  return refused;
}

std::optional<Refused> Protection::refuse_excluded(const Guarded& guarded,
                                                   std::int64_t now_ms) const {
  for (const Exclusion& exclusion : {guarded.by_self, guarded.by_house}) {
    if (!exclusion.holds(now_ms)) continue;
    Refused refused = refused_by(rule::excluded);
    if (exclusion.until_ms) {
      refused.facts.emplace_back("until_ms", *exclusion.until_ms);
      refused.sentence += " It ends on " + date_text(*exclusion.until_ms) + ".";
    }
    return refused;
  }
  return std::nullopt;
}

std::optional<Refused> Protection::refuse_play(PlayerId player, std::int64_t now_ms) const {
  if (!is_player(player)) return std::nullopt;
  if (restriction_on(*accounts_.find(player), records::Restriction::shut_out, now_ms) != nullptr)
    return refused_by(rule::shut_out);
  const Guarded* const guarded = book_.find(player);
  return guarded == nullptr ? std::nullopt : refuse_excluded(*guarded, now_ms);
}

std::optional<Refused> Protection::refuse_presence(PlayerId player, const LiveTable& table,
                                                   std::int64_t now_ms) const {
  if (!is_player(player)) return std::nullopt;
  if (auto refused = refuse_play(player, now_ms)) return refused;
  const Account& account = *accounts_.find(player);
  if (restriction_on(account, records::Restriction::bar, now_ms, table.number) != nullptr)
    return refused_by(rule::barred);
  // A tournament that is paid for is played to its end: no more money goes into it by playing.
  const Guarded* const guarded = book_.find(player);
  if (!table.of.is_none() || !has_limits(guarded)) return std::nullopt;
  const PlayMeasured play = measured(player, now_ms, table.number);
  // With nothing left, or less than the table asks for unasked, there is no next round.
  const Unasked unasked = table.game->unasked_of(player);
  if (auto refused = refuse_beyond(Limit::play_day, 0, play)) return refused;
  if (table.party) return std::nullopt;  // Its chips are nobody's money.
  for (const Limit limit : {Limit::lose_day, Limit::lose_week, Limit::lose_month})
    if (auto refused = refuse_beyond(limit, unasked.together.count(), play)) return refused;
  return refuse_beyond(Limit::wager, unasked.largest.count(), play);
}

std::optional<Refused> Protection::refuse_entry(std::string_view type, PlayerId player,
                                                const LiveTable& table, std::int64_t now_ms) const {
  constexpr std::string_view entries[] = {"sit",    "want_seat", "join_list",  "change_seat",
                                          "post",   "sit_in",    "over_blind", "wait",
                                          "top_up", "buy_chips", "place_ante", "place_jackpot"};
  if (std::find(std::begin(entries), std::end(entries), type) == std::end(entries))
    return std::nullopt;
  return refuse_presence(player, table, now_ms);
}

std::optional<Refused> Protection::refuse_buy_in(PlayerId player, Cents amount,
                                                 const LiveTable& table,
                                                 std::int64_t now_ms) const {
  if (!is_player(player)) return std::nullopt;
  if (auto refused = refuse_presence(player, table, now_ms)) return refused;
  if (table.party || !has_limits(book_.find(player))) return std::nullopt;
  const PlayMeasured play = measured(player, now_ms, table.number);
  for (const Limit limit :
       {Limit::bring_table, Limit::bring_day, Limit::bring_week, Limit::bring_month})
    if (auto refused = refuse_beyond(limit, amount.count(), play)) return refused;
  return std::nullopt;
}

std::optional<Refused> Protection::refuse_tournament(PlayerId player, Cents amount,
                                                     std::uint32_t tournament,
                                                     std::int64_t now_ms) const {
  const Account* const account = accounts_.find(player);
  if (account == nullptr || account->role != Role::player) return refused_by(rule::no_such_account);
  if (account->bot) return std::nullopt;
  if (auto refused = refuse_play(player, now_ms)) return refused;
  if (!has_limits(book_.find(player))) return std::nullopt;
  const PlayMeasured play = measured(player, now_ms, tally_number(tournament));
  if (auto refused = refuse_beyond(Limit::play_day, 0, play)) return refused;
  if (amount == Cents(0)) return std::nullopt;
  for (const Limit limit :
       {Limit::bring_table, Limit::bring_day, Limit::bring_week, Limit::bring_month,
        Limit::lose_day, Limit::lose_week, Limit::lose_month})
    if (auto refused = refuse_beyond(limit, amount.count(), play)) return refused;
  return std::nullopt;
}

std::optional<Refused> Protection::refuse_wager(PlayerId player, Cents staked,
                                                const LiveTable& table, std::int64_t now_ms) const {
  const PlayMeasured play = measured(player, now_ms, table.number);
  for (const Limit limit : {Limit::wager, Limit::lose_day, Limit::lose_week, Limit::lose_month})
    if (auto refused = refuse_beyond(limit, staked.count(), play)) return refused;
  return std::nullopt;
}

std::optional<Refused> Protection::refuse(const LiveTable& table, const Happened& happened,
                                          const Asker& asker, std::int64_t now_ms) const {
  for (const auto* const list : {&happened.brought, &happened.promised})
    for (const records::Payment& due : *list)
      if (auto refused = refuse_buy_in(due.player, due.cents, table, now_ms)) return refused;
  if (table.party || happened.staked == Cents(0)) return std::nullopt;
  const PlayerId player = asker.role == Role::player ? asker.player : happened.staker;
  if (!has_limits(book_.find(player)) || !is_player(player)) return std::nullopt;
  auto refused = refuse_wager(player, happened.staked, table, now_ms);
  return refused && asker.role != Role::player ? as_told_to_staff(*refused) : refused;
}

std::optional<Refused> Protection::set_limit(PlayerId player, Limit limit,
                                             std::optional<std::int64_t> amount, const Moment& at) {
  if (!is_possible(limit, amount)) return refused_by(rule::bad_limit);
  const Guarded* const guarded = book_.find(player);
  const auto now = guarded == nullptr ? std::nullopt : guarded->own[index_of(limit)];
  if (is_looser(amount, now))
    record(records::LimitAsked{player, limit, amount, at.now_ms + raise_after_ms}, at);
  else
    record(records::LimitSet{player, Role::player, limit, amount}, at);
  return std::nullopt;
}

std::optional<Refused> Protection::confirm_limit(PlayerId player, Limit limit, const Moment& at) {
  const Guarded* const guarded = book_.find(player);
  const auto wish = guarded == nullptr ? std::nullopt : guarded->asked[index_of(limit)];
  if (!wish || wish->has_lapsed(at.now_ms)) return refused_by(rule::nothing_asked);
  if (at.now_ms < wish->from_ms) {
    Refused refused = refused_by(rule::limit_too_soon);
    refused.facts.emplace_back("from_ms", wish->from_ms);
    return refused;
  }
  record(records::LimitSet{player, Role::player, limit, wish->amount}, at);
  return std::nullopt;
}

std::optional<Refused> Protection::keep_limit(PlayerId player, Limit limit, const Moment& at) {
  const Guarded* const guarded = book_.find(player);
  if (guarded == nullptr || !guarded->asked[index_of(limit)])
    return refused_by(rule::nothing_asked);
  record(records::LimitKept{player, limit}, at);
  return std::nullopt;
}

std::optional<Refused> Protection::set_notices(PlayerId player, std::int64_t minutes,
                                               const Moment& at) {
  constexpr std::int64_t choices[] = {15, 30, records::notice_minutes_most};
  if (std::find(std::begin(choices), std::end(choices), minutes) == std::end(choices))
    return refused_by(rule::bad_message, "minutes: 15, 30 or 60");
  record(records::NoticesSet{player, minutes}, at);
  return std::nullopt;
}

std::optional<std::int64_t> Protection::minutes_left(const PlayMeasured& play) const {
  const auto most = in_force(Limit::play_day, play.guarded, book_.everybodys());
  if (!most) return std::nullopt;
  return std::max<std::int64_t>(0, most->amount - used_of(Limit::play_day, play));
}

std::optional<Refused> Protection::set_house_limit(PlayerId player, Limit limit,
                                                   std::optional<std::int64_t> amount,
                                                   const Moment& at) {
  if (!player.is_none() && !is_player(player)) return refused_by(rule::no_such_account);
  if (!is_possible(limit, amount)) return refused_by(rule::bad_limit);
  record(records::LimitSet{player, Role::operator_, limit, amount}, at);
  return std::nullopt;
}

std::optional<Refused> Protection::exclude(PlayerId player, Role by,
                                           std::optional<std::int64_t> until_ms, const Moment& at) {
  if (!is_player(player)) return refused_by(rule::no_such_account);
  const Guarded* const guarded = book_.find(player);
  if (by == Role::player && guarded != nullptr && !is_longer(until_ms, guarded->by_self, at.now_ms))
    return refused_by(rule::exclusion_stands);
  record(records::PlayerExcluded{player, by, until_ms}, at);
  return std::nullopt;
}

std::optional<Refused> Protection::readmit(PlayerId player, const Moment& at) {
  const Guarded* const guarded = book_.find(player);
  if (guarded == nullptr || !guarded->by_house.holds(at.now_ms))
    return refused_by(guarded != nullptr && guarded->by_self.holds(at.now_ms)
                          ? rule::exclusion_stands
                          : rule::not_restricted);
  record(records::PlayerReadmitted{player}, at);
  return std::nullopt;
}

}  // namespace cardroom::room
