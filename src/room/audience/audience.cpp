#include "room/audience/audience.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/messages/answer.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t lobby_every_ms = 1'000;

bool is_privy(const Recent& told, PlayerId player) {
  return std::any_of(told.events.begin(), told.events.end(), [&](const ToldEvent& event) {
    return std::any_of(event.own.begin(), event.own.end(),
                       [&](const auto& own) { return own.first == player; });
  });
}

}  // namespace

void Audience::welcome(ConnectionId connection, PlayerId account, const Moment& at) const {
  std::string out = "{\"type\":\"welcome\",\"protocol\":1";
  codec::write_field(out, "rehearsal", occasion_ == Occasion::rehearsal);
  out += ",\"account\":";
  write_account(out, desk_.accounts().find(account));
  codec::write_field(out, "wallet_cents", counter_.wallet(account));
  codec::write_field(out, "now_ms", at.now_ms);
  at.effects.send(connection, out + "}");
}

void Audience::watch(LiveTable& table, ConnectionId connection) {
  table.watchers.insert(connection);
  connections_.find(connection)->watched.insert(table.number);
  change_lobby();
}

void Audience::unwatch(LiveTable& table, ConnectionId connection) {
  table.watchers.erase(connection);
  connections_.find(connection)->watched.erase(table.number);
  change_lobby();
}

bool Audience::is_company(const LiveTable& table) const {
  if (!table.watchers.empty()) return true;
  const std::vector<PlayerId> people = table.game->people();
  return std::any_of(people.begin(), people.end(), [&](PlayerId player) {
    return connections_.is_here(player) && !desk_.accounts().is_bot(player);
  });
}

void Audience::tell(const LiveTable& table, const Recent& told, Effects& effects) const {
  if (table.watchers.empty()) return;
  std::string head = "{\"type\":\"events\",\"table\":" + std::to_string(table.number) +
                     ",\"seq\":" + std::to_string(told.before + told.events.size()) +
                     ",\"events\":[";
  const std::string shown = join_events(told, PlayerId());
  const std::string common = display_.common_text(table);
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
      display_.write_state(out, table, account, common);
      out += '}';
      longest = std::max(longest, out.size());
      text = shared(std::move(out));
    }
    effects.send(watcher, text);
  }
}

void Audience::tell_state(const LiveTable& table, Effects& effects) const {
  tell(table, {table.seq, {}}, effects);
}

void Audience::tell_watchers(const LiveTable& table, const Text& text, Effects& effects) const {
  for (const ConnectionId watcher : table.watchers) effects.send(watcher, text);
}

std::string Audience::lobby_text(const std::string& id) const {
  std::string out = begin_answer("lobby", id);
  codec::write_field(out, "rehearsal", occasion_ == Occasion::rehearsal);
  out += ",\"tables\":[";
  for (const auto& [number, table] : tables_.all()) {
    if (table.over) continue;
    if (!out.ends_with('[')) out += ',';
    display_.write_summary(out, table);
  }
  return out + "]}";
}

std::string Audience::enter_lobby(ConnectionId connection, const std::string& id) {
  in_lobby_.insert(connection);
  return lobby_text(id);
}

std::int64_t Audience::lobby_due_ms() const {
  return lobby_changed_ && !in_lobby_.empty() ? lobby_sent_ms_ + lobby_every_ms : LiveTable::never;
}

void Audience::tell_lobby(const Moment& at) {
  if (!lobby_changed_ || at.now_ms < lobby_sent_ms_ + lobby_every_ms) return;
  lobby_changed_ = false;
  lobby_sent_ms_ = at.now_ms;
  if (in_lobby_.empty()) return;
  const Text text = shared(lobby_text({}));
  for (const ConnectionId connection : in_lobby_) at.effects.send(connection, text);
}

}  // namespace cardroom::room
