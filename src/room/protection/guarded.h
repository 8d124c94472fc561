// Guarded: how one player is protected: their own limits and the house's, what they asked for,
// exclusions, and how long they played.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "records/protection_records.h"

namespace cardroom::room {

using records::Limit;
using Limits = std::array<std::optional<std::int64_t>, records::limit_count>;

constexpr std::size_t index_of(Limit limit) { return static_cast<std::size_t>(limit); }

// A higher limit that was asked for.
struct LimitWish {
  std::optional<std::int64_t> amount;
  std::int64_t from_ms = 0;
  // For a week it can be confirmed. Nobody asks in good time for what they will want in a bad hour.
  bool has_lapsed(std::int64_t now_ms) const { return now_ms >= from_ms + 7LL * 24 * 3600 * 1000; }
};

struct Exclusion {
  bool stated = false;
  std::optional<std::int64_t> until_ms;  // None: for good.
  bool holds(std::int64_t now_ms) const { return stated && (!until_ms || *until_ms > now_ms); }
};

struct Guarded {
  Limits own;
  Limits house;
  std::array<std::optional<LimitWish>, records::limit_count> asked;
  Exclusion by_self;
  Exclusion by_house;
  std::map<std::int64_t, std::int64_t> played_ms;  // By day.
  std::map<std::int64_t, Cents> held_over;         // By day.
  std::int64_t playing_since_ms = 0;               // 0: has no seat.
  std::int64_t notice_minutes = records::notice_minutes_most;
};

// Nothing is looser than no limit.
bool is_looser(std::optional<std::int64_t> wanted, std::optional<std::int64_t> than);

// Of a day, up to now.
std::int64_t played_ms_on(const Guarded& guarded, std::int64_t day, std::int64_t now_ms);

// All players' protection: a pure function of the records.
class GuardBook {
 public:
  const Guarded* find(PlayerId player) const;
  const Limits& everybodys() const { return everybodys_; }
  const std::set<PlayerId>& playing() const { return playing_; }  // Those who have a seat.

  void apply(const records::ProtectionRecord& record, std::int64_t at_ms);
  void forget(PlayerId player) { players_.erase(player); }
  std::vector<PlayerId> players() const;
  std::string snapshot() const;
  bool restore(std::string_view text);

 private:
  void apply_to(const records::LimitSet& set, std::int64_t at_ms);
  void apply_to(const records::LimitAsked& asked, std::int64_t at_ms);
  void apply_to(const records::LimitKept& kept, std::int64_t at_ms);
  void apply_to(const records::NoticesSet& set, std::int64_t at_ms);
  void apply_to(const records::PlayerExcluded& excluded, std::int64_t at_ms);
  void apply_to(const records::PlayerReadmitted& readmitted, std::int64_t at_ms);
  void apply_to(const records::PlayBegan& began, std::int64_t at_ms);
  void apply_to(const records::PlayGoesOn&, std::int64_t) {}
  void apply_to(const records::PlayEnded& ended, std::int64_t at_ms);
  void apply_to(const records::StakeHeldOver& held, std::int64_t at_ms);

  Limits everybodys_;
  std::map<PlayerId, Guarded> players_;
  std::set<PlayerId> playing_;
};

}  // namespace cardroom::room
