#include "words/tournament/sign.h"

#include "base/clock_text.h"
#include "base/money_text.h"
#include "words/text.h"
#include "words/tournament/story.h"

namespace cardroom::tournament {

namespace {

class SignLines {
 public:
  SignLines(const Format& format, const Conditions& conditions)
      : format_(format), cite_(format.articles->cite), conditions_(conditions) {}

  std::vector<std::string> all() {
    add_entry();
    add_rebuys();
    add_schedule();
    add_prizes();
    add_house(conditions_.house);
    return std::move(lines_);
  }

 private:
  void add(const std::string& line, const Clause& clause) {
    const std::string_view id = clause.id();
    lines_.push_back(id.empty() ? line : line + " (" + std::string(id) + ")");
  }

  void add_entry() {
    add(std::string(format_.name) + ": each player receives " + text(conditions_.starting_chips) +
            " tournament chips for " + text(conditions_.fee) + ", " + text(conditions_.commission) +
            " of it commission",
        cite_.fee);
    add(text(conditions_.players_least) + " to " + text(conditions_.players_most) +
            " players, at most " + text(conditions_.seats) + " at a table",
        format_.players);
    if (conditions_.starts_s > 0)
      add("it starts at " + clock_text(conditions_.starts_s), format_.starts);
    if (conditions_.group == Group::selected)
      add("only players whom the director admits may enter", cite_.group);
    if (conditions_.agreement)
      add("players agree to these conditions before they enter", cite_.conditions);
  }
  void add_rebuys() {
    if (!conditions_.rebuys.allowed()) return add("no rebuys", format_.rebuys);
    add("rebuys of " + text(conditions_.rebuy_chips) + " chips for " +
            text(conditions_.rebuy_price) + " with a stake below " +
            text(conditions_.rebuys.below) + ", until " + text(conditions_.rebuys.until_min) +
            " minutes; then one top-up of " + text(conditions_.top_up_chips) + " for " +
            text(conditions_.top_up_price),
        format_.rebuys);
    add(conditions_.rebuys_refunded
            ? "fees, rebuys and top-ups are paid back if the tournament is cancelled"
            : "fees are paid back if the tournament is cancelled, rebuys and top-ups are not",
        cite_.cancel);
  }
  void add_schedule() {
    for (const Level& level : conditions_.levels)
      add(text(level.from_min) + "-" + text(level.to_min) +
              " minutes: " + say_bets(level.blinds, level.ante),
          format_.levels);
    if (conditions_.doubling_min > 0)
      add("then doubling every " + text(conditions_.doubling_min) + " minutes", format_.levels);
    for (const RaceOffDue& due : conditions_.race_offs)
      add("chips of " + text(due.chip) + " may leave play after " + text(due.at_min) + " minutes",
          format_.levels);
    for (const PlannedBreak& planned : conditions_.breaks)
      add("a break of " + text(planned.length_min) + " minutes after " + text(planned.at_min) +
              " minutes of play",
          format_.breaks);
  }
  void add_prizes() {
    if (conditions_.seat_value > Cents(0))
      return add("the pool pays seats of " + text(conditions_.seat_value) + " each", cite_.prizes);
    add("prizes from the pool: " + say_shares(conditions_.shares), cite_.prizes);
  }
  static std::string say_shares(const Shares& shares) {
    std::string words;
    for (const auto share : shares) words += (words.empty() ? "" : ", ") + per_cent(share);
    return words;
  }
  // Of hundredths of a per cent.
  static std::string per_cent(std::int64_t share) {
    std::string words = text(share / 100);
    if (share % 100 != 0) {
      const std::string part = text(share % 100);
      words += (part.size() == 1 ? ".0" : ".") + part;
    }
    return words + " %";
  }

  // What the book does not know is marked.
  void add_house(const HouseAdditions& house) {
    const auto own = [&](const std::string& line) { lines_.push_back("house addition: " + line); };
    if (house.late_entry_min > 0)
      own("late entry until " + text(house.late_entry_min) + " minutes of play" +
          (house.re_entries > 0
               ? ", and " + text(house.re_entries) + " more for a player who is out"
               : std::string()));
    if (house.bounty > Cents(0))
      own(text(house.bounty) + " of each fee goes to whoever puts the player out");
    if (house.guarantee > Cents(0)) own("the pool is at least " + text(house.guarantee));
    for (const PrizeRow& row : house.prize_rows)
      own("prizes from " + text(row.entries) + " entries on: " + say_shares(row.shares));
    if (house.deals) own("the last players may divide the prizes if all of them agree");
    std::string points;
    for (const auto won : house.league)
      points += (points.empty() ? "" : ", ") + text(static_cast<std::int64_t>(won));
    if (!points.empty()) own("points in the league by place: " + points);
  }

  const Format& format_;
  const Articles::Cited& cite_;
  const Conditions& conditions_;
  std::vector<std::string> lines_;
};

}  // namespace

// T01-4.1, T01-4.2: what the signs near the tables say.
std::vector<std::string> sign_of(const Format& format, const Conditions& conditions) {
  return SignLines(format, conditions).all();
}

}  // namespace cardroom::tournament
