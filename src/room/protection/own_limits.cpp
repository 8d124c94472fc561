#include "room/protection/own_limits.h"

#include <algorithm>

#include "room/messages/given.h"
#include "room/messages/replies.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t a_minute_ms = 60'000;
constexpr std::int64_t exclusion_minutes_most = 60LL * 24 * 366 * 100;

void finish(const LimitParts& parts, const Message& message, const std::optional<Refused>& refused,
            Effects& effects) {
  if (refused) return refuse(message, *refused, effects);
  parts.answers.done(message, effects);
}

outgoing::LimitView view_of(Limit limit, const Protection& protection, const PlayMeasured& play) {
  const std::size_t at = index_of(limit);
  const Guarded& guarded = play.guarded;
  const Limits& everybodys = protection.book().everybodys();
  outgoing::LimitView view{limit, guarded.own[at], guarded.house[at], {}, {}, {}, {}};
  if (everybodys[at] && (!view.house || *everybodys[at] < *view.house)) view.house = everybodys[at];
  view.used = used_of(limit, play);
  if (const auto most = in_force(limit, guarded, everybodys))
    view.left = std::max<std::int64_t>(0, most->amount - view.used);
  if (const std::int64_t changes = changes_ms(limit, play.now_ms); changes != 0)
    view.changes_ms = changes;
  if (const auto& wish = guarded.asked[at]; wish && !wish->has_lapsed(play.now_ms))
    view.asked = outgoing::LimitWish{wish->amount, wish->from_ms};
  return view;
}

outgoing::ExclusionView view_of(const Exclusion& exclusion, std::int64_t now_ms) {
  return {exclusion.holds(now_ms), exclusion.until_ms};
}

// Null minutes: for good.
std::optional<Refused> exclude(const LimitParts& parts, PlayerId player, Role by,
                               std::optional<std::int64_t> minutes, const Moment& at) {
  if (minutes && (*minutes < 1 || *minutes > exclusion_minutes_most))
    return refused_by(rule::bad_message, "minutes of 1 or more");
  std::optional<std::int64_t> until_ms;
  if (minutes) until_ms = at.now_ms + *minutes * a_minute_ms;
  return parts.protection.exclude(player, by, until_ms, at);
}

}  // namespace

void answer_limits(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::AskLimits>(message, effects);
  if (!asked) return;
  const PlayerId player = asked->player.value_or(message.account);
  const bool may = message.role == Role::operator_ || message.role == Role::inspector;
  if (player != message.account && !may) return refuse(message, rule::not_your_role, effects);
  if (parts.accounts.find(player) == nullptr)
    return refuse(message, rule::no_such_account, effects);
  const PlayMeasured play = parts.protection.measured(player, message.now_ms);
  outgoing::Limits listed{outgoing::id_of(message.id),
                          player,
                          {},
                          view_of(play.guarded.by_self, message.now_ms),
                          view_of(play.guarded.by_house, message.now_ms),
                          result_today(play),
                          play.guarded.notice_minutes};
  for (std::size_t at = 0; at < records::limit_count; ++at)
    listed.limits.push_back(view_of(static_cast<Limit>(at), parts.protection, play));
  answer(message, listed, effects);
}

void set_limit(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::SetLimit>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  finish(parts, message,
         parts.protection.set_limit(message.account, asked->limit, asked->amount, at), effects);
}

void confirm_limit(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::ConfirmLimit>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  finish(parts, message, parts.protection.confirm_limit(message.account, asked->limit, at),
         effects);
}

void keep_limit(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::KeepLimit>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  finish(parts, message, parts.protection.keep_limit(message.account, asked->limit, at), effects);
}

void set_notices(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::SetNotices>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  finish(parts, message, parts.protection.set_notices(message.account, asked->minutes, at),
         effects);
}

void exclude_me(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::ExcludeMe>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  finish(parts, message, exclude(parts, message.account, Role::player, asked->minutes, at),
         effects);
  parts.runner.show_out(message.account, at);
}

void set_house_limit(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::SetHouseLimit>(message, effects);
  if (!asked) return;
  const PlayerId player = asked->player.value_or(PlayerId());
  const Moment at{message.now_ms, effects};
  finish(parts, message, parts.protection.set_house_limit(player, asked->limit, asked->amount, at),
         effects);
}

void exclude_player(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::ExcludePlayer>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  finish(parts, message, exclude(parts, asked->player, Role::operator_, asked->minutes, at),
         effects);
  parts.runner.show_out(asked->player, at);
}

void readmit_player(const LimitParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::ReadmitPlayer>(message, effects);
  if (!asked) return;
  finish(parts, message, parts.protection.readmit(asked->player, {message.now_ms, effects}),
         effects);
}

}  // namespace cardroom::room
