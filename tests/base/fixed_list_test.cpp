#include "base/fixed_list.h"

#include <doctest/doctest.h>

#include <cstring>
#include <numeric>
#include <type_traits>

using namespace cardroom;

static_assert(std::is_trivially_copyable_v<FixedList<int, 4>>);
static_assert(sizeof(FixedList<char, 53>) == 54);    // The size takes one byte …
static_assert(sizeof(FixedList<char, 300>) == 302);  // … or two if it must.
static_assert(FixedList<int, 4>{1, 2}.size() == 2 && FixedList<int, 4>().empty());

TEST_CASE("FixedList keeps values in order and closes the gap when one is taken out") {
  FixedList<int, 4> list = {1, 2, 3};
  list.erase_at(1);
  CHECK(list == FixedList<int, 4>{1, 3});
  CHECK(list.contains(3));
  CHECK_FALSE(list.contains(2));
  list.push_back(9);
  list.push_back(8);
  CHECK(list.full());
  CHECK(list.back() == 8);
  list.pop_back();
  CHECK(std::accumulate(list.begin(), list.end(), 0) == 13);
}

TEST_CASE("FixedList compares what it holds and not what it held") {
  FixedList<int, 4> used = {1, 2, 3};
  used.pop_back();
  CHECK(used == FixedList<int, 4>{1, 2});
  CHECK_FALSE(used == FixedList<int, 4>{1, 2, 3});
  CHECK_FALSE(used == FixedList<int, 4>{1, 3});
  used.clear();
  CHECK(used == FixedList<int, 4>());
}

TEST_CASE("FixedList can be copied as bytes") {
  const FixedList<int, 4> list = {4, 5, 6};
  FixedList<int, 4> copy;
  std::memcpy(&copy, &list, sizeof list);
  CHECK(copy == list);
}

TEST_CASE("FixedList of more than 255 counts on") {
  FixedList<int, 300> list;
  for (int value = 0; value < 300; ++value) list.push_back(value);
  CHECK(list.full());
  CHECK(list[299] == 299);
  CHECK(list.capacity() == 300);
}
