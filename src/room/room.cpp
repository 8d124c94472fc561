#include "room/room.h"

#include <algorithm>
#include <limits>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/fields.h"
#include "room/permissions.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

constexpr std::size_t id_most = 40;
constexpr std::size_t answers_kept = 20'000;
constexpr int refusals_borne = 400;  // Messages sent too fast before the connection is closed.

}  // namespace

Room::Room(RoomOptions options) : options_(std::move(options)) {}

std::span<const Room::Entry> Room::handlers() {
  static constexpr Entry entries[] = {
      {"lobby", &Room::on_lobby},
      {"watch", &Room::on_watch},
      {"unwatch", &Room::on_unwatch},
      {"rulebooks", &Room::on_rulebooks},
      {"clause", &Room::on_clause},
      {"rounds", &Room::on_rounds},
      {"replay", &Room::on_replay},
      {"why", &Room::on_why},
      {"chat", &Room::on_chat},
      {"statement", &Room::on_statement},
      {"entropy", &Room::on_entropy},
      {"announce", &Room::on_announce},
      {"disputes", &Room::on_disputes},
      {"open_table", &Room::on_open_table},
      {"pause_table", &Room::on_pause_table},
      {"resume_table", &Room::on_pause_table},
      {"set_house", &Room::on_set_house},
      {"seat_bot", &Room::on_seat_bot},
      {"remove_bot", &Room::on_remove_bot},
      {"appoint", &Room::on_appoint},
      {"dismiss", &Room::on_dismiss},
      {"accounts", &Room::on_accounts},
      {"cage_issue", &Room::on_cage},
      {"cage_redeem", &Room::on_cage},
      {"figures", &Room::on_figures},
      {"search_rounds", &Room::on_search_rounds},
      {"audit", &Room::on_audit},
  };
  return entries;
}

Role Room::role_of(PlayerId account) const {
  const Account* const found = accounts_.find(account);
  return found == nullptr ? Role::player : found->role;
}

void Room::connect(ConnectionId connection, PlayerId account, std::int64_t now_ms, Effects& effects,
                   const store::Hash& session) {
  Connection& made = connections_[connection];
  made.account = account;
  made.session = session;
  made.allowance = options_.burst;
  made.counted_ms = now_ms;
  std::string out = "{\"type\":\"welcome\",\"protocol\":1";
  codec::write_field(out, "rehearsal", options_.is_rehearsal);
  out += ",\"account\":";
  write_account(out, accounts_.find(account));
  codec::write_field(out, "wallet_cents", account.is_none() ? Cents(0) : books_.wallet(account));
  codec::write_field(out, "now_ms", now_ms);
  effects.send(connection, out + "}");
  if (account.is_none() || here_[account]++ > 0) return;
  for (auto& [number, table] : tables_)
    if (!table.game->seat_of(account).is_none()) {
      broadcast_state(table, now_ms, effects);
      look(table, now_ms);
    }
}

void Room::disconnect(ConnectionId connection, std::int64_t now_ms, Effects& effects) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return;
  const Connection gone = found->second;
  connections_.erase(found);
  in_lobby_.erase(connection);
  for (const std::uint32_t number : gone.watched)
    if (const auto table = tables_.find(number); table != tables_.end()) {
      table->second.watchers.erase(connection);
      look(table->second, now_ms);
    }
  if (gone.account.is_none() || --here_[gone.account] > 0) return;
  here_.erase(gone.account);
  for (auto& [number, table] : tables_)
    if (!table.game->seat_of(gone.account).is_none()) {
      broadcast_state(table, now_ms, effects);
      look(table, now_ms);
    }
}

bool Room::spend(Connection& connection, std::int64_t now_ms) {
  const double passed =
      static_cast<double>(std::max<std::int64_t>(0, now_ms - connection.counted_ms));
  connection.counted_ms = now_ms;
  connection.allowance =
      std::min(options_.burst, connection.allowance + passed * options_.messages_per_second / 1000);
  if (connection.allowance < 1) return false;
  connection.allowance -= 1;
  return true;
}

void Room::receive(ConnectionId connection, std::string_view text, std::int64_t now_ms,
                   Effects& effects) {
  const auto found = connections_.find(connection);
  if (found == connections_.end()) return;
  Message message{.from = connection,
                  .account = found->second.account,
                  .role = role_of(found->second.account),
                  .now_ms = now_ms,
                  .type = {},
                  .id = {},
                  .fields = {}};
  if (!spend(found->second, now_ms)) {
    if (++found->second.refused > refusals_borne) effects.dropped.push_back(connection);
    if (found->second.refused <= refusals_borne)
      refuse(message, refused_by(rule::too_fast), effects);
    return;
  }
  auto parsed = codec::parse_json(text);
  if (!parsed || !parsed->is_object()) {
    const std::string why = parsed ? "expected an object" : codec::to_string(parsed.error());
    return refuse(message, refused_by(rule::bad_message, why), effects);
  }
  message.fields = std::move(parsed->get_object());
  message.id = text_in(message.fields, "id");
  message.type = text_in(message.fields, "type");
  if (message.id.size() > id_most) {
    message.id.clear();
    return refuse(message, refused_by(rule::id_missing), effects);
  }
  message.fields.erase("id");
  dispatch(message, effects);
}

void Room::dispatch(const Message& message, Effects& effects) {
  const Permission* const permission = find_permission(room_permissions(), message.type);
  // A table of Canberra Poker knows an `open_table` of its own; the room's has no table.
  const bool at_table = message.fields.contains("table");
  if (permission == nullptr || (message.type == "open_table" && at_table))
    return dispatch_table(message, effects);
  if (message.account.is_none() && !permission->roles.has_visitors())
    return refuse(message, refused_by(rule::not_signed_in), effects);
  if (!message.account.is_none() && !permission->roles.contains(message.role))
    return refuse(message, refused_by(rule::not_your_role), effects);
  if (answer_again(message, effects)) return;
  for (const Entry& entry : handlers())
    if (entry.type == message.type) return (this->*entry.handler)(message, effects);
}

void Room::dispatch_table(const Message& message, Effects& effects) {
  const bool known = find_permission(poker_permissions(), message.type) != nullptr ||
                     find_permission(canberra_permissions(), message.type) != nullptr;
  if (!known) return refuse(message, refused_by(rule::unknown_type, message.type), effects);
  if (message.account.is_none()) return refuse(message, refused_by(rule::not_signed_in), effects);
  if (message.id.empty()) return refuse(message, refused_by(rule::id_missing), effects);
  if (answer_again(message, effects)) return;
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const Permission* const permission = find_permission(table->game->permissions(), message.type);
  if (permission == nullptr)
    return refuse(message, refused_by(rule::unknown_type, message.type), effects);
  if (!permission->roles.contains(message.role))
    return refuse(message, refused_by(rule::not_your_role), effects);
  put(*table, message, effects);
}

LiveTable* Room::table_in(const Message& message, Effects& effects) {
  const std::int64_t number = number_in(message.fields, "table");
  const bool possible = number > 0 && number <= std::numeric_limits<std::uint32_t>::max();
  const auto found = tables_.find(possible ? static_cast<std::uint32_t>(number) : 0);
  if (found != tables_.end() && !found->second.over) return &found->second;
  refuse(message, refused_by(rule::no_such_table), effects);
  return nullptr;
}

// An id that was answered is answered the same again, and nothing is done.
bool Room::answer_again(const Message& message, Effects& effects) {
  if (message.id.empty() || message.account.is_none()) return false;
  const auto found = answers_.find({message.account, message.id});
  if (found == answers_.end()) return false;
  effects.send(message.from, found->second);
  return true;
}

void Room::remember(PlayerId player, const std::string& id, Text answer) {
  if (id.empty() || player.is_none()) return;
  if (answers_.emplace(std::pair(player, id), std::move(answer)).second)
    answered_.emplace_back(player, id);
  while (answered_.size() > answers_kept) {
    answers_.erase(answered_.front());
    answered_.pop_front();
  }
}

void Room::answer(const Message& message, std::string text, Effects& effects) {
  effects.send(message.from, std::move(text));
}

void Room::refuse(const Message& message, const Refused& refused, Effects& effects) {
  effects.send(message.from, refusal_text(message.id, number_in(message.fields, "table"), refused));
}

std::string Room::done_text(const std::string& id, const LiveTable& table) const {
  std::string out = "{\"type\":\"done\",\"id\":";
  codec::write(out, id);
  codec::write_field(out, "table", table.number);
  codec::write_field(out, "seq", table.seq);
  return out + "}";
}

void Room::done(const Message& message, const std::string& fields, Effects& effects) {
  std::string out = "{\"type\":\"done\",\"id\":";
  message.id.empty() ? codec::write_null(out) : codec::write(out, message.id);
  out += fields + "}";
  const auto text = std::make_shared<const std::string>(std::move(out));
  remember(message.account, message.id, text);
  effects.send(message.from, text);
}

std::int64_t Room::next_due_ms() const {
  std::int64_t next = due_.empty() ? LiveTable::never : due_.begin()->first;
  if (lobby_changed_ && !in_lobby_.empty()) next = std::min(next, lobby_sent_ms_ + 1000);
  return next;
}

void Room::tick(std::int64_t now_ms, Effects& effects) {
  // Each table once: one that is due again at once waits for the next tick.
  std::vector<std::uint32_t> due;
  for (const auto& [at_ms, number] : due_) {
    if (at_ms > now_ms) break;
    due.push_back(number);
  }
  for (const std::uint32_t number : due) run(tables_.at(number), now_ms, effects);
  if (lobby_changed_ && now_ms >= lobby_sent_ms_ + 1000) send_lobby(now_ms, effects);
}

}  // namespace cardroom::room
