#include "room/protection/attendance.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/messages/replies.h"
#include "room/protection/periods.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t look_every_ms = 1'000;
constexpr std::int64_t minute_of_play_ms = 60'000;

}  // namespace

std::map<PlayerId, Attendance::Seated> Attendance::seated() const {
  std::map<PlayerId, Seated> seated;
  for (const auto& [number, table] : tables_.all()) {
    if (table.over || table.stopped) continue;
    for (const PlayerId player : table.game->people()) {
      if (accounts_.is_bot(player) || table.game->seat_of(player).is_none()) continue;
      Seated& one = seated[player];
      if (!one.tables.empty() && one.tables.back() == number) continue;
      one.tables.push_back(number);
      one.rounds += table.game->rounds();
      one.dealing = one.dealing || table.game->dealing();
    }
  }
  return seated;
}

void Attendance::note_seats(const std::map<PlayerId, Seated>& seated, const Moment& at) {
  std::vector<PlayerId> gone;
  for (const PlayerId player : protection_.book().playing())
    if (closed_ms_ != 0 || !seated.contains(player)) gone.push_back(player);
  for (const PlayerId player : gone)
    protection_.record(records::PlayEnded{player, closed_ms_ != 0 ? closed_ms_ : at.now_ms}, at);
  closed_ms_ = 0;
  for (const auto& [player, where] : seated) {
    const Guarded* const guarded = protection_.book().find(player);
    if (guarded == nullptr || guarded->playing_since_ms == 0)
      protection_.record(records::PlayBegan{player}, at);
  }
  if (seated.empty() || at.now_ms < noted_ms_ + minute_of_play_ms) return;
  protection_.record(records::PlayGoesOn{}, at);
  noted_ms_ = at.now_ms;
}

// What lay there when the day began was not lost today.
void Attendance::note_new_day(const std::map<PlayerId, Seated>& seated, const Moment& at) {
  const std::int64_t today = day_at(at.now_ms);
  if (looked_ms_ != 0 && day_at(looked_ms_) == today) return;
  for (const auto& [player, where] : seated) {
    const Guarded* const guarded = protection_.book().find(player);
    if (guarded == nullptr || guarded->playing_since_ms == 0 ||
        day_at(guarded->playing_since_ms) >= today || guarded->held_over.contains(today))
      continue;
    protection_.record(records::StakeHeldOver{player, protection_.held(player)}, at);
  }
}

// Now and then, and when half an hour and a quarter of an hour are left.
bool Attendance::is_due(const Told& told, const PlayMeasured& play) const {
  if (play.now_ms >= told.at_ms + play.guarded.notice_minutes * minute_of_play_ms) return true;
  const auto left = protection_.minutes_left(play);
  for (const std::int64_t before : {30, 15})
    if (left && *left <= before && told.minutes_left > before) return true;
  return false;
}

// Not in the middle of a round: before the next one, or right after it began.
void Attendance::give_notices(const std::map<PlayerId, Seated>& seated, const Moment& at) {
  std::erase_if(told_, [&](const auto& one) { return !seated.contains(one.first); });
  for (const auto& [player, where] : seated) {
    const std::int64_t since = protection_.book().find(player)->playing_since_ms;
    Told& told = told_.try_emplace(player, Told{.at_ms = since}).first->second;
    const PlayMeasured play = protection_.measured(player, at.now_ms);
    if (!is_due(told, play)) continue;
    if (told.due_at_round == 0) told.due_at_round = where.rounds;
    if (where.dealing && where.rounds == told.due_at_round) continue;
    const auto left = protection_.minutes_left(play);
    told = {at.now_ms, left.value_or(Told().minutes_left), 0};
    const outgoing::PlayNotice notice{at.now_ms - since, result_today(play), left};
    audience_.connections().send_to(player, shared(codec::to_text(notice)), at.effects);
  }
}

void Attendance::look_round(const Moment& at) {
  if (at.now_ms < looked_ms_ + look_every_ms && looked_ms_ <= at.now_ms) return;
  const auto before = seated();
  note_new_day(before, at);
  note_seats(before, at);
  give_notices(before, at);
  looked_ms_ = at.now_ms;
  for (const auto& [player, where] : before)
    for (const std::uint32_t number : where.tables)
      if (protection_.refuse_presence(player, tables_.at(number), at.now_ms))
        runner_.show_out(player, at);
}

}  // namespace cardroom::room
