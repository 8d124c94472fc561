// Every command of every role in every state of every game, with amounts at the edges: the room
// goes on, its books balance, and every table can be dealt or closed.
#include "any_message.h"
#include "room/game/fault.h"
#include "room/in_room.h"
#include "rules/games/games.h"

namespace cardroom::protocol {
namespace {

using room::ConnectionId;
using room::LiveTable;

// With snapshots now and then.
room::RoomOptions often() {
  room::RoomOptions options;
  options.snapshot_every = 50;
  return options;
}

class AnyCommands {
 public:
  AnyCommands(std::string book, std::uint64_t seed)
      : book_(std::move(book)),
        any_(book_ == "canberra-2017" ? "canberra" : "poker", seed),
        chance_(seed + 1),
        in_(often()) {
    room::stop_tables_on_broken_invariants();
    boss_ = in_.staff(Role::operator_);
    people_["operator"] = {boss_};
    for (const Role role : {Role::dealer, Role::supervisor, Role::director, Role::inspector})
      people_[std::string(word(role))] = {in_.staff(role)};
    people_["visitor"] = {in_.connect()};
    edges_.table = in_.open(book_);
    const room::Summary summary = table().game->summary(in_.room->accounts());
    edges_.minimum = summary.minimum;
    edges_.stake = summary.stake;
    for (int at = 1; at <= 4; ++at) {
      const ConnectionId player = in_.connect(in_.guest("p" + std::to_string(at)));
      people_["player"].push_back(player);
      put(player, R"({"type":"watch","table":1})");
      if (at > 2) sit(player, at);
    }
    put(people_["supervisor"][0], R"({"type":"watch","table":1})");
    for (const char* const seat : {"5", "6"})
      put(boss_, std::string(R"({"type":"seat_bot","table":1,"seat":)") + seat + "}");
    edges_.players = static_cast<std::uint32_t>(in_.room->accounts().all().size());
  }

  // What went wrong; empty where nothing did.
  std::string run(int messages) {
    for (int sent = 0; sent < messages && wrong_.empty(); ++sent) {
      if (chance_.in_thousand(250)) {
        last_ = "(time passes)";
        in_.pass(chance_.below(chance_.in_thousand(300) ? 100'000 : 3'000));
      } else if (chance_.in_thousand(5)) {
        restart();
      } else {
        send_any();
      }
      look();
    }
    if (wrong_.empty() && !can_be_dealt() && !can_be_closed() && wrong_.empty())
      wrong_ = "the table can be neither dealt nor closed";
    look();
    return wrong_.empty() ? "" : book_ + ": " + wrong_ + " after " + last_;
  }

 private:
  const LiveTable& table() const { return in_.room->tables().at(edges_.table); }

  void sit(ConnectionId player, int seat) {
    const bool cents = book_ == "canberra-2017";
    put(player, R"({"type":"sit","table":1,"seat":)" + std::to_string(seat) +
                    (cents ? R"(,"stake_cents":)" : R"(,"stake":)") +
                    std::to_string(edges_.stake * (cents ? 1'000 : 3)) + "}");
  }
  void put(ConnectionId connection, std::string text) {
    text.insert(1, R"("id":"put)" + std::to_string(++ids_) + R"(",)");
    send(connection, text);
  }
  void send(ConnectionId connection, const std::string& text) {
    last_ = text;
    room::Effects effects;
    if (const auto broken = room::broken_in([&] {
          in_.room->receive(connection, text, in_.now_ms, effects);
          in_.flush(effects);
        }))
      wrong_ = "broken: " + *broken;
  }
  void send_any() {
    const AnyMessage::Made made =
        chance_.in_thousand(800) ? any_.at_table(edges_) : any_.to_room(edges_);
    const auto& those = chance_.in_thousand(950) ? people_[made.role] : people_["player"];
    if (!those.empty())
      send(those[chance_.below(static_cast<std::uint32_t>(those.size()))], made.text);
    // Staff who were dismissed are appointed again.
    for (const ConnectionId dropped : std::exchange(in_.dropped, {})) replace(dropped);
  }
  void replace(ConnectionId dropped) {
    for (auto& [role, those] : people_)
      for (ConnectionId& one : those) {
        if (one != dropped || role == "player" || role == "visitor" || role == "operator") continue;
        in_.disconnect(one);
        one = in_.staff(*role_from(role));
      }
  }
  static std::optional<Role> role_from(std::string_view text) {
    for (const Role role : {Role::dealer, Role::supervisor, Role::director, Role::inspector})
      if (word(role) == text) return role;
    return std::nullopt;
  }

  // Everything that was is there again.
  void restart() {
    last_ = "(a restart)";
    std::map<std::uint32_t, std::string> before;
    for (const auto& [number, one] : in_.room->tables()) before[number] = one.game->snapshot();
    const cage::Ledger ledger = in_.room->ledger();
    in_.restart(chance_.in_thousand(500));
    if (!(in_.room->ledger() == ledger)) wrong_ = "the ledger is another after a restart";
    for (const auto& [number, one] : in_.room->tables())
      if (one.game->snapshot() != before[number]) wrong_ = "a table is another after a restart";
    reconnect();
  }
  void reconnect() {
    for (auto& [role, those] : people_)
      for (std::size_t at = 0; at < those.size(); ++at) those[at] = in_.connect(account(role, at));
    boss_ = in_.operator_connection = people_["operator"][0];
  }
  PlayerId account(const std::string& role, std::size_t at) const {
    const room::Accounts& accounts = in_.room->accounts();
    if (role == "player") return accounts.find("p" + std::to_string(at + 1))->player;
    for (const auto& [player, one] : accounts.all())
      if (!one.dismissed && word(one.role) == role) return player;
    return PlayerId();
  }

  void look() {
    if (!wrong_.empty()) return;
    for (auto& [connection, texts] : in_.inbox)
      for (const std::string& text : texts)
        if (text.find("_at_fault\"") != std::string::npos) wrong_ = text;
    in_.inbox.clear();
    if (const std::string fault = fault_of(in_.room->ledger()); !fault.empty()) wrong_ = fault;
    for (const auto& [number, one] : in_.room->tables()) {
      if (one.stopped) wrong_ = "stopped: " + one.stopped->why;
      const room::Clearing clearing = one.game->clearing();
      Cents owed = clearing.house.house_cents + clearing.house.jackpot_cents +
                   clearing.house.reserve_cents + clearing.house.commission_cents;
      for (const auto& payment : clearing.players) owed += payment.cents;
      if (owed != in_.room->ledger().balance(cage::table_account(number)))
        wrong_ = "the cage and table " + std::to_string(number) + " do not agree";
    }
  }

  // Whatever staff are waited for to do or to decide is done.
  void decide() {
    const ConnectionId supervisor = people_["supervisor"][0];
    for (const char* const type : {"resume_table", "replace_shoe", "change_cards"})
      put(boss_, about(type));
    for (const char* const type : {"approve_play", "repair_jackpot", "count_cards", "check_cards"})
      put(supervisor, about(type));
    put(people_["dealer"][0], about("check_cards"));
    put(supervisor, R"({"type":"watch","table":1})");
    const auto state = in_.state(supervisor);
    const auto* const ruling = state.if_contains("ruling");
    if (ruling == nullptr || !ruling->is_object()) return;
    for (const auto& choice : ruling->at("choices").as_array())
      put(supervisor, R"({"type":"choose","table":1,"ruling":)" +
                          boost::json::serialize(choice.at("ruling")) + "}");
  }
  static std::string about(std::string_view type) { return room::about(type, 1); }
  bool can_be_dealt() {
    const std::uint32_t before = table().game->rounds();
    for (int time = 0; time < 12 && wrong_.empty(); ++time) {
      if (table().over || table().game->rounds() > before) return true;
      decide();
      in_.pass(30'000);
      look();
    }
    return false;
  }
  bool can_be_closed() {
    for (int time = 0; time < 60 && wrong_.empty(); ++time) {
      if (table().over) return true;
      decide();
      put(boss_, R"({"type":"close_table","table":1,"rounds":0,"inspector_told":true})");
      put(boss_, about("notice_closing"));
      put(boss_, R"({"type":"void_round","table":1,"reason":"disruption"})");
      if (time > 30) put(boss_, about("wind_up_table"));
      in_.pass(100'000);
      look();
    }
    return false;
  }

  std::string book_;
  AnyMessage any_;
  Chance chance_;
  room::InRoom in_;
  Edges edges_;
  std::map<std::string, std::vector<ConnectionId>> people_;
  ConnectionId boss_ = 0;
  std::uint64_t ids_ = 0;
  std::string last_;
  std::string wrong_;
};

std::vector<std::string> cash_books() {
  std::vector<std::string> books{"canberra-2017"};
  for (const cardroom::Game* const game : all_games)
    if (!game->table.tournament) books.emplace_back(game->key);
  return books;
}

struct Campaign {
  int messages = 0;       // In all, of every book the same number.
  int messages_each = 0;  // In one room.
  std::uint64_t seed = 0;
};

void run(const Campaign& campaign) {
  const std::vector<std::string> books = cash_books();
  const int rooms = campaign.messages / campaign.messages_each / static_cast<int>(books.size()) + 1;
  int wrong = 0;
  for (const std::string& book : books)
    for (int at = 0; at < rooms && wrong < 20; ++at) {
      const std::uint64_t seed = campaign.seed + static_cast<std::uint64_t>(at);
      const std::string said = AnyCommands(book, seed).run(campaign.messages_each);
      CHECK_MESSAGE(said.empty(), "seed " << seed << ": " << said);
      wrong += said.empty() ? 0 : 1;
    }
}

TEST_CASE("any command of any role in any state leaves the room running and every table playable") {
  run({.messages = 6'000, .messages_each = 120, .seed = 1});
}

TEST_CASE(
    "a million commands of all roles in all states leave the room running, balanced and playable" *
    doctest::skip()) {
  run({.messages = 1'000'000, .messages_each = 400, .seed = 1'000});
}

}  // namespace
}  // namespace cardroom::protocol
