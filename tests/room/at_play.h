// AtPlay: two players at a table of Hold-Em, and a table of Canberra Poker, in a room without a
// network.
#pragma once

#include <boost/json/array.hpp>
#include <string>

#include "in_room.h"

namespace cardroom::room {

inline constexpr std::int64_t hour_ms = 3'600'000;
inline constexpr std::int64_t day_ms = 24 * hour_ms;

struct AtPlay : InRoom {
  AtPlay() {
    now_ms = 20'773 * day_ms + 12 * hour_ms;  // A Monday, at noon.
    table = open("holdem-1995");
    house_game = open("canberra-2017");
    boss = staff(Role::operator_);
    for (const char* const key : {"pause-seconds"})
      for (const std::uint32_t number : {table, house_game})
        REQUIRE(refusal(boss, R"({"type":"set_house","table":)" + std::to_string(number) +
                                  R"(,"key":")" + key + R"(","value":"1"})") == "");
    ann = guest("ann");
    bob = guest("bob");
    a = connect(ann);
    b = connect(bob);
  }
  std::string limit(const std::string& name, const std::string& amount,
                    const std::string& type = "set_limit") {
    return refusal(
        a, R"({"type":")" + type + R"(","limit":")" + name + R"(","amount":)" + amount + "}");
  }
  std::string sit(ConnectionId who, int seat, int stake = 400) {
    return refusal(who, R"({"type":"sit","table":)" + std::to_string(table) + R"(,"seat":)" +
                            std::to_string(seat) + R"(,"stake":)" + std::to_string(stake) + "}");
  }
  std::string box(int seat, int cents) {
    return refusal(a, R"({"type":"sit","table":)" + std::to_string(house_game) + R"(,"seat":)" +
                          std::to_string(seat) + R"(,"stake_cents":)" + std::to_string(cents) +
                          "}");
  }
  std::string at(ConnectionId who, const std::string& command, std::uint32_t number,
                 const std::string& more = "") {
    return refusal(
        who, R"({"type":")" + command + R"(","table":)" + std::to_string(number) + more + "}");
  }
  bool sits(PlayerId player, std::uint32_t number) {
    return !room->tables().at(number).game->seat_of(player).is_none();
  }
  bool dealing(std::uint32_t number) { return room->tables().at(number).game->dealing(); }
  void deal() {
    for (int tick = 0; tick < 20 && !dealing(table); ++tick) pass(500);
    REQUIRE(dealing(table));
  }
  // Whoever is to act folds.
  void finish() {
    for (int tick = 0; tick < 20 && dealing(table); ++tick) {
      at(a, "fold", table);
      at(b, "fold", table);
      if (dealing(table)) pass(200);
    }
    REQUIRE_FALSE(dealing(table));
  }
  boost::json::object limits() { return put(a, R"({"type":"limits"})"); }
  boost::json::object limit_view(std::string_view name) {
    const boost::json::object listed = limits();
    for (const auto& one : listed.at("limits").as_array())
      if (text_in(one.as_object(), "limit") == name) return one.as_object();
    return {};
  }

  std::uint32_t table = 0;
  std::uint32_t house_game = 0;
  ConnectionId boss = 0;
  PlayerId ann;
  PlayerId bob;
  ConnectionId a = 0;
  ConnectionId b = 0;
};

}  // namespace cardroom::room
