#include "audit/shapes.h"

#include <array>
#include <span>

namespace cardroom::audit {

namespace {

// A field in brackets may be left out.
struct Shape {
  std::string_view stream;
  std::string_view type;
  std::array<std::string_view, 7> fields = {};
};

constexpr Shape shapes[] = {
    {"table/", "table_opened", {"table", "name", "rulebook", "settings", "money"}},
    {"table/", "key_drawn", {"round", "key", "commitment"}},
    {"table/", "entropy", {"player", "round", "hex"}},
    {"table/", "command", {"player", "role", "id", "command", "events", "[shuffle]"}},
    {"table/", "house_set", {"key", "value"}},
    {"table/", "paused", {"paused"}},
    {"table/", "bot", {"seat", "player", "seated"}},
    {"table/", "table_removed", {}},
    {"cage", "command", {"player", "role", "id", "command", "events"}},
    {"accounts", "account_opened", {"player", "name", "role", "guest", "bot"}},
    {"accounts", "registered", {"player", "name", "password"}},
    {"accounts", "session_opened", {"player", "hash", "until_ms"}},
    {"accounts", "session_closed", {"hash"}},
    {"accounts", "code_made", {"player", "hash"}},
    {"accounts", "code_used", {"hash"}},
    {"accounts", "dismissed", {"player"}},
    {"room", "rehearsal", {}},
    {"room", "chat", {"table", "player", "text"}},
    {"room", "announcement", {"table", "player", "role", "text"}},
};

bool of_stream(const Shape& shape, std::string_view stream) {
  return shape.stream.ends_with('/') ? stream.starts_with(shape.stream) : stream == shape.stream;
}

std::string wrong_fields(const Shape& shape, const json::object& record) {
  std::size_t known = 1;  // "type".
  for (std::string_view field : shape.fields) {
    if (field.empty()) break;
    const bool optional = field.front() == '[';
    if (optional) field = field.substr(1, field.size() - 2);
    if (record.contains(field))
      ++known;
    else if (!optional)
      return "has no " + std::string(field);
  }
  return record.size() == known ? "" : "has a field too many";
}

}  // namespace

std::string wrong_shape(std::string_view stream, const json::object& record) {
  const auto type = read_text(record, "type");
  if (!type) return type.error().what;
  bool stream_known = false;
  for (const Shape& shape : shapes) {
    if (!of_stream(shape, stream)) continue;
    stream_known = true;
    if (shape.type == *type) return wrong_fields(shape, record);
  }
  if (!stream_known) return "is of a stream that this audit does not know";
  return "is of a type that has no place in its stream";
}

}  // namespace cardroom::audit
