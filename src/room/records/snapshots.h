// Snapshots: the streams that have changed, each in one piece, so a restart need not read all
// records.
#pragma once

#include "room/records/kept.h"

namespace cardroom::room {

void add_snapshots(const Kept& kept, store::Batch& batch);

}  // namespace cardroom::room
