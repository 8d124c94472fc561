// Makes a complete command from a client's message: missing fields get their defaults, and the
// player's own seat, number and role are filled in. Fields of the envelope are ignored.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "base/seat_set.h"
#include "codec/from_json.h"
#include "room/messages/fields.h"
#include "room/messages/message.h"
#include "room/messages/refused.h"

namespace cardroom::room {

// Who gives the command, and where they sit.
struct Own {
  Asker asker;
  Seat seat;
};

// At a hosted table its dealer enters what a player does, whose seat the command names.
inline Seat seat_entered(const boost::json::object& given, const Own& own) {
  if (own.asker.role == Role::player) return own.seat;
  const std::int64_t number = number_in(given, "seat");
  return number >= 1 && number <= static_cast<std::int64_t>(seats_max)
             ? Seat(static_cast<int>(number))
             : Seat::none();
}

namespace detail {

template <class T>
class CommandReader {
 public:
  CommandReader(const boost::json::object& given, const Own& own) : given_(given), own_(own) {}

  std::optional<Refused> read(T& command) {
    T::fields(command, [&](std::string_view name, auto& field) { read_field(name, field); });
    if (not_theirs_) return refused_by(rule::not_your_seat);
    if (trouble_) return refused_by(rule::bad_message, codec::to_string(*trouble_));
    return std::nullopt;
  }

 private:
  // Commands that take, want or give up a seat name it; in all others players act in their own.
  static constexpr bool names_seat = requires(T command) {
    command.player;
    command.seat;
  };

  template <class Field>
  void read_field(std::string_view name, Field& field) {
    const bool is_player = own_.asker.role == Role::player;
    if constexpr (std::is_same_v<Field, Role>)
      if (name == "by") return void(field = own_.asker.role);
    if constexpr (std::is_same_v<Field, PlayerId>)
      if (is_player && name == "player") return fill(name, field, own_.asker.player);
    if constexpr (std::is_same_v<Field, Seat> && !names_seat)
      if (is_player && name == "seat") return fill(name, field, own_.seat);
    if (!trouble_) trouble_ = codec::read_given(given_, name, field);
  }

  // Nobody acts for another player: a value in the message may not differ.
  template <class Field>
  void fill(std::string_view name, Field& field, const Field& own) {
    field = own;
    const auto trouble = codec::read_given(given_, name, field);
    not_theirs_ = not_theirs_ || trouble || field != own;
  }

  const boost::json::object& given_;
  const Own& own_;
  codec::Trouble trouble_;
  bool not_theirs_ = false;
};

// True if the type is that of this command or, for a variant, of one of its commands.
template <class T>
struct CommandFinder {
  template <class Command>
  static bool read(std::string_view type, const boost::json::object& given, const Own& own,
                   Command& into, std::optional<Refused>& refused) {
    if (type != T::name) return false;
    T command{};
    refused = CommandReader<T>(given, own).read(command);
    into = command;
    return true;
  }
};
template <class... Types>
struct CommandFinder<std::variant<Types...>> {
  template <class Command>
  static bool read(std::string_view type, const boost::json::object& given, const Own& own,
                   Command& into, std::optional<Refused>& refused) {
    return (CommandFinder<Types>::read(type, given, own, into, refused) || ...);
  }
};

}  // namespace detail

template <class Command>
Result<Command, Refused> whole_command(const boost::json::object& given, const Own& own) {
  const std::string type = text_in(given, "type");
  Command command;
  std::optional<Refused> refused;
  if (!detail::CommandFinder<Command>::read(type, given, own, command, refused))
    return refused_by(rule::unknown_type, type);
  if (refused) return *refused;
  return command;
}

}  // namespace cardroom::room
