#include "room/asked/figures.h"

#include <limits>
#include <map>

#include "room/messages/given.h"
#include "room/messages/page.h"
#include "room/messages/replies.h"

namespace cardroom::room {

namespace {

// Takings come from the cage and rounds from the tables: each is counted with its own records.
std::vector<outgoing::HourFigures> hours_of(const Tables& tables, const CageBooks& books) {
  std::map<std::int64_t, std::uint64_t> rounds = tables.forgotten_hours();
  for (const auto& [at_ms, hour] : books.hours()) rounds.try_emplace(at_ms, 0);
  for (const auto& [number, table] : tables.all())
    for (const auto& [at_ms, count] : table.hours) rounds[at_ms] += count;
  std::vector<outgoing::HourFigures> hours;
  for (const auto& [at_ms, count] : rounds) {
    const auto found = books.hours().find(at_ms);
    const Hour hour = found == books.hours().end() ? Hour{} : found->second;
    hours.push_back({at_ms, hour.commission, hour.house, count});
  }
  return hours;
}

// As a shell takes it.
std::string quoted_for_shell(std::string_view text) {
  constexpr std::string_view plain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=./,:+%";
  if (text.find_first_not_of(plain) == std::string_view::npos) return std::string(text);
  std::string quoted = "'";
  for (const char letter : text)
    if (letter == '\'')
      quoted += "'\\''";
    else
      quoted += letter;
  return quoted + "'";
}

// A full table of the usual players, under the settings that it has now.
std::string simulation_of(const LiveTable& table, const Accounts& accounts) {
  const bool is_poker = table.game->name().kind == outgoing::Kind::poker;
  std::string line = "cardroom sim " + std::string(table.game->rulebook()) + " --players " +
                     std::to_string(table.game->summary(accounts).seats);
  for (const auto& [key, value] : table.game->determined().value_or(table.settings))
    line += " --set " + quoted_for_shell(key + "=" + value);
  line += is_poker ? " --bots tight,loose --rounds 100000" : " --bots tight --rounds 1000000";
  return line + " --report table-" + std::to_string(table.number) + ".html";
}

}  // namespace

void answer_figures(const Tables& tables, const CageBooks& books, const Accounts& accounts,
                    const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Figures>(message, effects);
  if (!asked) return;
  const std::uint32_t from = asked->from.value_or(0);
  outgoing::Figures figures{outgoing::id_of(message.id), {}, {}, {}, {}};
  // The figures of the whole house are on the first page.
  if (from == 0) figures.hours = hours_of(tables, books);
  const auto& all = tables.all();
  for (auto at = all.lower_bound(from); at != all.end(); ++at) {
    const auto& [number, table] = *at;
    if (figures.tables.size() == page_items) {
      figures.next = number;
      break;
    }
    const Takings takings = table.game->takings();
    figures.tables.push_back({number, table.name, table.game->rulebook(), table.game->rounds(),
                              takings.commission, takings.time, takings.house, takings.meter,
                              takings.reserve, simulation_of(table, accounts),
                              table.game->is_hosted()});
  }
  constexpr auto no_end = std::numeric_limits<std::uint32_t>::max();
  figures.ledger = books.ledger_lines({from, figures.next.value_or(no_end)});
  answer(message, figures, effects);
}

}  // namespace cardroom::room
