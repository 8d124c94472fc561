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

}  // namespace

void answer_figures(const Tables& tables, const CageBooks& books, const Message& message,
                    Effects& effects) {
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
                              takings.reserve});
  }
  constexpr auto no_end = std::numeric_limits<std::uint32_t>::max();
  figures.ledger = books.ledger_lines({from, figures.next.value_or(no_end)});
  answer(message, figures, effects);
}

}  // namespace cardroom::room
