// Replayer: plays a table's records again up to the end of a round, and writes its frames as one
// person sees them.
#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <string>
#include <vector>

#include "records/records.h"
#include "room/game/table.h"
#include "store/journal.h"

namespace cardroom::room {

// Whether a command deals a round.
bool begins_round(const records::TableCommand<codec::Unread>& record);

class RoundReplayer {
 public:
  // Frames have the players' chances by the hands that are `seen` (GameShown::chances).
  RoundReplayer(std::unique_ptr<GameTable> game, std::uint64_t round, const Accounts& accounts,
                Onlooker onlooker, SeatSet seen)
      : game_(std::move(game)),
        round_(round),
        accounts_(accounts),
        onlooker_(onlooker),
        seen_(seen) {}

  store::Reading read(const records::TableRecord& record);
  const std::vector<std::string>& frames() const { return frames_; }
  // Whose hands the onlooker had seen at the end.
  SeatSet seen_at_the_end() const { return at_end_; }

 private:
  void add_frame(const std::vector<ToldEvent>& told);

  std::unique_ptr<GameTable> game_;
  std::uint64_t round_;
  const Accounts& accounts_;
  Onlooker onlooker_;
  SeatSet seen_;
  SeatSet at_end_;
  std::vector<std::string> frames_;
};

}  // namespace cardroom::room
