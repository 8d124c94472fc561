#include "room/tournaments/ready_made.h"

#include "base/check.h"

namespace cardroom::room {

void announce_ready_made(Performer& performer, const Moment& at) {
  // H-02, T01-3.5(a): the Ace plays high and low.
  const auto announced = performer.announce({.format = "tournament-2001-h",
                                             .name = "Sit and go",
                                             .directing = records::Directing::room,
                                             .conditions = {},
                                             .table_settings = {{"ace-low", "on"}},
                                             .house = {},
                                             .starts_ms = 0,
                                             .bots_up_to = 10},
                                            at);
  check(static_cast<bool>(announced), "the ready-made tournament cannot be announced");
}

}  // namespace cardroom::room
