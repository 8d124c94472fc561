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
  RoundReplayer(std::unique_ptr<GameTable> game, std::uint64_t round, const Accounts& accounts,
                Onlooker onlooker)
      : game_(std::move(game)), round_(round), accounts_(accounts), onlooker_(onlooker) {}

  store::Reading read(const records::TableRecord& record);
  const std::vector<std::string>& frames() const { return frames_; }

 private:
  void add_frame(const std::vector<ToldEvent>& told);

  std::unique_ptr<GameTable> game_;
  std::uint64_t round_;
  const Accounts& accounts_;
  Onlooker onlooker_;
  std::vector<std::string> frames_;
};

}  // namespace cardroom::room
