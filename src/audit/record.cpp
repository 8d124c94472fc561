#include "audit/record.h"

#include "cards/parse.h"
#include "codec/from_json.h"

namespace cardroom::audit {

namespace {

Unreadable wrong(std::string_view field, std::string_view expected) {
  return {"'" + std::string(field) + "' is not " + std::string(expected)};
}

// The cards that were set by hand, each as a text.
Result<std::vector<std::optional<Card>>, Unreadable> read_set(const json::object& from) {
  std::vector<std::optional<Card>> set;
  const auto* const list = from.if_contains("set");
  if (!list) return set;
  if (!list->is_array()) return wrong("set", "a list");
  for (const json::value& one : list->get_array()) {
    if (!one.is_string()) return wrong("set", "a list of cards");
    set.emplace_back();
    if (one.get_string() == "??") continue;
    const auto cards = parse_cards(one.get_string(), *Deck::of(52, true));
    if (!cards || cards->size() != 1) return wrong("set", "a list of cards");
    set.back() = (*cards)[0];
  }
  return set;
}

Result<ShuffleRecord, Unreadable> read_shuffle(const json::value& from) {
  const auto* const object = from.if_object();
  if (!object) return wrong("shuffle", "an object");
  const auto round = read_count(*object, "round");
  if (!round) return round.error();
  const auto number = read_count(*object, "number");
  if (!number) return number.error();
  const auto seed = read_seed(*object, "seed");
  if (!seed) return seed.error();
  const auto lifted = read_count(*object, "lifted");
  if (!lifted) return lifted.error();
  auto set = read_set(*object);
  if (!set) return set.error();
  return ShuffleRecord{*round, *number, *seed, static_cast<std::int64_t>(*lifted), std::move(*set)};
}

}  // namespace

Result<json::object, Unreadable> read_object(std::string_view bytes) {
  auto value = codec::parse_json(bytes);
  if (!value) return Unreadable{codec::to_string(value.error())};
  if (!value->is_object()) return Unreadable{"not an object"};
  return std::move(value->get_object());
}

Result<std::string, Unreadable> read_text(const json::object& from, std::string_view field) {
  const auto* const value = from.if_contains(field);
  if (!value || !value->is_string()) return wrong(field, "a text");
  return std::string(value->get_string());
}

Result<std::uint64_t, Unreadable> read_count(const json::object& from, std::string_view field) {
  const auto* const value = from.if_contains(field);
  if (!value || !value->is_int64() || value->get_int64() < 0) return wrong(field, "a whole number");
  return static_cast<std::uint64_t>(value->get_int64());
}

Result<Seed, Unreadable> read_seed(const json::object& from, std::string_view field) {
  const auto text = read_text(from, field);
  if (!text) return text.error();
  const auto seed = parse_seed(*text);
  if (!seed) return wrong(field, "a key of 64 digits");
  return *seed;
}

Result<CommandRecord, Unreadable> read_command(const json::object& from) {
  CommandRecord record;
  const auto* const player = from.if_contains("player");
  if (!player || codec::read_player(*player, record.player)) return wrong("player", "a player");
  const auto* const role = from.if_contains("role");
  if (!role || codec::Read::from(*role, record.role)) return wrong("role", "a role");
  const auto* const command = from.if_contains("command");
  if (!command || !command->is_object()) return wrong("command", "an object");
  const auto* const events = from.if_contains("events");
  if (!events || !events->is_array()) return wrong("events", "a list");
  record.command = command->get_object();
  record.events = events->get_array();
  if (const auto* const given = from.if_contains("shuffle")) {
    const auto shuffle = read_shuffle(*given);
    if (!shuffle) return shuffle.error();
    record.shuffle = *shuffle;
  }
  return record;
}

}  // namespace cardroom::audit
