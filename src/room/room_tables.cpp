// Commands at tables: putting them to the game, moving the money, keeping the record, and what the
// room does as the dealer.
#include <algorithm>

#include <boost/json/object.hpp>

#include "codec/json_text.h"
#include "room/fields.h"
#include "room/room.h"
#include "room/table_fault.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

constexpr std::size_t recent_kept = 256;
constexpr int acts_at_once = 64;
constexpr std::int64_t retry_ms = 5'000;

std::string command_record(const Happened& happened, const Asker& asker, const std::string& id) {
  std::string out = "{\"type\":\"command\",\"player\":";
  codec::write(out, asker.player);
  codec::write_field(out, "role", asker.role);
  codec::write_field(out, "id", id);
  out += ",\"command\":" + happened.command + ",\"events\":[";
  for (const Told& told : happened.events) {
    if (!out.ends_with('[')) out += ',';
    out += told.record;
  }
  out += ']';
  if (!happened.shuffle.empty()) out += ",\"shuffle\":" + happened.shuffle;
  return out + "}";
}

// What players bring must be there before anything is done.
bool affords(const Books& books, const std::vector<cage::Command>& money) {
  std::map<PlayerId, Cents> needed;
  for (const cage::Command& command : money)
    if (const auto* const buy_in = std::get_if<cage::command::BuyIn>(&command))
      needed[buy_in->player] += buy_in->amount_cents;
  return std::all_of(needed.begin(), needed.end(),
                     [&](const auto& one) { return books.wallet(one.first) >= one.second; });
}

}  // namespace

void LiveTable::count_round(std::int64_t now_ms) {
  constexpr std::int64_t hour_ms = 3'600'000;
  constexpr std::size_t hours_kept = 24 * 31;
  ++hours[now_ms / hour_ms * hour_ms];
  while (hours.size() > hours_kept) hours.erase(hours.begin());
}

Scene Room::scene_of(const LiveTable& table, std::int64_t now_ms) const {
  Scene scene;
  scene.table = table.number;
  scene.now_ms = now_ms;
  scene.since_ms = table.since_ms;
  scene.seq = table.seq;
  scene.house = table.house;
  scene.paused = table.paused;
  scene.accounts = &accounts_;
  scene.company = !table.watchers.empty();
  for (const PlayerId player : table.game->people())
    scene.company = scene.company || (!accounts_.is_bot(player) && is_here(player));
  return scene;
}

Outcome Room::ask(LiveTable& table, const json::object& command, const Asker& asker,
                  std::int64_t now_ms) {
  return guarded([&] { return table.game->ask(command, asker, scene_of(table, now_ms)); });
}

void Room::put(LiveTable& table, const Message& message, Effects& effects) {
  json::object command = message.fields;
  command.erase("table");
  const Asker asker{message.account, message.role};
  // The ninety seconds count from now, not from the last time anybody looked.
  if (message.type == "start_clock")
    act(table, {message.now_ms, Next::Act::time, {}}, message.now_ms, effects);
  const Outcome outcome = ask(table, command, asker, message.now_ms);
  if (!outcome) return refuse(message, outcome.error(), effects);
  if (const auto refused = commit(table, *outcome, asker, message.id, message.now_ms, effects))
    return refuse(message, *refused, effects);
  const auto text = std::make_shared<const std::string>(done_text(message.id, table));
  remember(message.account, message.id, text);
  effects.send(message.from, text);
  run(table, message.now_ms, effects);
}

std::optional<Refused> Room::commit(LiveTable& table, const Happened& happened, const Asker& asker,
                                    const std::string& id, std::int64_t now_ms, Effects& effects) {
  if (!affords(books_, happened.money)) return refused_by(rule::not_enough_money);
  const std::uint32_t rounds_before = table.game->rounds();
  table.game->keep();
  record(table.stream(), command_record(happened, asker, id), effects);
  for (const cage::Command& money : happened.money)
    if (const auto refused = move_money(money, asker, {}, now_ms, effects))
      check(false, "the cage refused what a table had done");
  table.recent.push_back({table.seq, happened.events});
  if (table.recent.size() > recent_kept) table.recent.pop_front();
  table.seq += happened.events.size();
  after_commit(table, rounds_before, now_ms, effects);
  return std::nullopt;
}

void Room::after_commit(LiveTable& table, std::uint32_t rounds_before, std::int64_t now_ms,
                        Effects& effects) {
  if (table.game->rounds() != rounds_before) {
    table.count_round(now_ms);
    draw_key(table, effects);
  }
  // Whoever is to decide now has all of his time.
  if (std::string decision = table.game->decision(); decision != table.decision) {
    table.decision = std::move(decision);
    table.since_ms = now_ms;
  }
  look(table, now_ms);
  broadcast(table, table.recent.back(), now_ms, effects);
  lobby_changed_ = true;
  if (table.game->is_over() && !table.over) {
    table.over = true;
    record(table.stream(), "{\"type\":\"table_removed\"}", effects);
    look(table, now_ms);
  }
}

void Room::put_by_room(LiveTable& table, const json::object& command, Role role,
                       std::int64_t now_ms, Effects& effects) {
  const Asker asker{PlayerId(), role};
  if (const Outcome outcome = ask(table, command, asker, now_ms))
    (void)commit(table, *outcome, asker, {}, now_ms, effects);
}

bool Room::act(LiveTable& table, const Next& next, std::int64_t now_ms, Effects& effects) {
  // Cards drawn for a seat are no shoe of a round: they have a key of their own.
  const BringShoe bring = [&](CardSet cards, ShuffleOf of) {
    if (next.act == Next::Act::award)
      return Brought{options_.shuffle(cards, options_.draw_key(), {0, 0}), {}};
    return bring_shoe(table, cards, of);
  };
  const Keys keys = table.keys;
  const Outcome outcome =
      guarded([&] { return table.game->act(next, scene_of(table, now_ms), bring); });
  Asker asker{PlayerId(), Role::dealer};
  if (next.act == Next::Act::bot) asker = {table.game->player_at(next.seat), Role::player};
  if (next.act == Next::Act::vacate) asker.role = Role::supervisor;
  if (!outcome || commit(table, *outcome, asker, {}, now_ms, effects)) {
    table.keys = keys;
    if (!outcome && outcome.error().rule == rule::table_at_fault.name) table.paused = true;
    return false;
  }
  // House setting: who was taken for absent sits out until he comes back.
  if (next.act == Next::Act::absent && table.game->kind() == "poker")
    put_by_room(table, {{"type", "sit_out"}, {"seat", next.seat.number()}}, Role::dealer, now_ms,
                effects);
  return true;
}

void Room::run(LiveTable& table, std::int64_t now_ms, Effects& effects) {
  for (int acts = 0; acts < acts_at_once; ++acts) {
    const auto next = table.game->next(scene_of(table, now_ms));
    if (!next || next->at_ms > now_ms || table.over) break;
    if (act(table, *next, now_ms, effects)) continue;
    look(table, now_ms + retry_ms);
    due_.erase({table.due_ms, table.number});
    table.due_ms = now_ms + retry_ms;
    due_.emplace(table.due_ms, table.number);
    return;
  }
  keep_bots(table, now_ms, effects);
  look(table, now_ms);
}

// When the room is to see to the table again.
void Room::look(LiveTable& table, std::int64_t now_ms) {
  due_.erase({table.due_ms, table.number});
  table.due_ms = LiveTable::never;
  if (table.over) return;
  if (const auto next = table.game->next(scene_of(table, now_ms))) table.due_ms = next->at_ms;
  if (table.due_ms != LiveTable::never) due_.emplace(table.due_ms, table.number);
}

void Room::draw_key(LiveTable& table, Effects& effects) {
  Keys& keys = table.keys;
  keys.round = table.game->rounds() + 1;
  keys.key = options_.draw_key();
  keys.commitment = commitment_to(table.number, keys.round, keys.key);
  keys.entropy.clear();
  std::string out = "{\"type\":\"key_drawn\"";
  codec::write_field(out, "round", keys.round);
  codec::write_field(out, "key", to_string(keys.key));
  codec::write_field(out, "commitment", keys.commitment);
  record(table.stream(), out + "}", effects);
}

Brought Room::bring_shoe(LiveTable& table, CardSet cards, ShuffleOf of) {
  Keys& keys = table.keys;
  if (keys.dealt_round != keys.round && !table.game->dealing()) {
    keys.dealt_round = keys.round;
    keys.seed = seed_of(keys.key, keys.entropy);
    keys.dealt_commitment = keys.commitment;
    keys.shuffles = 0;
  }
  const ShuffleId id{keys.dealt_round, keys.shuffles++};
  Brought brought{options_.shuffle(cards, keys.seed, id), {}};
  const SetList* const list =
      of == ShuffleOf::deck ? options_.rehearsal.find(table.name, table.game->rulebook()) : nullptr;
  const SetShoe* const set = list == nullptr ? nullptr : list->at(keys.set_deals++);
  if (set != nullptr) brought.shuffled.shoe = set_by_hand(*set, brought.shuffled.shoe);
  std::string& out = brought.record;
  out = "{\"round\":" + std::to_string(id.round);
  codec::write_field(out, "number", id.number);
  codec::write_field(out, "seed", to_string(keys.seed));
  codec::write_field(out, "lifted", brought.shuffled.lifted);
  if (set != nullptr) out += ",\"set\":" + to_json(*set);
  out += '}';
  return brought;
}

LiveTable& Room::add_table(std::uint32_t number, std::string name, const SettingList& settings,
                           std::unique_ptr<GameTable> game, std::int64_t now_ms) {
  LiveTable& table = tables_[number];
  table.number = number;
  table.name = std::move(name);
  table.settings = settings;
  table.game = std::move(game);
  table.since_ms = now_ms;
  table.decision = table.game->decision();
  return table;
}

Result<std::uint32_t, Refused> Room::open(const std::string& rulebook, std::string name,
                                          const SettingList& settings, const Asker& asker,
                                          std::int64_t now_ms, Effects& effects) {
  if (tables_.size() >= options_.tables_most) return refused_by(rule::room_is_full);
  auto game = open_game(rulebook, settings);
  if (!game) return game.error();
  const std::uint32_t number = tables_.empty() ? 1 : tables_.rbegin()->first + 1;
  LiveTable& table = add_table(number, std::move(name), settings, std::move(*game), now_ms);
  std::string out = "{\"type\":\"table_opened\"";
  codec::write_field(out, "table", number);
  codec::write_field(out, "name", table.name);
  codec::write_field(out, "rulebook", rulebook);
  out += ",\"settings\":[";
  for (const auto& [key, value] : settings) {
    if (!out.ends_with('[')) out += ',';
    out += '[';
    codec::write(out, key);
    out += ',';
    codec::write(out, value);
    out += ']';
  }
  record(table.stream(), out + "],\"money\":\"play\"}", effects);
  const Takings at_first = table.game->takings();
  const auto fund = [&](cage::Kind kind, std::optional<Cents> amount) {
    if (amount && *amount > Cents(0))
      (void)move_money(cage::command::Move{Role::operator_, cage::Kind::issued, kind, *amount, {}},
                       asker, {}, now_ms, effects);
  };
  fund(cage::Kind::jackpot, at_first.meter);
  fund(cage::Kind::reserve, at_first.reserve);
  draw_key(table, effects);
  run(table, now_ms, effects);
  lobby_changed_ = true;
  return number;
}

}  // namespace cardroom::room
