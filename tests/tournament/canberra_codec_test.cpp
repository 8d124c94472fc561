// Commands and events of tournaments of Canberra Poker as JSON, there and back.
#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>
#include <set>
#include <string>

#include "canberra/tournament/events.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "codec/random_fields.h"

using namespace cardroom;

namespace {

template <class Variant>
std::size_t round_trips() {
  std::set<std::string> names;
  test::RandomFields random(17);
  test::Alternatives<Variant>::each([&]<class T>() {
    CHECK_MESSAGE(names.insert(std::string(T::name)).second, T::name);
    for (int turn = 0; turn < 20; ++turn) {
      T value{};
      random.fill(value);
      const std::string text = boost::json::serialize(codec::to_json(value));
      const auto read = codec::from_text<Variant>(text);
      REQUIRE_MESSAGE(read, text);
      CHECK(boost::json::serialize(codec::to_json(*read)) == text);
    }
  });
  return names.size();
}

}  // namespace

TEST_CASE(
    "Canberra Poker: every command and event of a tournament is read back as it was written") {
  CHECK(round_trips<canberra::tournament::Command>() ==
        std::variant_size_v<canberra::tournament::Command>);
  CHECK(round_trips<canberra::tournament::Event>() ==
        std::variant_size_v<canberra::tournament::Event>);
}
