#include "room/audience/lobby.h"

#include <algorithm>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t lobby_every_ms = 1'000;
constexpr std::uint32_t numbers_a_page = 100;

std::uint32_t page_of(std::uint32_t table) { return (std::max(1U, table) - 1) / numbers_a_page; }
// Tables of a tournament are found through it, private ones by their link.
bool is_listed(const LiveTable& table) { return !table.over && table.of.is_none() && !table.party; }
std::uint32_t first_on(std::uint32_t page) { return page * numbers_a_page + 1; }

}  // namespace

void Lobby::change() {
  changed_ = true;
  made_.clear();
}

const std::string& Lobby::tables_on(std::uint32_t page) {
  const auto [found, is_new] = made_.try_emplace(page);
  if (!is_new) return found->second;
  std::vector<outgoing::LobbyTable> listed;
  const auto& all = tables_.all();
  for (auto at = all.lower_bound(first_on(page)); at != all.end() && page_of(at->first) == page;
       ++at)
    if (is_listed(at->second)) listed.push_back(display_.listed(at->second));
  found->second = codec::to_text(listed);
  return found->second;
}

LobbyLines::Lines Lobby::lines() const {
  LobbyLines::Lines lines;
  for (const auto& [number, table] : tables_.all())
    if (is_listed(table)) lines.emplace_hint(lines.end(), number, display_.listed(table));
  return lines;
}

std::string Lobby::text_of(std::uint32_t page, const std::string& tables,
                           const std::string& id) const {
  const auto& all = tables_.all();
  const auto next = std::find_if(all.lower_bound(first_on(page + 1)), all.end(),
                                 [](const auto& one) { return is_listed(one.second); });
  return codec::to_text(
      outgoing::Lobby{.id = outgoing::id_of(id),
                      .rehearsal = occasion_ == Occasion::rehearsal,
                      .from = first_on(page),
                      .to = first_on(page + 1) - 1,
                      .tables = {tables},
                      .next = next == all.end() ? std::nullopt : std::optional(next->first)});
}

// Pages after the last are all alike.
std::uint32_t Lobby::page_from(std::uint32_t table) const {
  const auto& all = tables_.all();
  const std::uint32_t last = all.empty() ? 0 : page_of(all.rbegin()->first);
  return std::min(page_of(table), last + 1);
}

std::string Lobby::enter(ConnectionId connection, const std::string& id, std::uint32_t from) {
  readers_.erase(connection);
  inside_.insert(connection);
  const std::uint32_t page = page_from(from);
  return text_of(page, tables_on(page), id);
}

std::string Lobby::enter_for_changes(ConnectionId connection, const std::string& id,
                                     std::uint32_t from) {
  inside_.erase(connection);
  if (readers_.empty()) lines_.begin(lines());
  readers_.insert(connection);
  // What the other readers know: the next changes are different from that.
  const std::uint32_t page = page_from(from);
  std::vector<outgoing::LobbyTable> listed;
  const auto& told = lines_.told();
  for (auto at = told.lower_bound(first_on(page)); at != told.end() && page_of(at->first) == page;
       ++at)
    listed.push_back(at->second);
  return text_of(page, codec::to_text(listed), id);
}

void Lobby::leave(ConnectionId connection) {
  inside_.erase(connection);
  readers_.erase(connection);
}

std::int64_t Lobby::due_ms() const {
  const bool anybody = !inside_.empty() || !readers_.empty();
  return changed_ && anybody ? told_ms_ + lobby_every_ms : LiveTable::never;
}

void Lobby::tell(const Moment& at) {
  if (!changed_ || at.now_ms < told_ms_ + lobby_every_ms) return;
  changed_ = false;
  told_ms_ = at.now_ms;
  if (!inside_.empty()) tell_pages(at);
  if (readers_.empty()) return;
  std::string changes = lines_.changes(lines());
  if (changes.empty()) return;
  const Text text = shared(std::move(changes));
  for (const ConnectionId connection : readers_) at.effects.send_open(connection, text);
}

void Lobby::tell_pages(const Moment& at) {
  const auto& all = tables_.all();
  const std::uint32_t pages = all.empty() ? 1 : page_of(all.rbegin()->first) + 1;
  for (std::uint32_t page = 0; page < pages; ++page) {
    std::string& told = told_[page];
    if (told == tables_on(page)) continue;
    told = tables_on(page);
    const Text text = shared(text_of(page, told, {}));
    for (const ConnectionId connection : inside_) at.effects.send_open(connection, text);
  }
}

}  // namespace cardroom::room
