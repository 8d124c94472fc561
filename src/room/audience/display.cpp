#include "room/audience/display.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/messages/answer.h"
#include "room/messages/fields.h"

namespace cardroom::room {

namespace {

void write_time(std::string& out, std::string_view name, std::int64_t at_ms) {
  out += ",\"" + std::string(name) + "\":";
  at_ms == 0 || at_ms == LiveTable::never ? codec::write_null(out) : codec::write(out, at_ms);
}

}  // namespace

void Display::write_people(std::string& out, const LiveTable& table) const {
  const Accounts& accounts = desk_.accounts();
  out += ",\"people\":[";
  std::vector<PlayerId> people = table.game->people();
  std::sort(people.begin(), people.end());
  people.erase(std::unique(people.begin(), people.end()), people.end());
  for (const PlayerId player : people) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"player\":";
    codec::write(out, player);
    codec::write_field(out, "name", accounts.name_of(player));
    codec::write_field(out, "bot", accounts.is_bot(player));
    codec::write_field(out, "here", connections_.is_here(player) || accounts.is_bot(player));
    out += '}';
  }
  out += ']';
}

std::string Display::common_text(const LiveTable& table) const {
  std::string out;
  write_people(out, table);
  codec::write_field(out, "paused", table.paused);
  const auto until = [&](Next::Ends ends) {
    return table.next && table.next->ends == ends ? table.next->at_ms : 0;
  };
  write_time(out, "turn_until_ms", until(Next::Ends::a_turn));
  write_time(out, "clock_until_ms", table.game->clock_until_ms());
  write_time(out, "starts_at_ms", until(Next::Ends::the_pause));
  codec::write_field(out, "commitment",
                     table.game->dealing() ? table.keys.dealt_commitment : table.keys.commitment);
  return out;
}

void Display::write_state(std::string& out, const LiveTable& table, PlayerId account,
                          const std::string& common) const {
  out += '{';
  table.game->write_view(out, account, desk_.role_of(account));
  out += common;
  out += ",\"you\":{\"seat\":";
  codec::write(out, table.game->seat_of(account));
  codec::write_field(out, "wallet_cents", counter_.wallet(account));
  out += "}}";
}

void Display::write_heading(std::string& out, const LiveTable& table) const {
  const std::string_view warning =
      occasion_ == Occasion::rehearsal ? "Rehearsal: the cards may be set by hand. " : "";
  codec::write_field(out, "name", table.name);
  const GameName name = table.game->name();
  codec::write_field(out, "kind", name.kind);
  codec::write_field(out, "rulebook", name.rulebook);
  codec::write_field(out, "game", name.game);
  codec::write_field(out, "edition", name.edition);
  codec::write_field(out, "sign", std::string(warning) + table.game->sign());
}

std::string Display::table_text(const LiveTable& table, const Message& message) const {
  std::string out = begin_answer("table", message.id);
  codec::write_field(out, "table", table.number);
  write_heading(out, table);
  codec::write_field(out, "rehearsal", occasion_ == Occasion::rehearsal);
  out += ",\"terms\":";
  table.game->write_terms(out);
  codec::write_field(out, "seq", table.seq);
  const bool resumes = message.fields.contains("after");
  const auto after = static_cast<std::uint64_t>(number_in(message.fields, "after"));
  const std::uint64_t kept = table.recent.empty() ? table.seq : table.recent.front().before;
  codec::write_field(out, "gap", resumes && after < kept);
  out += ",\"events\":[";
  for (const Recent& told : table.recent) {
    if (!resumes || told.before < after || told.events.empty()) continue;
    if (!out.ends_with('[')) out += ',';
    out += join_events(told, message.account);
  }
  out += "],\"state\":";
  write_state(out, table, message.account, common_text(table));
  return out + "}";
}

void Display::write_summary(std::string& out, const LiveTable& table) const {
  const Summary summary = table.game->summary(desk_.accounts());
  out += "{\"table\":";
  codec::write(out, table.number);
  write_heading(out, table);
  codec::write_field(out, "seats", summary.seats);
  codec::write_field(out, "taken", summary.taken);
  codec::write_field(out, "bots", summary.bots);
  codec::write_field(out, "waiting", summary.waiting);
  codec::write_field(out, "watching", table.watchers.size());
  codec::write_field(out, "minimum", summary.minimum);
  codec::write_field(out, "stake", summary.stake);
  codec::write_field(out, "limit", summary.limit);
  codec::write_field(out, "dealing", summary.dealing);
  codec::write_field(out, "rounds", summary.rounds);
  codec::write_field(out, "paused", table.paused);
  codec::write_field(out, "closing", summary.closing);
  out += ",\"meter_cents\":";
  summary.meter ? codec::write(out, *summary.meter) : codec::write_null(out);
  out += '}';
}

std::string join_events(const Recent& told, PlayerId player) {
  std::string out;
  std::uint64_t seq = told.before;
  for (const ToldEvent& event : told.events) {
    if (!out.empty()) out += ',';
    out += "{\"seq\":";
    codec::write(out, ++seq);
    out += ',';
    out += event.for_player(player);
  }
  return out;
}

}  // namespace cardroom::room
