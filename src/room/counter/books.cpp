#include "room/counter/books.h"

#include <set>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/protection/periods.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t hour_ms = 3'600'000;

struct LineKept {
  codec::Some<PlayerId> player;
  std::int64_t at_ms = 0;
  std::string what;
  std::uint32_t table = 0;
  Cents cents;
  Cents balance_cents;
  CARDROOM_PART("line", player, at_ms, what, table, cents, balance_cents);
};

struct BalanceKept {
  cage::Kind kind = cage::Kind::issued;
  std::uint64_t number = 0;
  Cents cents;
  CARDROOM_PART("balance", kind, number, cents);
};

struct TallyKept {
  codec::Some<PlayerId> player;
  std::vector<DayTally> days;
  CARDROOM_PART("tally_kept", player, days);
};

struct HourKept {
  std::int64_t at_ms = 0;
  Cents commission_cents;
  Cents house_cents;
  CARDROOM_PART("hour", at_ms, commission_cents, house_cents);
};

// Read strictly: if anything is missing or unknown, the records are read instead.
struct BooksKept {
  std::vector<BalanceKept> balances;
  std::vector<HourKept> hours;
  std::vector<LineKept> lines;
  std::vector<TallyKept> tallies;
  CARDROOM_PART("books", balances, hours, lines, tallies);
};

}  // namespace

Result<cage::Events, Violation> CageBooks::move(const cage::Command& command, std::int64_t now_ms) {
  cage::Events events;
  if (const Refusal refusal = cage::play(ledger_, command, events)) return *refusal;
  for (const cage::Event& event : events) note(event, now_ms);
  return events;
}

Hour& CageBooks::hour_at(std::int64_t now_ms) {
  Hour& hour = hours_[now_ms / hour_ms * hour_ms];
  while (hours_.size() > hours_kept) hours_.erase(hours_.begin());
  return hour;
}

void CageBooks::note(cage::LedgerAccount account, const cage::event::Moved& moved, Cents change,
                     std::int64_t now_ms) {
  const Cents house_change = account.kind == cage::Kind::house ? change : Cents(0);
  const Cents commission = account.kind == cage::Kind::commission ? change : Cents(0);
  if (house_change != Cents(0) || commission != Cents(0)) {
    Hour& hour = hour_at(now_ms);
    if (moved.why == cage::Why::house_game || moved.why == cage::Why::jackpot)
      hour.house += house_change;
    if (moved.why == cage::Why::commission) hour.commission += commission;
  }
  if (account.kind != cage::Kind::player) return;
  const PlayerId player(static_cast<std::uint32_t>(account.number));
  add_up(player, moved, now_ms);
  const cage::LedgerAccount other = account == moved.payer() ? moved.payee() : moved.payer();
  auto& lines = lines_[player];
  lines.push_back({now_ms, std::string(word(moved.why)),
                   other.kind == cage::Kind::table ? static_cast<std::uint32_t>(other.number) : 0,
                   change, ledger_.balance(account)});
  if (lines.size() > lines_kept) lines.pop_front();
}

void CageBooks::add_up(PlayerId player, const cage::event::Moved& moved, std::int64_t now_ms) {
  const auto to = static_cast<std::uint32_t>(moved.to_number);
  if (moved.why == cage::Why::buy_in)
    tallies_[player].bring(day_at(now_ms), to, moved.amount_cents);
  if (moved.why == cage::Why::entry)
    tallies_[player].bring(day_at(now_ms), tally_number(to), moved.amount_cents);
  if (moved.why == cage::Why::cash_out || moved.why == cage::Why::prize ||
      moved.why == cage::Why::refund)
    tallies_[player].take_back(day_at(now_ms), moved.amount_cents);
}

const Tally* CageBooks::tally(PlayerId player) const {
  const auto found = tallies_.find(player);
  return found == tallies_.end() ? nullptr : &found->second;
}

void CageBooks::note(const cage::Event& event, std::int64_t now_ms) {
  const auto& moved = std::get<cage::event::Moved>(event);
  note(moved.payer(), moved, -moved.amount_cents, now_ms);
  note(moved.payee(), moved, moved.amount_cents, now_ms);
}

void CageBooks::apply(const cage::Event& event, std::int64_t now_ms) {
  cage::apply(ledger_, event);
  note(event, now_ms);
}

std::vector<outgoing::Entry> CageBooks::entries(PlayerId player) const {
  std::vector<outgoing::Entry> entries;
  const auto found = lines_.find(player);
  if (found == lines_.end()) return entries;
  for (const Line& line : found->second)
    entries.push_back({line.at_ms, line.what,
                       line.table == 0 ? std::nullopt : std::optional(line.table), line.change,
                       line.balance});
  return entries;
}

std::vector<outgoing::LedgerLine> CageBooks::ledger_lines(const Numbers& numbers) const {
  std::vector<outgoing::LedgerLine> lines;
  for (const auto& [account, balance] : ledger_.accounts())
    if (account.kind != cage::Kind::player && account.kind != cage::Kind::purse &&
        account.number >= numbers.from && account.number < numbers.to)
      lines.push_back({cage::to_string(account), balance});
  return lines;
}

std::vector<PlayerId> CageBooks::players() const {
  std::set<PlayerId> found;
  for (const auto& [player, lines] : lines_) found.insert(player);
  for (const auto& [player, tally] : tallies_) found.insert(player);
  return {found.begin(), found.end()};
}

void CageBooks::forget(PlayerId player) {
  lines_.erase(player);
  tallies_.erase(player);
}

std::string CageBooks::snapshot() const {
  BooksKept kept;
  for (const auto& [account, balance] : ledger_.accounts())
    kept.balances.push_back({account.kind, account.number, balance});
  for (const auto& [at_ms, hour] : hours_)
    kept.hours.push_back({at_ms, hour.commission, hour.house});
  for (const auto& [player, lines] : lines_)
    for (const Line& line : lines)
      kept.lines.push_back({player, line.at_ms, line.what, line.table, line.change, line.balance});
  for (const auto& [player, tally] : tallies_) kept.tallies.push_back({player, tally.days()});
  return codec::to_text(kept);
}

bool CageBooks::restore(std::string_view bytes) {
  const auto kept = codec::from_text<BooksKept>(bytes);
  if (!kept) return false;
  CageBooks made;
  for (const auto& [kind, number, cents] : kept->balances)
    made.ledger_.restore({kind, number}, cents);
  for (const auto& [at_ms, commission, house] : kept->hours)
    made.hours_[at_ms] = {commission, house};
  for (const LineKept& line : kept->lines)
    made.lines_[line.player].push_back(
        {line.at_ms, line.what, line.table, line.cents, line.balance_cents});
  for (const TallyKept& tally : kept->tallies)
    for (const DayTally& day : tally.days) made.tallies_[tally.player].restore(day);
  if (made.ledger_.sum() != Cents(0)) return false;
  *this = std::move(made);
  return true;
}

}  // namespace cardroom::room
