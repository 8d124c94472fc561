// The audience without a room: what people who watch are told, and the lobby.
#include <algorithm>

#include "at_tables.h"
#include "room/audience/speech.h"
#include "room/messages/fields.h"

#include <boost/json/parse.hpp>

namespace cardroom::room {
namespace {

boost::json::object last_to(const Effects& effects, ConnectionId connection) {
  boost::json::object last;
  for (const Outgoing& message : effects.messages)
    if (message.to == connection) last = boost::json::parse(*message.text).as_object();
  return last;
}

TEST_CASE("everybody who watches is told, each in their own words, and nobody else is") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  const PlayerId ann = at.player(table, "ann");
  const PlayerId bob = at.player(table, "bob");
  at.audience.unwatch(table, bob.number(), at.effects);
  at.audience.tell_state(table, at.effects);
  const auto own = last_to(at.effects, ann.number());
  CHECK(text_in(own, "type") == "events");
  CHECK(own.at("state").at("you").at("wallet_cents").as_int64() == 200'000);
  CHECK(last_to(at.effects, bob.number()).empty());
}

TEST_CASE("house bots are not company; a person who plays or watches is") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  at.bots.seat(table, Seat(2), at.now());
  CHECK_FALSE(at.audience.is_company(table));
  const PlayerId ann = at.player(table, "ann");
  CHECK(at.audience.is_company(table));
  at.audience.unwatch(table, ann.number(), at.effects);
  CHECK_FALSE(at.audience.is_company(table));
  CHECK(at.refusal(table, ann, {{"type", "sit"}, {"seat", 3}, {"stake", 100}}) == "");
  CHECK(at.audience.is_company(table));
}

std::size_t told_to(const Effects& effects, ConnectionId connection) {
  return static_cast<std::size_t>(
      std::count_if(effects.messages.begin(), effects.messages.end(),
                    [&](const Outgoing& message) { return message.to == connection; }));
}

TEST_CASE("the lobby is sent again when it changes, at most once a second") {
  AtTables at;
  LiveTable& table = at.open("holdem-1995");
  CHECK(at.audience.lobby().enter(9, "", 0).find(R"("rulebook":"holdem-1995")") !=
        std::string::npos);
  at.audience.change_lobby();
  at.audience.lobby().tell(at.now());
  const std::size_t told = told_to(at.effects, 9);
  CHECK(text_in(last_to(at.effects, 9), "type") == "lobby");
  at.audience.lobby().tell(at.now());
  at.player(table, "ann");
  CHECK(at.audience.lobby().due_ms() == at.now_ms + 1'000);
  at.audience.lobby().tell(at.now());
  CHECK(told_to(at.effects, 9) == told);
  at.now_ms += 1'000;
  at.audience.lobby().tell(at.now());
  CHECK(told_to(at.effects, 9) == told + 1);
}

TEST_CASE("the lobby has pages, and only a page that changed is told again") {
  AtTables at;
  for (int table = 0; table < 150; ++table) at.open("holdem-1995");
  Lobby& lobby = at.audience.lobby();
  const auto first = boost::json::parse(lobby.enter(9, "", 0)).as_object();
  CHECK(first.at("tables").as_array().size() == 100);
  CHECK(number_in(first, "next") == 101);
  const auto second = boost::json::parse(lobby.enter(9, "", 101)).as_object();
  CHECK(second.at("tables").as_array().size() == 50);
  CHECK(second.at("next").is_null());
  at.audience.change_lobby();
  lobby.tell(at.now());
  const std::size_t told = told_to(at.effects, 9);
  at.now_ms += 1'000;
  at.player(at.tables.at(120), "ann");
  lobby.tell(at.now());
  CHECK(told_to(at.effects, 9) == told + 1);
  CHECK(number_in(last_to(at.effects, 9), "from") == 101);
}

TEST_CASE("chat is for the people at the table and is kept; too much of it is refused") {
  AtTables at;
  Answers answers(at.recorder);
  LiveTable& table = at.open("holdem-1995");
  const PlayerId ann = at.player(table, "ann");
  Speech speech(at.desk.accounts(), at.audience, at.recorder, answers);
  Message message;
  message.from = ann.number();
  message.account = ann;
  message.now_ms = at.now_ms;
  message.fields = {{"type", "chat"}, {"table", 1}, {"text", "good luck"}};
  const auto count = [&](std::string_view type) {
    int found = 0;
    for (const Outgoing& sent : at.effects.messages)
      if (sent.text->find("\"type\":\"" + std::string(type) + "\"") != std::string::npos) ++found;
    return found;
  };
  speech.chat(at.tables, message, at.effects);
  CHECK(count("chat") == 1);
  CHECK(at.effects.records.back().stream == "room");
  speech.chat(at.tables, message, at.effects);
  CHECK(count("chat") == 1);
  CHECK(count("refused") == 1);
}

}  // namespace
}  // namespace cardroom::room
