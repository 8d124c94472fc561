#include "any_room.h"

#include "room/game/fault.h"

namespace cardroom::protocol {

namespace {

// With snapshots now and then.
room::RoomOptions often(room::Occasion occasion) {
  room::RoomOptions options;
  options.is_rehearsal = occasion == room::Occasion::rehearsal;
  options.snapshot_every = 50;
  return options;
}

constexpr Role staff_roles[] = {Role::dealer, Role::supervisor, Role::director, Role::inspector};

std::optional<Role> role_from(std::string_view text) {
  for (const Role role : staff_roles)
    if (word(role) == text) return role;
  return std::nullopt;
}

// Everything of a tournament that money or a place hangs on.
std::string state_text(const tournament::Tournament& state) {
  std::string text = std::string(word(state.phase)) + std::to_string(state.now_s);
  for (const tournament::Entry& one : state.entries)
    for (const std::int64_t number :
         {std::int64_t{one.player.number()}, std::int64_t{one.played_by.number()},
          static_cast<std::int64_t>(one.status), std::int64_t{one.table},
          std::int64_t{one.seat.is_none() ? 0 : one.seat.number()}, std::int64_t{one.absent},
          one.stake.count(), money_in(one).count(), std::int64_t{one.place}, one.prize.count()})
      text += " " + std::to_string(number);
  return text;
}

}  // namespace

AnyRoom::AnyRoom(std::uint64_t seed, int players, room::Occasion occasion)
    : chance_(seed + 1), in_(often(occasion)) {
  room::stop_tables_on_broken_invariants();
  boss_ = in_.staff(Role::operator_);
  people_["operator"] = {boss_};
  for (const Role role : staff_roles) people_[std::string(word(role))] = {in_.staff(role)};
  people_["visitor"] = {in_.connect()};
  for (int at = 1; at <= players; ++at)
    people_["player"].push_back(in_.connect(in_.guest("p" + std::to_string(at))));
}

AnyRoom::ConnectionId AnyRoom::one_of(const std::string& role) {
  const auto& those = people_[role];
  return those[chance_.below(static_cast<std::uint32_t>(those.size()))];
}

void AnyRoom::put(ConnectionId connection, std::string text) {
  text.insert(1, R"("id":"put)" + std::to_string(++ids_) + R"(",)");
  send(connection, text);
}

void AnyRoom::send(ConnectionId connection, const std::string& text) {
  last_ = text;
  room::Effects effects;
  if (const auto broken = room::broken_in([&] {
        in_.room->receive(connection, text, in_.now_ms, effects);
        in_.flush(effects);
      }))
    say_wrong("broken: " + *broken);
}

void AnyRoom::send(const AnyMessage::Made& made) {
  const bool usual = chance_.in_thousand(950) && !people_[made.role].empty();
  send(one_of(usual ? made.role : "player"), made.text);
  // Staff who were dismissed are appointed again.
  for (const ConnectionId dropped : std::exchange(in_.dropped, {})) replace(dropped);
}

void AnyRoom::replace(ConnectionId dropped) {
  for (auto& [role, those] : people_)
    for (ConnectionId& one : those) {
      if (one != dropped || role == "player" || role == "visitor" || role == "operator") continue;
      in_.disconnect(one);
      one = in_.staff(*role_from(role));
    }
}

void AnyRoom::pass(std::int64_t ms) {
  last_ = "(time passes)";
  in_.pass(ms);
}

std::map<std::string, std::string> AnyRoom::states() const {
  std::map<std::string, std::string> all;
  for (const auto& [number, one] : in_.room->tables()) all[one.stream()] = one.game->snapshot();
  for (const auto& [number, one] : in_.room->tournaments())
    all[one.stream()] = state_text(one.state);
  return all;
}

void AnyRoom::restart() {
  last_ = "(a restart)";
  const auto before = states();
  const cage::Ledger ledger = in_.room->ledger();
  std::map<std::uint32_t, canberra::tournament::Tournament> contests;
  for (const auto& [number, one] : in_.room->contests()) contests[number] = one.state;
  in_.restart(chance_.in_thousand(500));
  if (!(in_.room->ledger() == ledger)) say_wrong("the ledger is another after a restart");
  for (const auto& [stream, state] : states())
    if (const auto was = before.find(stream); was == before.end() || was->second != state)
      say_wrong(stream + " is another after a restart");
  for (const auto& [number, one] : in_.room->contests())
    if (!(one.state == contests[number])) say_wrong("a contest is another after a restart");
  reconnect();
}

void AnyRoom::reconnect() {
  for (auto& [role, those] : people_)
    for (std::size_t at = 0; at < those.size(); ++at) those[at] = in_.connect(account(role, at));
  boss_ = in_.operator_connection = people_["operator"][0];
}

PlayerId AnyRoom::account(const std::string& role, std::size_t at) const {
  const room::Accounts& accounts = in_.room->accounts();
  if (role == "player") return accounts.find("p" + std::to_string(at + 1))->player;
  for (const auto& [player, one] : accounts.all())
    if (!one.dismissed && word(one.role) == role) return player;
  return PlayerId();
}

void AnyRoom::say_wrong(const std::string& what) {
  if (wrong_.empty()) wrong_ = what;
}

void AnyRoom::look() {
  if (!wrong_.empty()) return;
  for (auto& [connection, texts] : in_.inbox)
    for (const std::string& text : texts)
      if (text.find("_at_fault\"") != std::string::npos) say_wrong(text);
  in_.inbox.clear();
  if (const std::string fault = fault_of(in_.room->ledger()); !fault.empty()) say_wrong(fault);
  look_at_tables();
  look_at_tournaments();
}

void AnyRoom::look_at_tables() {
  for (const auto& [number, one] : in_.room->tables()) {
    if (one.stopped) say_wrong("stopped: " + one.stopped->why);
    const room::Clearing clearing = one.game->clearing();
    Cents owed = clearing.house.house_cents + clearing.house.jackpot_cents +
                 clearing.house.reserve_cents + clearing.house.commission_cents;
    for (const auto& payment : clearing.players) owed += payment.cents;
    if (owed != in_.room->ledger().balance(cage::table_account(number)))
      say_wrong("the cage and table " + std::to_string(number) + " do not agree");
  }
}

void AnyRoom::look_at_tournaments() {
  const auto held = [&](std::uint32_t number) {
    return in_.room->ledger().balance(cage::tournament_account(number));
  };
  for (const auto& [number, one] : in_.room->tournaments()) {
    if (one.stopped) say_wrong("tournament stopped: " + *one.stopped);
    if (!conserved(one.state)) say_wrong("chips of a tournament came or went");
    if (one.is_over() && held(number) != Cents(0))
      say_wrong("a tournament is over and holds money");
  }
  for (const auto& [number, one] : in_.room->contests()) {
    if (one.stopped) say_wrong("contest stopped: " + *one.stopped);
    if (one.is_over() && held(number) != Cents(0)) say_wrong("a contest is over and holds money");
  }
}

}  // namespace cardroom::protocol
