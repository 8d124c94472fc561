#include "room/contests/refuse_wanted.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "room/game/open_game.h"
#include "room/game/opening.h"
#include "room/tables/house_settings.h"

namespace cardroom::room {

namespace {

// What the conditions leave open about a table. Limits and seats are conditions.
constexpr std::string_view open_settings[] = {"max-payout", "shoe", "declaration"};
// CP17-10.6: and of the pools, where the conditions have jackpot wagers.
constexpr std::string_view pool_settings[] = {"jackpot-pool", "reserve-pool", "distribution",
                                              "seed"};

bool is_one_of(std::string_view key, std::span<const std::string_view> keys) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::optional<Refused> refuse_tables(const TournamentWanted& wanted, std::int64_t now_ms) {
  const bool hosted = wanted.tables == records::TournamentTables::hosted;
  if (hosted && wanted.bots_up_to > 0) return refused_by(rule::no_bots_at_hosted);
  if (auto refused = refuse_opening("canberra-2017", wanted.table_settings, now_ms)) return refused;
  for (const auto& [key, value] : wanted.table_settings)
    if (!is_one_of(key, open_settings) && !is_one_of(key, pool_settings))
      return refused_by(rule::no_such_setting, key + " " + value);
  const auto table = open_game("canberra-2017", wanted.table_settings,
                               {ChipsOf::tournament, hosted ? CardsOf::felt : CardsOf::shoe});
  if (!table) return table.error();
  HouseSettings house;
  for (const auto& [key, value] : wanted.house)
    if (!set_house(house, key, value)) return refused_by(rule::no_such_setting, key + " " + value);
  return std::nullopt;
}

}  // namespace

std::optional<Refused> refuse_wanted_contest(const TournamentWanted& wanted, std::int64_t now_ms) {
  if (auto refused = refuse_heading(wanted, now_ms)) return refused;
  if (auto refused = refuse_tables(wanted, now_ms)) return refused;
  for (const auto& [key, value] : wanted.conditions)
    if (!ShortText::from(key) || !Note::from(value)) return refused_by(rule::no_such_setting, key);
  contest::Tournament trial;
  contest::Events events;
  for (const contest::Command& command : opening_commands(wanted)) {
    events.clear();
    if (const auto refusal = play(trial, command, events)) return refused_by(*refusal);
  }
  if (wanted.bots_up_to > trial.conditions.most)
    return refused_by(rule::bad_message, "bots_up_to: more than may play");
  // K-25: without a jackpot wager there are no pools.
  for (const auto& [key, value] : wanted.table_settings)
    if (trial.conditions.jackpot == Cents(0) && is_one_of(key, pool_settings)) {
      Refused refused = refused_by(rule::no_such_setting, key + " " + value);
      refused.clause = clause("CP17-17.3(a)(vii)");
      return refused;
    }
  return std::nullopt;
}

std::vector<contest::Command> opening_commands(const TournamentWanted& wanted) {
  std::vector<contest::Command> commands;
  for (const auto& [key, value] : wanted.conditions)
    commands.push_back(contest::command::SetCondition{Role::operator_,
                                                      ShortText::from(key).value_or(ShortText()),
                                                      Note::from(value).value_or(Note())});
  if (wanted.directing != records::Directing::room) return commands;
  commands.push_back(contest::command::Document{});
  commands.push_back(contest::command::Publish{});
  commands.push_back(contest::command::Nominate{Role::operator_, *Note::from("the room")});
  return commands;
}

}  // namespace cardroom::room
