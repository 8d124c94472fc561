#include "room/game/opening.h"

#include <algorithm>
#include <chrono>

#include "canberra/game/edition.h"
#include "rules/game/settings_commission.h"
#include "rules/games/games.h"
#include "words/canberra/describe.h"
#include "words/describe.h"

namespace cardroom::room {

namespace {

// The day as 20171016.
std::int32_t day_of(std::int64_t now_ms) {
  using namespace std::chrono;
  const auto days = floor<std::chrono::days>(sys_time<milliseconds>(milliseconds(now_ms)));
  const year_month_day date(days);
  return static_cast<std::int32_t>(static_cast<int>(date.year()) * 10'000 +
                                   static_cast<int>(static_cast<unsigned>(date.month())) * 100 +
                                   static_cast<int>(static_cast<unsigned>(date.day())));
}

bool names(const SettingList& settings, std::string_view key) {
  return std::any_of(settings.begin(), settings.end(),
                     [&](const auto& setting) { return setting.first == key; });
}

Refused refuse_canberra_day() {
  Refused refused = refused_by(refusal::not_in_force);
  refused.sentence = canberra::say_not_in_force();
  refused.clause = clause("CP17-INS-2");
  return refused;
}

Refused refuse_poker_day(const Game& game, const Violation& violation) {
  Refused refused = refused_by(violation);
  refused.sentence =
      say_not_in_force(game) + ". The operator may open it as a historical game: historical on";
  return refused;
}

// A gate that the book has, and the setting that closes it.
struct Gate {
  std::string_view setting;
  bool StaffRules::*in_book;
};
constexpr Gate gates[] = {{"table-approval", &StaffRules::approves_tables},
                          {"card-check", &StaffRules::checks_cards}};

// What a book of tournaments says about its chips, or about what is paid for them.
struct TournamentChips {
  std::string_view book;
  Clause clause;
};
constexpr TournamentChips tournament_chips[] = {{"T01", clause("T01-4.1")},
                                                {"S05", clause("S05-DEF-TournamentChips")},
                                                {"M95", clause("M95-19.4")},
                                                {"H95", clause("H95-19.4")},
                                                {"O95", clause("O95-19.4")}};

// S05-15.2(a), RWS17-4.1: the most that this house takes from a round, in dollars.
constexpr std::string_view house_cap = "10";

std::string_view cap_setting(const Game& game) {
  return game.commission == CommissionScale::rake_2017 ? "rake-cap" : "commission-cap";
}

}  // namespace

std::optional<Refused> refuse_opening(std::string_view rulebook, const SettingList& settings,
                                      std::int64_t now_ms) {
  const std::int32_t day = day_of(now_ms);
  if (rulebook == canberra::book_key)
    return day < canberra::canberra_2017.from ? std::optional(refuse_canberra_day()) : std::nullopt;
  const auto game = find_game(rulebook);
  if (!game) return std::nullopt;
  Determinations determined;
  for (const auto& [key, value] : settings)
    if (!determine(determined, **game, key, value)) return std::nullopt;
  if (const auto refused = refuse_day(**game, day);
      refused && !determined.historical.value_or(false))
    return refuse_poker_day(**game, *refused);
  return std::nullopt;
}

SettingList marked_truly(std::string_view rulebook, SettingList settings, std::int64_t now_ms) {
  const auto game = find_game(rulebook);
  if (game && in_force(**game, day_of(now_ms)))
    std::erase_if(settings, [](const auto& setting) { return setting.first == "historical"; });
  return settings;
}

std::optional<Refused> refuse_as_cash(std::string_view rulebook) {
  const auto game = find_game(rulebook);
  if (!game || !(*game)->table.tournament) return std::nullopt;
  Refused refused = refused_by(rule::tournament_chips);
  for (const TournamentChips& chips : tournament_chips)
    if ((*game)->cite->stake_frozen.prefix() == chips.book) refused.clause = chips.clause;
  return refused;
}

SettingList with_house_terms(std::string_view rulebook, SettingList settings) {
  const auto game = find_game(rulebook);
  if (!game) return settings;
  Determinations determined;
  for (const auto& [key, value] : settings) (void)determine(determined, **game, key, value);
  if (const auto terms = make_terms(**game, determined); terms && lacks_commission_cap(*terms))
    settings.emplace_back(cap_setting(**game), house_cap);
  for (const Gate& gate : gates)
    if ((*game)->staff.*gate.in_book && !names(settings, gate.setting))
      settings.emplace_back(gate.setting, "on");
  return settings;
}

std::vector<OpeningStep> opening_routine(std::string_view rulebook, const SettingList& settings) {
  std::vector<OpeningStep> steps;
  const auto game = find_game(rulebook);
  if (!game) return steps;
  const StaffRules& staff = (*game)->staff;
  if (staff.approves_tables && !names(settings, "table-approval"))
    steps.push_back({{{"type", "approve_table"}, {"text", "stated when the table was opened"}},
                     Role::operator_});
  if (staff.checks_cards && !names(settings, "card-check"))
    steps.push_back({{{"type", "check_cards"}}, Role::dealer});
  return steps;
}

}  // namespace cardroom::room
