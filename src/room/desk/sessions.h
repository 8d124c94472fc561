// Sessions: where accounts are signed in. A token is known by its hash alone.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/player.h"
#include "rulebook/role.h"
#include "store/hash.h"

namespace cardroom::room {

struct Session {
  PlayerId player;
  std::int64_t opened_ms = 0;
  std::int64_t seen_ms = 0;      // When somebody last used it,
  std::int64_t recorded_ms = 0;  // as far as it was written down.
  std::int64_t until_ms = 0;
  std::string address;
  std::string device;
};

// How long a session lasts at most, and how long when nobody uses it.
struct SessionTerms {
  std::int64_t most_ms = 0;
  std::int64_t idle_ms = 0;
};
SessionTerms session_terms(Role role);

class Sessions {
 public:
  static constexpr std::size_t most = 20;  // Of one account.

  const Session* find(const store::Hash& token) const;
  // The newest first.
  std::vector<std::pair<store::Hash, const Session*>> of(PlayerId player) const;
  const std::map<store::Hash, Session>& all() const { return sessions_; }

  void add(const store::Hash& token, Session session);
  void see(const store::Hash& token, std::int64_t now_ms);
  void see_recorded(const store::Hash& token, std::int64_t at_ms);
  void close(const store::Hash& token);
  void close_all(PlayerId player);

 private:
  std::map<store::Hash, Session> sessions_;
  std::set<std::pair<PlayerId, store::Hash>> by_player_;  // The same ones.
};

// When it ends, if nobody uses it again.
std::int64_t ends_ms(const Session& session, Role role);

// How a session is called in a list. Nobody can sign in with it.
std::string handle_of(const store::Hash& token);

}  // namespace cardroom::room
