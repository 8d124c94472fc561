// Who is told what: the lobby, the table as each sees it, and every change.
#include <algorithm>

#include "codec/json_text.h"
#include "room/fields.h"
#include "room/room.h"

namespace cardroom::room {

namespace {

std::string join_events(const Recent& told, PlayerId player) {
  std::string out;
  std::uint64_t seq = told.before;
  for (const Told& event : told.events) {
    if (!out.empty()) out += ',';
    out += "{\"seq\":";
    codec::write(out, ++seq);
    out += ',';
    out += event.for_player(player);
  }
  return out;
}

bool is_privy(const Recent& told, PlayerId player) {
  return std::any_of(told.events.begin(), told.events.end(), [&](const Told& event) {
    return std::any_of(event.own.begin(), event.own.end(),
                       [&](const auto& own) { return own.first == player; });
  });
}

void write_time(std::string& out, std::string_view name, std::int64_t at_ms) {
  out += ",\"" + std::string(name) + "\":";
  at_ms == 0 || at_ms == LiveTable::never ? codec::write_null(out) : codec::write(out, at_ms);
}

}  // namespace

void Room::write_people(std::string& out, const LiveTable& table) const {
  out += ",\"people\":[";
  std::vector<PlayerId> people = table.game->people();
  std::sort(people.begin(), people.end());
  people.erase(std::unique(people.begin(), people.end()), people.end());
  for (const PlayerId player : people) {
    if (!out.ends_with('[')) out += ',';
    out += "{\"player\":";
    codec::write(out, player);
    codec::write_field(out, "name", accounts_.name_of(player));
    codec::write_field(out, "bot", accounts_.is_bot(player));
    codec::write_field(out, "here", is_here(player) || accounts_.is_bot(player));
    out += '}';
  }
  out += ']';
}

std::string Room::common_text(const LiveTable& table, std::int64_t now_ms) const {
  std::string out;
  write_people(out, table);
  codec::write_field(out, "paused", table.paused);
  const auto next = table.game->next(scene_of(table, now_ms));
  const bool absent = next && next->act == Next::Act::absent;
  const bool starts = next && (next->act == Next::Act::start || next->act == Next::Act::deal);
  write_time(out, "turn_until_ms", absent ? next->at_ms : 0);
  write_time(out, "clock_until_ms", table.game->clock_until_ms());
  write_time(out, "starts_at_ms", starts ? next->at_ms : 0);
  const bool dealing = table.game->dealing();
  codec::write_field(out, "commitment",
                     dealing ? table.keys.dealt_commitment : table.keys.commitment);
  return out;
}

void Room::write_state(std::string& out, const LiveTable& table, PlayerId account,
                       const std::string& common) const {
  out += '{';
  table.game->write_view(out, account, role_of(account));
  out += common;
  out += ",\"you\":{\"seat\":";
  codec::write(out, table.game->seat_of(account));
  codec::write_field(out, "wallet_cents", account.is_none() ? Cents(0) : books_.wallet(account));
  out += "}}";
}

void Room::broadcast(LiveTable& table, const Recent& told, std::int64_t now_ms, Effects& effects) {
  if (table.watchers.empty()) return;
  std::string head = "{\"type\":\"events\",\"table\":" + std::to_string(table.number) +
                     ",\"seq\":" + std::to_string(told.before + told.events.size()) +
                     ",\"events\":[";
  const std::string shown = join_events(told, PlayerId());
  const std::string common = common_text(table, now_ms);
  std::map<PlayerId, Text> made;
  std::size_t longest = head.size() + shown.size() + common.size() + 4096;
  for (const ConnectionId watcher : table.watchers) {
    const PlayerId account = connections_.at(watcher).account;
    Text& text = made[account];
    if (!text) {
      // Written in place, at once: this is what the room does most.
      std::string out;
      out.reserve(longest);
      out += head;
      out += is_privy(told, account) ? join_events(told, account) : shown;
      out += "],\"state\":";
      write_state(out, table, account, common);
      out += '}';
      longest = std::max(longest, out.size());
      text = std::make_shared<const std::string>(std::move(out));
    }
    effects.send(watcher, text);
  }
}

void Room::broadcast_state(LiveTable& table, std::int64_t now_ms, Effects& effects) {
  broadcast(table, {table.seq, {}}, now_ms, effects);
}

std::string Room::table_text(const LiveTable& table, const Message& message) const {
  std::string out = "{\"type\":\"table\",\"id\":";
  message.id.empty() ? codec::write_null(out) : codec::write(out, message.id);
  codec::write_field(out, "table", table.number);
  codec::write_field(out, "name", table.name);
  codec::write_field(out, "kind", table.game->kind());
  codec::write_field(out, "rulebook", table.game->rulebook());
  codec::write_field(out, "game", table.game->game());
  codec::write_field(out, "edition", table.game->edition());
  codec::write_field(out, "sign", sign_of(table));
  codec::write_field(out, "rehearsal", options_.is_rehearsal);
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
  write_state(out, table, message.account, common_text(table, message.now_ms));
  return out + "}";
}

void Room::write_summary(std::string& out, const LiveTable& table) const {
  const Summary summary = table.game->summary(accounts_);
  out += "{\"table\":";
  codec::write(out, table.number);
  codec::write_field(out, "name", table.name);
  codec::write_field(out, "kind", table.game->kind());
  codec::write_field(out, "rulebook", table.game->rulebook());
  codec::write_field(out, "game", table.game->game());
  codec::write_field(out, "edition", table.game->edition());
  codec::write_field(out, "sign", sign_of(table));
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

std::string Room::lobby_text(const std::string& id) const {
  std::string out = "{\"type\":\"lobby\",\"id\":";
  id.empty() ? codec::write_null(out) : codec::write(out, id);
  codec::write_field(out, "rehearsal", options_.is_rehearsal);
  out += ",\"tables\":[";
  for (const auto& [number, table] : tables_) {
    if (table.over) continue;
    if (!out.ends_with('[')) out += ',';
    write_summary(out, table);
  }
  return out + "]}";
}

void Room::send_lobby(std::int64_t now_ms, Effects& effects) {
  lobby_changed_ = false;
  lobby_sent_ms_ = now_ms;
  if (in_lobby_.empty()) return;
  const auto text = std::make_shared<const std::string>(lobby_text({}));
  for (const ConnectionId connection : in_lobby_) effects.send(connection, text);
}

void Room::on_lobby(const Message& message, Effects& effects) {
  in_lobby_.insert(message.from);
  answer(message, lobby_text(message.id), effects);
}

void Room::on_watch(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const bool alone = table->watchers.empty();
  table->watchers.insert(message.from);
  connections_.at(message.from).watched.insert(table->number);
  // Nobody saw how long the pause was: the next round is dealt as if it had just begun.
  if (alone && !table->game->dealing()) table->since_ms = message.now_ms;
  answer(message, table_text(*table, message), effects);
  lobby_changed_ = true;
  look(*table, message.now_ms);
}

void Room::on_unwatch(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  table->watchers.erase(message.from);
  connections_.at(message.from).watched.erase(table->number);
  lobby_changed_ = true;
  look(*table, message.now_ms);
  if (!message.id.empty())
    answer(
        message,
        "{\"type\":\"done\",\"id\":" +
            [&] {
              std::string id;
              codec::write(id, message.id);
              return id;
            }() +
            ",\"table\":" + std::to_string(table->number) + "}",
        effects);
}

}  // namespace cardroom::room
