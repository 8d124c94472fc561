#include "any_message.h"

#include <algorithm>
#include <limits>

#include "cards/card_set.h"
#include "cards/deck.h"
#include "rules/game/setting_list.h"
#include "rules/games/games.h"

namespace cardroom::protocol {

namespace {

namespace json = boost::json;

std::vector<Card> all_cards() {
  std::vector<Card> cards;
  for (const Card card : Deck::full().cards()) cards.push_back(card);
  return cards;
}

bool is_player(std::string_view name) {
  constexpr std::string_view names[] = {"player", "reserve", "instead_of", "substitute",
                                        "from",   "drawn",   "players"};
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

AnyMessage::AnyMessage(std::string_view kind, std::uint64_t seed)
    : kind_(kind), requests_(requests()), chance_(seed) {
  for (GameCommands& game : games())
    if (game.kind == kind) commands_ = std::move(game.commands);
}

std::int64_t AnyMessage::number_of(std::string_view name, const Edges& edges) {
  const auto small = static_cast<std::int64_t>(chance_.below(12));
  const bool usual = !chance_.in_thousand(100);
  if (name == "table" && usual) return edges.table;
  if (is_player(name) && usual) return 1 + chance_.below(edges.players + 1);
  if (name == "tournament" && usual) return 1;
  const bool is_seat = name == "seat" || name == "to" || name == "seats";
  if (is_seat && usual) return small;
  constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
  const std::int64_t numbers[] = {0,
                                  1,
                                  2,
                                  -1,
                                  small,
                                  small * 5,
                                  edges.minimum - 1,
                                  edges.minimum,
                                  edges.minimum * 2,
                                  edges.stake - 1,
                                  edges.stake,
                                  edges.stake + 1,
                                  edges.stake * 100,
                                  edges.stake * 100,
                                  1'999,
                                  2'000,
                                  2'001,
                                  199'999,
                                  200'000,
                                  200'001,
                                  65'535,
                                  65'536,
                                  1'000'000'000'000,
                                  1'000'000'000'001,
                                  (std::int64_t{1} << 53) - 1,
                                  std::int64_t{1} << 53,
                                  most - 1,
                                  most,
                                  -most - 1};
  return one_of(numbers);
}

std::string AnyMessage::text_of(std::string_view name) {
  if (name == "clause" || name == "breach")
    return std::string(Clause::at(chance_.below(Clause::count())).id());
  if (name == "rulebook" && chance_.in_thousand(100)) return "canberra-2017";
  if (name == "rulebook") return std::string(one_of(all_games)->key);
  if (name == "key") {
    const std::string_view house[] = {
        "absent-seconds", "away-seconds",      "empty-seconds",    "pause-seconds", "wager-seconds",
        "bot-pace-ms",    "time-bank-seconds", "irregular-wagers", "bots",          "chips",
        "lesson"};
    return std::string(chance_.in_thousand(500) ? one_of(house) : one_of(setting_list()).key);
  }
  const std::string_view texts[] = {
      "",           "0",
      "1",          "2",
      "5",          "10",
      "100",        "65536",
      "-1",         "fixed",
      "no-limit",   "pot",
      "on",         "off",
      "52",         "joker",
      "aa",         "9223372036854775807",
      "table",      "program",
      "p1",         "Zoë \U0001F0A1",
      "\u202Etxet", "é́́",
      "a\nb",       "a name that is longer than anything that anybody would call a table at all"};
  return std::string(one_of(texts));
}

// What no field of any message is.
json::value AnyMessage::odd_value() {
  json::value deep = json::array();
  for (std::uint32_t left = chance_.below(60); left > 0; --left) deep = json::array{deep};
  const json::value values[] = {nullptr,
                                1.5,
                                -0.0,
                                1e300,
                                "1",
                                "",
                                true,
                                json::array(),
                                json::object(),
                                json::object{{"type", "fold"}},
                                std::numeric_limits<std::uint64_t>::max(),
                                deep};
  return one_of(values);
}

json::value AnyMessage::value_of(std::string_view name, const codec::Shape& shape,
                                 const Edges& edges) {
  static const std::vector<Card> cards = all_cards();
  if (chance_.in_thousand(8)) return odd_value();
  switch (shape.kind) {
    case codec::Shape::Kind::whole:
      return number_of(name, edges);
    case codec::Shape::Kind::flag:
      return chance_.in_thousand(500);
    case codec::Shape::Kind::text:
      return json::value(text_of(name));
    case codec::Shape::Kind::card:
      return json::value(to_string(one_of(cards)));
    case codec::Shape::Kind::words:
      return json::value(one_of(shape.words));
    case codec::Shape::Kind::list: {
      json::array list;
      for (std::uint32_t left = chance_.below(4); left > 0; --left)
        list.push_back(value_of(name, shape.inside[0], edges));
      return list;
    }
    case codec::Shape::Kind::pair:
      return json::array{value_of(name, shape.inside[0], edges),
                         value_of(name, shape.inside[1], edges)};
    case codec::Shape::Kind::named: {
      json::object named;
      for (std::uint32_t left = chance_.below(3); left > 0; --left)
        named[text_of("key")] = value_of(name, shape.inside[0], edges);
      return named;
    }
    case codec::Shape::Kind::object:
      return object_of(shape, edges);
    case codec::Shape::Kind::either:
      return value_of(name, one_of(shape.inside), edges);
    case codec::Shape::Kind::changes:
      return json::object();  // Nobody sends the room any.
    case codec::Shape::Kind::other: {
      std::string role;
      return command_of(edges, role);
    }
  }
  return nullptr;
}

json::object AnyMessage::object_of(const codec::Shape& shape, const Edges& edges) {
  json::object object;
  if (shape.has_type) object["type"] = json::value(shape.name);
  for (const codec::ShapeField& field : shape.fields) {
    const bool left_out = chance_.in_thousand(field.may_be_left_out ? 600 : 20);
    if (!left_out) object[field.name] = value_of(field.name, field.shape, edges);
  }
  return object;
}

json::object AnyMessage::command_of(const Edges& edges, std::string& role) {
  const CommandEntry& command = one_of(commands_);
  role = one_of(command.roles);
  return object_of(command.shape, edges);
}

AnyMessage::Made AnyMessage::whole(json::object object, std::string role) {
  object["id"] = json::value(kind_ + std::to_string(++ids_));
  return {std::move(role), json::serialize(object)};
}

AnyMessage::Made AnyMessage::at_table(const Edges& edges) {
  std::string role;
  json::object command = command_of(edges, role);
  command["table"] = edges.table;
  return whole(std::move(command), std::move(role));
}

AnyMessage::Made AnyMessage::in_tournament(const Edges& edges) {
  std::string role;
  json::object command = command_of(edges, role);
  command["tournament"] = 1;
  return whole(std::move(command), std::move(role));
}

AnyMessage::Made AnyMessage::to_room(const Edges& edges) {
  const RequestEntry& request = one_of(requests_);
  return whole(object_of(request.shape, edges), std::string(one_of(request.roles)));
}

}  // namespace cardroom::protocol
