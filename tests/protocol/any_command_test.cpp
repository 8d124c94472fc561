// Every command of every role in every state of every game, with amounts at the edges, at tables
// that the room deals, at hosted tables, in lessons and at private tables: the room goes on, its
// books balance, and every table can be dealt or closed.
#include "any_entry.h"
#include "any_room.h"
#include "rules/games/games.h"

namespace cardroom::protocol {
namespace {

using room::LiveTable;

enum class Setting : std::uint8_t {
  dealt,   // By the room.
  hosted,  // With real cards.
  lesson,  // The same in a rehearsal, with a shuffled shoe behind it.
  friends  // A private table.
};

constexpr std::string_view canberra_key = "canberra-2017";

constexpr bool is_hosted(Setting setting) {
  return setting == Setting::hosted || setting == Setting::lesson;
}

std::string_view kind_of(std::string_view book, Setting setting) {
  if (is_hosted(setting)) return book == canberra_key ? "hosted_canberra" : "hosted";
  return book == canberra_key ? "canberra" : "poker";
}

class AnyCommands : AnyRoom {
 public:
  AnyCommands(std::string book, Setting setting, std::uint64_t seed)
      : AnyRoom(seed, 4,
                setting == Setting::lesson ? room::Occasion::rehearsal : room::Occasion::business),
        book_(std::move(book)),
        setting_(setting),
        any_(kind_of(book_, setting), seed) {
    if (setting == Setting::friends)
      open_private();
    else
      edges_.table = in().open(book_, "{}", is_hosted(setting) ? R"(,"hosted":true)" : "");
    const room::Summary summary = table().game->summary(in().room->accounts());
    edges_.minimum = summary.minimum;
    edges_.stake = summary.stake;
    for (int at = 1; at <= 4; ++at) {
      const ConnectionId one = player(static_cast<std::size_t>(at) - 1);
      put(one, about("watch"));
      if (at > 2) sit(one, at);
    }
    put(one_of("supervisor"), about("watch"));
    for (const char* const seat : {"5", "6"}) furnish(seat);
    if (setting == Setting::lesson)
      put(boss(), about("set_house", R"(,"key":"lesson","value":"on")"));
    if (is_hosted(setting) && chance().in_thousand(500))
      put(boss(), about("set_house", R"(,"key":"chips","value":"table")"));
    edges_.players = static_cast<std::uint32_t>(in().room->accounts().all().size());
  }

  // What went wrong; empty where nothing did.
  std::string run(int messages) {
    for (int sent = 0; sent < messages && is_well(); ++sent) {
      if (chance().in_thousand(250))
        pass(chance().below(chance().in_thousand(300) ? 100'000 : 3'000));
      else if (chance().in_thousand(5))
        restart();
      else if (is_hosted(setting_) && chance().in_thousand(600))
        enter();
      else
        send(chance().in_thousand(800) ? any_.at_table(edges_) : any_.to_room(edges_));
      look();
    }
    if (is_well() && !can_be_dealt() && !can_be_closed())
      say_wrong("the table can be neither dealt nor closed");
    look();
    return is_well() ? "" : book_ + ", " + std::string(kind_of(book_, setting_)) + ": " + told();
  }

 private:
  const LiveTable& table() const { return in().room->tables().at(edges_.table); }

  // Books that nobody could open privately do not come here.
  void open_private() {
    const auto opened = in().put(
        player(0), R"({"type":"open_private","rulebook":")" + book_ + R"(","chips":100000})");
    edges_.table = static_cast<std::uint32_t>(room::number_in(opened, "table"));
    for (std::size_t at = 1; at < 4; ++at)
      put(player(at), R"({"type":"join_private","link":")" + room::text_in(opened, "link") + "\"}");
  }

  void sit(ConnectionId one, int seat) {
    const bool cents = book_ == canberra_key;
    put(one, about("sit", R"(,"seat":)" + std::to_string(seat) +
                              (cents ? R"(,"stake_cents":)" : R"(,"stake":)") +
                              std::to_string(edges_.stake * (cents ? 1'000 : 3))));
  }
  // Somebody who came without an account, or a house bot.
  void furnish(const std::string& seat) {
    if (is_hosted(setting_))
      put(one_of("dealer"),
          about("seat_walk_in", R"(,"name":"Walk )" + seat + R"(","seat":)" + seat +
                                    R"(,"stake":)" + std::to_string(edges_.stake * 3)));
    else
      put(boss(), about("seat_bot", R"(,"seat":)" + seat));
  }
  void enter() {
    if (is_over()) return;
    const std::string entry = any_entry(table(), chance());
    if (setting_ == Setting::lesson)
      put(one_of("dealer"), about("lesson_answer", R"(,"seats":[1],"amounts":[1])"));
    if (!entry.empty()) put(one_of("dealer"), entry);
    if (chance().in_thousand(40)) start_clock();
    for (std::uint32_t back = chance().in_thousand(80) ? 3 : 0; back > 0; --back)
      put(one_of("dealer"), about("undo"));
  }
  void start_clock() {
    const Seat turn = table().game->seat_of(table().game->turn());
    if (!turn.is_none())
      put(one_of("supervisor"),
          about("start_clock", R"(,"seat":)" + std::to_string(turn.number())));
  }

  // Whatever staff are waited for to do or to decide is done.
  void decide() {
    const ConnectionId supervisor = one_of("supervisor");
    for (const char* const type : {"resume_table", "replace_shoe", "change_cards"})
      put(boss(), about(type));
    for (const char* const type : {"approve_play", "repair_jackpot", "count_cards", "check_cards"})
      put(supervisor, about(type));
    put(one_of("dealer"), about("check_cards"));
    put(supervisor, about("watch"));
    const auto state = in().state(supervisor);
    const auto* const ruling = state.if_contains("ruling");
    if (ruling == nullptr || !ruling->is_object()) return;
    for (const auto& choice : ruling->at("choices").as_array())
      put(supervisor,
          about("choose", R"(,"ruling":)" + boost::json::serialize(choice.at("ruling"))));
  }
  std::string about(std::string_view type, const std::string& more = {}) const {
    return room::about(type, edges_.table, more);
  }
  // A table that is over is forgotten after a while.
  bool is_over() const {
    const auto found = in().room->tables().find(edges_.table);
    return found == in().room->tables().end() || found->second.over;
  }
  bool can_be_dealt() {
    if (is_over()) return true;
    const std::uint32_t before = table().game->rounds();
    for (int time = 0; time < 12 && is_well(); ++time) {
      if (is_over() || table().game->rounds() > before) return true;
      decide();
      for (int entry = 0; entry < 100 && is_hosted(setting_); ++entry) enter();
      pass(30'000);
      look();
    }
    return false;
  }
  bool can_be_closed() {
    for (int time = 0; time < 60 && is_well(); ++time) {
      if (is_over()) return true;
      decide();
      if (setting_ == Setting::friends) put(player(0), about("end_private"));
      put(boss(), about("close_table", R"(,"rounds":0,"inspector_told":true)"));
      put(boss(), about("notice_closing"));
      put(boss(), about("void_round", R"(,"reason":"disruption")"));
      if (time > 30) put(boss(), about("wind_up_table"));
      pass(100'000);
      look();
    }
    return false;
  }

  std::string book_;
  Setting setting_;
  AnyMessage any_;
  Edges edges_;
};

std::vector<std::string> cash_books(Setting setting) {
  std::vector<std::string> books;
  if (setting != Setting::friends) books.emplace_back(canberra_key);
  for (const cardroom::Game* const game : all_games)
    if (!game->table.tournament) books.emplace_back(game->key);
  return books;
}

struct Campaign {
  Setting setting = Setting::dealt;
  int messages = 0;       // In all, of every book the same number.
  int messages_each = 0;  // In one room.
  std::uint64_t seed = 0;
};

void run(const Campaign& campaign) {
  const std::vector<std::string> books = cash_books(campaign.setting);
  const int rooms = campaign.messages / campaign.messages_each / static_cast<int>(books.size()) + 1;
  int wrong = 0;
  for (const std::string& book : books)
    for (int at = 0; at < rooms && wrong < 20; ++at) {
      const std::uint64_t seed = campaign.seed + static_cast<std::uint64_t>(at);
      const std::string said =
          AnyCommands(book, campaign.setting, seed).run(campaign.messages_each);
      CHECK_MESSAGE(said.empty(), "seed " << seed << ": " << said);
      wrong += said.empty() ? 0 : 1;
    }
}

TEST_CASE("any command of any role in any state leaves the room running and every table playable") {
  run({.messages = 6'000, .messages_each = 120, .seed = 1});
}

TEST_CASE("any command at hosted tables and in lessons leaves every table playable") {
  run({.setting = Setting::hosted, .messages = 4'500, .messages_each = 170, .seed = 1});
  run({.setting = Setting::lesson, .messages = 2'000, .messages_each = 80, .seed = 1});
}

TEST_CASE("any command of anybody at a private table leaves the room running and balanced") {
  run({.setting = Setting::friends, .messages = 3'000, .messages_each = 120, .seed = 1});
}

TEST_CASE(
    "a million commands of all roles in all states leave the room running, balanced and playable" *
    doctest::skip()) {
  run({.messages = 1'000'000, .messages_each = 400, .seed = 1'000});
}

TEST_CASE(
    "half a million commands at hosted tables, in lessons and at private tables leave the room "
    "running, balanced and playable" *
    doctest::skip()) {
  run({.setting = Setting::hosted, .messages = 200'000, .messages_each = 400, .seed = 1'000});
  run({.setting = Setting::lesson, .messages = 100'000, .messages_each = 400, .seed = 1'000});
  run({.setting = Setting::friends, .messages = 200'000, .messages_each = 400, .seed = 1'000});
}

}  // namespace
}  // namespace cardroom::protocol
