// What the program says about its messages, compared with real messages of a room and with the
// examples of docs/protocol.md.
#include <doctest/doctest.h>

#include <boost/json/parse.hpp>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "protocol/commands.h"
#include "protocol/markdown.h"
#include "protocol/messages.h"
#include "protocol/requests.h"
#include "protocol/type_text.h"
#include "protocol/typescript.h"
#include "room/hosted/permissions.h"
#include "room/messages/permissions.h"
#include "source_folder.h"

namespace cardroom::protocol {
namespace {

namespace json = boost::json;
using codec::Shape;
using codec::ShapeField;

std::string fault(const Shape& shape, const json::value& value, const std::string& at);

// The fields of an object, including those of an inlined choice.
std::string fault_in_object(const Shape& shape, const json::object& object, const std::string& at,
                            std::set<std::string_view>& known) {
  if (shape.has_type) {
    known.insert("type");
    if (!object.contains("type") || object.at("type") != json::value(shape.name))
      return at + " is no " + std::string(shape.name);
  }
  for (const ShapeField& field : shape.fields) {
    if (field.is_inlined) {
      std::vector<Shape> choices{field.shape};
      std::string wrong;
      while (!choices.empty()) {
        const Shape one = choices.back();
        choices.pop_back();
        choices.insert(choices.end(), one.inside.begin(), one.inside.end());
        if (one.kind == Shape::Kind::either) continue;
        std::set<std::string_view> inner;
        wrong = fault_in_object(one, object, at, inner);
        if (!wrong.empty()) continue;
        known.insert(inner.begin(), inner.end());
        break;
      }
      if (!wrong.empty()) return wrong;
      continue;
    }
    known.insert(field.name);
    const json::value* const value = object.if_contains(field.name);
    if (value == nullptr && !field.may_be_left_out)
      return at + "." + std::string(field.name) + " is missing";
    if (value == nullptr) continue;
    if (const auto wrong = fault(field.shape, *value, at + "." + std::string(field.name));
        !wrong.empty())
      return wrong;
  }
  return {};
}

// Empty if the value has the shape.
std::string fault(const Shape& shape, const json::value& value, const std::string& at) {
  if (value.is_null()) return shape.or_null ? "" : at + " is null";
  switch (shape.kind) {
    case Shape::Kind::whole:
      return value.is_int64() ? "" : at + " is no whole number";
    case Shape::Kind::flag:
      return value.is_bool() ? "" : at + " is no flag";
    case Shape::Kind::text:
    case Shape::Kind::card:
      return value.is_string() ? "" : at + " is no text";
    case Shape::Kind::words:
      for (const auto word : shape.words)
        if (value == json::value(word)) return "";
      return at + " is not one of the words";
    case Shape::Kind::list:
      if (!value.is_array()) return at + " is no list";
      for (const json::value& item : value.get_array())
        if (auto wrong = fault(shape.inside[0], item, at + "[]"); !wrong.empty()) return wrong;
      return "";
    case Shape::Kind::pair:
      return value.is_array() && value.get_array().size() == 2 ? "" : at + " is no pair";
    case Shape::Kind::named:
      if (!value.is_object()) return at + " is no object";
      for (const auto& [name, item] : value.get_object())
        if (auto wrong = fault(shape.inside[0], item, at + "." + std::string(name)); !wrong.empty())
          return wrong;
      return "";
    case Shape::Kind::object: {
      if (!value.is_object()) return at + " is no object";
      std::set<std::string_view> known;
      if (auto wrong = fault_in_object(shape, value.get_object(), at, known); !wrong.empty())
        return wrong;
      for (const auto& [name, item] : value.get_object())
        if (!known.contains(std::string_view(name)))
          return at + "." + std::string(name) + " is not described";
      return "";
    }
    case Shape::Kind::either: {
      std::string wrong;
      for (const Shape& one : shape.inside) {
        wrong = fault(one, value, at);
        if (wrong.empty()) return "";
      }
      return wrong;
    }
    case Shape::Kind::changes:
      return value.is_object() ? "" : at + " is no object";
    case Shape::Kind::other:
      return "";
  }
  return "";
}

const Shape& message_shape(std::string_view name) {
  static const std::vector<MessageEntry> all = messages();
  for (const MessageEntry& one : all)
    if (one.shape.name == name) return one.shape;
  FAIL("there is no message " << name);
  return all.front().shape;
}

const Shape& state_shape() {
  for (const ShapeField& field : message_shape("events").fields)
    if (field.name == "state") return field.shape;
  return message_shape("events");
}

TEST_CASE("a room sends what the structs describe") {
  std::ifstream file(test::source_folder() + "/tests/golden/protocol.jsonl");
  std::string line;
  std::set<std::string> seen;
  while (std::getline(file, line)) {
    const json::value value = json::parse(line);
    const std::string name(value.at("example").as_string());
    const bool is_state = name.starts_with("state-");
    CHECK(fault(is_state ? state_shape() : message_shape(name), value.at("message"), name) == "");
    if (!is_state) seen.insert(name);
  }
  CHECK(seen.size() == messages().size());
}

TEST_CASE("a shape finds what is wrong") {
  const Shape& chat = message_shape("chat");
  const std::string head = R"({"type":"chat","table":3,"at_ms":1,"player":7,"name":"ann")";
  CHECK(fault(chat, json::parse(head + R"(,"text":"a"})"), "chat") == "");
  CHECK(fault(chat, json::parse(head + R"(,"text":5})"), "chat") == "chat.text is no text");
  CHECK(fault(chat, json::parse(head + "}"), "chat") == "chat.text is missing");
  CHECK(fault(chat, json::parse(head + R"(,"text":"a","new":1})"), "chat") ==
        "chat.new is not described");
}

TEST_CASE("every message to the room that somebody may send is described, and no other") {
  std::set<std::string_view> described;
  for (const RequestEntry& request : requests()) {
    CHECK_MESSAGE(!request.roles.empty(), request.shape.name);
    described.insert(request.shape.name);
    if (request.answer != "done") message_shape(request.answer);
  }
  for (const room::Permission& permission : room::room_permissions())
    CHECK_MESSAGE(described.contains(permission.type), permission.type);
  CHECK(described.size() == room::room_permissions().size());
}

TEST_CASE("every command that somebody may give at a table is described") {
  const auto all = games();
  CHECK(all[0].commands.size() == room::poker_permissions().size());
  CHECK(all[1].commands.size() == room::hosted_permissions().size());
  CHECK(all[2].commands.size() == room::canberra_permissions().size());
  CHECK(all[3].commands.size() == room::hosted_canberra_permissions().size());
  CHECK(all[4].commands.size() == room::tournament_permissions().size());
  CHECK(all[5].commands.size() == room::contest_permissions().size());
}

TEST_CASE("types are written as TypeScript writes them") {
  CHECK(type_name("lobby_table") == "LobbyTable");
  const std::string text = typescript();
  const auto has = [&](std::string_view part) { return text.find(part) != text.npos; };
  CHECK(has("\n  watch: { type: 'watch'; table: number; after?: number; changes?: boolean };\n"));
  CHECK(has("\n  raise: { type: 'raise'; seat?: number; to: number };\n"));
  CHECK(
      has("\n  lobby: { type: 'lobby'; id: string | null; rehearsal: boolean; from: number; "
          "to: number; tables: LobbyTable[]; next: number | null };\n"));
  CHECK(has("\n    fold: ['player'],\n"));
}

TEST_CASE("tables of Markdown have no bar inside a cell") {
  const std::string text = record_table();
  CHECK(text.find("| `cage` | `command` |") != text.npos);
  CHECK(text.find("`table: number or null`") != text.npos);
}

}  // namespace
}  // namespace cardroom::protocol
