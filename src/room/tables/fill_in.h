// A client's message as a whole command: its own seat, player and role are filled in, what was left
// out has its default, and what belongs to the envelope is left behind.
#pragma once

#include <boost/json/object.hpp>
#include <variant>

#include "codec/from_json.h"
#include "codec/json.h"
#include "room/messages/fields.h"
#include "room/tables/game_table.h"

namespace cardroom::room {

// What a field is to be filled with.
struct Own {
  Asker asker;
  Seat seat;
};

namespace detail {

// What may be filled in, and what may not differ from it: nobody acts for another.
inline bool fill(boost::json::object& command, std::string_view name,
                 const boost::json::object& given, const Own& own) {
  const boost::json::value* const value = given.if_contains(name);
  if (name == "by") {
    command[name] = word(own.asker.role);
    return true;
  }
  if (value != nullptr) command[name] = *value;
  if (own.asker.role != Role::player) return true;
  if (name == "player") {
    const boost::json::value mine = static_cast<std::int64_t>(own.asker.player.number());
    if (value != nullptr && *value != mine) return false;
    command[name] = mine;
  }
  return true;
}

template <Described T>
bool fill_in(boost::json::object& into, const boost::json::object& given, const Own& own) {
  into = codec::to_json(T{});
  bool allowed = true;
  T::fields(T{}, [&](std::string_view name, const auto&) {
    allowed = allowed && fill(into, name, given, own);
  });
  // Who takes, wants or gives up a seat names it; everybody else acts in his own.
  constexpr bool names_seat = requires(T command) {
    command.player;
    command.seat;
  };
  if (own.asker.role != Role::player || names_seat || !into.contains("seat")) return allowed;
  const boost::json::value* const seat = given.if_contains("seat");
  const boost::json::value mine = codec::to_json(own.seat);
  if (seat != nullptr && *seat != mine) return false;
  into["seat"] = mine;
  return allowed;
}

template <class T>
struct Filler {
  static bool find(std::string_view type, boost::json::object& into,
                   const boost::json::object& given, const Own& own, bool& allowed) {
    if (type != T::name) return false;
    allowed = fill_in<T>(into, given, own);
    return true;
  }
};
template <class... Types>
struct Filler<std::variant<Types...>> {
  static bool find(std::string_view type, boost::json::object& into,
                   const boost::json::object& given, const Own& own, bool& allowed) {
    return (Filler<Types>::find(type, into, given, own, allowed) || ...);
  }
};

}  // namespace detail

template <class Command>
Result<Command, Refused> whole_command(const boost::json::object& given, const Own& own) {
  const std::string type = text_in(given, "type");
  boost::json::object whole;
  bool allowed = true;
  if (!detail::Filler<Command>::find(type, whole, given, own, allowed))
    return refused_by(rule::unknown_type, type);
  if (!allowed) return refused_by(rule::not_your_seat);
  auto command = codec::from_json<Command>(boost::json::value(std::move(whole)));
  if (!command) return refused_by(rule::bad_message, codec::to_string(command.error()));
  return *command;
}

}  // namespace cardroom::room
