// GamePlay: playing a game: commands are tried out on a copy of the table, and kept afterwards.
#pragma once

#include <optional>
#include <string_view>

#include <boost/json/object.hpp>

#include "room/game/happened.h"
#include "room/game/recorded.h"
#include "room/game/scene.h"

namespace cardroom::room {

// Somebody waits for a seat, or for any seat at all.
struct Wish {
  PlayerId player;
  Seat seat;  // None: the waiting list.
  Cents brings;
};

class GamePlay {
 public:
  virtual ~GamePlay() = default;

  // A client's command. The sender's permission has been checked. Nothing changes before keep().
  virtual Outcome try_out(const boost::json::object& command, const Asker& asker,
                          const Scene& scene) = 0;
  // Why a client's command would be refused, or what it would bring and wager: found out on the
  // table as far as the asker knows it.
  virtual Outcome foresee(const boost::json::object& command, const Asker& asker) const = 0;
  // What the room does first when somebody gives a command of this type.
  virtual std::optional<Next> before(std::string_view type, std::int64_t now_ms) const = 0;
  // What the room itself must do next, and doing it.
  virtual std::optional<Next> next(const Scene& scene) const = 0;
  virtual Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) = 0;
  // A house bot takes a seat or leaves it.
  virtual Outcome seat_bot(PlayerId bot, Seat seat, const Scene& scene) = 0;
  virtual Outcome unseat(Seat seat, const Scene& scene) = 0;
  // What players wait for, and that it is dropped.
  virtual std::vector<Wish> wishes() const = 0;
  virtual Outcome drop(const Wish& wish, const Scene& scene) = 0;

  // At a table that has stopped: to whom the chips on it belong, and what the house's accounts give
  // or get when wagers go back. Then nobody is at it, and the next round follows after `rounds`.
  virtual Clearing clearing() const = 0;
  virtual void clear(std::uint32_t rounds) = 0;

  // Makes the last command that was tried out take effect.
  virtual void keep() = 0;
  // What a record means for the ledger, before it is applied.
  virtual std::vector<cage::Command> money_for(const Recorded& step) const = 0;
  // Carries a record out again, all of it or nothing. False: it cannot be read.
  virtual bool apply(const Recorded& step) = 0;
};

}  // namespace cardroom::room
