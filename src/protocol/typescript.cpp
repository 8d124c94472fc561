#include "protocol/typescript.h"

#include <map>

#include "protocol/commands.h"
#include "protocol/messages.h"
#include "protocol/requests.h"
#include "protocol/type_text.h"

namespace cardroom::protocol {

namespace {

using codec::Shape;
using codec::ShapeField;

constexpr std::string_view head =
    "// The messages that the room sends and gets. Written by `cardroom protocol typescript`; "
    "change\n"
    "// the structs of the program instead.\n"
    "\n"
    "// Two letters, `As`, `Td`, the Joker `Jk`; `??` for a card that may not be seen.\n"
    "export type Card = string;\n"
    "\n"
    "// What is different in a T. An object changes what is there, a list's entries under their "
    "places;\n"
    "// anything else takes its place.\n"
    "export type Changes<T> = T extends (infer Entry)[]\n"
    "  ? T | Record<string, Changes<Entry>>\n"
    "  : T extends object\n"
    "    ? { [Field in keyof T]?: Changes<T[Field]> }\n"
    "    : T;\n";

// The objects inside a shape, each under its name, after those it needs.
class Parts {
 public:
  void gather(const Shape& shape) {
    for (const Shape& inner : shape.inside) gather(inner);
    for (const ShapeField& field : shape.fields) gather_field(field);
    if (shape.kind != Shape::Kind::object || !seen_.emplace(shape.name, true).second) return;
    text_ += declared(shape);
  }
  // A message: its own type is not declared.
  void gather_inside(const Shape& shape) {
    for (const ShapeField& field : shape.fields) gather_field(field);
  }
  const std::string& text() const { return text_; }

 private:
  // The alternatives of an inlined choice are written in place.
  void gather_field(const ShapeField& field) {
    if (!field.is_inlined) return gather(field.shape);
    if (field.shape.kind == Shape::Kind::object) return gather_inside(field.shape);
    for (const Shape& one : field.shape.inside) gather_field({field.name, one, false, true});
  }

  static std::string declared(const Shape& shape);

  std::map<std::string_view, bool> seen_;
  std::string text_;
};

// `{ type: 'watch'; table: number; after?: number }`
std::string object_text(const Shape& shape) {
  std::string text = "{ ";
  if (shape.has_type) text += "type: '" + std::string(shape.name) + "'; ";
  for (const ShapeField& field : all_fields(shape))
    if (!field.is_inlined) text += field_text(field) + "; ";
  text.resize(text.size() - (text.ends_with("; ") ? 2 : 0));
  return text + (text == "{ " ? "}" : " }");
}

// Each alternative on a line of its own, including those of a choice inside.
void add_alternatives(std::string& text, const Shape& shape) {
  if (shape.kind != Shape::Kind::either) {
    text += "\n  | " + object_text(shape);
    return;
  }
  for (const Shape& one : shape.inside) add_alternatives(text, one);
}

std::string Parts::declared(const Shape& shape) {
  const std::string name = type_name(shape.name);
  std::string alternatives;
  for (const ShapeField& field : all_fields(shape))
    if (field.is_inlined) add_alternatives(alternatives, field.shape);
  if (!alternatives.empty())
    return "\nexport type " + name + " = " + object_text(shape) + " & (" + alternatives + "\n);\n";
  std::string text = "\nexport interface " + name + " {\n";
  if (shape.has_type) text += "  type: '" + std::string(shape.name) + "';\n";
  for (const ShapeField& field : all_fields(shape)) text += "  " + field_text(field) + ";\n";
  return text + "}\n";
}

std::string words() {
  std::string text;
  for (const NamedWords& named : named_words()) {
    text += "\nexport type " + std::string(named.name) + " =";
    for (const std::string_view word : named.words) text += "\n  | '" + std::string(word) + "'";
    text += ";\n";
  }
  return text;
}

template <class List>
std::string map_of(std::string_view name, std::string_view what, const List& list) {
  std::string text =
      "\n// " + std::string(what) + "\nexport interface " + std::string(name) + " {\n";
  for (const auto& one : list)
    text += "  " + std::string(one.shape.name) + ": " + object_text(one.shape) + ";\n";
  return text + "}\n";
}

std::string answers() {
  std::string text = "\n// The message that answers each request.\nexport interface Answers {\n";
  for (const RequestEntry& request : requests())
    text += "  " + std::string(request.shape.name) + ": '" + std::string(request.answer) + "';\n";
  return text + "}\n";
}

template <class List>
std::string permitted(std::string_view where, const List& list) {
  std::string text = "  " + std::string(where) + ": {\n";
  for (const auto& one : list) {
    std::string roles;
    for (const std::string_view role : one.roles)
      roles += (roles.empty() ? "'" : ", '") + std::string(role) + "'";
    text += "    " + std::string(one.shape.name) + ": [" + roles + "],\n";
  }
  return text + "  },\n";
}

}  // namespace

std::string typescript() {
  std::string text(head);
  Parts parts;
  for (const MessageEntry& message : messages()) parts.gather_inside(message.shape);
  text += words() + parts.text();
  text += map_of("Messages", "Every message of the room, by its type.", messages());
  text += map_of("Requests", "What a client may ask the room, by its type.", requests());
  text += answers();
  for (const GameCommands& game : games())
    text += map_of(type_name(game.kind) + "Commands",
                   "Commands " + std::string(game.where) + ", by their type.", game.commands);
  text +=
      "\nexport type Request = Requests[keyof Requests];\n"
      "export type PokerCommand = PokerCommands[keyof PokerCommands];\n"
      "export type HostedCommand = HostedCommands[keyof HostedCommands];\n"
      "export type CanberraCommand = CanberraCommands[keyof CanberraCommands];\n"
      "export type HostedCanberraCommand =\n"
      "  HostedCanberraCommands[keyof HostedCanberraCommands];\n"
      "export type TableCommand =\n"
      "  PokerCommand | HostedCommand | CanberraCommand | HostedCanberraCommand;\n"
      "export type TournamentCommand = TournamentCommands[keyof TournamentCommands];\n"
      "export type ContestCommand = ContestCommands[keyof ContestCommands];\n"
      "\n// Who may send what: the room's own table.\nexport const permissions = {\n";
  text += permitted("room", requests());
  for (const GameCommands& game : games()) text += permitted(game.kind, game.commands);
  return text + "} as const;\n";
}

}  // namespace cardroom::protocol
