#include "room/desk/conduct.h"

#include "room/messages/given.h"
#include "room/messages/page.h"
#include "room/messages/replies.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t minute_ms = 60'000;
constexpr std::int64_t minutes_most = 60LL * 24 * 366 * 10;
constexpr std::size_t reason_most = 200;

// A bar is from a table that is there; nothing else names one.
bool names_table_rightly(const Tables& tables, records::Restriction what, std::uint32_t table) {
  return what == records::Restriction::bar ? tables.all().contains(table) : table == 0;
}

}  // namespace

void restrict_player(const ConductParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Restrict>(message, effects);
  if (!asked) return;
  const std::uint32_t table = asked->table.value_or(0);
  if (!names_table_rightly(parts.tables, asked->what, table))
    return refuse(message, rule::no_such_table, effects);
  // In a tournament the director excludes, and nobody else frees a seat.
  if (table != 0 && !parts.tables.at(table).of.is_none())
    return refuse(message, rule::tournaments_table, effects);
  const std::int64_t minutes = asked->minutes.value_or(0);
  const std::string reason = asked->reason.value_or("");
  if (minutes < 0 || minutes > minutes_most || reason.size() > reason_most)
    return refuse(message, refused_by(rule::bad_message, "minutes or reason"), effects);
  const Moment at{message.now_ms, effects};
  const std::int64_t until_ms = minutes == 0 ? 0 : message.now_ms + minutes * minute_ms;
  if (const auto refused = parts.desk.restrict(
          {asked->player, message.account, asked->what, table, until_ms, reason}, at))
    return refuse(message, *refused, effects);
  parts.answers.done(message, effects);
  if (asked->what != records::Restriction::mute) parts.runner.show_out(asked->player, at);
}

void lift_restriction(const ConductParts& parts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::LiftRestriction>(message, effects);
  if (!asked) return;
  if (const auto refused =
          parts.desk.lift({asked->player, message.account, asked->what, asked->table.value_or(0)},
                          {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  parts.answers.done(message, effects);
}

void answer_restrictions(const Accounts& accounts, const Message& message, Effects& effects) {
  const auto asked = read_given<incoming::Restrictions>(message, effects);
  if (!asked) return;
  outgoing::Restrictions listed{outgoing::id_of(message.id), {}, {}};
  Page page(asked->from);
  for (const auto& [player, account] : accounts.all())
    for (const RestrictionKept& one : account.restrictions) {
      if (restriction_on(account, one.what, message.now_ms, one.table) == nullptr) continue;
      if (!page.takes()) continue;
      outgoing::RestrictionView view{player, account.name, one.what, {}, {}, one.reason};
      if (one.table != 0) view.table = one.table;
      if (one.until_ms != 0) view.until_ms = one.until_ms;
      listed.restrictions.push_back(view);
    }
  listed.next = page.next();
  answer(message, listed, effects);
}

}  // namespace cardroom::room
