// Every message by every role: the room refuses what the table of permissions does not allow.
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "canberra/table/commands.h"
#include "in_room.h"
#include "room/hosted/permissions.h"
#include "room/messages/permissions.h"
#include "rules/table/commands.h"
#include "source_folder.h"

namespace cardroom::room {
namespace {

template <class T>
struct Names {
  static void add(std::vector<std::string>& names) { names.emplace_back(T::name); }
};
template <class... Types>
struct Names<std::variant<Types...>> {
  static void add(std::vector<std::string>& names) { (Names<Types>::add(names), ...); }
};

// tests/e2e/roles.tsv: where, who, which messages. "nobody" means the room's own acts.
std::map<std::string, std::set<std::string>> roles_written_down(const std::string& where) {
  std::ifstream file(cardroom::test::source_folder() + "/tests/e2e/roles.tsv");
  std::map<std::string, std::set<std::string>> by_message;
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream row(line);
    std::string place;
    std::string roles;
    std::string messages;
    std::getline(row, place, '\t');
    std::getline(row, roles, '\t');
    std::getline(row, messages, '\t');
    if (place != where) continue;
    std::istringstream names(messages);
    for (std::string name; names >> name;) {
      CHECK_FALSE(by_message.contains(name));
      std::istringstream words(roles);
      for (std::string role; words >> role;) by_message[name].insert(role);
    }
  }
  return by_message;
}

// What only the room itself does, as the dealer at every table of this kind.
std::vector<std::string> acts_of_the_room(const std::string& where) {
  std::vector<std::string> acts;
  for (const auto& [message, roles] : roles_written_down(where))
    if (roles.contains("nobody")) acts.push_back(message);
  REQUIRE_FALSE(acts.empty());
  return acts;
}

template <class Command>
void every_command_is_given_once(std::span<const Permission> given,
                                 const std::vector<std::string>& acts) {
  std::vector<std::string> names;
  Names<Command>::add(names);
  for (const std::string& name : names) {
    CAPTURE(name);
    const bool by_people = find_permission(given, name) != nullptr;
    const bool by_room = std::find(acts.begin(), acts.end(), name) != acts.end();
    CHECK(by_people != by_room);
  }
  CHECK(given.size() + acts.size() == names.size());
}

TEST_CASE("every command of a table is given to somebody or is the room's own, never both") {
  every_command_is_given_once<TableCommand>(poker_permissions(), acts_of_the_room("poker"));
  every_command_is_given_once<canberra::Command>(canberra_permissions(),
                                                 acts_of_the_room("canberra"));
}

std::map<std::string, std::set<std::string>> roles_given(std::span<const Permission> list,
                                                         const std::vector<std::string>& acts) {
  std::map<std::string, std::set<std::string>> by_message;
  for (const Permission& permission : list) {
    std::set<std::string>& roles = by_message[std::string(permission.type)];
    if (permission.roles.has_visitors()) roles.insert("visitor");
    for (int role = 0; role < role_count; ++role)
      if (permission.roles.contains(static_cast<Role>(role)))
        roles.emplace(word(static_cast<Role>(role)));
  }
  for (const std::string& act : acts) by_message[act] = {"nobody"};
  return by_message;
}

TEST_CASE("tests/e2e/roles.tsv says who may send what, message by message") {
  CHECK(roles_given(room_permissions(), {}) == roles_written_down("room"));
  CHECK(roles_given(poker_permissions(), acts_of_the_room("poker")) == roles_written_down("poker"));
  CHECK(roles_given(canberra_permissions(), acts_of_the_room("canberra")) ==
        roles_written_down("canberra"));
  CHECK(roles_given(hosted_permissions(), {}) == roles_written_down("hosted"));
  CHECK(roles_given(hosted_canberra_permissions(), {}) == roles_written_down("hosted_canberra"));
  CHECK(roles_given(tournament_permissions(), {}) == roles_written_down("tournament"));
  CHECK(roles_given(contest_permissions(), {}) == roles_written_down("contest"));
}

// Refused by the room itself; the rulebooks have a rule of that name too, with a clause.
bool is_barred(const boost::json::object& answer) {
  const std::string rule = text_in(answer, "rule");
  return (rule == "not_your_role" || rule == "not_signed_in") && answer.at("clause").is_null();
}

struct Everybody {
  explicit Everybody(InRoom& in) {
    connections[0] = in.connect(in.guest("ann"));
    for (int role = 1; role < role_count; ++role)
      connections[role] = in.staff(static_cast<Role>(role));
    visitor = in.connect();
  }
  ConnectionId connections[role_count]{};
  ConnectionId visitor = 0;
};

// Uses a new table for each, because some of them close it.
void try_all(InRoom& in, const Everybody& all, std::span<const Permission> list,
             const std::string& rulebook) {
  for (const Permission& permission : list) {
    const std::string fields = R"(,"table":)" + std::to_string(in.open(rulebook));
    const std::string text = R"({"type":")" + std::string(permission.type) + "\"" + fields + "}";
    CAPTURE(text);
    CHECK(is_barred(in.put(all.visitor, text)) == !permission.roles.has_visitors());
    // Those who may come last, because what they do may close the table.
    for (const bool may : {false, true})
      for (int role = 0; role < role_count; ++role) {
        CAPTURE(role);
        if (permission.type == "dismiss") continue;
        if (permission.roles.contains(static_cast<Role>(role)) != may) continue;
        CHECK(is_barred(in.put(all.connections[role], text)) == !may);
      }
  }
}

TEST_CASE("every message by every role: what the table does not allow is refused") {
  InRoom in;
  const Everybody all(in);
  const std::string poker = R"(,"table":)" + std::to_string(in.open("holdem-1995"));
  try_all(in, all, poker_permissions(), "holdem-1995");
  try_all(in, all, canberra_permissions(), "canberra-2017");
  std::vector<Permission> of_room(room_permissions().begin(), room_permissions().end());
  std::erase_if(of_room, [](const Permission& one) { return one.type == "open_table"; });
  try_all(in, all, of_room, "holdem-1995");
  for (const std::string where : {"poker", "canberra"})
    for (const std::string& act : acts_of_the_room(where)) {
      // The room's own message of that name is a different one.
      if (act == "announce") continue;
      for (const ConnectionId connection : all.connections)
        CHECK(in.refusal(connection, R"({"type":")" + act + "\"" + poker + "}") == "unknown_type");
    }
}

TEST_CASE("a command with a long name is known by it") {
  InRoom in;
  const std::string at = R"(,"table":)" + std::to_string(in.open("holdem-1995"));
  CHECK(in.refusal(in.staff(Role::supervisor), R"({"type":"share_information")" + at + "}") !=
        "unknown_type");
}

TEST_CASE("nobody acts for another seat or as another player") {
  InRoom in;
  const std::string at = R"(,"table":)" + std::to_string(in.open("holdem-1995"));
  const ConnectionId ann = in.connect(in.guest("ann"));
  const ConnectionId bob = in.connect(in.guest("bob"));
  CHECK(in.refusal(ann, R"({"type":"sit")" + at + R"(,"seat":1,"stake":100})") == "");
  CHECK(in.refusal(bob, R"({"type":"sit")" + at + R"(,"seat":2,"stake":100})") == "");
  CHECK(in.refusal(bob, R"({"type":"leave")" + at + R"(,"seat":1})") == "not_your_seat");
  CHECK(in.refusal(bob, R"({"type":"open_dispute","player":1,"text":"x")" + at + "}") ==
        "not_your_seat");
  CHECK(in.refusal(bob, R"({"type":"sit_out","by":"operator")" + at + "}") == "");
}

}  // namespace
}  // namespace cardroom::room
