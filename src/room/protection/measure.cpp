#include "room/protection/measure.h"

#include <algorithm>

#include "base/check.h"
#include "base/money_text.h"
#include "room/protection/periods.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t minute = 60'000;

enum class Measured : std::uint8_t { brought, lost, played, at_table, nothing };

// What each limit counts, over which period, and how it is called.
struct LimitRow {
  Measured counts;
  Period period;
  std::string_view said;
};

constexpr LimitRow kinds[records::limit_count] = {
    {Measured::brought, Period::day, "money brought to tables in a day"},
    {Measured::brought, Period::week, "money brought to tables in a week"},
    {Measured::brought, Period::month, "money brought to tables in a month"},
    {Measured::lost, Period::day, "losses in a day"},
    {Measured::lost, Period::week, "losses in a week"},
    {Measured::lost, Period::month, "losses in a month"},
    {Measured::played, Period::day, "time at tables in a day"},
    {Measured::at_table, Period::day, "money brought to one table in a day"},
    {Measured::nothing, Period::day, "one wager"},
};

const LimitRow& row_of(Limit limit) { return kinds[index_of(limit)]; }

// What was brought, and lay there already, and is not there any more nor taken away.
Cents lost_since(std::int64_t first, const PlayMeasured& play) {
  const auto before = play.guarded.held_over.find(first);
  const Cents held_over = before == play.guarded.held_over.end() ? Cents(0) : before->second;
  return play.tally.brought_since(first) - play.tally.returned_since(first) + held_over - play.held;
}

}  // namespace

std::int64_t used_of(Limit limit, const PlayMeasured& play) {
  const LimitRow& kind = row_of(limit);
  const std::int64_t today = day_at(play.now_ms);
  const std::int64_t first = first_day(kind.period, today);
  switch (kind.counts) {
    case Measured::brought:
      return play.tally.brought_since(first).count();
    case Measured::lost:
      return std::max<std::int64_t>(0, lost_since(first, play).count());
    case Measured::played:
      return played_ms_on(play.guarded, today, play.now_ms) / minute;
    case Measured::at_table:
      return play.tally.brought_to(play.table, today).count();
    case Measured::nothing:
      return 0;
  }
  return 0;
}

Cents result_today(const PlayMeasured& play) { return -lost_since(day_at(play.now_ms), play); }

std::int64_t changes_ms(Limit limit, std::int64_t now_ms) {
  const LimitRow& kind = row_of(limit);
  if (kind.counts == Measured::nothing) return 0;
  return next_first_day(kind.period, day_at(now_ms)) * period_day_ms;
}

std::optional<LimitInForce> in_force(Limit limit, const Guarded& guarded,
                                     const Limits& everybodys) {
  const std::size_t at = index_of(limit);
  std::optional<LimitInForce> lowest;
  if (guarded.own[at]) lowest = LimitInForce{*guarded.own[at], true};
  for (const auto& house : {guarded.house[at], everybodys[at]})
    if (house && (!lowest || *house < lowest->amount)) lowest = LimitInForce{*house, false};
  return lowest;
}

std::string amount_text(Limit limit, std::int64_t amount) {
  if (limit == Limit::play_day) return std::to_string(amount) + " minutes";
  return "$" + in_dollars(Cents(amount));
}

std::string_view said(Limit limit) { return row_of(limit).said; }

}  // namespace cardroom::room
