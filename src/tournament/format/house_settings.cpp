#include "tournament/format/house_settings.h"

#include <optional>

#include "base/money_text.h"
#include "base/number.h"

namespace cardroom::tournament {

namespace {

std::string_view part_before(std::string_view& text, char mark) {
  const auto at = text.find(mark);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

bool read_amount(Cents& into, std::string_view value) {
  const auto amount = parse_dollars(value);
  if (amount) into = *amount;
  return amount.has_value();
}

}  // namespace

bool read_shares(Shares& into, std::string_view value) {
  Shares shares;
  while (!value.empty()) {
    const auto share = parse_dollars(part_before(value, '/'));
    if (!share || share->count() > 10'000 || shares.full()) return false;
    shares.push_back(static_cast<std::uint16_t>(share->count()));
  }
  if (shares.empty()) return false;
  into = shares;
  return true;
}

bool read_late_entry(Conditions& into, std::string_view value) {
  const auto minutes = parse_number(value, {0, 100'000});
  if (minutes) into.house.late_entry_min = static_cast<std::int32_t>(*minutes);
  return minutes.has_value();
}

bool read_re_entries(Conditions& into, std::string_view value) {
  const auto times = parse_number(value, {0, 100});
  if (times) into.house.re_entries = static_cast<std::uint8_t>(*times);
  return times.has_value();
}

bool read_bounty(Conditions& into, std::string_view value) {
  return read_amount(into.house.bounty, value);
}

bool read_guarantee(Conditions& into, std::string_view value) {
  return read_amount(into.house.guarantee, value);
}

bool read_prize_row(Conditions& into, std::string_view value) {
  if (value == "none") {
    into.house.prize_rows.clear();
    return true;
  }
  const auto entries = parse_number(part_before(value, ' '), {2, 20'000});
  PrizeRow row;
  if (!entries || into.house.prize_rows.full() || !read_shares(row.shares, value)) return false;
  row.entries = static_cast<std::uint16_t>(*entries);
  // The rows are given in their order.
  if (!into.house.prize_rows.empty() && into.house.prize_rows.back().entries >= row.entries)
    return false;
  into.house.prize_rows.push_back(row);
  return true;
}

bool read_deals(Conditions& into, std::string_view value) {
  into.house.deals = value == "yes";
  return value == "yes" || value == "no";
}

bool read_league(Conditions& into, std::string_view value) {
  into.house.league.clear();
  if (value == "none") return true;
  while (!value.empty()) {
    const auto points = parse_number(part_before(value, '/'), {0, 10'000});
    if (!points || into.house.league.full()) return false;
    into.house.league.push_back(static_cast<std::uint16_t>(*points));
  }
  return !into.house.league.empty();
}

}  // namespace cardroom::tournament
