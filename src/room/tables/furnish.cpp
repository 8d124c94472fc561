#include "room/tables/furnish.h"

#include "base/check.h"

namespace cardroom::room {

namespace {

struct Furniture {
  TableWanted table;
  int bots;
};

std::vector<Furniture> furniture() {
  return {
      {{"holdem-1995", "Hold-Em", {{"minimum", "2"}, {"stake", "40"}}}, 4},
      {{"rws-2017", "No-limit Hold'em", {{"small-blind", "1"}, {"stake", "100"}}}, 4},
      {{"omaha-1995", "Omaha", {{"minimum", "2"}, {"stake", "40"}}}, 3},
      {{"manila-1995", "Three Card Manila", {{"minimum", "2"}, {"stake", "40"}}}, 3},
      {{"stud-2005", "Seven Card Stud", {{"minimum", "2"}, {"stake", "40"}}}, 3},
      {{"draw-2001", "Draw Poker", {{"minimum", "2"}, {"stake", "40"}}}, 3},
      {{"five-card-stud-2001", "Five Card Stud", {{"minimum", "2"}, {"stake", "40"}}}, 3},
      {{"canberra-manila-2001", "Canberra Manila", {{"minimum", "2"}, {"stake", "40"}}}, 3},
      {{"holdem-2001", "Hold-Em 2001", {{"minimum", "5"}, {"stake", "100"}}}, 2},
      {{"omaha-2001", "Omaha 2001", {{"minimum", "5"}, {"stake", "100"}}}, 2},
      {{"manila-2001", "Manila 2001", {{"minimum", "5"}, {"stake", "100"}}}, 2},
      {{"canberra-2017",
        "Canberra Poker",
        {{"minimum", "5"},
         {"maximum", "500"},
         {"jackpot-pool", "20000"},
         {"reserve-pool", "5000"},
         {"seed", "10000"}}},
       2},
  };
}

}  // namespace

void furnish(Opener& opener, HouseBots& bots, Tables& tables, const Moment& at) {
  if (!tables.all().empty()) return;
  for (const Furniture& one : furniture()) {
    const auto opened = opener.open(one.table, {PlayerId(), Role::operator_}, at);
    check(static_cast<bool>(opened), "a ready-made table cannot be opened");
    LiveTable& table = tables.at(*opened);
    // Every second seat, so people sit among them.
    for (int bot = 0; bot < one.bots; ++bot) bots.seat(table, Seat(2 + 2 * bot), at);
  }
}

}  // namespace cardroom::room
