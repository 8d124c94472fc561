#include "room/private_tables/private_tables.h"

#include <algorithm>

#include "base/check.h"
#include "codec/json_text.h"
#include "room/desk/name_signs.h"
#include "room/messages/answer.h"
#include "room/messages/given.h"
#include "room/private_tables/stakes.h"
#include "room/secrets.h"

namespace cardroom::room {

namespace {

constexpr std::size_t name_most = 40;    // Signs.
constexpr std::size_t link_digits = 32;  // 128 bits.

}  // namespace

std::optional<Refused> PrivateTables::refuse_another(const Message& message) const {
  std::size_t of_host = 0;
  std::size_t of_address = 0;
  std::size_t all = 0;
  for (const auto& [number, table] : tables_.all()) {
    if (!table.party || table.over) continue;
    ++all;
    if (table.party->host == message.account) ++of_host;
    if (table.party->address == message.address.text()) ++of_address;
  }
  if (of_host >= private_a_host) return refused_by(rule::private_tables_most);
  if (of_address >= private_an_address) return refused_by(rule::private_address_most);
  if (opened_.of_host(message.account, message.now_ms) >= private_a_host_day ||
      opened_.of_address(message.address.text(), message.now_ms) >= private_an_address_day)
    return refused_by(rule::private_day_most);
  // The house keeps half of its tables for itself.
  if (all >= tables_most_ / 2) return refused_by(rule::room_is_full);
  return protection_.refuse_play(message.account, message.now_ms);
}

void PrivateTables::open(const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto asked = read_given<incoming::OpenPrivate>(message, effects);
  if (!asked) return;
  if (const auto refused = refuse_another(message)) return refuse(message, *refused, effects);
  const std::string name = asked->name_.value_or(accounts_.name_of(message.account) + "'s table");
  if (signs_in_line(name).value_or(name_most + 1) > name_most)
    return refuse(message, refused_by(rule::bad_message, "a name of 1 to 40 signs"), effects);
  if (asked->chips && (*asked->chips < Chips(0) || *asked->chips > chips_most))
    return refuse(message, rule::bad_chips, effects);
  const auto settings = private_settings(*asked);
  if (!settings) return refuse(message, settings.error(), effects);
  const TableWanted wanted{
      .rulebook = asked->rulebook, .name = name, .settings = *settings, .host = message.account};
  if (const auto refused = opener_.not_rehearsed(wanted)) return refuse(message, *refused, effects);
  const Moment at{message.now_ms, effects};
  const auto opened = opener_.open(wanted, {PlayerId(), Role::operator_}, at);
  if (!opened) return refuse(message, opened.error(), effects);
  LiveTable& table = tables_.at(*opened);
  const Summary summary = table.game->summary(accounts_);
  constexpr std::int64_t stakes_each = 100;
  const Chips usual =
      std::min(chips_most, Chips(std::max(summary.stake, summary.minimum * stakes_each)));
  const std::string link = to_string(draw_key_()).substr(0, link_digits);
  evening_.note(table,
                records::PrivateOpened{message.account, message.address.text(), token_hash(link),
                                       in_cents(asked->chips.value_or(usual))},
                effects);
  opened_.count(message.account, message.address.text(), message.now_ms);
  check(!evening_.welcome(table, message.account, at), "a host is not welcome");
  tell_link(table, link, message, effects);
}

void PrivateTables::tell_link(const LiveTable& table, std::string link, const Message& message,
                              Effects& effects) {
  outgoing::PrivateLink told{outgoing::id_of(message.id), table.number, std::move(link)};
  std::string said = codec::to_text(told);
  told.link = {};
  answers_.give_once(message, {std::move(said), codec::to_text(told)}, effects);
}

void PrivateTables::join(const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto asked = read_given<incoming::JoinPrivate>(message, effects);
  if (!asked) return;
  const store::Hash link = token_hash(asked->link);
  const auto found = std::find_if(tables_.all().begin(), tables_.all().end(), [&](const auto& one) {
    return one.second.party && !one.second.over && one.second.party->link == link;
  });
  if (found == tables_.all().end()) return refuse(message, rule::bad_link, effects);
  if (const auto refused =
          evening_.welcome(found->second, message.account, {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  answers_.done_at(message, found->first, effects);
}

void PrivateTables::list(const Message& message, Effects& effects) const {
  outgoing::PrivateTables told{outgoing::id_of(message.id), {}};
  for (const auto& [number, table] : tables_.all()) {
    if (!table.party || table.over || !table.party->admits(message.account)) continue;
    const Summary summary = table.game->summary(accounts_);
    told.tables.push_back({number,
                           table.name,
                           table.game->name().game,
                           {table.party->host, accounts_.name_of(table.party->host)},
                           summary.seats,
                           summary.taken});
  }
  answer(message, told, effects);
}

void PrivateTables::show(const Message& message, Effects& effects) {
  const LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  if (!table->party) return refuse(message, rule::no_such_table, effects);
  const PrivateTable& party = *table->party;
  outgoing::PrivateTable told{outgoing::id_of(message.id),
                              table->number,
                              {party.host, accounts_.name_of(party.host)},
                              party.ending,
                              party.welcome,
                              {}};
  for (const PlayerId guest : party.guests) {
    const auto given = party.given.find(guest);
    told.guests.push_back({guest, accounts_.name_of(guest), audience_.connections().is_here(guest),
                           table->game->seat_of(guest), table->game->stake_of(guest),
                           counter_.may_bring(guest, table->number),
                           given == party.given.end() ? Cents(0) : given->second});
  }
  answer(message, told, effects);
}

LiveTable* PrivateTables::hosted_in(const Message& message, Effects& effects) {
  if (message.id.empty()) {
    refuse(message, rule::id_missing, effects);
    return nullptr;
  }
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return nullptr;
  if (table->party && table->party->host == message.account) return table;
  refuse(message, rule::not_the_host, effects);
  return nullptr;
}

void PrivateTables::make_link(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  const std::string link = to_string(draw_key_()).substr(0, link_digits);
  evening_.note(*table, records::LinkMade{token_hash(link)}, effects);
  tell_link(*table, link, message, effects);
}

void PrivateTables::deal_in(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::DealIn>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (const auto refused = evening_.give(*table, asked->player, asked->chips, message.asker(), at))
    return refuse(message, *refused, effects);
  audience_.tell_state(*table, effects);
  answers_.done_at(message, table->number, effects);
}

std::optional<Refused> PrivateTables::seat_guest(LiveTable& table, const incoming::SeatGuest& asked,
                                                 const Message& message, const Moment& at) {
  const PlayerId player = asked.player;
  const Seat seat = asked.seat;
  if (!table.party->admits(player)) return refused_by(rule::not_a_guest);
  // Nobody is put into a seat unawares: it costs time of play.
  const std::set<ConnectionId>& watchers = table.watchers;
  const auto guests = audience_.connections().of(player);
  if (player != message.account &&
      std::none_of(guests.begin(), guests.end(),
                   [&](ConnectionId one) { return watchers.contains(one); }))
    return refused_by(rule::guest_elsewhere);
  const boost::json::object sit{
      {"type", "sit"}, {"seat", std::int64_t{seat.number()}}, {"stake", asked.chips.count()}};
  const Asker guest{player, Role::player};
  if (table.stopped) return refused_by(rule::table_stopped);
  if (auto refused = protection_.refuse_entry("sit", player, table, at.now_ms)) return refused;
  if (const auto foreseen = table.game->foresee(sit, guest); !foreseen) return foreseen.error();
  const Cents lacking = in_cents(asked.chips) - counter_.may_bring(player, table.number);
  if (lacking > Cents(0))
    if (auto refused =
            evening_.give(table, player, Chips((lacking.count() + 99) / 100), message.asker(), at))
      return refused;
  return dealer_.perform(table, sit, guest, {}, at);
}

void PrivateTables::seat(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::SeatGuest>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (const auto refused = seat_guest(*table, *asked, message, at))
    return refuse(message, *refused, effects);
  answers_.done_at(message, table->number, effects);
  runner_.run(*table, at);
}

void PrivateTables::unseat(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::UnseatGuest>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (table->game->player_at(asked->seat).is_none())
    return refuse(message, rule::no_player_there, effects);
  const Outcome outcome = dealer_.unseat(*table, asked->seat, message.now_ms);
  if (!outcome) return refuse(message, outcome.error(), effects);
  if (const auto refused = dealer_.keep(*table, *outcome, {PlayerId(), Role::dealer}, {}, at))
    return refuse(message, *refused, effects);
  evening_.tell_freed(*table, asked->seat, message.asker(), at);
  answers_.done_at(message, table->number, effects);
  runner_.run(*table, at);
}

void PrivateTables::send_away(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::SendAway>(message, effects);
  if (!asked) return;
  const PlayerId player = asked->player;
  if (!table->party->admits(player)) return refuse(message, rule::not_a_guest, effects);
  if (player == message.account) return refuse(message, rule::host_stays, effects);
  const std::vector<PlayerId> people = table->game->people();
  if (std::find(people.begin(), people.end(), player) != people.end())
    return refuse(message, rule::guest_seated, effects);
  evening_.send_away(*table, player, {message.now_ms, effects});
  answers_.done_at(message, table->number, effects);
}

void PrivateTables::pause(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::PausePrivate>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (table->party->ending) return refuse(message, rule::private_ending, effects);
  evening_.pause(*table, asked->paused, message.asker(), at);
  answers_.done_at(message, table->number, effects);
  runner_.run(*table, at);
}

void PrivateTables::end(const Message& message, Effects& effects) {
  LiveTable* const table = hosted_in(message, effects);
  if (table == nullptr) return;
  if (table->stopped) return refuse(message, rule::table_stopped, effects);
  evening_.end(*table, message.asker(), message.id, {message.now_ms, effects});
  answers_.done_at(message, table->number, effects);
}

}  // namespace cardroom::room
