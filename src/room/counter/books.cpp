#include "room/counter/books.h"

#include <boost/json/parse.hpp>

#include "codec/json_text.h"
#include "room/messages/fields.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

constexpr std::int64_t hour_ms = 3'600'000;

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

void CageBooks::note(cage::Account account, const cage::event::Moved& moved, Cents change,
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
  const cage::Account other = account == moved.payer() ? moved.payee() : moved.payer();
  auto& lines = lines_[PlayerId(account.number)];
  lines.push_back({now_ms, std::string(word(moved.why)),
                   other.kind == cage::Kind::table ? other.number : 0, change,
                   ledger_.balance(account)});
  if (lines.size() > lines_kept) lines.pop_front();
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

void CageBooks::write_statement(std::string& out, PlayerId player) const {
  codec::write_field(out, "wallet_cents", wallet(player));
  out += ",\"entries\":[";
  const auto found = lines_.find(player);
  if (found != lines_.end())
    for (const Line& line : found->second) {
      if (!out.ends_with('[')) out += ',';
      out += "{\"at_ms\":";
      codec::write(out, line.at_ms);
      codec::write_field(out, "what", line.what);
      out += ",\"table\":";
      line.table == 0 ? codec::write_null(out) : codec::write(out, line.table);
      codec::write_field(out, "cents", line.change);
      codec::write_field(out, "balance_cents", line.balance);
      out += '}';
    }
  out += ']';
}

void CageBooks::write_ledger(std::string& out) const {
  out += '[';
  for (const auto& [account, balance] : ledger_.accounts()) {
    if (account.kind == cage::Kind::player) continue;
    if (!out.ends_with('[')) out += ',';
    out += "{\"account\":";
    codec::write(out, cage::to_string(account));
    codec::write_field(out, "cents", balance);
    out += '}';
  }
  out += ']';
}

std::string CageBooks::snapshot() const {
  std::string out = "{\"balances\":[";
  for (const auto& [account, balance] : ledger_.accounts()) {
    if (!out.ends_with('[')) out += ',';
    out += "[" + std::to_string(static_cast<int>(account.kind)) + "," +
           std::to_string(account.number) + "," + std::to_string(balance.count()) + "]";
  }
  out += "],\"hours\":[";
  for (const auto& [at_ms, hour] : hours_) {
    if (!out.ends_with('[')) out += ',';
    out += "[" + std::to_string(at_ms) + "," + std::to_string(hour.commission.count()) + "," +
           std::to_string(hour.house.count()) + "]";
  }
  out += "],\"lines\":[";
  for (const auto& [player, lines] : lines_)
    for (const Line& line : lines) {
      if (!out.ends_with('[')) out += ',';
      out += "{\"player\":";
      codec::write(out, player);
      codec::write_field(out, "at_ms", line.at_ms);
      codec::write_field(out, "what", line.what);
      codec::write_field(out, "table", line.table);
      codec::write_field(out, "cents", line.change);
      codec::write_field(out, "balance_cents", line.balance);
      out += '}';
    }
  return out + "]}";
}

bool CageBooks::restore(std::string_view bytes) {
  boost::system::error_code error;
  const json::value value = json::parse(bytes, error);
  if (error || !value.is_object()) return false;
  const json::object& object = value.get_object();
  CageBooks made;
  for (const json::value& one : object.at("balances").as_array()) {
    const json::array& row = one.as_array();
    made.ledger_.restore({static_cast<cage::Kind>(row.at(0).as_int64()),
                          static_cast<std::uint32_t>(row.at(1).as_int64())},
                         Cents(row.at(2).as_int64()));
  }
  // Those of an older program have another form: the records are read instead.
  for (const json::value& one : object.at("hours").as_array()) {
    const json::array* const row = one.if_array();
    if (row == nullptr || row->size() != 3) return false;
    made.hours_[(*row)[0].as_int64()] = {Cents((*row)[1].as_int64()), Cents((*row)[2].as_int64())};
  }
  for (const json::value& one : object.at("lines").as_array()) {
    const json::object& line = one.as_object();
    made.lines_[player_in(line, "player")].push_back(
        {number_in(line, "at_ms"), text_in(line, "what"),
         static_cast<std::uint32_t>(number_in(line, "table")), Cents(number_in(line, "cents")),
         Cents(number_in(line, "balance_cents"))});
  }
  if (made.ledger_.sum() != Cents(0)) return false;
  *this = std::move(made);
  return true;
}

}  // namespace cardroom::room
