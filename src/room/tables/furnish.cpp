#include "room/tables/furnish.h"

#include <algorithm>
#include <array>
#include <set>

#include "base/check.h"
#include "room/game/opening.h"
#include "rules/games/games.h"
#include "words/canberra/describe.h"

namespace cardroom::room {

namespace {

struct ReadyMade {
  TableWanted table;
  int bots;
};

struct Stakes {
  std::string_view minimum;
  std::string_view stake;
};
constexpr Stakes newest{"2", "40"};
constexpr Stakes older{"5", "100"};

// What the house determines at a ready-made table, wherever the book leaves it open.
SettingList determined_at(const Game& game, const Stakes& stakes) {
  const bool no_limit = game.limit_default == LimitKind::no_limit;
  const std::array<std::pair<std::string_view, std::string_view>, 5> wishes = {{
      {"minimum", stakes.minimum},
      {"small-blind", "1"},
      {"stake", no_limit ? "200" : stakes.stake},
      {"ace-low", "on"},  // H-02, S05-3.5(a), T01-3.5(a): the Ace is high and low.
      {"rake", "5"},
  }};
  SettingList settings;
  Determinations determined;
  for (const auto& [key, value] : wishes)
    if (determine(determined, game, key, value)) settings.emplace_back(key, value);
  return settings;
}

// The games of the documents that are played for cash, the newest book first.
std::vector<const Game*> cash_games() {
  std::vector<const Game*> games;
  std::copy_if(all_games.begin(), all_games.end(), std::back_inserter(games),
               [](const Game* game) { return game->documented && !game->table.tournament; });
  std::stable_sort(games.begin(), games.end(), [](const Game* one, const Game* other) {
    return one->valid.from > other->valid.from;
  });
  return games;
}

// A table of every game. A game's newest edition has the plain name; older ones have their year.
std::vector<ReadyMade> ready_made(std::int64_t now_ms) {
  std::vector<ReadyMade> tables;
  std::set<std::string_view> names;
  for (const Game* const game : cash_games()) {
    const bool first = names.insert(game->name).second;
    std::string name(game->name);
    if (!first) name.append(" ").append(game->edition);
    SettingList settings = determined_at(*game, first ? newest : older);
    // G-01: a book that has ended is a historical game.
    if (refuse_opening(game->key, settings, now_ms)) settings.emplace_back("historical", "on");
    tables.push_back({{std::string(game->key), std::move(name), std::move(settings)}, 3});
  }
  tables.push_back({{std::string(canberra::book_key),
                     "Canberra Poker",
                     {{"minimum", "5"},
                      {"maximum", "500"},
                      {"jackpot-pool", "20000"},
                      {"reserve-pool", "5000"},
                      {"seed", "10000"}}},
                    2});
  return tables;
}

}  // namespace

void furnish(Opener& opener, HouseBots& bots, Tables& tables, const Moment& at) {
  if (tables.next_number() > 1) return;
  for (const ReadyMade& one : ready_made(at.now_ms)) {
    const auto opened = opener.open(one.table, {PlayerId(), Role::operator_}, at);
    check(static_cast<bool>(opened), "a ready-made table cannot be opened");
    LiveTable& table = tables.at(*opened);
    // Every second seat, so people sit among them.
    for (int bot = 0; bot < one.bots; ++bot) bots.seat(table, Seat(2 + 2 * bot), at);
  }
}

}  // namespace cardroom::room
