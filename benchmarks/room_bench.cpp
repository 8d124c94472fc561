// The room over real sockets on loopback, with a journal that syncs every commit, in SQLite or in
// PostgreSQL: durable actions of players per second, how long one takes, what a connection costs.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include "bench.h"
#include "database.h"
#include "flood.h"
#include "folder.h"
#include "relay.h"
#include "room/net/server.h"
#include "room_clients.h"
#include "store/sqlite/journal.h"

namespace cardroom::bench {

namespace {

using std::chrono::milliseconds;

constexpr std::size_t players_at_table = 5;

void allow_many_files() {
  rlimit files{};
  ::getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

room::net::Limits no_limits() {
  room::net::Limits limits = room::net::limits_for(1e9, 1e9);
  limits.address_connects = {1e9, 1e9};
  limits.address_connections = limits.connections;
  limits.address_waiting = limits.connections;
  limits.address_unsent = 1U << 30U;
  limits.sign_ins_a_minute = 1'000'000;
  return limits;
}

std::unique_ptr<store::Journal> in_folder(const Folder& folder) {
  store::SqliteOptions sqlite;
  sqlite.file = (folder.path / store::journal_file).string();
  auto journal = store::SqliteJournal::open(sqlite, store::SigningKey::random());
  if (!journal) std::abort();
  return std::move(*journal);
}

class Hosted {
 public:
  explicit Hosted(const room::net::Limits& limits = no_limits(),
                  std::unique_ptr<store::Journal> journal = nullptr) {
    allow_many_files();
    journal_ = journal ? std::move(journal) : in_folder(folder_);
    room::ServiceOptions options;
    options.room.draw_key = room::random_key;
    options.room.welcomes_a_day = 1'000'000;
    options.furnish = false;
    service_ = std::make_unique<room::Service>(*journal_, options);
    if (!service_->prepare(room::token_hash("bench"))) std::abort();
    room::net::ServerOptions server;
    server.limits = limits;
    auto opened = room::net::Server::open(server);
    if (!opened) std::abort();
    server_ = std::move(*opened);
    thread_ = std::thread([this] { server_->run(*service_); });
    clients = std::make_unique<RoomClients>(server_->port());
  }
  ~Hosted() {
    server_->stop();
    thread_.join();
    clients.reset();
    server_.reset();
    service_.reset();
    journal_.reset();
  }

  std::uint16_t port() const { return server_->port(); }

  std::unique_ptr<RoomClients> clients;

 private:
  Folder folder_;
  std::unique_ptr<store::Journal> journal_;
  std::unique_ptr<room::Service> service_;
  std::unique_ptr<room::net::Server> server_;
  std::thread thread_;
};

// Everybody sits, five to a table, and watches their own table.
void seat_all(RoomClients& clients, std::size_t count) {
  const std::size_t boss = clients.add_with_code("bench");
  for (std::size_t at = 0; at < count; ++at) {
    const std::size_t table = at / players_at_table + 1;
    const std::string number = std::to_string(table);
    if (at % players_at_table == 0) {
      RoomClients::Client& operator_client = clients.all()[boss];
      clients.ask(operator_client,
                  R"({"type":"open_table","id":"o)" + number +
                      R"(","rulebook":"holdem-1995","name":"T",)"
                      R"("settings":{"minimum":"2","historical":"on"}})",
                  "o" + number);
      clients.ask(operator_client,
                  R"({"type":"set_house","id":"h)" + number + R"(","table":)" + number +
                      R"(,"key":"pause-seconds","value":"0"})",
                  "h" + number);
    }
    const std::size_t who = clients.add("p" + std::to_string(at));
    RoomClients::Client& client = clients.all()[who];
    client.table = static_cast<std::uint32_t>(table);
    clients.ask(client,
                R"({"type":"sit","id":"s","table":)" + number + R"(,"seat":)" +
                    std::to_string(at % players_at_table + 1) + R"(,"stake":1000})",
                "s");
    // As the page does it.
    clients.send(client, R"({"type":"watch","id":"w","changes":true,"table":)" + number + "}");
  }
}

// What a message says about the legal list: all of it, or what is different. False if nothing.
bool read_offers(RoomClients::Offers& offers, std::string_view message) {
  const auto legal = message.rfind("\"legal\":{");
  if (legal == std::string_view::npos) return false;
  const std::string_view list = message.substr(legal, message.find('}', legal) - legal);
  const auto read = [&](std::string_view name, bool& offer) {
    const auto at = list.find(name);
    if (at != list.npos) offer = list[at + name.size()] != 'n' && list[at + name.size()] != 'f';
  };
  read("\"seat\":", offers.turn);
  read("\"check\":", offers.check);
  read("\"decline\":", offers.decline);
  read("\"call\":", offers.call);
  return true;
}

// The first offer; empty if it is not this player's turn.
std::string choice_of(const RoomClients::Offers& offers) {
  if (!offers.turn) return {};
  if (offers.check) return "check";
  if (offers.decline) return "decline";
  return offers.call ? "call" : "fold";
}

struct Tally {
  std::uint64_t done = 0;
  std::uint64_t messages = 0;  // That came to all players together,
  std::uint64_t bytes = 0;     // and their size.
  std::vector<double> took_ms;
};

void act(RoomClients& clients, RoomClients::Client& client) {
  client.may_act = false;
  client.waits = true;
  client.asked = RoomClock::now();
  clients.send(client, "{\"type\":\"" + client.action + "\",\"id\":\"" +
                           std::to_string(client.sent++) +
                           "\",\"table\":" + std::to_string(client.table) + "}");
}

// Plays for this long: as fast as the room can, or at this many actions per second.
Tally play(RoomClients& clients, milliseconds time, double per_second) {
  Tally tally;
  double allowed = 1e18;
  const auto began = RoomClock::now();
  const auto message = [&](RoomClients::Client& client, std::string_view text) {
    ++tally.messages;
    tally.bytes += text.size();
    if (client.waits && text.starts_with("{\"type\":\"events\"")) {
      // The broadcast of the player's own action comes before its answer.
      tally.took_ms.push_back(
          std::chrono::duration<double, std::milli>(RoomClock::now() - client.asked).count());
      ++tally.done;
      client.waits = false;
    }
    if (!read_offers(client.offers, text)) return;
    client.action = choice_of(client.offers);
    client.may_act = !client.action.empty();
    if (client.may_act && per_second == 0) act(clients, client);
  };
  if (per_second == 0) {
    for (RoomClients::Client& client : clients.all())
      if (client.may_act) act(clients, client);
    clients.poll(began + time, message);
    return tally;
  }
  std::size_t next = 0;
  double sent = 0;
  while (RoomClock::now() < began + time) {
    clients.poll(RoomClock::now() + milliseconds(1), message);
    allowed = std::chrono::duration<double>(RoomClock::now() - began).count() * per_second;
    for (std::size_t tried = 0; tried < clients.all().size() && sent < allowed; ++tried) {
      RoomClients::Client& client = clients.all()[next++ % clients.all().size()];
      if (!client.may_act || client.waits) continue;
      act(clients, client);
      sent += 1;
    }
  }
  return tally;
}

double percentile(std::vector<double> values, double part) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

constexpr std::size_t connections = 2'000;

struct Played {
  Tally tally;
  double seconds = 0;
  Speed speed() const { return {static_cast<double>(tally.done) / seconds, 0}; }
};

Played actions_in(Hosted& hosted) {
  seat_all(*hosted.clients, connections);
  play(*hosted.clients, milliseconds(2'000), 0);
  const auto began = RoomClock::now();
  Played played{play(*hosted.clients, milliseconds(8'000), 0)};
  played.seconds = std::chrono::duration<double>(RoomClock::now() - began).count();
  return played;
}

// As many players send as many messages, and are sent as many of the same size; nothing is decided
// and nothing kept.
Speed passed_on(const Tally& as) {
  constexpr std::string_view head = R"({"type":"events","from":)";
  Passed passed;
  passed.group = players_at_table;
  const std::uint64_t messages = (as.messages + as.done / 2) / as.done;  // For an action.
  passed.to_sender = messages - std::min<std::uint64_t>(messages, passed.group);
  passed.bytes = as.bytes / as.messages;
  const Relay relay(passed);
  RoomClients clients(relay.port());
  for (std::size_t at = 0; at < connections; ++at) clients.add({});
  std::uint64_t done = 0;
  const auto message = [&](RoomClients::Client& client, std::string_view text) {
    if (!text.starts_with(head)) return;
    const auto from = static_cast<std::size_t>(text[head.size()] - '0');
    const auto seat = static_cast<std::size_t>(&client - clients.all().data()) % players_at_table;
    if (seat == from) ++done;
    if (seat == (from + 1) % players_at_table) clients.send(client, R"({"type":"check"})");
  };
  for (std::size_t at = 0; at < connections; at += players_at_table)
    clients.send(clients.all()[at], R"({"type":"check"})");
  clients.poll(RoomClock::now() + milliseconds(1'000), message);
  done = 0;
  const auto began = RoomClock::now();
  clients.poll(began + milliseconds(4'000), message);
  const std::chrono::duration<double> took = RoomClock::now() - began;
  return {static_cast<double>(done) / took.count(), 0};
}

Compared room_actions(const Options&) {
  Compared result;
  Tally tally;
  {
    Hosted hosted;
    const Played played = actions_in(hosted);
    result.speed = played.speed();
    tally = played.tally;
  }
  result.baseline = passed_on(tally);
  return result;
}

// The same room in PostgreSQL, beside the one in SQLite.
Compared cluster_actions(const Options&) {
  Compared result;
  {
    Hosted in_file;
    result.baseline = actions_in(in_file).speed();
  }
  const Schema schema;
  Hosted in_postgres(no_limits(), schema.open());
  result.speed = actions_in(in_postgres).speed();
  return result;
}

Compared room_latency(const Options&) {
  Hosted hosted;
  seat_all(*hosted.clients, connections);
  play(*hosted.clients, milliseconds(2'000), 500);
  const Tally tally = play(*hosted.clients, milliseconds(8'000), 500);
  Compared result;
  result.speed = {1e3 / percentile(tally.took_ms, 0.99), 0};
  result.baseline = {1e3 / percentile(tally.took_ms, 0.5), 0};
  return result;
}

// Players act at their tables from one address while another floods: first a room beside theirs,
// then their own.
Compared room_floods(const Options&) {
  constexpr std::size_t players = 20;
  constexpr double actions_a_second = 100;
  const room::net::Limits limits;
  Hosted hosted(limits);
  Hosted beside(limits);
  seat_all(*hosted.clients, players);
  const auto under_flood = [&](std::uint16_t port) -> Speed {
    const Flood flood(port);
    play(*hosted.clients, milliseconds(2'000), actions_a_second);
    const Tally tally = play(*hosted.clients, milliseconds(8'000), actions_a_second);
    return {1e3 / percentile(tally.took_ms, 0.99), 0};
  };
  Compared result;
  result.baseline = under_flood(beside.port());
  result.speed = under_flood(hosted.port());
  return result;
}

double resident_kib() {
  std::ifstream status("/proc/self/statm");
  double pages = 0;
  status >> pages >> pages;
  return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1024;
}

// The clients are another process, so only the server is measured.
Compared room_connections(const Options&) {
  constexpr std::size_t count = 10'000;
  int to_child[2];
  int to_parent[2];
  if (::pipe(to_child) != 0 || ::pipe(to_parent) != 0) std::abort();
  const pid_t child = ::fork();
  if (child == 0) {
    std::uint16_t port = 0;
    if (::read(to_child[0], &port, sizeof(port)) != sizeof(port)) ::_exit(1);
    allow_many_files();
    RoomClients clients(port);
    for (std::size_t at = 0; at < count; ++at) clients.add({});
    char done = 1;
    if (::write(to_parent[1], &done, 1) != 1 || ::read(to_child[0], &done, 1) != 1) ::_exit(1);
    ::_exit(0);
  }
  Hosted hosted;
  const double before = resident_kib();
  const std::uint16_t port = hosted.port();
  char done = 0;
  if (::write(to_child[1], &port, sizeof(port)) < 0 || ::read(to_parent[0], &done, 1) != 1)
    std::abort();
  const double each = (resident_kib() - before) / count;
  if (::write(to_child[1], &done, 1) == 1) ::waitpid(child, nullptr, 0);
  Compared result;
  result.speed = result.baseline = {1e3 / each, 0};
  return result;
}

}  // namespace

std::span<const Entry> room_entries() {
  static constexpr Entry entries[] = {
      {"room-actions", "actions/s",
       "durable actions of 2,000 players, five to a table; naive: a server that only passes "
       "messages on",
       0, room_actions},
      {"room-latency-p99", "ms", "from send to broadcast at 500 actions/s; naive: the median", 25,
       room_latency, Shows::milliseconds},
      {"room-floods", "ms",
       "99 of 100 actions while 500 connections flood the lobby; naive: they flood another room", 0,
       room_floods, Shows::milliseconds},
      {"room-connections", "KiB", "memory of one of 10,000 idle connections", 0, room_connections,
       Shows::milliseconds},
      // The last one: it needs a database.
      {"cluster-actions", "actions/s",
       "durable actions of 2,000 players with the journal in PostgreSQL; naive: in SQLite", 0,
       cluster_actions},
  };
  return std::span(entries).first(std::size(entries) - (database_url() ? 0 : 1));
}

}  // namespace cardroom::bench
