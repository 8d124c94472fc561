#include "codec/from_json.h"

#include <boost/json/parser.hpp>
#include <boost/json/serialize.hpp>

#include "base/parse_error.h"
#include "base/seat_set.h"

namespace cardroom::codec {

namespace {

// What is there instead, in short.
std::string shown(const json::value& value) {
  constexpr std::size_t enough = 60;
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list of " + std::to_string(value.get_array().size());
  if (value.is_string()) return quoted(std::string_view(value.get_string()).substr(0, enough));
  return json::serialize(value);
}

FieldError expected(std::string what, const json::value& got) {
  return {"", std::move(what), shown(got)};
}

std::optional<std::int64_t> whole_number(const json::value& value) {
  if (const auto* const number = value.if_int64()) return *number;
  return std::nullopt;
}

}  // namespace

Trouble read_seat(const json::value& from, Seat& into) {
  into = Seat::none();
  if (from.is_null()) return {};
  const auto number = whole_number(from);
  if (!number || *number < 1 || *number > seats_max)
    return expected("a seat from 1 to " + std::to_string(seats_max) + ", or null", from);
  into = Seat(static_cast<int>(*number));
  return {};
}

Trouble read_card(const json::value& from, Card& into) {
  into = Card();
  const auto* const text = from.if_string();
  if (text && *text == "??") return {};
  const auto card = text ? Card::parse(*text) : std::nullopt;
  if (!card) return expected("a card like \"As\" or \"Jk\", or \"??\" for none", from);
  into = *card;
  return {};
}

Trouble read_cards(const json::value& from, CardList& into) {
  into.clear();
  const json::array* list = nullptr;
  if (auto trouble = read_list(from, CardList::capacity(), list)) return trouble;
  CardSet seen;
  for (const json::value& item : *list) {
    Card card;
    if (auto trouble = read_card(item, card)) return trouble->inside(into.size() + 1);
    if (card.is_none() || seen.contains(card))
      return expected("a card that is not in the list before", item).inside(into.size() + 1);
    seen.insert(card);
    into.push_back(card);
  }
  return {};
}

Trouble read_clause(const json::value& from, Clause& into) {
  into = Clause();
  if (from.is_null()) return {};
  const auto* const text = from.if_string();
  const auto clause = text ? Clause::parse(*text) : std::nullopt;
  if (!clause) return expected("the id of a clause like \"H95-10.2\", or null", from);
  into = *clause;
  return {};
}

Trouble read_player(const json::value& from, PlayerId& into) {
  into = PlayerId();
  if (from.is_null()) return {};
  const auto number = whole_number(from);
  if (!number || *number < 1 || *number > std::numeric_limits<std::uint32_t>::max())
    return expected("the number of a player, or null", from);
  into = PlayerId(static_cast<std::uint32_t>(*number));
  return {};
}

Trouble read_bool(const json::value& from, bool& into) {
  const auto* const given = from.if_bool();
  if (!given) return expected("true or false", from);
  into = *given;
  return {};
}

Trouble read_text(const json::value& from, std::string& into) {
  const auto* const text = from.if_string();
  if (!text) return expected("a text", from);
  into = *text;
  return {};
}

Trouble read_bytes(const json::value& from, Seed& into) {
  const auto* const text = from.if_string();
  const auto bytes = text ? parse_seed(*text) : Result<Seed, ParseError>(ParseError{});
  if (!bytes) return expected("64 hexadecimal digits", from);
  into = *bytes;
  return {};
}

Trouble read_object(const json::value& from, const json::object*& into) {
  into = from.if_object();
  if (!into) return expected("an object", from);
  return {};
}

Trouble read_number(const json::value& from, WholeNumbers allowed, std::int64_t& into) {
  const auto number = whole_number(from);
  if (!number || *number < allowed.least || *number > allowed.most)
    return expected("a whole number from " + std::to_string(allowed.least) + " to " +
                        std::to_string(allowed.most),
                    from);
  into = *number;
  return {};
}

Trouble read_letters(const json::value& from, std::size_t most, std::string_view& into) {
  const auto* const text = from.if_string();
  if (!text || text->size() > most)
    return expected("a text of at most " + std::to_string(most) + " bytes", from);
  into = *text;
  return {};
}

Trouble read_word(const json::value& from, const std::string_view* words, std::size_t count,
                  std::size_t& into) {
  const auto* const text = from.if_string();
  std::string known;
  for (std::size_t at = 0; at < count; ++at) {
    if (text && *text == words[at]) {
      into = at;
      return {};
    }
    known += (at == 0 ? "" : ", ") + std::string(words[at]);
  }
  return expected("one of " + known, from);
}

Trouble read_list(const json::value& from, std::size_t most, const json::array*& into) {
  into = from.if_array();
  if (!into || into->size() > most)
    return expected("a list of at most " + std::to_string(most), from);
  return {};
}

Trouble wrong_length(std::size_t wanted, std::size_t got) {
  return FieldError{"", "a list of " + std::to_string(wanted), "a list of " + std::to_string(got)};
}

Trouble read_type(const json::value& from, std::string_view& into) {
  const auto* const object = from.if_object();
  if (!object) return expected("an object", from);
  const auto* const type = object->if_contains("type");
  if (!type) return FieldError{"type", "a text", "nothing"};
  if (!type->is_string()) return expected("a text", *type).inside("type");
  into = type->get_string();
  return {};
}

FieldError unknown_type(std::string_view type) {
  return {"type", "the name of something known here", quoted(type)};
}

FieldReader::FieldReader(const json::value& from) { trouble_ = read_object(from, object_); }

FieldReader::FieldReader(const json::value& from, std::string_view type) {
  std::string_view given;
  trouble_ = read_type(from, given);
  if (trouble_) return;
  object_ = from.if_object();
  names_[asked_++] = "type";
  if (given != type) trouble_ = FieldError{"type", quoted(type), quoted(given)};
}

const json::value* FieldReader::next_if_there(std::string_view name) {
  if (trouble_) return nullptr;
  const auto* const value = object_->if_contains(name);
  if (!value) return nullptr;
  check(asked_ < names_.size(), "a struct has more fields than can be read");
  names_[asked_++] = name;
  return value;
}

const json::value* FieldReader::next(std::string_view name) {
  const auto* const value = next_if_there(name);
  if (!value && !trouble_) trouble_ = FieldError{std::string(name), "a value", "nothing"};
  return value;
}

bool FieldReader::lacks(std::string_view name) const {
  return object_ != nullptr && !object_->contains(name);
}

void FieldReader::found(std::string_view name, Trouble trouble) {
  if (trouble) trouble_ = trouble->inside(std::string(name));
}

Trouble FieldReader::done() {
  if (trouble_ || object_->size() == asked_) return trouble_;
  for (const auto& [key, value] : *object_) {
    bool known = false;
    for (std::size_t at = 0; at < asked_; ++at) known = known || names_[at] == key;
    if (!known) return FieldError{std::string(key), "no such field", shown(value)};
  }
  return trouble_;
}

SnapshotFields::SnapshotFields(const json::value& from, std::string_view type) {
  std::string_view given;
  trouble_ = read_type(from, given);
  if (trouble_) return;
  object_ = from.if_object();
  known_ = 1;
  if (given != type) trouble_ = FieldError{"type", quoted(type), quoted(given)};
}

const json::value* SnapshotFields::next(std::string_view name) {
  const auto* const value = trouble_ ? nullptr : object_->if_contains(name);
  if (value) ++known_;
  return value;
}

Trouble SnapshotFields::done() const {
  if (trouble_ || object_->size() == known_) return trouble_;
  return FieldError{"", std::to_string(known_) + " fields", std::to_string(object_->size())};
}

void SnapshotFields::found(std::string_view name, Trouble trouble) {
  if (trouble) trouble_ = trouble->inside(std::string(name));
}

Result<json::value, FieldError> parse_json(std::string_view text) {
  boost::system::error_code error;
  json::parser parser;
  const auto used = parser.write_some(text.data(), text.size(), error);
  if (!error && used < text.size()) error = json::make_error_code(json::error::extra_data);
  if (error)
    return FieldError{"", "JSON", error.message() + " at byte " + std::to_string(used + 1)};
  return parser.release();
}

}  // namespace cardroom::codec
