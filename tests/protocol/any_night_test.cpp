// Every command of every role in every state of every tournament, dealt by the room, at hosted
// tables or reported, directed by the room or by a director: the room goes on, its books balance,
// and every tournament can be played to its end or cancelled.
#include "any_entry.h"
#include "any_room.h"
#include "audit/audit.h"
#include "tournament/format/formats.h"

namespace cardroom::protocol {
namespace {

constexpr std::string_view contest_format = "tournament-canberra-2017";

// What is said beside the format when a tournament is announced.
boost::json::array contest_conditions(Chance& chance) {
  const auto one = [&](std::string_view first, std::string_view second) {
    return std::string(chance.in_thousand(500) ? first : second);
  };
  const std::pair<std::string, std::string> list[] = {{"start", "at eight"},
                                                      {"entry", "at the desk"},
                                                      {"eligibility", "everybody"},
                                                      {"competition", one("sessions", "points")},
                                                      {"sessions", one("1", "2")},
                                                      {"rounds", one("1", "4")},
                                                      {"seats", one("4", "5")},
                                                      {"advance", "2"},
                                                      {"repechage", one("none", "1")},
                                                      {"buy-backs", one("none", "1 50 1")},
                                                      {"fee", one("0", "100")},
                                                      {"commission", one("0", "10")},
                                                      {"chips", "1000"},
                                                      {"least", "2"},
                                                      {"most", "20"},
                                                      {"group", "open"},
                                                      {"minimum", "50"},
                                                      {"maximum", "500"},
                                                      {"elimination", "the best two go on"},
                                                      {"session-tie", "play-off"},
                                                      {"points", "10/6/4/3"},
                                                      {"catch-up", one("on", "off")},
                                                      {"points-tie", "share"},
                                                      {"prizes", "50/30/20"},
                                                      {"tie", one("share", "play-off")}};
  boost::json::array conditions;
  for (const auto& [key, value] : list) conditions.push_back({key, value});
  return conditions;
}

boost::json::array poker_conditions(Chance& chance) {
  boost::json::array conditions;
  const auto maybe = [&](const char* key, const char* value) {
    if (chance.in_thousand(500)) conditions.push_back({key, value});
  };
  maybe("late-entry", "60");
  maybe("re-entries", "1");
  maybe("bounty", "5");
  maybe("guarantee", "2000");
  maybe("deals", "yes");
  maybe("stacks", "counted");
  return conditions;
}

class AnyNight : AnyRoom {
 public:
  AnyNight(std::string_view format, std::uint64_t seed)
      : AnyRoom(seed, 6),
        format_(format),
        is_contest_(format == contest_format),
        is_hosted_(seed % 2 == 0),
        at_table_(kind_of_table(), seed + 2),
        any_(is_contest_ ? "contest" : "tournament", seed + 3) {
    edges_.minimum = 50;
    edges_.stake = 1'000;
    edges_.players = static_cast<std::uint32_t>(in().room->accounts().all().size()) + 4;
    announce();
    prepare();
    for (std::size_t at = 0; at < 6; ++at) put(player(at), about("watch_tournament"));
  }

  std::string run(int messages) {
    for (int sent = 0; sent < messages && is_well(); ++sent) {
      const std::uint32_t kind = chance().below(1000);
      if (kind < 250)
        pass(chance().below(chance().in_thousand(200) ? 600'000 : 20'000));
      else if (kind < 257)
        restart();
      else if (kind < 450)
        go_on();
      else
        send(any());
      look();
    }
    if (is_well() && !ends()) say_wrong("it can be neither played to its end nor cancelled");
    look();
    if (is_well()) look_at_journal();
    return is_well() ? "" : std::string(format_) + ": " + told() + why_stopped();
  }

 private:
  std::string_view kind_of_table() const {
    if (is_contest_) return is_hosted_ ? "hosted_canberra" : "canberra";
    return is_hosted_ ? "hosted" : "poker";
  }
  static std::string about(std::string_view type, const std::string& more = {}) {
    return R"({"type":")" + std::string(type) + R"(","tournament":1)" + more + "}";
  }
  // Conditions that the book does not allow are drawn again.
  void announce() {
    const bool room_directs = chance().in_thousand(500);
    const bool reported = is_contest_ && !is_hosted_ && chance().in_thousand(300);
    const auto nothing = [&] {
      return in().room->tournaments().empty() && in().room->contests().empty();
    };
    for (int tries = 0; tries < 50 && nothing(); ++tries) {
      const boost::json::array conditions =
          is_contest_ ? contest_conditions(chance()) : poker_conditions(chance());
      put(boss(),
          R"({"type":"announce_tournament","name":"Night","format":")" + std::string(format_) +
              R"(","conditions":)" + boost::json::serialize(conditions) + R"(,"table_settings":)" +
              (is_contest_ ? "[]" : R"([["historical","on"]])") +
              R"(,"house":[["pause-seconds","4"],["bot-pace-ms","20000"]],"directing":")" +
              (room_directs ? "room" : "director") + R"(","tables":")" +
              (is_hosted_ ? "hosted"
               : reported ? "reported"
                          : "dealt") +
              R"(","bots_up_to":)" + (room_directs && !is_hosted_ ? "8" : "0") +
              R"(,"starts_ms":)" + std::to_string(room_directs ? in().now_ms + 60'000 : 0) + "}");
    }
    if (nothing()) say_wrong("it was not announced: " + in().last(boss()));
  }

  // Most nights begin before anything strange is sent.
  void prepare() {
    const auto most = [&] { return chance().in_thousand(900); };
    if (most()) make_ready();
    for (std::size_t at = 0; at < 4; ++at)
      if (most()) put(player(at), about("enter", R"(,"agreed":true)"));
    if (most()) put(one_of("director"), about("enter_bots", R"(,"count":5)"));
    for (int at = 1; is_hosted_ && at <= 5; ++at)
      put(one_of("director"),
          about("enter_walk_in", R"(,"agreed":true,"name":"Walk )" + std::to_string(at) + "\""));
    if (chance().in_thousand(300)) return;
    put(one_of("director"), about("ballot"));
    for (std::size_t at = 0; at < 4; ++at) put(player(at), about("take_seat"));
    begin();
  }
  void make_ready() {
    put(one_of("inspector"), about("approve", R"(,"reference":"1")"));
    put(boss(), about("nominate", R"(,"person":"Lee")"));
    for (const char* const step : {"document_conditions", "publish_conditions"})
      put(boss(), about(step));
    put(boss(), about("notify_commission", R"(,"text":"1")"));
    put(boss(), about("nominate_director", R"(,"text":"Lee")"));
  }
  void begin() {
    put(one_of("director"), about("start"));
    put(one_of("director"), about("start_session"));
  }

  // An entry may close a table, and a closed one leaves the room.
  std::vector<std::uint32_t> open_tables() {
    std::vector<std::uint32_t> open;
    for (const auto& [number, one] : in().room->tables())
      if (!one.over) open.push_back(number);
    return open;
  }

  AnyMessage::Made any() {
    const std::vector<std::uint32_t> tables = open_tables();
    const std::uint32_t kind = chance().below(1000);
    if (kind < 200) return any_.to_room(edges_);
    if (kind >= 500 || tables.empty()) return any_.in_tournament(edges_);
    Edges there = edges_;
    there.table = tables[chance().below(static_cast<std::uint32_t>(tables.size()))];
    return at_table_.at_table(there);
  }

  // What brings a tournament on: one of the usual steps, whether or not it is time for it.
  void go_on() {
    const ConnectionId director = one_of("director");
    if (is_hosted_ && chance().in_thousand(700)) return enter(10);
    const auto players = R"(,"count":)" + std::to_string(2 + chance().below(5));
    switch (chance().below(8)) {
      case 0:
        return make_ready();
      case 1:
      case 2:
        return put(one_of("player"), about("enter", R"(,"agreed":true)"));
      case 3:
        return put(director, about("enter_bots", players));
      case 4:
        return put(director, about("ballot"));
      case 5:
        put(one_of("player"), about("take_seat"));
        return begin();
      case 6:
        put(director, about("undo"));
        return put(director, about("end_break"));
      default:
        put(director, about("end_play"));
        put(director, about("award_places"));
        return put(director, about("award"));
    }
  }

  // What the dealers of hosted tables would enter.
  void enter(int entries) {
    for (; entries > 0; --entries)
      for (const std::uint32_t number : open_tables()) {
        const auto table = in().room->tables().find(number);
        if (table == in().room->tables().end() || table->second.over) continue;
        const std::string entry = any_entry(table->second, chance());
        if (!entry.empty()) put(one_of("dealer"), entry);
      }
  }

  std::string why_stopped() const {
    for (const auto& [number, one] : in().room->tournaments())
      if (one.stopped) return " (" + *one.stopped + ")";
    for (const auto& [number, one] : in().room->contests())
      if (one.stopped) return " (" + *one.stopped + ")";
    return "";
  }
  bool is_over() const {
    for (const auto& [number, one] : in().room->tournaments())
      if (number == 1) return one.is_over();
    for (const auto& [number, one] : in().room->contests())
      if (number == 1) return one.is_over();
    return true;
  }
  bool ends() {
    const ConnectionId director = one_of("director");
    for (int time = 0; time < 400 && is_well() && !is_over(); ++time) {
      for (const auto& [number, one] : in().room->tables())
        if (!one.over && one.paused) put(boss(), room::about("resume_table", number));
      put(director, about("end_break"));
      put(director, about("award"));
      put(director, about("award_places"));
      if (time > 200) put(boss(), about("cancel"));
      if (is_hosted_) enter(40);
      pass(60'000);
      look();
    }
    return is_over();
  }
  void look_at_journal() {
    const auto report = audit::audit(in().journal);
    if (!report) return say_wrong("the journal cannot be audited");
    for (const auto& finding : report->findings.kept()) say_wrong("audit: " + finding.what);
  }

  std::string_view format_;
  bool is_contest_;
  bool is_hosted_;  // Its tables.
  AnyMessage at_table_;
  AnyMessage any_;
  Edges edges_;
};

std::vector<std::string_view> formats() {
  std::vector<std::string_view> all{contest_format};
  for (const tournament::Format* const format : tournament::all_formats) all.push_back(format->key);
  return all;
}

struct Nights {
  int rooms = 0;           // Of every format.
  int messages = 0;        // In one room.
  std::uint64_t seed = 0;  // Of the first. Even ones have hosted tables.
};

void play(const Nights& nights) {
  int wrong = 0;
  for (const std::string_view format : formats())
    for (int at = 0; at < nights.rooms && wrong < 20; ++at) {
      const std::uint64_t seed = nights.seed + static_cast<std::uint64_t>(at);
      const std::string said = AnyNight(format, seed).run(nights.messages);
      CHECK_MESSAGE(said.empty(), "seed " << seed << ": " << said);
      wrong += said.empty() ? 0 : 1;
    }
}

TEST_CASE("any command of any role in any state of a tournament leaves the room running") {
  play({.rooms = 2, .messages = 150, .seed = 1});
}

TEST_CASE(
    "a third of a million commands in tournaments leave the room running and every tournament to "
    "be ended" *
    doctest::skip()) {
  play({.rooms = 54, .messages = 400, .seed = 1'000});
}

}  // namespace
}  // namespace cardroom::protocol
