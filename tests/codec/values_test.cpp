// Structs inside structs, fields that may be left out or be null, and JSON that was already
// written.
#include "codec/values.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "codec/shape.h"

namespace cardroom::codec {
namespace {

struct Point {
  int across = 0;
  Maybe<int> down;
  CARDROOM_PART("point", across, down);
};

struct Marked {
  Some<Seat> seat;
  CARDROOM_DESCRIBED("marked", seat);
};

template <template <class> class Held>
struct Sketch {
  std::string name_;
  std::optional<Point> origin;
  std::vector<Point> points;
  Named<int> sizes;
  std::vector<std::pair<std::string, int>> pairs;
  Held<Point> last;
  CARDROOM_DESCRIBED("sketch", name_, origin, points, sizes, pairs, last);
};

struct Note {
  Maybe<int> number;
  Inlined<Marked> marked;
  std::string text;
  CARDROOM_PART("note", number, marked, text);
};

constexpr std::string_view sketch_text =
    R"({"type":"sketch","name":"a","origin":null,"points":[{"across":1},{"across":2,"down":3}],)"
    R"("sizes":{"big":9},"pairs":[["x",1]],"last":{"across":7}})";

std::string trouble(std::string_view text) {
  const auto read = from_text<Sketch<Unread>>(text);
  return read ? "none" : to_string(read.error());
}

TEST_CASE("a struct with structs, lists, names and ready JSON is written in order") {
  const std::string last = to_text(Point{7, {}});
  const Sketch<Encoded> sketch{"a",        std::nullopt, {{1, {}}, {2, 3}}, {{{"big", 9}}},
                               {{"x", 1}}, {last}};
  CHECK(to_text(sketch) == sketch_text);
}

TEST_CASE("the struct is read back, with the parts that are read later") {
  const auto parsed = parse_json(sketch_text);
  REQUIRE(parsed);
  const auto read = from_json<Sketch<Unread>>(*parsed);
  REQUIRE(read);
  CHECK(read->name_ == "a");
  CHECK_FALSE(read->origin);
  REQUIRE(read->points.size() == 2);
  CHECK_FALSE(read->points[0].down);
  CHECK(read->points[1].down == 3);
  CHECK(read->sizes.list == NamedList<int>{{"big", 9}});
  CHECK(read->pairs.front().second == 1);
  CHECK(from_json<Point>(*read->last.value)->across == 7);
}

TEST_CASE("an error inside is reported with its place") {
  std::string text(sketch_text);
  text.replace(text.find("\"down\":3"), 8, "\"down\":\"x\"");
  CHECK(trouble(text).starts_with("points[2].down: expected a whole number"));
  CHECK(trouble(R"({"type":"sketch","name":5})") == "name: expected a text; got 5");
}

TEST_CASE("inlined fields are among the others, together with their type") {
  CHECK(to_text(Note{4, {{Seat(3)}}, "t"}) ==
        R"({"number":4,"type":"marked","seat":3,"text":"t"})");
  CHECK(to_text(Note{{}, {{Seat(3)}}, "t"}) == R"({"type":"marked","seat":3,"text":"t"})");
}

TEST_CASE("somebody is never null") {
  const auto read = from_text<Marked>(R"({"type":"marked","seat":null})");
  REQUIRE_FALSE(read);
  CHECK(to_string(read.error()) == "seat: expected somebody; got null");
}

TEST_CASE("only the fields present in a client's message are read") {
  Sketch<Unread> given;
  const auto value = parse_json(R"({"type":"sketch","name":"b","origin":null,"more":1})");
  REQUIRE_FALSE(Read::given(value->as_object(), given));
  CHECK(given.name_ == "b");
  const auto wrong = parse_json(R"({"name":7})");
  const auto found = Read::given(wrong->as_object(), given);
  REQUIRE(found);
  CHECK(to_string(*found) == "name: expected a text; got 7");
}

TEST_CASE("the shape of a struct is data") {
  const Shape shape = shape_of<Sketch<Encoded>>();
  REQUIRE(shape.fields.size() == 6);
  CHECK(shape.has_type);
  CHECK(shape.fields[0].name == "name");
  CHECK(shape.fields[1].shape.or_null);
  const Shape& point = shape.fields[2].shape.inside[0];
  CHECK_FALSE(point.has_type);
  CHECK(point.fields[1].may_be_left_out);
  CHECK(shape_of<Note>().fields[1].is_inlined);
  CHECK(shape_of<std::optional<Seat>>().or_null);
  CHECK_FALSE(shape_of<std::vector<Seat>>().inside[0].or_null);
}

}  // namespace
}  // namespace cardroom::codec
