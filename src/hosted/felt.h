// A dealt table beside a hosted one: its cards are those on the felt. It answers what the hosted
// table asks, as a dealer who sees them would, and shows whether both agree.
#pragma once

#include <string_view>
#include <vector>

#include "hosted/table.h"

namespace cardroom {

// The command as the dealer of a hosted table gives it: without the order of the shoe, with the
// number of cards thrown away, and with the place of an unseen card instead of its name. `felt` is
// the table before it.
HostedCommand as_told(const Table& felt, CardSet told, const TableCommand& command);

// Only somebody who sees the cards can refuse a command for naming wrong ones.
bool names_wrong_cards(const Violation& refused);

// The cards that are seen when these events happen at the dealt table, in order.
class SeenCards {
 public:
  explicit SeenCards(const TableEvents& events);

  // What the dealer enters next. `felt` is the table after the events; hands that were not shown
  // there are kept hidden.
  HostedCommand next(const HostedTable& host, const Table& felt);

 private:
  std::vector<Card> cards_;
};

// The first field, apart from hidden cards, in which the two rounds differ; empty if there is none.
std::string_view difference(const Round& felt, const Round& told);

}  // namespace cardroom
