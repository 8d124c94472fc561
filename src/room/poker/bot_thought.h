// BotThought: what a house bot has decided, or is thinking about, at one table.
#pragma once

#include <future>
#include <optional>

#include "room/game/scene.h"
#include "rules/table/table.h"

namespace cardroom::room {

class BotThought {
 public:
  // A strong bot begins to think when its turn comes, on a thread of its own. It acts when a person
  // would, whatever the cards; by then it has long decided.
  void begin(const Table& table, const Scene& scene, Seat seat);

  // Whether it has decided, after a moment at most. Others need nothing to be begun.
  bool is_ready() const;

  // What the bot to act does.
  Command take(const Table& table, const Scene& scene, Seat seat);

 private:
  struct Begun {
    std::uint64_t seq = 0;
    Seat seat;
    std::shared_future<Command> decision;
  };
  std::optional<Begun> begun_;
};

}  // namespace cardroom::room
