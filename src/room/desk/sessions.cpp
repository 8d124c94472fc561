#include "room/desk/sessions.h"

#include <algorithm>

namespace cardroom::room {

namespace {

constexpr std::int64_t an_hour = 3'600'000;
constexpr std::int64_t a_day = 24 * an_hour;

}  // namespace

// Staff see and do more: a browser that was left open is theirs for a shift, not for a month.
SessionTerms session_terms(Role role) {
  if (role == Role::player) return {30 * a_day, 14 * a_day};
  return {16 * an_hour, 4 * an_hour};
}

const Session* Sessions::find(const store::Hash& token) const {
  const auto found = sessions_.find(token);
  return found == sessions_.end() ? nullptr : &found->second;
}

std::vector<std::pair<store::Hash, const Session*>> Sessions::of(PlayerId player) const {
  std::vector<std::pair<store::Hash, const Session*>> listed;
  for (auto one = by_player_.lower_bound({player, {}});
       one != by_player_.end() && one->first == player; ++one)
    listed.emplace_back(one->second, &sessions_.at(one->second));
  std::stable_sort(listed.begin(), listed.end(), [](const auto& left, const auto& right) {
    return left.second->opened_ms > right.second->opened_ms;
  });
  return listed;
}

void Sessions::add(const store::Hash& token, Session session) {
  close(token);
  by_player_.emplace(session.player, token);
  sessions_.emplace(token, std::move(session));
}

void Sessions::close(const store::Hash& token) {
  const auto found = sessions_.find(token);
  if (found == sessions_.end()) return;
  by_player_.erase({found->second.player, token});
  sessions_.erase(found);
}

void Sessions::see(const store::Hash& token, std::int64_t now_ms) {
  const auto found = sessions_.find(token);
  if (found != sessions_.end()) found->second.seen_ms = std::max(found->second.seen_ms, now_ms);
}

void Sessions::see_recorded(const store::Hash& token, std::int64_t at_ms) {
  see(token, at_ms);
  const auto found = sessions_.find(token);
  if (found != sessions_.end()) found->second.recorded_ms = at_ms;
}

void Sessions::close_all(PlayerId player) {
  for (const auto& [token, session] : of(player)) close(token);
}

std::int64_t ends_ms(const Session& session, Role role) {
  return std::min(session.until_ms, session.seen_ms + session_terms(role).idle_ms);
}

std::string handle_of(const store::Hash& token) { return store::to_hex(token).substr(0, 16); }

}  // namespace cardroom::room
