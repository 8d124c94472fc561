// A ready-made tournament: it waits for somebody, house bots fill it up, and it begins.
#pragma once

#include "room/tournaments/performer.h"

namespace cardroom::room {

void announce_ready_made(Performer& performer, const Moment& at);

}  // namespace cardroom::room
