#include "room/tables/house_bots.h"

#include <algorithm>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

constexpr const char* bot_names[] = {"Abel", "Beryl", "Clem", "Dora",  "Edgar", "Flora",
                                     "Gus",  "Hazel", "Ivor", "Joyce", "Kit",   "Lottie"};

PlayerId bot_of(const LiveTable& table, Seat seat) {
  for (const auto& [at, bot] : table.bots)
    if (at == seat) return bot;
  return PlayerId();
}

}  // namespace

PlayerId HouseBots::open_account(const Moment& at) {
  constexpr auto count = std::size(bot_names);
  std::string name;
  do {
    const std::uint32_t number = named_++;
    name = bot_names[number % count];
    if (number >= count) name += " " + std::to_string(number / count + 1);
  } while (desk_.accounts().find(name) != nullptr);
  return desk_.open_account(name, Role::player, Holder::bot, at);
}

std::vector<PlayerId> HouseBots::free_bots(std::size_t count, const std::set<PlayerId>& busy,
                                           const Moment& at) {
  std::vector<PlayerId> bots;
  for (const auto& [player, account] : desk_.accounts().all())
    if (bots.size() < count && account.bot && !busy.contains(player)) bots.push_back(player);
  while (bots.size() < count) bots.push_back(open_account(at));
  return bots;
}

bool HouseBots::seat(LiveTable& table, Seat seat, const Moment& at) {
  PlayerId bot = bot_of(table, seat);
  const bool is_new = bot.is_none();
  if (is_new) bot = open_account(at);
  const Outcome outcome = dealer_.seat_bot(table, bot, seat, at.now_ms);
  if (!outcome) return false;
  for (const cage::Command& money : outcome->money)
    if (const auto* const buy_in = std::get_if<cage::command::BuyIn>(&money))
      counter_.give(bot, buy_in->amount_cents - counter_.wallet(bot), at);
  if (dealer_.keep(table, *outcome, {bot, Role::player}, {}, at)) return false;
  if (is_new) {
    table.bots.emplace_back(seat, bot);
    recorder_.record(table.stream(), codec::to_text(records::Bot{seat, bot, true}), at.effects);
  }
  return true;
}

std::optional<Refused> HouseBots::leave(LiveTable& table, Seat seat, const Moment& at) {
  const PlayerId bot = bot_of(table, seat);
  const Outcome outcome = dealer_.unseat(table, seat, at.now_ms);
  if (!outcome) return outcome.error();
  if (const auto refused = dealer_.keep(table, *outcome, {bot, Role::player}, {}, at))
    return refused;
  forget(table, seat, at);
  return std::nullopt;
}

void HouseBots::forget(LiveTable& table, Seat seat, const Moment& at) {
  recorder_.record(table.stream(), codec::to_text(records::Bot{seat, bot_of(table, seat), false}),
                   at.effects);
  std::erase_if(table.bots, [&](const auto& one) { return one.first == seat; });
}

std::optional<Refused> HouseBots::remove(LiveTable& table, Seat seat, const Moment& at) {
  const PlayerId bot = bot_of(table, seat);
  const PlayerId there = table.game->player_at(seat);
  if (bot.is_none() || (there != bot && !there.is_none())) return refused_by(rule::no_bot_there);
  if (there == bot) return leave(table, seat, at);
  forget(table, seat, at);
  return std::nullopt;
}

void HouseBots::see_to(LiveTable& table, const Moment& at) {
  if (table.over || table.stopped || table.game->dealing() || table.bots.empty()) return;
  const Summary summary = table.game->summary(desk_.accounts());
  if (summary.closing) return;
  const bool wanted = summary.waiting > 0 && summary.taken >= summary.seats;
  for (std::size_t index = 0; index < table.bots.size(); ++index) {
    const auto [seat, bot] = table.bots[index];
    const PlayerId there = table.game->player_at(seat);
    if (there.is_none() && !wanted && summary.waiting == 0) this->seat(table, seat, at);
    if (!wanted || there != bot) continue;
    (void)leave(table, seat, at);
    return;
  }
}

}  // namespace cardroom::room
