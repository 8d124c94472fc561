#include "room/audience/last_shown.h"

#include <algorithm>

#include "codec/changes.h"

namespace cardroom::room {

void KeptState::keep(const outgoing::AnyState& state) {
  state_ = state;
  std::visit(
      [&](auto& held) {
        outgoing::Around& around = held.around.value;
        people_ = around.people.text;
        commitment_ = around.commitment;
        around.people.text = people_;
        around.commitment = commitment_;
      },
      state_);
}

void LastShown::begin(ConnectionId connection, PlayerId account, const outgoing::AnyState& state) {
  end(connection);
  const auto known = kept_.find(account);
  // Their other connections were shown something else: next time all are shown the whole.
  if (known != kept_.end() && !codec::same(known->second.state(), state))
    kept_.erase(known);
  else
    kept_.try_emplace(account, state);
  readers_[connection] = account;
}

void LastShown::end(ConnectionId connection) {
  const auto found = readers_.find(connection);
  if (found == readers_.end()) return;
  const PlayerId account = found->second;
  readers_.erase(found);
  const bool another = std::any_of(readers_.begin(), readers_.end(),
                                   [&](const auto& one) { return one.second == account; });
  if (!another) kept_.erase(account);
}

std::string LastShown::changes(PlayerId account, const outgoing::AnyState& now) {
  const auto [known, is_new] = kept_.try_emplace(account, now);
  std::string text;
  if (is_new) return text;
  codec::write_changes(text, known->second.state(), now);
  known->second.keep(now);
  return text;
}

}  // namespace cardroom::room
