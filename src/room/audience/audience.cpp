#include "room/audience/audience.h"

#include <algorithm>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

bool is_privy(const Recent& told, PlayerId player) {
  return std::any_of(told.events.begin(), told.events.end(),
                     [&](const ToldEvent& event) { return event.is_own(player); });
}

// What happened, as text for everybody and for those who see more. What several people see alike is
// written only once: the room does this more than anything else.
class EventTexts {
 public:
  EventTexts(const Recent& told, Telling which) : told_(told), which_(which) {}

  std::string_view for_player(PlayerId player, std::string& own) {
    if (is_privy(told_, player)) return own = codec::to_text(events_for(told_, player, which_));
    if (common_.empty()) common_ = codec::to_text(events_for(told_, PlayerId(), which_));
    return common_;
  }

 private:
  const Recent& told_;
  Telling which_;
  std::string common_;
};

// Somebody who plays is told their own cards, and at Canberra Poker what they may do by them. To
// all others, but the inspector, everybody's news are told.
bool tells_all_the_same(std::string_view different, const outgoing::AnyState& state, Role role) {
  if (role == Role::inspector) return false;
  const auto* const poker = std::get_if<outgoing::PokerState>(&state);
  const bool plays =
      std::visit([](const auto& held) { return !held.around.value.you.seat.is_none(); }, state);
  if (!plays) return true;
  return poker != nullptr && different.find("\"cards\"") == std::string_view::npos;
}

}  // namespace

void Audience::welcome(ConnectionId connection, PlayerId account, const Moment& at) const {
  const Session* const session =
      desk_.accounts().sessions().find(connections_.at(connection).session);
  at.effects.send(
      connection,
      codec::to_text(outgoing::Welcome{
          .rehearsal = occasion_ == Occasion::rehearsal,
          .account = room::shown(desk_.accounts().find(account)),
          .wallet_cents = counter_.wallet(account),
          .now_ms = at.now_ms,
          .signed_in_ms = session == nullptr ? std::nullopt : std::optional(session->opened_ms)}));
  my_tables_.tell_newcomer(connection, account, tables_, at.effects);
}

void Audience::watch(LiveTable& table, ConnectionId connection) {
  table.watchers.insert(connection);
  connections_.find(connection)->watched.insert(table.number);
  lobby_.change();
}

void Audience::unwatch(LiveTable& table, ConnectionId connection, Effects& effects) {
  table.watchers.erase(connection);
  table.last_shown.end(connection);
  Connection& left = *connections_.find(connection);
  if (left.watched.erase(table.number) > 0)
    my_tables_.tell_leaver(connection, left.account, table, effects);
  lobby_.change();
}

bool Audience::is_company(const LiveTable& table) const {
  if (!table.watchers.empty()) return true;
  const std::vector<PlayerId> people = table.game->people();
  return std::any_of(people.begin(), people.end(), [&](PlayerId player) {
    return connections_.is_here(player) && !desk_.accounts().is_bot(player);
  });
}

void Audience::tell(LiveTable& table, const Recent& told, Effects& effects) {
  my_tables_.tell(table, effects);
  if (table.watchers.empty()) return;
  const std::string people = display_.people_text(table);
  struct Made {
    std::optional<outgoing::AnyState> state;
    Text whole;
    Text changes;
    bool open = false;  // The changes are, for everybody.
  };
  std::map<PlayerId, Made> made;
  EventTexts all(told, Telling::all);
  EventTexts news(told, Telling::news);
  for (const ConnectionId watcher : table.watchers) {
    const PlayerId account = connections_.at(watcher).account;
    Made& one = made[account];
    if (!one.state) one.state = display_.state(table, account, people);
    const bool changes = table.last_shown.has(watcher);
    Text& text = changes ? one.changes : one.whole;
    if (!text) {
      std::string own;
      const std::string different =
          changes ? table.last_shown.changes(account, *one.state) : std::string();
      if (changes)
        one.open = !different.empty() && !is_privy(told, account) &&
                   tells_all_the_same(different, *one.state, desk_.role_of(account));
      const std::string whole = different.empty() ? codec::to_text(*one.state) : std::string();
      outgoing::Events message{.table = table.number,
                               .seq = told.before + told.events.size(),
                               .events = {(changes ? news : all).for_player(account, own)},
                               .state = {},
                               .changes = {}};
      if (different.empty())
        message.state = codec::Encoded<outgoing::AnyState>{whole};
      else
        message.changes = codec::Encoded<codec::Changes<outgoing::AnyState>>{different};
      std::string written;
      written.reserve(message.events.text.size() + different.size() + whole.size() + 96);
      codec::write(written, message);
      text = shared(std::move(written));
    }
    if (changes && one.open)
      effects.send_open(watcher, text);
    else
      effects.send(watcher, text);
  }
}

void Audience::tell_state(LiveTable& table, Effects& effects) {
  tell(table, {table.seq, {}}, effects);
}

void Audience::tell_player(PlayerId player, const Text& text, Effects& effects) const {
  connections_.send_to(player, text, effects);
}

void Audience::tell_watchers(const LiveTable& table, const Text& text, Effects& effects) const {
  for (const ConnectionId watcher : table.watchers) effects.send(watcher, text);
}

void Audience::tell_staff(const Text& text, Effects& effects) const {
  connections_.send_where(
      [&](PlayerId account) {
        return !account.is_none() && desk_.role_of(account) != Role::player;
      },
      text, effects);
}

}  // namespace cardroom::room
