// docs/protocol.md compared with what the room really sends: every example has the fields of the
// real message, and the real messages are those of tests/golden/protocol.jsonl.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "codec/json.h"
#include "codec/json_text.h"
#include "in_room.h"
#include "room/messages/account.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "rules/table/view.h"
#include "source_folder.h"
#include "with_cap.h"

namespace cardroom::room {
namespace {

namespace json = boost::json;

using RealMessages = std::vector<std::pair<std::string, std::string>>;

// What people hear about their accounts and their own protection; players 2 and 3 have played.
void add_protection(InRoom& in, ConnectionId boss, RealMessages& made) {
  const auto keep = [&](const std::string& name, const json::object& message) {
    made.emplace_back(name, json::serialize(message));
  };
  const ConnectionId bob = in.connect(PlayerId(3));
  SignIn asked;
  asked.kind = SignIn::Kind::register_;
  asked.player = PlayerId(3);
  asked.name = "bob";
  asked.password_hash = "$argon2id$…";
  asked.token_hash = store::Hasher().text("bob again").done();
  Effects effects;
  in.room->sign_in(asked, in.now_ms, effects);
  in.flush(effects);
  keep("sessions", in.put(bob, R"({"type":"sessions"})"));
  keep("second_factor", in.put(bob, R"({"type":"begin_second_factor"})"));
  in.put(bob, R"({"type":"set_limit","limit":"bring_day","amount":50000})");
  keep("limits", in.put(bob, R"({"type":"limits"})"));
  keep("my_rounds", in.put(bob, R"({"type":"my_rounds"})"));
  in.put(boss, R"({"type":"restrict","player":3,"what":"mute","minutes":60,"reason":"insults"})");
  keep("restrictions", in.put(boss, R"({"type":"restrictions"})"));
  const ConnectionId inspector = in.staff(Role::inspector);
  keep("pairs", in.put(inspector, R"({"type":"pairs"})"));
  keep("pair_rounds", in.put(inspector, R"({"type":"pair_rounds","first":2,"second":3})"));
  keep("hands", in.put(boss, R"({"type":"hands","format":"phh"})"));
  keep("statistics", in.put(boss, R"({"type":"statistics"})"));
  const std::string table = std::to_string(in.open("manila-1995"));
  const ConnectionId cy = in.connect(in.guest("cy"));
  in.put(cy, R"({"type":"sit","seat":1,"stake":200,"table":)" + table + "}");
  in.put(cy, R"({"type":"set_limit","limit":"play_day","amount":15})");
  in.pass(2'000);
  keep("play_notice", json::parse(in.last(cy)).as_object());
}

// A tournament that house bots fill up. One of each list shows what the others are like.
void add_tournaments(RealMessages& made) {
  InRoom in;
  in.put(in.staff(Role::operator_),
         R"({"type":"announce_tournament","format":"tournament-2001-h","name":"Friday",)"
         R"("table_settings":[["historical","on"]],"bots_up_to":10})");
  const ConnectionId ann = in.connect(in.guest("ann"));
  in.put(ann, R"({"type":"enter","tournament":1,"agreed":true})");
  made.emplace_back("tournaments", json::serialize(in.put(ann, R"({"type":"tournaments"})")));
  for (int second = 0; second < 10; ++second) in.pass(1'000);
  json::object shown = in.put(ann, R"({"type":"watch_tournament","tournament":1})");
  for (const char* list : {"sign", "levels", "players", "prizes", "log"})
    shown.at(list).as_array().resize(1);
  made.emplace_back("tournament", json::serialize(shown));
  json::object listed = in.put(ann, R"({"type":"tournament_players","tournament":1})");
  listed["players"].as_array().resize(1);
  made.emplace_back("tournament_players", json::serialize(listed));
  json::object story = in.put(ann, R"({"type":"tournament_story","tournament":1})");
  story["log"].as_array().resize(1);
  made.emplace_back("tournament_story", json::serialize(story));
  json::object ballot = in.put(ann, R"({"type":"tournament_ballot","tournament":1})");
  ballot["drawn"].as_array().resize(1);
  made.emplace_back("tournament_ballot", json::serialize(ballot));
  for (const std::string& text : in.inbox[ann])
    if (text.starts_with("{\"type\":\"tournament_notice\"")) {
      made.emplace_back("tournament_notice", text);
      return;
    }
}

// A private table from its first link to its end.
void add_private(InRoom& in, RealMessages& made) {
  const auto keep = [&](const std::string& name, const json::object& message) {
    made.emplace_back(name, json::serialize(message));
  };
  const ConnectionId dora = in.connect(in.guest("dora"));
  json::object link = in.put(dora, R"({"type":"open_private","rulebook":"rws-2017","minimum":2})");
  link["link"] = "…";  // A different one every time.
  keep("private_link", link);
  const std::string at = R"(,"table":)" + json::serialize(link.at("table")) + "}";
  in.put(dora, R"({"type":"deal_in","chips":400)" + at);
  keep("private_tables", in.put(dora, R"({"type":"private_tables"})"));
  keep("private_table", in.put(dora, R"({"type":"private_table")" + at));
  in.put(dora, R"({"type":"call_staff","call":"help","text":"a question")" + at);
  keep("floor", in.put(in.staff(Role::supervisor), R"({"type":"watch_floor"})"));
  in.put(dora, R"({"type":"end_private")" + at);
  for (const std::string& text : in.inbox[dora])
    if (text.starts_with("{\"type\":\"private_ended\""))
      return keep("private_ended", json::parse(text).as_object());
}

// A player who practises.
void add_practice(RealMessages& made) {
  RoomOptions options;
  options.is_rehearsal = true;
  InRoom in(options);
  const std::uint32_t table = in.open("holdem-1995");
  const ConnectionId ann = in.connect(in.guest("ann"));
  in.put(ann, about("sit", table, R"(,"seat":1,"stake":200)"));
  in.put(in.connect(in.guest("bob")), about("sit", table, R"(,"seat":2,"stake":200)"));
  in.pass(10'000);
  made.emplace_back("chances", json::serialize(in.put(ann, about("chances", table))));
}

// An example of each message, by the name that docs/protocol.md gives it.
RealMessages real_messages() {
  InRoom in;
  RealMessages made;
  const auto keep = [&](const std::string& name, const json::object& message) {
    made.emplace_back(name, json::serialize(message));
  };
  const ConnectionId boss = in.staff(Role::operator_);
  const std::string at = R"(,"table":)" + std::to_string(in.open("holdem-1995"));
  const std::string canberra =
      R"(,"table":)" + std::to_string(in.open("canberra-2017", R"({"jackpot-pool":"1000"})"));
  in.put(boss, R"({"type":"set_house","key":"wager-seconds","value":"2")" + canberra + "}");
  const ConnectionId ann = in.connect(in.guest("ann"));
  const ConnectionId bob = in.connect(in.guest("bob"));
  keep("welcome", json::parse(in.inbox[ann][0]).as_object());
  // Said where the room's machines are linked.
  made.emplace_back("one_moment", codec::to_text(outgoing::OneMoment{}));
  keep("lobby", in.put(ann, R"({"type":"lobby"})"));
  const ConnectionId reader = in.connect();
  in.put(reader, R"({"type":"lobby","changes":true})");
  keep("done", in.put(ann, R"({"type":"sit","seat":2,"stake":200)" + at + "}"));
  in.put(bob, R"({"type":"sit","seat":5,"stake":200)" + at + "}");
  for (const std::string& text : in.inbox[ann])
    if (text.starts_with("{\"type\":\"my_table\"")) keep("my_table", json::parse(text).as_object());
  keep("table", in.put(ann, R"({"type":"watch")" + at + "}"));
  in.put(bob, R"({"type":"watch")" + at + "}");
  in.pass(4'000);
  keep("lobby_changes", json::parse(in.last(reader)).as_object());
  for (const std::string& text : in.inbox[ann])
    if (text.starts_with("{\"type\":\"events\"") && text.find("round_started") != text.npos)
      keep("events", json::parse(text).as_object());
  for (const ConnectionId player : {ann, bob}) {
    const json::object state = in.state(player);
    if (state.at("view").at("round").at("legal").at("seat").is_null()) continue;
    keep("state-poker", state);
    keep("refused", in.put(player, R"({"type":"raise","to":5)" + at + "}"));
    in.put(player, R"({"type":"fold")" + at + "}");
  }
  in.put(ann, R"({"type":"chat","text":"good evening")" + at + "}");
  keep("chat", json::parse(in.last(bob)).as_object());
  in.put(boss, R"({"type":"announce","text":"last three rounds"})");
  keep("announcement", json::parse(in.last(bob)).as_object());
  in.put(ann, R"({"type":"watch")" + canberra + "}");
  in.put(ann, R"({"type":"sit","seat":1,"stake_cents":20000)" + canberra + "}");
  in.pass(2'000);
  in.put(ann, R"({"type":"place_ante","ante":5)" + canberra + "}");
  in.put(ann, R"({"type":"place_jackpot")" + canberra + "}");
  in.pass(2'500);
  keep("state-canberra", in.state(ann));
  keep("clause", in.put(ann, R"({"type":"clause","clause":"H95-10.2"})"));
  json::object text = in.put(ann, R"({"type":"rule_text","rulebook":"holdem-1995"})");
  text.at("lines").as_array().resize(2);  // Two show what the others are like.
  keep("rule_text", text);
  keep("rounds", in.put(ann, R"({"type":"rounds")" + at + "}"));
  keep("replay", in.put(ann, R"({"type":"replay","round":1)" + at + "}"));
  keep("statement", in.put(ann, R"({"type":"statement"})"));
  json::object books = in.put(ann, R"({"type":"rulebooks"})");
  books.at("rulebooks").as_array().resize(1);  // One is enough as an example.
  keep("rulebooks", books);
  keep("accounts", in.put(boss, R"({"type":"accounts"})"));
  keep("figures", in.put(boss, R"({"type":"figures"})"));
  keep("appointed", in.put(boss, R"({"type":"appoint","name":"sue","role":"supervisor"})"));
  in.put(ann, R"({"type":"open_dispute","text":"that was mine")" + at + "}");
  keep("disputes", in.put(boss, R"({"type":"disputes"})"));
  json::object audit = in.put(in.staff(Role::inspector), R"({"type":"audit"})");
  audit["head"] = "…";  // A different key signs it every time.
  keep("audit", audit);
  add_protection(in, boss, made);
  tampered(in, 1).stopped = Stop{"src/rules/table/table.cpp:39: chips are conserved"};
  keep("trouble", json::parse(in.last(in.staff(Role::supervisor))).as_object());
  add_private(in, made);
  add_tournaments(made);
  add_practice(made);
  return made;
}

std::map<std::string, json::value> examples_in_docs() {
  std::ifstream file(cardroom::test::source_folder() + "/docs/protocol.md");
  std::map<std::string, json::value> examples;
  std::string line;
  while (std::getline(file, line)) {
    if (!line.starts_with("```json ")) continue;
    const std::string name = line.substr(8);
    std::getline(file, line);
    examples[name] = json::parse(line);
  }
  return examples;
}

// Every field of the example is in the real message, and the other way round.
void same_fields(const json::value& example, const json::value& real, const std::string& where) {
  CAPTURE(where);
  if (example.is_array() && real.is_array()) {
    if (!example.get_array().empty() && !real.get_array().empty())
      same_fields(example.get_array()[0], real.get_array()[0], where + "[]");
    return;
  }
  if (!example.is_object() || !real.is_object() || example.get_object().empty()) return;
  // Facts and events differ from one to the next.
  if (where.ends_with(".facts") || where.ends_with("events[]")) return;
  for (const auto& field : example.get_object()) {
    const std::string key(field.key());
    const json::value& value = field.value();
    const bool has = real.get_object().contains(key);
    CHECK_MESSAGE(has, where << "." << key << " is in the docs alone");
    if (has) same_fields(value, real.get_object().at(key), where + "." + key);
  }
  for (const auto& field : real.get_object()) {
    const std::string key(field.key());
    CHECK_MESSAGE(example.get_object().contains(key), where << "." << key << " is not in the docs");
  }
}

TEST_CASE("docs/protocol.md has an example of every message, with its fields") {
  const auto examples = examples_in_docs();
  const auto real = real_messages();
  CHECK(examples.size() == real.size());
  for (const auto& one : real) {
    const std::string& name = one.first;
    CAPTURE(name);
    REQUIRE(examples.contains(name));
    same_fields(examples.at(name), json::parse(one.second), name);
  }
}

TEST_CASE("the messages of the protocol are those of the golden file") {
  const std::string path = cardroom::test::source_folder() + "/tests/golden/protocol.jsonl";
  std::string made;
  for (const auto& [name, text] : real_messages())
    made += "{\"example\":\"" + name + "\",\"message\":" + text + "}\n";
  if (std::getenv("CARDROOM_WRITE_GOLDEN") != nullptr) std::ofstream(path) << made;
  std::ifstream file(path);
  std::stringstream kept;
  kept << file.rdbuf();
  CHECK(kept.str() == made);
}

TEST_CASE("JSON written straight into a text is the JSON of the codec") {
  const auto opened = open_table(games::stud_2005, with_cap(games::stud_2005, {}));
  Table table = *opened;
  TableEvents events;
  for (int seat = 1; seat < 4; ++seat)
    REQUIRE_FALSE(
        play(table,
             table_command::Sit{PlayerId(static_cast<std::uint32_t>(seat)), Seat(seat), 500_chips},
             events));
  const auto shoe = shuffle(table.coming.deck.cards(), seed_from_number(3), {1, 0});
  REQUIRE_FALSE(play(table, table_command::StartRound{shoe.shoe.rest(), 0}, events));
  for (const TableEvent& event : events) {
    std::string text;
    codec::write(text, event);
    CHECK(text == json::serialize(codec::to_json(event)));
  }
  std::string text;
  codec::write(text, view_for(table, Viewer::at(Seat(2))));
  CHECK(text == json::serialize(codec::to_json(view_for(table, Viewer::at(Seat(2))))));
  std::string escaped;
  codec::write(escaped, std::string_view("a\"b\\c\n\x01 \xC3\xA4 \xFF"));
  CHECK(escaped == "\"a\\\"b\\\\c\\u000a\\u0001 \xC3\xA4 ?\"");
}

}  // namespace
}  // namespace cardroom::room
