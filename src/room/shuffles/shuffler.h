// TableShuffler: draws the keys of shuffles and supplies tables with shuffled shoes. In a rehearsal
// some of them are set by hand.
#pragma once

#include <functional>

#include "cards/shuffle.h"
#include "room/records/recorder.h"
#include "room/shuffles/rehearsal.h"
#include "room/tables/live_table.h"

namespace cardroom::room {

using DrawKey = std::function<Seed()>;  // 32 bytes that nobody can predict.
using ShuffleCards = std::function<Shuffled(CardSet cards, const Seed& seed, ShuffleId id)>;

class TableShuffler {
 public:
  TableShuffler(DrawKey draw_key, ShuffleCards shuffle, const Rehearsal& rehearsal,
                Recorder& recorder)
      : draw_key_(std::move(draw_key)),
        shuffle_(std::move(shuffle)),
        rehearsal_(rehearsal),
        recorder_(recorder) {}

  // Draws the key of the coming round and commits to it.
  void draw_key(LiveTable& table, Effects& effects) const;
  Brought bring_shoe(LiveTable& table, CardSet cards, ShuffleOf of) const;

 private:
  DrawKey draw_key_;
  ShuffleCards shuffle_;
  const Rehearsal& rehearsal_;
  Recorder& recorder_;
};

}  // namespace cardroom::room
