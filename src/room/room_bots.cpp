// House bots: seated by the operator, kept in chips by the house, gone when their seats are wanted.
#include <algorithm>

#include "codec/json_text.h"
#include "room/fields.h"
#include "room/room.h"
#include "room/table_fault.h"

namespace cardroom::room {

namespace {

constexpr const char* bot_names[] = {"Abel", "Beryl", "Clem", "Dora",  "Edgar", "Flora",
                                     "Gus",  "Hazel", "Ivor", "Joyce", "Kit",   "Lottie"};

std::string bot_record(Seat seat, PlayerId bot, bool seated) {
  std::string out = "{\"type\":\"bot\"";
  codec::write_field(out, "seat", seat);
  codec::write_field(out, "player", bot);
  codec::write_field(out, "seated", seated);
  return out + "}";
}

}  // namespace

PlayerId Room::open_bot(Effects& effects) {
  constexpr auto count = std::size(bot_names);
  std::string name;
  do {
    const std::uint32_t number = bots_named_++;
    name = bot_names[number % count];
    if (number >= count) name += " " + std::to_string(number / count + 1);
  } while (accounts_.find(name) != nullptr);
  const PlayerId bot = accounts_.next();
  open_account(name, Role::player, false, true, effects);
  return bot;
}

bool Room::seat_bot(LiveTable& table, Seat seat, std::int64_t now_ms, Effects& effects) {
  PlayerId bot;
  for (const auto& [at, who] : table.bots)
    if (at == seat) bot = who;
  const bool is_new = bot.is_none();
  if (is_new) bot = open_bot(effects);
  const Outcome outcome =
      guarded([&] { return table.game->seat_bot(bot, seat, scene_of(table, now_ms)); });
  if (!outcome) return false;
  for (const cage::Command& money : outcome->money)
    if (const auto* const buy_in = std::get_if<cage::command::BuyIn>(&money))
      if (const Cents missing = buy_in->amount_cents - books_.wallet(bot); missing > Cents(0))
        (void)move_money(cage::command::Issue{Role::operator_, bot, missing, {}},
                         {PlayerId(), Role::operator_}, {}, now_ms, effects);
  if (commit(table, *outcome, {bot, Role::player}, {}, now_ms, effects)) return false;
  if (is_new) {
    table.bots.emplace_back(seat, bot);
    record(table.stream(), bot_record(seat, bot, true), effects);
  }
  return true;
}

// Between rounds: a bot that has lost its chips comes back, one whose seat is wanted goes.
void Room::keep_bots(LiveTable& table, std::int64_t now_ms, Effects& effects) {
  if (table.over || table.game->dealing() || table.bots.empty()) return;
  const Summary summary = table.game->summary(accounts_);
  if (summary.closing) return;
  const bool wanted = summary.waiting > 0 && summary.taken >= summary.seats;
  for (std::size_t at = 0; at < table.bots.size(); ++at) {
    const Seat seat = table.bots[at].first;
    const PlayerId bot = table.bots[at].second;
    const PlayerId there = table.game->player_at(seat);
    if (there.is_none() && !wanted && summary.waiting == 0) seat_bot(table, seat, now_ms, effects);
    if (!wanted || there != bot) continue;
    const Outcome outcome =
        guarded([&] { return table.game->unseat(seat, scene_of(table, now_ms)); });
    if (outcome && !commit(table, *outcome, {bot, Role::player}, {}, now_ms, effects)) {
      record(table.stream(), bot_record(seat, bot, false), effects);
      table.bots.erase(table.bots.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return;
  }
}

void Room::on_seat_bot(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const Seat seat = seat_in(message.fields, "seat");
  if (seat.is_none() || !table->game->player_at(seat).is_none())
    return refuse(message, refused_by(rule::seat_is_taken), effects);
  if (!seat_bot(*table, seat, message.now_ms, effects))
    return refuse(message, refused_by(rule::seat_is_taken), effects);
  run(*table, message.now_ms, effects);
  done(message, ",\"table\":" + std::to_string(table->number), effects);
}

void Room::on_remove_bot(const Message& message, Effects& effects) {
  LiveTable* const table = table_in(message, effects);
  if (table == nullptr) return;
  const Seat seat = seat_in(message.fields, "seat");
  const auto found = std::find_if(table->bots.begin(), table->bots.end(),
                                  [&](const auto& one) { return one.first == seat; });
  if (found == table->bots.end()) return refuse(message, refused_by(rule::no_bot_there), effects);
  const PlayerId bot = found->second;
  const Outcome outcome =
      guarded([&] { return table->game->unseat(seat, scene_of(*table, message.now_ms)); });
  if (!outcome) return refuse(message, outcome.error(), effects);
  (void)commit(*table, *outcome, {bot, Role::player}, {}, message.now_ms, effects);
  record(table->stream(), bot_record(seat, bot, false), effects);
  std::erase_if(table->bots, [&](const auto& one) { return one.first == seat; });
  done(message, ",\"table\":" + std::to_string(table->number), effects);
}

}  // namespace cardroom::room
