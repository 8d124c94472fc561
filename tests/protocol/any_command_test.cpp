// Every command of every role in every state of every game, with amounts at the edges: the room
// goes on, its books balance, and every table can be dealt or closed.
#include "any_room.h"
#include "rules/games/games.h"

namespace cardroom::protocol {
namespace {

using room::LiveTable;

class AnyCommands : AnyRoom {
 public:
  AnyCommands(std::string book, std::uint64_t seed)
      : AnyRoom(seed, 4),
        book_(std::move(book)),
        any_(book_ == "canberra-2017" ? "canberra" : "poker", seed) {
    edges_.table = in().open(book_);
    const room::Summary summary = table().game->summary(in().room->accounts());
    edges_.minimum = summary.minimum;
    edges_.stake = summary.stake;
    for (int at = 1; at <= 4; ++at) {
      const ConnectionId one = player(static_cast<std::size_t>(at) - 1);
      put(one, R"({"type":"watch","table":1})");
      if (at > 2) sit(one, at);
    }
    put(one_of("supervisor"), R"({"type":"watch","table":1})");
    for (const char* const seat : {"5", "6"})
      put(boss(), std::string(R"({"type":"seat_bot","table":1,"seat":)") + seat + "}");
    edges_.players = static_cast<std::uint32_t>(in().room->accounts().all().size());
  }

  // What went wrong; empty where nothing did.
  std::string run(int messages) {
    for (int sent = 0; sent < messages && is_well(); ++sent) {
      if (chance().in_thousand(250))
        pass(chance().below(chance().in_thousand(300) ? 100'000 : 3'000));
      else if (chance().in_thousand(5))
        restart();
      else
        send(chance().in_thousand(800) ? any_.at_table(edges_) : any_.to_room(edges_));
      look();
    }
    if (is_well() && !can_be_dealt() && !can_be_closed())
      say_wrong("the table can be neither dealt nor closed");
    look();
    return is_well() ? "" : book_ + ": " + told();
  }

 private:
  const LiveTable& table() const { return in().room->tables().at(edges_.table); }

  void sit(ConnectionId one, int seat) {
    const bool cents = book_ == "canberra-2017";
    put(one, R"({"type":"sit","table":1,"seat":)" + std::to_string(seat) +
                 (cents ? R"(,"stake_cents":)" : R"(,"stake":)") +
                 std::to_string(edges_.stake * (cents ? 1'000 : 3)) + "}");
  }

  // Whatever staff are waited for to do or to decide is done.
  void decide() {
    const ConnectionId supervisor = one_of("supervisor");
    for (const char* const type : {"resume_table", "replace_shoe", "change_cards"})
      put(boss(), about(type));
    for (const char* const type : {"approve_play", "repair_jackpot", "count_cards", "check_cards"})
      put(supervisor, about(type));
    put(one_of("dealer"), about("check_cards"));
    put(supervisor, R"({"type":"watch","table":1})");
    const auto state = in().state(supervisor);
    const auto* const ruling = state.if_contains("ruling");
    if (ruling == nullptr || !ruling->is_object()) return;
    for (const auto& choice : ruling->at("choices").as_array())
      put(supervisor, R"({"type":"choose","table":1,"ruling":)" +
                          boost::json::serialize(choice.at("ruling")) + "}");
  }
  static std::string about(std::string_view type) { return room::about(type, 1); }
  bool can_be_dealt() {
    const std::uint32_t before = table().game->rounds();
    for (int time = 0; time < 12 && is_well(); ++time) {
      if (table().over || table().game->rounds() > before) return true;
      decide();
      pass(30'000);
      look();
    }
    return false;
  }
  bool can_be_closed() {
    for (int time = 0; time < 60 && is_well(); ++time) {
      if (table().over) return true;
      decide();
      put(boss(), R"({"type":"close_table","table":1,"rounds":0,"inspector_told":true})");
      put(boss(), about("notice_closing"));
      put(boss(), R"({"type":"void_round","table":1,"reason":"disruption"})");
      if (time > 30) put(boss(), about("wind_up_table"));
      pass(100'000);
      look();
    }
    return false;
  }

  std::string book_;
  AnyMessage any_;
  Edges edges_;
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
