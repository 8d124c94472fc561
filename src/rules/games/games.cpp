#include "rules/games/games.h"

#include "rulebook/common_rules.h"

namespace cardroom {

namespace {

constexpr bool is_leap(int year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

constexpr int days_in(int month, int year) {
  constexpr std::array<int, 12> days = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  return days[static_cast<std::size_t>(month - 1)] + (month == 2 && is_leap(year) ? 1 : 0);
}

}  // namespace

std::optional<std::int32_t> parse_day(std::string_view text) {
  if (text.size() != 10 || text[4] != '-' || text[7] != '-') return std::nullopt;
  std::int32_t day = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 4 || at == 7) continue;
    if (text[at] < '0' || text[at] > '9') return std::nullopt;
    day = day * 10 + (text[at] - '0');
  }
  const int month = day / 100 % 100;
  if (month < 1 || month > 12 || day % 100 < 1 || day % 100 > days_in(month, day / 10000))
    return std::nullopt;
  return day;
}

std::optional<Violation> refuse_day(const Game& game, std::int32_t day) {
  if (in_force(game, day)) return std::nullopt;
  const Clause clause = day < game.valid.from ? game.authority : game.valid.ended_by;
  return Violation{
      &refusal::not_in_force, clause, {{"from", game.valid.from}, {"to", game.valid.to}}};
}

Result<const Game*, NoSuchGame> find_game(std::string_view key) {
  for (const Game* const game : all_games)
    if (game->key == key) return game;
  // G-05: Faro is on the list of altered games (ALT01), but there is no text of its rules.
  if (key == "faro-2001" || key == "faro")
    return NoSuchGame{NoSuchGame::Reason::rules_not_supplied};
  // Section 19 of 1995 is a layer over three games, each with its own rulebook.
  if (key == "tournament-1995") return NoSuchGame{NoSuchGame::Reason::one_of_three};
  return NoSuchGame{};
}

}  // namespace cardroom
