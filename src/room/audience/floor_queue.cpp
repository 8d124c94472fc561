#include "room/audience/floor_queue.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/game/fault.h"
#include "room/messages/answer.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t every_ms = 1'000;
constexpr std::size_t needs_most = 200;  // In one message. The others come as these are seen to.

using outgoing::Need;
using outgoing::NeedKind;

void add_needs(const LiveTable& table, const Accounts& accounts, std::vector<Need>& needs) {
  const auto add = [&](NeedKind kind, std::string text, PlayerId player,
                       std::optional<std::int64_t> since_ms) {
    needs.push_back({table.number, table.name, kind, std::move(text), player,
                     player.is_none() ? std::string() : accounts.name_of(player), since_ms});
  };
  if (table.stopped) add(NeedKind::stopped, table.stopped->why, {}, {});
  for (const auto& [player, call] : table.calls)
    add(NeedKind::call, std::string(word(call.call)) + (call.text.empty() ? "" : ": " + call.text),
        player, call.at_ms);
  if (table.stopped) return;  // What its game would say is not to be relied on.
  if (table.is_stuck()) add(NeedKind::stuck, {}, {}, {});
  if (const std::string_view ruling = table.game->ruling_for(); !ruling.empty())
    add(NeedKind::ruling, std::string(ruling), {}, table.since_ms);
  for (const outgoing::Dispute& dispute : table.game->disputes())
    if (dispute.stage == "open")
      add(NeedKind::dispute, std::string(dispute.text), dispute.player, {});
  if (table.game->clock_until_ms() != 0)
    add(NeedKind::clock, {}, table.game->turn(), table.since_ms);
}

}  // namespace

std::string FloorQueue::text(const std::string& id) const {
  outgoing::Floor floor{outgoing::id_of(id), {}};
  for (const auto& [number, table] : tables_.all())
    if (!table.over) (void)broken_in([&] { add_needs(table, accounts_, floor.needs); });
  std::stable_sort(floor.needs.begin(), floor.needs.end(),
                   [](const Need& one, const Need& other) { return one.need < other.need; });
  if (floor.needs.size() > needs_most) floor.needs.resize(needs_most);
  return codec::to_text(floor);
}

void FloorQueue::watch(const Message& message, Effects& effects) {
  readers_.insert(message.from);
  answer(message, text(message.id), effects);
}

std::int64_t FloorQueue::due_ms() const {
  return readers_.empty() ? LiveTable::never : told_ms_ + every_ms;
}

void FloorQueue::tell(const Moment& at) {
  if (readers_.empty() || at.now_ms < told_ms_ + every_ms) return;
  told_ms_ = at.now_ms;
  std::string now = text({});
  if (now == told_) return;
  told_ = now;
  const Text shown = shared(std::move(now));
  for (const ConnectionId connection : readers_) at.effects.send(connection, shown);
}

}  // namespace cardroom::room
