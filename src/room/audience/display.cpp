#include "room/audience/display.h"

#include <algorithm>

#include "codec/json_text.h"
#include "room/game/fault.h"
#include "room/tables/house_settings.h"

namespace cardroom::room {

namespace {

std::optional<std::int64_t> time_or_none(std::int64_t at_ms) {
  return at_ms == 0 || at_ms == LiveTable::never ? std::nullopt : std::optional(at_ms);
}

// When the turn begins to use up its player's time bank.
std::optional<std::int64_t> bank_from(const LiveTable& table) {
  const bool waits = table.next && table.next->ends == Next::Ends::a_turn;
  const bool has_bank = table.house.bank_ms > 0 && table.bank_left_ms(table.game->turn()) > 0;
  return waits && has_bank ? std::optional(table.since_ms + table.house.absent_ms) : std::nullopt;
}

std::string kept_for(std::int64_t ms) {
  constexpr std::int64_t minute_ms = 60'000;
  const bool minutes = ms % minute_ms == 0;
  const std::int64_t count = minutes ? ms / minute_ms : ms / 1000;
  return std::to_string(count) + (minutes ? " minute" : " second") + (count == 1 ? "" : "s");
}

}  // namespace

std::string Display::people_text(const LiveTable& table) const {
  const Accounts& accounts = desk_.accounts();
  std::vector<PlayerId> players = table.game->people();
  std::sort(players.begin(), players.end());
  players.erase(std::unique(players.begin(), players.end()), players.end());
  std::vector<outgoing::Person> people;
  for (const PlayerId player : players) {
    const bool is_bot = accounts.is_bot(player);
    people.push_back(
        {player, accounts.name_of(player), is_bot, is_bot || connections_.is_here(player)});
  }
  return codec::to_text(people);
}

outgoing::AnyState Display::state(const LiveTable& table, PlayerId account,
                                  std::string_view people) const {
  const auto until = [&](Next::Ends ends) {
    return time_or_none(table.next && table.next->ends == ends ? table.next->at_ms : 0);
  };
  const Keys& keys = table.keys;
  return table.game->state(
      {account, desk_.role_of(account)},
      {.people = {people},
       .paused = table.paused,
       .stopped = table.stopped.has_value(),
       .turn_until_ms = until(Next::Ends::a_turn),
       .bank_from_ms = bank_from(table),
       .clock_until_ms = time_or_none(table.game->clock_until_ms()),
       .starts_at_ms = until(Next::Ends::the_pause),
       .commitment = table.game->dealing() ? keys.dealt_commitment : keys.commitment,
       .irregular_wagers = table.house.irregular_wagers,
       .counts_chips = table.house.counts_chips,
       .you = {table.game->seat_of(account), counter_.may_bring(account, table.purses()),
               table.absent.contains(account), table.bank_left_ms(account),
               table.game->is_next_big_blind(account)}});
}

// A table's sign says that the cards may be set.
std::string Display::sign(const LiveTable& table) const {
  const std::string_view warning =
      occasion_ == Occasion::rehearsal ? "Rehearsal: the cards may be set by hand. " : "";
  std::string sign = std::string(warning) + table.game->sign();
  // House setting: on the sign, because it ends somebody's game.
  if (table.game->is_hosted())
    sign += std::string(sign.ends_with('.') ? "" : ".") +
            " Real cards: the dealer enters what happens.";
  else if (table.of.is_none())
    sign += std::string(sign.ends_with('.') ? "" : ".") + " A seat left empty is kept for " +
            kept_for(table.house.empty_ms) + "; then it is free, and its chips " +
            (table.party ? "are kept here for the player." : "go back to the player's wallet.");
  if (table.house.bank_ms > 0)
    sign += " Each player has a time bank of " + kept_for(table.house.bank_ms) + ".";
  // Who plays here is no secret.
  if (table.game->summary(desk_.accounts()).bots > 0)
    sign += std::string(sign.ends_with('.') ? "" : ".") +
            " House bots play here: " + std::string(bots_of(table.house)) + ".";
  return sign;
}

std::string Display::table_text(const LiveTable& table, const Message& message,
                                const outgoing::AnyState& state,
                                std::optional<std::uint64_t> after) const {
  std::string terms;
  table.game->write_terms(terms);
  const std::string state_text = codec::to_text(state);
  const GameName name = table.game->name();
  const std::uint64_t kept = table.recent.empty() ? table.seq : table.recent.front().before;
  outgoing::Table shown{
      .id = outgoing::id_of(message.id),
      .table = table.number,
      .name_ = table.name,
      .kind = name.kind,
      .rulebook = name.rulebook,
      .game = name.game,
      .edition = name.edition,
      .sign = sign(table),
      .rehearsal = occasion_ == Occasion::rehearsal,
      .tournament = table.of.is_none() ? std::nullopt : std::optional(table.of.tournament),
      .hosted = table.game->is_hosted(),
      .host = {},
      .house = {house_values(table.house)},
      .terms = {terms},
      .seq = table.seq,
      .gap = after && *after < kept,
      .events = {},
      .state = {state_text}};
  if (table.party)
    shown.host = outgoing::Host{table.party->host, desk_.accounts().name_of(table.party->host)};
  // Who arrives sees the round under way from its beginning.
  const std::uint64_t from = after.value_or(table.round_from);
  for (const Recent& told : table.recent)
    if (told.before >= from)
      for (const auto event : events_for(told, message.account)) shown.events.push_back(event);
  return codec::to_text(shown);
}

outgoing::LobbyTable Display::summary(const LiveTable& table) const {
  const Summary summary = table.game->summary(desk_.accounts());
  const GameName name = table.game->name();
  return {.table = table.number,
          .name_ = table.name,
          .kind = name.kind,
          .rulebook = name.rulebook,
          .game = name.game,
          .edition = name.edition,
          .sign = sign(table),
          .seats = summary.seats,
          .taken = summary.taken,
          .bots = summary.bots,
          .waiting = summary.waiting,
          .watching = table.watchers.size(),
          .minimum = summary.minimum,
          .stake = summary.stake,
          .limit = summary.limit,
          .dealing = summary.dealing,
          .rounds = summary.rounds,
          .paused = table.paused,
          .stopped = table.stopped.has_value(),
          .closing = summary.closing,
          .meter_cents = summary.meter,
          .hosted = table.game->is_hosted()};
}

outgoing::LobbyTable Display::listed(const LiveTable& table) const {
  outgoing::LobbyTable line;
  if (!broken_in([&] { line = summary(table); })) return line;
  line = {};
  line.table = table.number;
  line.name_ = table.name;
  line.stopped = true;
  return line;
}

std::vector<codec::Encoded<outgoing::AnyEvent>> events_for(const Recent& told, PlayerId player,
                                                           Telling which) {
  std::vector<codec::Encoded<outgoing::AnyEvent>> events;
  events.reserve(told.events.size());
  for (const ToldEvent& event : told.events)
    if (which == Telling::all || !event.on_table || event.is_own(player))
      events.push_back({event.for_player(player)});
  return events;
}

}  // namespace cardroom::room
