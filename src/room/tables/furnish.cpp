#include "room/tables/furnish.h"

#include "base/check.h"

namespace cardroom::room {

namespace {

struct Furniture {
  TableWanted table;
  int bots;
};

// Minimum wager and minimum stake, and what else is determined.
SettingList stakes(std::string_view minimum, std::string_view stake,
                   std::initializer_list<std::pair<std::string, std::string>> more) {
  SettingList settings = {{"minimum", std::string(minimum)}, {"stake", std::string(stake)}};
  settings.insert(settings.end(), more.begin(), more.end());
  return settings;
}

std::vector<Furniture> furniture() {
  using Setting = std::pair<std::string, std::string>;
  // H-02, S05-3.5(a), T01-3.5(a): tables of 52 cards determine the Ace high and low.
  const Setting ace_low{"ace-low", "on"};
  // S05-15.2(a): the maximum of the commission.
  const Setting cap{"commission-cap", "10"};
  // G-01: the books of 1995 ended in 2001.
  const Setting historical{"historical", "on"};
  return {
      {{"holdem-1995", "Hold-Em", stakes("2", "40", {ace_low, historical})}, 4},
      {{"rws-2017",
        "No-limit Hold'em",
        {{"small-blind", "1"}, {"stake", "100"}, {"rake", "5"}, {"rake-cap", "5"}}},
       4},
      {{"omaha-1995", "Omaha", stakes("2", "40", {ace_low, historical})}, 3},
      {{"manila-1995", "Three Card Manila", stakes("2", "40", {historical})}, 3},
      {{"stud-2005", "Seven Card Stud", stakes("2", "40", {ace_low, cap})}, 3},
      {{"draw-2001", "Draw Poker", stakes("2", "40", {ace_low, cap})}, 3},
      {{"five-card-stud-2001", "Five Card Stud", stakes("2", "40", {ace_low, cap})}, 3},
      {{"canberra-manila-2001", "Canberra Manila", stakes("2", "40", {})}, 3},
      {{"holdem-2001", "Hold-Em 2001", stakes("5", "100", {ace_low})}, 2},
      {{"omaha-2001", "Omaha 2001", stakes("5", "100", {ace_low})}, 2},
      {{"manila-2001", "Manila 2001", stakes("5", "100", {})}, 2},
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
