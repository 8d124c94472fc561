#include "room/private_tables/evening.h"

#include "base/check.h"
#include "codec/json_text.h"

namespace cardroom::room {

namespace {

constexpr Cents given_most{10'000'000'000};

constexpr Asker room_itself{PlayerId(), Role::dealer};

Cents given_at(const PrivateTable& party) {
  Cents sum;
  for (const auto& [player, cents] : party.given) sum += cents;
  return sum;
}

}  // namespace

std::optional<Refused> Evening::welcome(LiveTable& table, PlayerId player, const Moment& at) {
  PrivateTable& party = *table.party;
  if (party.sent_away.contains(player) || party.ending) return refused_by(rule::bad_link);
  if (party.admits(player)) return std::nullopt;
  if (party.guests.size() + party.sent_away.size() >= guests_most)
    return refused_by(rule::room_is_full);
  note(table, records::GuestCame{player}, at.effects);
  party.used_ms = at.now_ms;
  // Where the host has given all that a table may have, a guest comes without chips.
  if (party.welcome > Cents(0))
    (void)give(table, player, Chips(party.welcome.count() / 100), room_itself, at);
  if (player != party.host)
    speech_.announce(&table, room_itself, accounts_.name_of(player) + " has come in.", at);
  return std::nullopt;
}

std::optional<Refused> Evening::give(LiveTable& table, PlayerId player, Chips chips,
                                     const Asker& asker, const Moment& at) {
  PrivateTable& party = *table.party;
  if (!party.admits(player)) return refused_by(rule::not_a_guest);
  if (chips < Chips(1) || chips > chips_most || given_at(party) + in_cents(chips) > given_most)
    return refused_by(rule::bad_chips);
  const cage::command::GiveChips giving{player, table.number, in_cents(chips)};
  if (auto refused = counter_.move(giving, asker, at)) return refused;
  note(table, records::ChipsGiven{player, in_cents(chips)}, at.effects);
  return std::nullopt;
}

void Evening::pause(LiveTable& table, bool paused, const Asker& asker, const Moment& at) {
  table.paused = paused;
  recorder_.record(table.stream(), codec::to_text(records::Paused{paused}), at.effects);
  speech_.announce(
      &table, asker,
      paused ? "The table pauses after this round of play." : "Play at this table goes on.", at);
  table.since_ms = at.now_ms;
  dealer_.plan(table, at.now_ms);
  audience_.tell_state(table, at.effects);
}

void Evening::tell_freed(const LiveTable& table, Seat seat, const Asker& asker, const Moment& at) {
  const bool later = !table.game->player_at(seat).is_none();
  speech_.announce(&table, asker,
                   "Seat " + std::to_string(seat.number()) + " is free " +
                       (later ? "after this round of play." : "again."),
                   at);
}

void Evening::send_away(LiveTable& table, PlayerId player, const Moment& at) {
  note(table, records::GuestSentAway{player}, at.effects);
  const outgoing::PrivateEnded told{table.number, table.name, true, {}};
  audience_.tell_player(player, shared(codec::to_text(told)), at.effects);
  for (const ConnectionId connection : audience_.connections().of(player))
    audience_.unwatch(table, connection, at.effects);
  dealer_.plan(table, at.now_ms);
}

void Evening::end(LiveTable& table, const Asker& asker, const std::string& id, const Moment& at) {
  if (!table.game->dealing()) return close(table, asker, id, at);
  note(table, records::PrivateEnding{}, at.effects);
  ending_.insert(table.number);
  table.paused = true;
  recorder_.record(table.stream(), codec::to_text(records::Paused{true}), at.effects);
  speech_.announce(&table, asker, "The table ends after this round of play.", at);
  dealer_.plan(table, at.now_ms);
  audience_.tell_state(table, at.effects);
}

void Evening::close(LiveTable& table, const Asker& asker, const std::string& id, const Moment& at) {
  const PrivateTable& party = *table.party;
  outgoing::PrivateEnded told{table.number, table.name, false, {}};
  std::map<PlayerId, Cents> had;
  for (const records::Payment& payment : table.game->clearing().players)
    had[payment.player] += payment.cents;
  for (const auto& [player, given] : party.given)
    told.results.push_back({player, accounts_.name_of(player), given,
                            had[player] + counter_.may_bring(player, table.number)});
  recovery_.close(table, asker, id, at);
  ending_.erase(table.number);
  const Text text = shared(codec::to_text(told));
  for (const PlayerId guest : party.guests) audience_.tell_player(guest, text, at.effects);
  dealer_.plan(table, at.now_ms);
}

void Evening::end_due(const Moment& at) {
  for (const std::uint32_t number : std::set(ending_)) {
    const auto found = tables_.all().find(number);
    if (found == tables_.all().end() || found->second.over) {
      ending_.erase(number);
      continue;
    }
    LiveTable& table = found->second;
    stops_.contain(table, at, [&] {
      if (!table.stopped && !table.game->dealing())
        close(table, {table.party->host, Role::player}, {}, at);
    });
  }
}

void Evening::look_round(const Moment& at) {
  for (auto& [number, table] : tables_.all()) {
    if (!table.party || table.over || table.stopped) continue;
    PrivateTable& party = *table.party;
    if (party.ending) ending_.insert(number);
    stops_.contain(table, at, [&] {
      if (party.used_ms == 0 || table.game->dealing() || audience_.is_company(table))
        party.used_ms = at.now_ms;
      if (at.now_ms - party.used_ms >= unused_ms) close(table, room_itself, {}, at);
    });
  }
  end_due(at);
}

}  // namespace cardroom::room
