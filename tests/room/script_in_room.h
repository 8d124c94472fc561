// InTheRoom: a tournament in a room without a network, run by the commands of a script. The engine
// alone does the same beside it.
#pragma once

#include <fstream>
#include <sstream>

#include "codec/from_json.h"
#include "codec/json.h"
#include "in_room.h"
#include "room/messages/permissions.h"
#include "script/run.h"
#include "source_folder.h"
#include "tournament/format/formats.h"
#include "tournament/play.h"

namespace cardroom::room {

inline RoomOptions rich() {
  RoomOptions options;
  options.welcome = Cents(1'000'000'00);
  options.welcomes_a_day = 1'000'000;
  return options;
}

struct Poker {
  using State = tournament::Tournament;
  using Command = tournament::Command;
  using Events = tournament::Events;
  static State begin(const std::string& rules) {
    return tournament::make_tournament(*tournament::find_format(rules));
  }
  static std::span<const Permission> permissions() { return tournament_permissions(); }
  static const State& in(const Room& room) { return room.tournaments().at(1).state; }
};

struct CanberraPoker {
  using State = contest::Tournament;
  using Command = contest::Command;
  using Events = contest::Events;
  static State begin(const std::string&) { return {}; }
  static std::span<const Permission> permissions() { return contest_permissions(); }
  static const State& in(const Room& room) { return room.contests().at(1).state; }
};

template <class Variant>
struct CommandNames;
template <class... Types>
struct CommandNames<std::variant<Types...>> {
  static bool has(std::string_view name) { return ((name == Types::name) || ...); }
};

// The players of a script have accounts here.
class Cast {
 public:
  explicit Cast(InRoom& in) : in_(in) {}

  ConnectionId connection_of(PlayerId player) {
    const auto [found, is_new] = connections_.try_emplace(player.number());
    if (is_new) found->second = in_.connect(player);
    return found->second;
  }
  template <class Command>
  void take_parts(Command& command) {
    std::visit(
        [&](auto& asked) {
          std::remove_reference_t<decltype(asked)>::fields(
              asked, [&](std::string_view, auto& field) { take_part(field); });
        },
        command);
  }

 private:
  template <class Field>
  void take_part(Field& field) {
    if constexpr (std::is_same_v<Field, PlayerId>) {
      field = account_of(field);
    } else if constexpr (requires {
                           requires std::is_same_v<typename Field::value_type, PlayerId>;
                         }) {
      for (std::size_t at = 0; at < field.size(); ++at) field[at] = account_of(field[at]);
    }
  }
  PlayerId account_of(PlayerId told) {
    if (told.is_none()) return told;
    const auto [found, is_new] = accounts_.try_emplace(told.number());
    if (is_new) found->second = in_.guest("guest " + std::to_string(told.number()));
    return found->second;
  }

  InRoom& in_;
  std::map<std::uint32_t, PlayerId> accounts_;
  std::map<std::uint32_t, ConnectionId> connections_;
};

template <class Kind>
class InTheRoom : public InRoom {
 public:
  using Command = typename Kind::Command;

  explicit InTheRoom(const std::string& rules) : InRoom(rich()), alone_(Kind::begin(rules)) {
    constexpr std::int64_t whole_day_ms = 86'400'000;
    now_ms = midnight_ms_ = (now_ms / whole_day_ms + 1) * whole_day_ms;
    const std::string terms =
        rules == "tournament-canberra-2017" ? "[]" : R"([["historical","on"]])";
    const auto answer =
        put(staff(Role::operator_),
            R"({"type":"announce_tournament","name":"Script","directing":"director","format":")" +
                rules + R"(","tables":"reported","table_settings":)" + terms + "}");
    REQUIRE_MESSAGE(text_in(answer, "type") == "done", boost::json::serialize(answer));
  }

  void send(Command command) {
    cast_.take_parts(command);
    if (passes_time(command)) return;
    boost::json::object text = codec::to_json(command).as_object();
    const Role by = sender_of(command);
    text["tournament"] = 1;
    typename Kind::Events events;
    const auto refused = play(alone_, command, events);
    const auto answer = put(connection_for(command, by), boost::json::serialize(text));
    CAPTURE(boost::json::serialize(text));
    CAPTURE(boost::json::serialize(answer));
    const bool room_refused = text_in(answer, "type") == "refused";
    CHECK(room_refused == refused.has_value());
    if (!refused) return;
    CHECK(!text_in(answer, "sentence").empty());
    const std::string rule = text_in(answer, "rule");
    CHECK((rule == refused->rule->name || rule == "not_your_role"));
    if (rule == "not_your_role") return;
    CHECK(text_in(answer, "clause") == (refused->clause ? refused->clause.id() : ""));
  }

  const typename Kind::State& alone() const { return alone_; }
  const typename Kind::State& state() const { return Kind::in(*room); }

 private:
  // Time is not sent: it passes.
  bool passes_time(const Command& command) {
    if constexpr (std::is_same_v<Kind, Poker>) {
      const auto* const time = std::get_if<tournament::command::PassTime>(&command);
      if (time == nullptr) return false;
      if (time->now_s < alone_.now_s) return true;
      tournament::Events events;
      CHECK_FALSE(play(alone_, command, events));
      pass(midnight_ms_ + 1000 * time->now_s - now_ms);
      return true;
    }
    return false;
  }
  // In the room fewer roles may ask for some things: then one of those does.
  Role sender_of(Command& command) {
    Role sender = Role::player;
    std::visit(
        [&](auto& asked) {
          using Asked = std::remove_reference_t<decltype(asked)>;
          const Permission* const permission = find_permission(Kind::permissions(), Asked::name);
          REQUIRE(permission != nullptr);
          if constexpr (requires { asked.by; }) sender = asked.by;
          typename Kind::State trial = alone_;
          typename Kind::Events events;
          if (permission->roles.contains(sender) || play(trial, Command(asked), events)) return;
          for (const Role role : {Role::operator_, Role::director})
            if (permission->roles.contains(role)) sender = role;
          if constexpr (requires { asked.by; }) asked.by = sender;
        },
        command);
    return sender;
  }
  ConnectionId connection_for(const Command& command, Role by) {
    PlayerId player;
    std::visit(
        [&](const auto& asked) {
          if constexpr (requires { asked.player; }) player = asked.player;
        },
        command);
    if (by == Role::player && !player.is_none()) return cast_.connection_of(player);
    const bool says_by = std::visit(
        [](const auto& asked) {
          return requires { asked.by; };
        },
        command);
    if (by == Role::player && says_by) return nobody();
    if (by == Role::player) by = Role::director;
    const auto [found, is_new] = staff_.try_emplace(by);
    if (is_new) found->second = staff(by);
    return found->second;
  }

  // Somebody who has nothing to do with it.
  ConnectionId nobody() {
    if (nobody_ == 0) nobody_ = connect(guest("nobody"));
    return nobody_;
  }

  typename Kind::State alone_;
  Cast cast_{*this};
  ConnectionId nobody_ = 0;
  std::map<Role, ConnectionId> staff_;
  std::int64_t midnight_ms_ = 0;
};

// The commands of a script that holds, in their order.
template <class Kind>
std::vector<typename Kind::Command> commands_of(const Script& script) {
  const ScriptRun run = run_script(script);
  REQUIRE(run.passed());
  std::vector<typename Kind::Command> commands;
  for (const std::string& line : run.json) {
    const auto told = boost::json::parse(line).as_object();
    if (!CommandNames<typename Kind::Command>::has(text_in(told, "type"))) continue;
    const auto command = codec::from_text<typename Kind::Command>(line);
    REQUIRE(command);
    commands.push_back(*command);
  }
  return commands;
}

// A file under tests/.
inline Script script_in(const std::string& file) {
  std::stringstream text;
  text << std::ifstream(test::source_folder() + "/tests/" + file).rdbuf();
  const auto script = parse_script(file, text.str());
  REQUIRE(script);
  return *script;
}

inline void check_same(const tournament::Tournament& one, const tournament::Tournament& other) {
  CHECK(one.phase == other.phase);
  CHECK(one.clock == other.clock);
  CHECK(one.stage == other.stage);
  CHECK(one.conditions == other.conditions);
  CHECK(one.issued == other.issued);
  CHECK(one.removed == other.removed);
  CHECK(one.uncounted == other.uncounted);
  REQUIRE(one.entries.size() == other.entries.size());
  for (std::size_t at = 0; at < one.entries.size(); ++at)
    CHECK(one.entries[at] == other.entries[at]);
  REQUIRE(one.tables.size() == other.tables.size());
  for (tournament::TableNumber at = 1; at <= one.tables.size(); ++at)
    CHECK(one.table(at) == other.table(at));
}
inline void check_same(const contest::Tournament& one, const contest::Tournament& other) {
  CHECK(one == other);
}

}  // namespace cardroom::room
