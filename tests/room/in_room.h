// InRoom: a room without a network. Connections are numbers, time stands still until a test moves
// it, and everything sent to each connection is kept.
#pragma once

#include <doctest/doctest.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "room/archive/archive.h"
#include "room/messages/fields.h"
#include "room/room.h"
#include "room_settings.h"
#include "store/memory_journal.h"
#include "store/parts.h"

namespace cardroom::room {

inline Seed counted_key(std::uint64_t number) { return seed_from_number(number * 7919 + 1); }

// A message about a table.
inline std::string about(std::string_view type, std::uint32_t table, const std::string& more = {}) {
  return R"({"type":")" + std::string(type) + R"(","table":)" + std::to_string(table) + more + "}";
}

struct InRoom {
  explicit InRoom(RoomOptions options = {}) {
    if (!options.draw_key) options.draw_key = [this] { return counted_key(++keys); };
    options_ = options;
    room = std::make_unique<Room>(options);
    REQUIRE(room->restore(journal, now_ms));
    Effects effects;
    room->declare(effects);
    flush(effects);
  }

  // Starts the room again from what the journal holds.
  void restart(bool with_snapshots = false) {
    if (with_snapshots) commit(room->last_snapshots());
    room = std::make_unique<Room>(options_);
    REQUIRE(room->restore(journal, now_ms));
    begun.reset();
    inbox.clear();
  }

  void flush(Effects& effects) {
    store::Batch batch = room->batch_of(effects, now_ms);
    if (keeps) commit(std::move(batch));
    take_snapshots();
    for (const Outgoing& message : effects.messages) {
      inbox[message.to].push_back(*message.text);
      if (!message.token.empty()) tokens[message.to] = message.token;
      status[message.to] = message.status;
    }
    for (const Inquiry& asked : effects.inquiries)
      inbox[asked.from].push_back(archive.answer(asked));
    for (const ConnectionId connection : effects.dropped) dropped.push_back(connection);
    effects = {};
  }
  // As the service does it: the rest is made a while later, when the room has gone on.
  void take_snapshots() {
    if (!keeps) return;
    if (begun) {
      auto made = finish_snapshots(*begun, journal);
      REQUIRE(made);
      for (store::Batch& batch : store::in_parts(std::move(*made), 1024)) commit(std::move(batch));
      ++snapshots;
      begun.reset();
    } else {
      begun = room->take_snapshots(now_ms);
    }
  }
  void commit(store::Batch batch) {
    const auto outcome = store::commit_one(journal, std::move(batch));
    REQUIRE(std::holds_alternative<store::Durable>(outcome));
  }

  PlayerId guest(const std::string& name) {
    Effects effects;
    const PlayerId player = room->accounts().next();
    SignIn asked;
    asked.kind = SignIn::Kind::guest;
    asked.reply_to = 900'000 + player.number();
    asked.name = name;
    asked.token = name;
    asked.token_hash = store::Hasher().text(name).done();
    room->sign_in(asked, now_ms, effects);
    flush(effects);
    REQUIRE(status[asked.reply_to] == 200);
    return player;
  }
  ConnectionId connect(PlayerId player = {}) {
    Effects effects;
    const ConnectionId connection = ++connections;
    people[connection] = player;
    room->connect(connection, player, now_ms, effects);
    flush(effects);
    return connection;
  }
  // After a restart: whoever had this connection comes again.
  ConnectionId reconnect(ConnectionId before) { return connect(people.at(before)); }
  void disconnect(ConnectionId connection) {
    Effects effects;
    room->disconnect(connection, now_ms, effects);
    flush(effects);
  }
  // Connects somebody with a staff role.
  ConnectionId staff(Role role) {
    if (operator_connection == 0) {
      Effects effects;
      const store::Hash code = store::Hasher().text("code").done();
      room->admit_operator(code, now_ms, effects);
      flush(effects);
      operator_connection = sign_in_with("code");
    }
    if (role == Role::operator_) return operator_connection;
    const auto appointed =
        ask(operator_connection, R"({"type":"appoint","id":"a)" + std::to_string(ids) +
                                     R"(","name":"staff)" + std::to_string(ids) + R"(","role":")" +
                                     std::string(word(role)) + "\"}");
    REQUIRE(text_in(appointed, "type") == "appointed");
    return sign_in_with(text_in(appointed, "code"));
  }
  ConnectionId sign_in_with(const std::string& code) {
    SignIn asked;
    asked.kind = SignIn::Kind::one_time;
    asked.reply_to = 800'000 + ++ids;
    asked.code = store::Hasher().text(code).done();
    asked.token = code;
    asked.token_hash = store::Hasher().text("t" + code).done();
    Effects effects;
    room->sign_in(asked, now_ms, effects);
    flush(effects);
    REQUIRE(status[asked.reply_to] == 200);
    const auto account = boost::json::parse(inbox[asked.reply_to].back()).at("account");
    return connect(player_in(account.as_object(), "player"));
  }

  // Sends, and returns the answer with the id of the message, or the last thing that came.
  boost::json::object ask(ConnectionId connection, const std::string& text) {
    Effects effects;
    const std::size_t before = inbox[connection].size();
    room->receive(connection, text, now_ms, effects);
    flush(effects);
    boost::system::error_code error;
    const auto sent = boost::json::parse(text, error);
    const std::string id =
        !error && sent.is_object() ? text_in(sent.get_object(), "id") : std::string();
    boost::json::object last;
    for (std::size_t at = before; at < inbox[connection].size(); ++at) {
      last = boost::json::parse(inbox[connection][at]).as_object();
      if (!id.empty() && text_in(last, "id") == id) return last;
    }
    return last;
  }
  // The same with a fresh id: `{"type":…}` without one.
  boost::json::object put(ConnectionId connection, std::string text) {
    text.insert(1, "\"id\":\"n" + std::to_string(++ids) + "\",");
    return ask(connection, text);
  }
  std::string refusal(ConnectionId connection, const std::string& text) {
    const auto answer = put(connection, text);
    return text_in(answer, "type") == "refused" ? text_in(answer, "rule") : "";
  }
  void pass(std::int64_t ms) {
    now_ms += ms;
    Effects effects;
    room->tick(now_ms, effects);
    flush(effects);
  }
  // `more`: what else is said when the table is opened.
  std::uint32_t open(const std::string& rulebook, const std::string& given = "{}",
                     const std::string& more = {}) {
    SettingList list;
    const boost::json::value parsed = boost::json::parse(given);
    for (const auto& [key, value] : parsed.as_object())
      list.emplace_back(key, value.as_string().c_str());
    boost::json::object needed;
    for (const auto& [key, value] : with_needed(rulebook, list)) needed[key] = value;
    const std::string settings = boost::json::serialize(needed);
    const auto answer =
        put(staff(Role::operator_), R"({"type":"open_table","rulebook":")" + rulebook +
                                        R"(","name":"T","settings":)" + settings + more + "}");
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
    return static_cast<std::uint32_t>(number_in(answer, "table"));
  }
  const std::string& last(ConnectionId connection) { return inbox[connection].back(); }
  boost::json::object state(ConnectionId connection) {
    for (auto text = inbox[connection].rbegin(); text != inbox[connection].rend(); ++text) {
      const auto value = boost::json::parse(*text);
      if (value.as_object().contains("state")) return value.at("state").as_object();
    }
    return {};
  }

  bool keeps = true;  // Writes its records down.
  store::MemoryJournal journal;
  Archive archive{journal};
  std::uint64_t keys = 0;
  std::int64_t now_ms = 1'700'000'000'000;
  RoomOptions options_;
  std::unique_ptr<Room> room;
  std::optional<SnapshotsBegun> begun;
  int snapshots = 0;  // Times that they were taken.
  std::map<ConnectionId, std::vector<std::string>> inbox;
  std::map<ConnectionId, std::string> tokens;
  std::map<ConnectionId, int> status;
  std::vector<ConnectionId> dropped;
  ConnectionId connections = 0;
  std::map<ConnectionId, PlayerId> people;  // Who had which connection.
  ConnectionId operator_connection = 0;
  std::uint64_t ids = 0;
};

// A table of the room, to be tampered with.
inline LiveTable& tampered(InRoom& in, std::uint32_t table) {
  return const_cast<LiveTable&>(in.room->tables().at(table));
}

}  // namespace cardroom::room
