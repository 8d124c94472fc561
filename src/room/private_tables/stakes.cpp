#include "room/private_tables/stakes.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/games/games.h"
#include "words/canberra/describe.h"

namespace cardroom::room {

namespace {

constexpr Chips two{2};

// The house takes nothing where the book lets it; the Ace is high and low where it may be.
std::vector<std::pair<std::string, std::string>> wishes_of(Chips minimum) {
  const auto text = [](Chips chips) { return std::to_string(chips.count()); };
  return {{"small-blind", text(std::max(Chips(1), Chips(minimum.count() / 2)))},
          {"stake", text(minimum * 20)},
          {"ace-low", "on"},
          {"commission", "none"},
          {"rake", "0"},
          {"historical", "on"}};
}

}  // namespace

Result<SettingList, Refused> private_settings(const incoming::OpenPrivate& asked) {
  if (asked.rulebook == canberra::book_key) return refused_by(rule::private_players_only);
  const auto game = find_game(asked.rulebook);
  if (!game) return refused_by(rule::no_such_rulebook);
  SettingList settings;
  if (asked.minimum) settings.emplace_back("minimum", std::to_string(asked.minimum->count()));
  if (asked.seats) settings.emplace_back("seats", std::to_string(*asked.seats));
  Determinations determined;
  for (const auto& [key, value] : settings)
    if (const auto done = determine(determined, **game, key, value); !done)
      return refused_by(done.error());
  for (const auto& [key, value] : wishes_of(asked.minimum.value_or(two))) {
    Determinations wished = determined;
    // S05-15.1 and others like it: what the book does not leave open is not wished for.
    const bool fits = determine(wished, **game, key, value) &&
                      (make_terms(**game, wished) || !make_terms(**game, determined));
    if (!fits) continue;
    determined = wished;
    settings.emplace_back(key, value);
  }
  return settings;
}

}  // namespace cardroom::room
