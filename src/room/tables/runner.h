// Runner: keeps tables going: the dealer does what is due, and house bots come and go.
#pragma once

#include <algorithm>
#include <vector>

#include "room/tables/dealer.h"
#include "room/tables/house_bots.h"

namespace cardroom::room {

class Runner {
 public:
  Runner(Tables& tables, Dealer& dealer, HouseBots& bots, Stops& stops)
      : tables_(tables), dealer_(dealer), bots_(bots), stops_(stops) {}

  // Where that breaks, the table stops.
  void run(LiveTable& table, const Moment& at) {
    stops_.contain(table, at, [&] {
      if (dealer_.go_on(table, at)) bots_.see_to(table, at);
    });
  }

  // A player who may not stay leaves all tables, each as soon as its round is over.
  void show_out(PlayerId player, const Moment& at) {
    for (auto& numbered : tables_.all()) {
      LiveTable& table = numbered.second;
      const std::vector<PlayerId> people = table.game->people();
      if (std::find(people.begin(), people.end(), player) == people.end()) continue;
      bool left = false;
      stops_.contain(table, at, [&] { left = dealer_.show_out(table, at); });
      if (left) run(table, at);
    }
  }

  // Runs each table that is due once. A table that is due again at once waits for the next tick.
  void run_due(const Moment& at) {
    for (const std::uint32_t number : tables_.due_by(at.now_ms)) {
      LiveTable& table = tables_.at(number);
      stops_.contain(table, at, [&] { dealer_.plan_again(table, at.now_ms); });
      run(table, at);
    }
  }

 private:
  Tables& tables_;
  Dealer& dealer_;
  HouseBots& bots_;
  Stops& stops_;
};

}  // namespace cardroom::room
