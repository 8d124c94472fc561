#include "room/protection/guarded.h"

#include <algorithm>
#include <string>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "room/protection/periods.h"

namespace cardroom::room {

namespace {

using LimitList = std::vector<std::optional<std::int64_t>>;

struct WishKept {
  Limit limit = Limit::bring_day;
  std::optional<std::int64_t> amount;
  std::int64_t from_ms = 0;
  CARDROOM_PART("wish_kept", limit, amount, from_ms);
};

struct ExclusionKept {
  bool stated = false;
  std::optional<std::int64_t> until_ms;
  CARDROOM_PART("exclusion_kept", stated, until_ms);
};

struct GuardedKept {
  codec::Some<PlayerId> player;
  LimitList own;
  LimitList house;
  std::vector<WishKept> asked;
  ExclusionKept by_self;
  ExclusionKept by_house;
  std::vector<std::pair<std::int64_t, std::int64_t>> played_ms;
  std::vector<std::pair<std::int64_t, Cents>> held_over;
  std::int64_t playing_since_ms = 0;
  std::int64_t notice_minutes = records::notice_minutes_most;
  CARDROOM_PART("guarded_kept", player, own, house, asked, by_self, by_house, played_ms, held_over,
                playing_since_ms, notice_minutes);
};

struct GuardBookKept {
  LimitList everybodys;
  std::vector<GuardedKept> players;
  CARDROOM_PART("guard_book", everybodys, players);
};

LimitList listed(const Limits& limits) { return {limits.begin(), limits.end()}; }

bool read_limits(const LimitList& list, Limits& into) {
  if (list.size() != into.size()) return false;
  std::copy(list.begin(), list.end(), into.begin());
  return true;
}

GuardedKept kept_of(PlayerId player, const Guarded& guarded) {
  GuardedKept kept;
  kept.player = player;
  kept.own = listed(guarded.own);
  kept.house = listed(guarded.house);
  for (std::size_t at = 0; at < guarded.asked.size(); ++at)
    if (const auto& wish = guarded.asked[at])
      kept.asked.push_back({static_cast<Limit>(at), wish->amount, wish->from_ms});
  kept.by_self = {guarded.by_self.stated, guarded.by_self.until_ms};
  kept.by_house = {guarded.by_house.stated, guarded.by_house.until_ms};
  kept.played_ms = {guarded.played_ms.begin(), guarded.played_ms.end()};
  kept.held_over = {guarded.held_over.begin(), guarded.held_over.end()};
  kept.playing_since_ms = guarded.playing_since_ms;
  kept.notice_minutes = guarded.notice_minutes;
  return kept;
}

bool bring_back(const GuardedKept& kept, Guarded& into) {
  if (!read_limits(kept.own, into.own) || !read_limits(kept.house, into.house)) return false;
  for (const WishKept& wish : kept.asked)
    into.asked[index_of(wish.limit)] = LimitWish{wish.amount, wish.from_ms};
  into.by_self = {kept.by_self.stated, kept.by_self.until_ms};
  into.by_house = {kept.by_house.stated, kept.by_house.until_ms};
  into.played_ms = {kept.played_ms.begin(), kept.played_ms.end()};
  into.held_over = {kept.held_over.begin(), kept.held_over.end()};
  into.playing_since_ms = kept.playing_since_ms;
  into.notice_minutes = kept.notice_minutes;
  return true;
}

template <class Map>
void forget_before(Map& days, std::int64_t day) {
  days.erase(days.begin(), days.lower_bound(day));
}

}  // namespace

bool is_looser(std::optional<std::int64_t> wanted, std::optional<std::int64_t> than) {
  if (!than) return false;
  return !wanted || *wanted > *than;
}

std::int64_t played_ms_on(const Guarded& guarded, std::int64_t day, std::int64_t now_ms) {
  const auto found = guarded.played_ms.find(day);
  const std::int64_t before = found == guarded.played_ms.end() ? 0 : found->second;
  if (guarded.playing_since_ms == 0) return before;
  const std::int64_t from = std::max(guarded.playing_since_ms, day * period_day_ms);
  const std::int64_t to = std::min(now_ms, (day + 1) * period_day_ms);
  return before + std::max<std::int64_t>(0, to - from);
}

const Guarded* GuardBook::find(PlayerId player) const {
  const auto found = players_.find(player);
  return found == players_.end() ? nullptr : &found->second;
}

void GuardBook::apply(const records::ProtectionRecord& record, std::int64_t at_ms) {
  std::visit([&](const auto& one) { apply_to(one, at_ms); }, record);
}

void GuardBook::apply_to(const records::LimitSet& set, std::int64_t) {
  const std::size_t at = index_of(set.limit);
  if (set.player.is_none()) {
    everybodys_[at] = set.amount;
    return;
  }
  Guarded& guarded = players_[set.player];
  if (set.by == Role::player) {
    guarded.own[at] = set.amount;
    guarded.asked[at].reset();
  } else {
    guarded.house[at] = set.amount;
  }
}

void GuardBook::apply_to(const records::LimitAsked& asked, std::int64_t) {
  players_[asked.player].asked[index_of(asked.limit)] = LimitWish{asked.amount, asked.from_ms};
}

void GuardBook::apply_to(const records::LimitKept& kept, std::int64_t) {
  players_[kept.player].asked[index_of(kept.limit)].reset();
}

void GuardBook::apply_to(const records::NoticesSet& set, std::int64_t) {
  players_[set.player].notice_minutes = set.minutes;
}

void GuardBook::apply_to(const records::PlayerExcluded& excluded, std::int64_t) {
  Guarded& guarded = players_[excluded.player];
  (excluded.by == Role::player ? guarded.by_self : guarded.by_house) = {true, excluded.until_ms};
}

void GuardBook::apply_to(const records::PlayerReadmitted& readmitted, std::int64_t) {
  players_[readmitted.player].by_house = {};
}

void GuardBook::apply_to(const records::PlayBegan& began, std::int64_t at_ms) {
  players_[began.player].playing_since_ms = at_ms;
  playing_.insert(began.player);
}

void GuardBook::apply_to(const records::PlayEnded& ended, std::int64_t) {
  Guarded& guarded = players_[ended.player];
  const std::int64_t first = day_at(guarded.playing_since_ms);
  const std::int64_t last = day_at(ended.until_ms);
  if (guarded.playing_since_ms != 0)
    for (std::int64_t day = std::max(first, last - days_kept); day <= last; ++day)
      guarded.played_ms[day] = played_ms_on(guarded, day, ended.until_ms);
  guarded.playing_since_ms = 0;
  playing_.erase(ended.player);
  forget_before(guarded.played_ms, last - days_kept);
}

void GuardBook::apply_to(const records::StakeHeldOver& held, std::int64_t at_ms) {
  Guarded& guarded = players_[held.player];
  guarded.held_over[day_at(at_ms)] = held.cents;
  forget_before(guarded.held_over, day_at(at_ms) - days_kept);
}

std::vector<PlayerId> GuardBook::players() const {
  std::vector<PlayerId> found;
  for (const auto& [player, guarded] : players_) found.push_back(player);
  return found;
}

std::string GuardBook::snapshot() const {
  GuardBookKept kept{listed(everybodys_), {}};
  for (const auto& [player, guarded] : players_) kept.players.push_back(kept_of(player, guarded));
  return codec::to_text(kept);
}

bool GuardBook::restore(std::string_view text) {
  const auto kept = codec::from_text<GuardBookKept>(text);
  GuardBook made;
  if (!kept || !read_limits(kept->everybodys, made.everybodys_)) return false;
  for (const GuardedKept& one : kept->players) {
    if (!bring_back(one, made.players_[one.player])) return false;
    if (one.playing_since_ms != 0) made.playing_.insert(one.player);
  }
  *this = std::move(made);
  return true;
}

}  // namespace cardroom::room
