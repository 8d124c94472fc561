// What earlier programs recorded otherwise: citations that were corrected since, and games whose
// description was. A journal is not rewritten, so the audit accepts both.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <cstddef>

#include "rules/table/table.h"

namespace cardroom::audit {

namespace json = boost::json;

// Whether the events differ only in a citation that was corrected.
bool is_corrected(const json::value& recorded, const json::value& expected);

// Players who go out in one round were told in the order of their seats, each with the next place.
// How many events from this one on tell the same players in another order or with other places.
std::size_t told_by_seats(const json::array& recorded, const json::array& expected, std::size_t at);

// Deals the table's next round with the game as it was when these events were recorded.
void deal_as_recorded(Table& table, const json::array& events);

}  // namespace cardroom::audit
