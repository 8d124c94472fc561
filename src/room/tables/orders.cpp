#include "room/tables/orders.h"

#include "codec/json_text.h"
#include "room/messages/given.h"
#include "room/tables/house_settings.h"
#include "store/hash.h"

namespace cardroom::room {

namespace {

constexpr std::size_t name_most = 40;

}  // namespace

void Orders::tell_change(LiveTable& table, const Moment& at) {
  dealer_.plan(table, at.now_ms);
  audience_.tell_state(table, at.effects);
}

void Orders::open(Opener& opener, const Message& message, Effects& effects) {
  if (message.id.empty()) return refuse(message, rule::id_missing, effects);
  const auto asked = read_given<incoming::OpenTable>(message, effects);
  if (!asked) return;
  if (asked->name_.empty() || asked->name_.size() > name_most)
    return refuse(message, refused_by(rule::bad_message, "a name of 1 to 40 bytes"), effects);
  TableWanted wanted{asked->rulebook, asked->name_, {}};
  if (asked->settings) wanted.settings = asked->settings->list;
  if (asked->hosted.value_or(false)) wanted.cards = CardsOf::felt;
  if (const auto refused = opener.not_rehearsed(wanted)) return refuse(message, *refused, effects);
  const auto opened = opener.open(wanted, message.asker(), {message.now_ms, effects});
  if (!opened) return refuse(message, opened.error(), effects);
  audience_.change_lobby();
  answers_.done_at(message, *opened, effects);
}

void Orders::pause(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const Moment at{message.now_ms, effects};
  table->paused = message.type == incoming::PauseTable::name;
  recorder_.record(table->stream(), codec::to_text(records::Paused{table->paused}), effects);
  speech_.announce(
      table, message.asker(),
      table->paused ? "The table pauses after this round of play." : "Play at this table goes on.",
      at);
  table->since_ms = message.now_ms;
  tell_change(*table, at);
  audience_.change_lobby();
  answers_.done_at(message, table->number, effects);
}

void Orders::set_house(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::SetHouse>(message, effects);
  if (!asked) return;
  const std::string& key = asked->key;
  const std::string& value = asked->value;
  if (key == "lesson" && value == "on" && occasion_ != Occasion::rehearsal)
    return refuse(message, rule::only_in_rehearsal, effects);
  if (!cardroom::room::set_house(table->house, key, value))
    return refuse(message, refused_by(rule::no_such_setting, key + " " + value), effects);
  recorder_.record(table->stream(), codec::to_text(records::HouseSet{key, value}), effects);
  tell_change(*table, {message.now_ms, effects});
  answers_.done_at(message, table->number, effects);
}

void Orders::free_seat(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::FreeSeat>(message, effects);
  if (!asked) return;
  const Moment at{message.now_ms, effects};
  if (table->stopped) return refuse(message, rule::table_stopped, effects);
  if (const auto refused = dealer_.free_seat(*table, asked->seat, message.asker(), at))
    return refuse(message, *refused, effects);
  runner_.run(*table, at);
  answers_.done_at(message, table->number, effects);
}

void Orders::seat_bot(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const Moment at{message.now_ms, effects};
  const auto asked = read_given<incoming::SeatBot>(message, effects);
  if (!asked) return;
  if (!table->of.is_none()) return refuse(message, rule::tournaments_table, effects);
  if (table->game->is_hosted()) return refuse(message, rule::no_bots_at_hosted, effects);
  if (table->party) return refuse(message, rule::private_players_only, effects);
  const Seat seat = asked->seat;
  const bool is_free = !seat.is_none() && table->game->player_at(seat).is_none();
  if (is_free && asked->temperament) {
    const std::string& value = *asked->temperament;
    if (!cardroom::room::set_house(table->house, "bots", value))
      return refuse(message, refused_by(rule::no_such_setting, "bots " + value), effects);
    recorder_.record(table->stream(), codec::to_text(records::HouseSet{"bots", value}), effects);
  }
  if (!is_free || !bots_.seat(*table, seat, at))
    return refuse(message, rule::seat_is_taken, effects);
  runner_.run(*table, at);
  answers_.done_at(message, table->number, effects);
}

void Orders::remove_bot(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  const auto asked = read_given<incoming::RemoveBot>(message, effects);
  if (!asked) return;
  if (const auto refused = bots_.remove(*table, asked->seat, {message.now_ms, effects}))
    return refuse(message, *refused, effects);
  answers_.done_at(message, table->number, effects);
}

void Orders::mix_in(const Message& message, Effects& effects) {
  LiveTable* const table = tables_.named_in(message, effects);
  if (table == nullptr) return;
  constexpr std::size_t bytes_most = 32;
  // Nobody fills a round up before others come.
  constexpr std::size_t gifts_each = 2;
  constexpr std::size_t gifts_most = 64;
  const auto asked = read_given<incoming::Entropy>(message, effects);
  if (!asked) return;
  const std::string& hex = asked->hex;
  const auto bytes = store::from_hex(hex);
  if (!bytes || bytes->empty() || bytes->size() > bytes_most)
    return refuse(message, refused_by(rule::bad_message, "hex: expected 1 to 32 bytes"), effects);
  if (table->game->seat_of(message.account).is_none())
    return refuse(message, rule::not_your_seat, effects);
  Keys& keys = table->keys;
  if (keys.gifts[message.account] >= gifts_each || keys.entropy.size() >= gifts_most)
    return refuse(message, rule::room_is_full, effects);
  ++keys.gifts[message.account];
  keys.entropy.push_back(*bytes);
  const records::Entropy given{message.account, keys.round, hex};
  recorder_.record(table->stream(), codec::to_text(given), effects);
  answers_.done_at(message, table->number, effects);
}

}  // namespace cardroom::room
