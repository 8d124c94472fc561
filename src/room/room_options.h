// The options of a room.
#pragma once

#include <cstdint>
#include <memory>

#include "base/money.h"
#include "room/shuffles/rehearsal.h"
#include "room/shuffles/shuffler.h"
#include "words/rule_text.h"

namespace cardroom::room {

struct RoomOptions {
  DrawKey draw_key;
  ShuffleCards shuffle = cardroom::shuffle;
  Cents welcome{200'000};            // Play chips for a new account.
  std::int64_t welcomes_a_day = 20;  // So many of an address get them.
  std::uint32_t tables_most = 2'000;
  std::uint64_t snapshot_every = 20'000;  // Records between snapshots.
  bool is_rehearsal = false;
  Rehearsal rehearsal;  // Shuffles set by hand; only in a rehearsal.
  std::shared_ptr<const RuleText> rule_text = std::make_shared<RuleText>();  // The house's copies.

  Occasion occasion() const { return is_rehearsal ? Occasion::rehearsal : Occasion::business; }
};

}  // namespace cardroom::room
