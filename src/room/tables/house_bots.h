// HouseBots: players of the house. The operator seats them, the house keeps them in chips, and they
// leave when somebody wants their seats.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "room/desk/desk.h"
#include "room/tables/dealer.h"

namespace cardroom::room {

class HouseBots {
 public:
  HouseBots(Dealer& dealer, Desk& desk, Counter& counter, Recorder& recorder)
      : dealer_(dealer), desk_(desk), counter_(counter), recorder_(recorder) {}

  bool seat(LiveTable& table, Seat seat, const Moment& at);
  // The bot leaves; one that has lost its chips and is away does not come back. A person who sits
  // there stays.
  std::optional<Refused> remove(LiveTable& table, Seat seat, const Moment& at);

  // So many bots that are not among these; new ones where there are too few.
  std::vector<PlayerId> free_bots(std::size_t count, const std::set<PlayerId>& busy,
                                  const Moment& at);

  // Between rounds: a bot that has lost its chips comes back, one whose seat is wanted leaves.
  void see_to(LiveTable& table, const Moment& at);

 private:
  PlayerId open_account(const Moment& at);
  std::optional<Refused> leave(LiveTable& table, Seat seat, const Moment& at);
  void forget(LiveTable& table, Seat seat, const Moment& at);

  Dealer& dealer_;
  Desk& desk_;
  Counter& counter_;
  Recorder& recorder_;
  std::uint32_t named_ = 0;
};

}  // namespace cardroom::room
