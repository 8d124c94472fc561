// Who asks for changes ends up with the same state as who is sent the whole each time.
#include "at_play.h"

namespace cardroom::room {

namespace {

void merge(boost::json::value& into, const boost::json::value& changes) {
  if (!changes.is_object() || !(into.is_object() || into.is_array())) {
    into = changes;
    return;
  }
  for (const auto& [name, change] : changes.as_object())
    merge(into.is_array() ? into.as_array().at(std::stoul(name)) : into.as_object()[name], change);
}

// A connection that watches a table, and the state as it knows it.
class Reader {
 public:
  Reader(InRoom& in, ConnectionId connection, std::uint32_t table, bool changes)
      : in_(in), connection_(connection) {
    in.put(connection, about("watch", table, changes ? R"(,"changes":true)" : ""));
  }
  const boost::json::value& state() {
    auto& inbox = in_.inbox[connection_];
    for (; at_ < inbox.size(); ++at_) {
      const boost::json::object message = boost::json::parse(inbox[at_]).as_object();
      if (const auto* const whole = message.if_contains("state")) state_ = *whole;
      if (const auto* const changes = message.if_contains("changes")) {
        merge(state_, *changes);
        ++changed_;
        bytes_ += inbox[at_].size();
      }
    }
    return state_;
  }
  int changed() const { return changed_; }
  std::size_t bytes() const { return bytes_; }

 private:
  InRoom& in_;
  ConnectionId connection_;
  std::size_t at_ = 0;
  boost::json::value state_;
  int changed_ = 0;
  std::size_t bytes_ = 0;
};

void add_bots(AtPlay& in, std::uint32_t table, int first, int last) {
  for (int seat = first; seat <= last; ++seat)
    REQUIRE(in.at(in.boss, "seat_bot", table, R"(,"seat":)" + std::to_string(seat)) == "");
}

}  // namespace

TEST_CASE("what a connection was shown is kept for sixteen of its tables, and others come whole") {
  InRoom in;
  std::vector<std::uint32_t> tables;
  const ConnectionId reader = in.connect();
  for (int number = 0; number < 18; ++number) {
    tables.push_back(in.open("holdem-1995"));
    in.put(reader, about("watch", tables.back(), R"(,"changes":true)"));
  }
  const auto told = [&](std::uint32_t table) {
    in.put(in.operator_connection, about("pause_table", table));
    return in.last(reader).find(R"("changes":)") != std::string::npos ? "changes" : "whole";
  };
  CHECK(std::string(told(tables[0])) == "changes");
  CHECK(std::string(told(tables[15])) == "changes");
  CHECK(std::string(told(tables[16])) == "whole");
  // A table that is not watched any more makes room.
  in.put(reader, about("unwatch", tables[0]));
  in.put(reader, about("watch", tables[17], R"(,"changes":true)"));
  CHECK(std::string(told(tables[17])) == "changes");
}

TEST_CASE("changes make the state that others are sent whole, in every game") {
  for (const char* const rulebook : {"holdem-1995", "omaha-1995", "manila-1995", "stud-2005",
                                     "draw-2001", "rws-2017", "canberra-2017"}) {
    CAPTURE(rulebook);
    AtPlay in;
    const std::uint32_t table = in.open(rulebook);
    Reader whole(in, in.a, table, false);
    Reader own(in, in.connect(in.ann), table, true);
    Reader onlooker(in, in.connect(), table, true);
    Reader other(in, in.connect(), table, false);
    add_bots(in, table, 1, 4);
    for (int tick = 0; tick < 300; ++tick) {
      in.pass(500);
      REQUIRE(own.state() == whole.state());
      REQUIRE(onlooker.state() == other.state());
    }
    CHECK(own.changed() > 50);
    CHECK(in.room->tables().at(table).game->rounds() > 0);
  }
}

TEST_CASE("a second connection that asks later is told the same") {
  AtPlay in;
  add_bots(in, in.table, 1, 3);
  Reader first(in, in.a, in.table, true);
  for (int tick = 0; tick < 40; ++tick) in.pass(500);
  const ConnectionId later = in.connect(in.ann);
  Reader second(in, later, in.table, true);
  Reader whole(in, in.connect(in.ann), in.table, false);
  for (int tick = 0; tick < 40; ++tick) {
    in.pass(500);
    REQUIRE(first.state() == whole.state());
    REQUIRE(second.state() == whole.state());
  }
  // The one that stays is told of changes when the other has gone.
  in.disconnect(later);
  const int before = first.changed();
  for (int tick = 0; tick < 40; ++tick) in.pass(500);
  CHECK(first.state() == whole.state());
  CHECK(first.changed() > before);
}

TEST_CASE("who watches again without asking for changes is sent the whole state") {
  AtPlay in;
  add_bots(in, in.table, 1, 3);
  Reader changes(in, in.a, in.table, true);
  Reader whole(in, in.a, in.table, false);
  for (int tick = 0; tick < 40; ++tick) in.pass(500);
  changes.state();
  CHECK(changes.changed() == 0);
}

TEST_CASE("changes make the lobby that others are sent whole, also for who comes later") {
  AtPlay in;
  const auto read = [&](ConnectionId connection) {
    std::map<std::int64_t, boost::json::value> lines;
    for (const std::string& text : in.inbox[connection]) {
      const boost::json::object message = boost::json::parse(text).as_object();
      if (text_in(message, "type") == "lobby") {
        lines.clear();
        for (const auto& line : message.at("tables").as_array())
          lines[line.at("table").as_int64()] = line;
      }
      if (text_in(message, "type") != "lobby_changes") continue;
      for (const auto& gone : message.at("gone").as_array()) lines.erase(gone.as_int64());
      for (const auto& one : message.at("tables").as_array()) {
        const auto* const whole = one.as_object().if_contains("line");
        boost::json::value& line = lines[one.at("table").as_int64()];
        whole != nullptr ? void(line = *whole) : merge(line, one.at("changes"));
      }
    }
    return lines;
  };
  const ConnectionId whole = in.connect();
  const ConnectionId first = in.connect();
  in.put(whole, R"({"type":"lobby"})");
  in.put(first, R"({"type":"lobby","changes":true})");
  add_bots(in, in.table, 1, 3);
  const std::uint32_t closing = in.open("rws-2017");
  in.put(whole, about("watch", in.table));
  for (int tick = 0; tick < 20; ++tick) in.pass(500);
  const ConnectionId later = in.connect();
  in.put(later, R"({"type":"lobby","changes":true})");
  REQUIRE(in.at(in.boss, "close_table", closing, R"(,"rounds":0)") == "");
  for (int tick = 0; tick < 40; ++tick) in.pass(500);
  in.pass(2'000);
  CHECK(read(first) == read(whole));
  CHECK(read(later) == read(whole));
  CHECK_FALSE(read(first).contains(closing));
  // Who leaves is told no more.
  in.put(first, R"({"type":"leave_lobby"})");
  const std::size_t told = in.inbox[first].size();
  for (int tick = 0; tick < 20; ++tick) in.pass(500);
  CHECK(in.inbox[first].size() == told);
}

TEST_CASE("a round of nine players takes little of a player's line") {
  AtPlay in;
  const std::uint32_t table = in.open("rws-2017");
  Reader own(in, in.a, table, true);
  add_bots(in, table, 1, 9);
  const auto rounds = [&] { return in.room->tables().at(table).game->rounds(); };
  while (rounds() < 2) in.pass(200);
  own.state();
  const std::size_t before = own.bytes();
  const std::uint32_t first = rounds();
  while (rounds() < first + 50) in.pass(200);
  own.state();
  const std::size_t each = (own.bytes() - before) / (rounds() - first);
  MESSAGE("bytes a round: " << each);
  CHECK(each < 9'000);
}

}  // namespace cardroom::room
