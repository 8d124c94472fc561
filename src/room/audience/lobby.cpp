#include "room/audience/lobby.h"

#include <algorithm>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t lobby_every_ms = 1'000;
constexpr std::uint32_t numbers_a_page = 100;

std::uint32_t page_of(std::uint32_t table) { return (std::max(1U, table) - 1) / numbers_a_page; }
// Tables of a tournament are found through it.
bool is_listed(const LiveTable& table) { return !table.over && table.of.is_none(); }
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

std::string Lobby::text_of(std::uint32_t page, const std::string& id) {
  const auto& all = tables_.all();
  const auto next = std::find_if(all.lower_bound(first_on(page + 1)), all.end(),
                                 [](const auto& one) { return is_listed(one.second); });
  return codec::to_text(
      outgoing::Lobby{.id = outgoing::id_of(id),
                      .rehearsal = occasion_ == Occasion::rehearsal,
                      .from = first_on(page),
                      .to = first_on(page + 1) - 1,
                      .tables = {tables_on(page)},
                      .next = next == all.end() ? std::nullopt : std::optional(next->first)});
}

std::string Lobby::enter(ConnectionId connection, const std::string& id, std::uint32_t from) {
  inside_.insert(connection);
  return text_of(page_of(from), id);
}

std::int64_t Lobby::due_ms() const {
  return changed_ && !inside_.empty() ? told_ms_ + lobby_every_ms : LiveTable::never;
}

void Lobby::tell(const Moment& at) {
  if (!changed_ || at.now_ms < told_ms_ + lobby_every_ms) return;
  changed_ = false;
  told_ms_ = at.now_ms;
  if (inside_.empty()) return;
  const auto& all = tables_.all();
  const std::uint32_t pages = all.empty() ? 1 : page_of(all.rbegin()->first) + 1;
  for (std::uint32_t page = 0; page < pages; ++page) {
    std::string& told = told_[page];
    if (told == tables_on(page)) continue;
    told = tables_on(page);
    const Text text = shared(text_of(page, {}));
    for (const ConnectionId connection : inside_) at.effects.send(connection, text);
  }
}

}  // namespace cardroom::room
