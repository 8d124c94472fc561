#include "cli/tournament/live.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <chrono>
#include <ostream>

#include "base/clock_text.h"
#include "base/money_text.h"
#include "cards/lots.h"
#include "cli/backup/room_folder.h"
#include "cli/command_line.h"
#include "cli/host/front_desk.h"
#include "cli/text.h"
#include "codec/json_text.h"
#include "room/net/asking/question.h"
#include "store/hash.h"

namespace cardroom::cli {

namespace {

namespace json = boost::json;

constexpr auto live_footer =
    R"(Run it on the machine of the room while the room is open, or name the room with --room.
Without a number the latest tournament is taken. It asks what any visitor may see.

Exit code 0: done. 1: no such tournament, or the room does not answer. 2: bad usage.

Examples:
  cardroom tournament state
  cardroom tournament state 3 --json
  cardroom tournament display 3 --room https://poker.example
  cardroom tournament export 3 > results.csv
  cardroom tournament ballot 3
)";

struct AskTournaments {
  std::string id = "question";
  CARDROOM_DESCRIBED("tournaments", id);
};

struct AskTournament {
  std::uint32_t tournament = 0;
  std::string id = "question";
  CARDROOM_DESCRIBED("watch_tournament", tournament, id);
};

struct AskPlayers {
  std::uint32_t tournament = 0;
  std::int64_t from = 0;
  std::string id = "question";
  CARDROOM_DESCRIBED("tournament_players", tournament, from, id);
};

struct AskBallot {
  std::uint32_t tournament = 0;
  std::int64_t from = 0;
  std::string id = "question";
  CARDROOM_DESCRIBED("tournament_ballot", tournament, from, id);
};

struct LiveOptions {
  RoomFolder folder;
  std::string room;
  std::uint32_t number = 0;
  bool json = false;
};

int fail(const Streams& streams, const std::string& why) {
  streams.err << "tournament: " << why << '\n';
  return exit_no;
}

Result<std::string, Fault> address_of(const LiveOptions& options) {
  // As a browser shows it, with a slash at its end.
  if (!options.room.empty()) return options.room.substr(0, options.room.find_last_not_of('/') + 1);
  const auto data = folder_of(options.folder);
  if (!data) return data.error();
  const auto address = FrontDesk(*data).address();
  if (!address) return Fault{*data, "no room is open here; name one with --room"};
  return *address;
}

// What the room answers, or why it does not.
Result<json::object, Fault> answer_to(const std::string& address, const std::string& question) {
  const auto text = room::net::ask_room(address, question);
  if (!text) return text.error();
  boost::system::error_code failed;
  const json::value answer = json::parse(*text, failed);
  if (failed || !answer.is_object()) return Fault{address, "this is no room"};
  const json::object& told = answer.as_object();
  if (told.at("type") == "refused")
    return Fault{address, std::string(told.at("sentence").as_string())};
  return told;
}

Result<json::object, Fault> shown_in(const std::string& address, std::uint32_t number) {
  if (number == 0) {
    const auto list = answer_to(address, codec::to_text(AskTournaments{}));
    if (!list) return list.error();
    const json::array& all = list->at("tournaments").as_array();
    if (all.empty()) return Fault{address, "the room has no tournament"};
    number = all.front().at("tournament").to_number<std::uint32_t>();
  }
  return answer_to(address, codec::to_text(AskTournament{number}));
}

std::string text_of(const json::object& object, std::string_view name) {
  const json::value& value = object.at(name);
  return value.is_string() ? std::string(value.as_string()) : std::string();
}
std::int64_t number_of(const json::object& object, std::string_view name) {
  const json::value& value = object.at(name);
  return value.is_int64() ? value.as_int64() : 0;
}
std::string money(const json::object& object, std::string_view name) {
  return in_dollars(Cents(number_of(object, name)));
}
std::string many(const json::object& object, std::string_view name) {
  return with_commas(static_cast<std::uint64_t>(number_of(object, name)));
}

// "running, 0:12:05 left of the level".
std::string say_clock(const json::object& shown) {
  const std::int64_t now_ms = std::chrono::duration_cast<std::chrono::milliseconds>(
                                  std::chrono::system_clock::now().time_since_epoch())
                                  .count();
  const auto left = [&](std::string_view name) {
    return clock_text(std::max<std::int64_t>(0, (number_of(shown, name) - now_ms) / 1000));
  };
  if (shown.at("on_break").as_bool())
    return shown.at("break_ends_ms").is_null() ? "paused" : "break, " + left("break_ends_ms");
  if (shown.at("level_ends_ms").is_null()) return "not running";
  return "running, " + left("level_ends_ms") + " left of the level";
}

// The level of the clock, or the session of a tournament of Canberra Poker.
void print_progress(const json::object& shown, std::ostream& out) {
  if (const json::value* const told = shown.if_contains("sessions"); told && told->is_object()) {
    const json::object& sessions = told->as_object();
    out << "session  " << number_of(sessions, "session") << " of "
        << number_of(sessions, "sessions") << ", " << number_of(sessions, "rounds")
        << " rounds each: " << text_of(sessions, "phase") << '\n';
    return;
  }
  out << "clock    " << say_clock(shown) << '\n';
  out << "level    " << number_of(shown.at("line").as_object(), "level") << ": "
      << text_of(shown, "bets");
  const std::string next = text_of(shown.at("timing").as_object(), "next_bets");
  out << (next.empty() ? "" : ", next " + next) << '\n';
}

void print_state(const json::object& shown, std::ostream& out) {
  const json::object& line = shown.at("line").as_object();
  out << "tournament " << number_of(line, "tournament") << ": " << text_of(line, "name") << " ("
      << text_of(line, "format") << "), "
      << (line.at("stopped").as_bool() ? "stopped" : text_of(line, "phase")) << '\n';
  print_progress(shown, out);
  out << "players  " << number_of(line, "left") << " left of " << number_of(line, "entrants")
      << " at " << number_of(shown, "tables") << " tables, average " << many(shown, "average")
      << ", " << many(shown, "in_play") << " in play\n";
  out << "pool     " << money(line, "pool_cents") << '\n';
  for (const json::value& prize : shown.at("prizes").as_array())
    out << "prize    " << number_of(prize.as_object(), "place") << ": "
        << money(prize.as_object(), "cents") << '\n';
  for (const json::value& one : shown.at("floor").as_object().at("proposals").as_array())
    out << "proposal " << text_of(one.as_object(), "reason") << " ("
        << text_of(one.as_object(), "clause") << ")\n";
}

// "123.45".
std::string amount(const json::object& object, std::string_view name) {
  const std::int64_t cents = number_of(object, name);
  return std::to_string(cents / 100) + (cents % 100 < 10 ? ".0" : ".") +
         std::to_string(cents % 100);
}

// A cell that a spreadsheet would take for a formula gets an apostrophe before it.
std::string cell(std::string words) {
  constexpr std::string_view formula = "=+-@\t\r";
  if (!words.empty() && formula.find(words.front()) != std::string_view::npos)
    words.insert(0, 1, '\'');
  if (words.find_first_of("\",;\r\n") == std::string::npos) return words;
  std::string quoted = "\"";
  for (const char letter : words)
    quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
  return quoted + '"';
}

void print_csv(const json::object& shown, std::ostream& out) {
  out << "\xEF\xBB\xBF"
      << "Place,Player,State,Prize,Bounty,Points,Rebuys,Chips,Table,Seat\r\n";
  for (const json::value& one : shown.at("players").as_array()) {
    const json::object& player = one.as_object();
    const auto number = [&](std::string_view name) {
      const std::int64_t value = number_of(player, name);
      return value == 0 ? std::string() : std::to_string(value);
    };
    out << number("place") << ',' << cell(text_of(player, "name")) << ','
        << cell(text_of(player, "status")) << ',' << amount(player, "prize_cents") << ','
        << amount(player, "bounty_cents") << ',' << number_of(player, "points") << ','
        << number_of(player, "rebuys") << ',' << number_of(player, "stake") << ','
        << number("number") << ',' << number("seat") << "\r\n";
  }
}

// The room tells of the first hundred players, unless it is asked for more.
Result<Done, Fault> add_all_players(const std::string& address, json::object& shown) {
  const auto number =
      static_cast<std::uint32_t>(number_of(shown.at("line").as_object(), "tournament"));
  json::array players;
  for (std::int64_t from = 0;;) {
    const auto page = answer_to(address, codec::to_text(AskPlayers{number, from}));
    if (!page) return page.error();
    for (const json::value& one : page->at("players").as_array()) players.push_back(one);
    if (page->at("next").is_null()) break;
    from = number_of(*page, "next");
  }
  shown["players"] = std::move(players);
  return Done{};
}

template <class Print>
int run_live(const LiveOptions& options, const Streams& streams, Print&& print) {
  const auto address = address_of(options);
  if (!address) return fail(streams, to_string(address.error()));
  const auto shown = shown_in(*address, options.number);
  if (!shown) return fail(streams, to_string(shown.error()));
  if (options.json)
    streams.out << json::serialize(*shown) << '\n';
  else
    print(*shown, *address, streams.out);
  return exit_done;
}

int run_state(const LiveOptions& options, const Streams& streams) {
  return run_live(options, streams,
                  [](const json::object& shown, const std::string&, std::ostream& out) {
                    print_state(shown, out);
                  });
}

int run_display(const LiveOptions& options, const Streams& streams) {
  return run_live(options, streams,
                  [](const json::object& shown, const std::string& address, std::ostream& out) {
                    out << address << "/#/display/"
                        << number_of(shown.at("line").as_object(), "tournament") << '\n';
                  });
}

int run_export(const LiveOptions& options, const Streams& streams) {
  const auto address = address_of(options);
  if (!address) return fail(streams, to_string(address.error()));
  auto shown = shown_in(*address, options.number);
  if (!shown) return fail(streams, to_string(shown.error()));
  if (const auto all = add_all_players(*address, *shown); !all)
    return fail(streams, to_string(all.error()));
  if (options.json)
    streams.out << json::serialize(*shown) << '\n';
  else
    print_csv(*shown, streams.out);
  return exit_done;
}

// All pages of the ballot in one answer.
Result<json::object, Fault> ballot_in(const std::string& address, std::uint32_t number) {
  auto first = answer_to(address, codec::to_text(AskBallot{number}));
  if (!first) return first.error();
  json::array& drawn = first->at("drawn").as_array();
  for (json::value next = first->at("next"); !next.is_null();) {
    const auto page = answer_to(address, codec::to_text(AskBallot{number, next.as_int64()}));
    if (!page) return page.error();
    for (const json::value& one : page->at("drawn").as_array()) drawn.push_back(one);
    next = page->at("next");
  }
  return *first;
}

bool is_committed(const json::object& ballot, const Seed& key) {
  const auto number = static_cast<std::uint64_t>(number_of(ballot, "tournament"));
  return text_of(ballot, "commitment") ==
         store::to_hex(store::Hasher().text("cardroom ballot 1").number(number).hash(key).done());
}

// docs/tournaments.md: the players in the order of entry are put into the order of the lots.
bool is_drawn_by_lot(const json::object& ballot, const Seed& key) {
  const json::array& drawn = ballot.at("drawn").as_array();
  if (static_cast<std::int64_t>(drawn.size()) != number_of(ballot, "players")) return false;
  const std::vector<std::size_t> order = lots(drawn.size(), key, 0);
  for (std::size_t at = 0; at < order.size(); ++at)
    if (number_of(drawn[at].as_object(), "entry") != static_cast<std::int64_t>(order[at]) + 1)
      return false;
  return true;
}

int run_ballot(const LiveOptions& options, const Streams& streams) {
  const auto address = address_of(options);
  if (!address) return fail(streams, to_string(address.error()));
  const auto shown = shown_in(*address, options.number);
  if (!shown) return fail(streams, to_string(shown.error()));
  const json::object& line = shown->at("line").as_object();
  const auto ballot =
      ballot_in(*address, static_cast<std::uint32_t>(number_of(line, "tournament")));
  if (!ballot) return fail(streams, to_string(ballot.error()));
  if (options.json) streams.out << json::serialize(*ballot) << '\n';
  const auto digits = store::from_hex(text_of(*ballot, "key"));
  const auto key = digits ? store::hash_from(*digits) : std::nullopt;
  if (!key) return fail(streams, "the room has not drawn the seats yet");
  if (!options.json) {
    std::size_t place = 0;
    for (const json::value& one : ballot->at("drawn").as_array())
      streams.out << ++place << ". " << text_of(one.as_object(), "name") << ", entry "
                  << number_of(one.as_object(), "entry") << '\n';
    streams.out << "committed to before " << text_of(*ballot, "commitment") << '\n'
                << "key of the ballot   " << text_of(*ballot, "key") << '\n';
  }
  if (!is_committed(*ballot, *key)) return fail(streams, "the key is not the one committed to");
  if (!is_drawn_by_lot(*ballot, *key))
    return fail(streams, "the order of the draw does not follow from the key");
  if (!options.json) streams.out << "the key is the one committed to, and gives this order\n";
  return exit_done;
}

void describe_live(Command& command, LiveOptions& options) {
  command.option("NUMBER", options.number, "The tournament; left out: the latest");
  command.option("--room", options.room, "The room's address; left out: the room of this machine")
      .type("URL");
  describe_folder(command, options.folder);
  command.flag("--json", options.json, "Everything that the room tells of it, as JSON");
}

}  // namespace

void add_live(Command& tournament) {
  Command state =
      tournament.subcommand({"state", "How a tournament in an open room stands", live_footer});
  describe_live(state, state.runs(run_state));
  Command display = tournament.subcommand(
      {"display", "The address of a tournament's public display", live_footer});
  describe_live(display, display.runs(run_display));
  Command ballot = tournament.subcommand(
      {"ballot", "Draw the seats of a tournament again, from the key that was committed to",
       live_footer});
  describe_live(ballot, ballot.runs(run_ballot));
  Command results = tournament.subcommand(
      {"export", "Players, places and prizes of a tournament as CSV", live_footer});
  describe_live(results, results.runs(run_export));
}

}  // namespace cardroom::cli
