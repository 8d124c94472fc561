// Questions to the room, each with only the parts that its answer needs.
#include <doctest/doctest.h>
#include <boost/json/parse.hpp>

#include "room/asked/clause.h"
#include "room/asked/rounds.h"
#include "room/asked/rulebooks.h"
#include "room/asked/statement.h"
#include "room/messages/fields.h"

namespace cardroom::room {
namespace {

boost::json::object only(const Effects& effects) {
  REQUIRE(effects.messages.size() == 1);
  return boost::json::parse(*effects.messages[0].text).as_object();
}

Message asking(boost::json::object fields) {
  Message message;
  message.id = "q";
  message.fields = std::move(fields);
  return message;
}

TEST_CASE("a clause is answered with its text, an unknown one with a refusal") {
  Effects effects;
  answer_clause(asking({{"clause", "H95-10.2"}}), effects);
  CHECK_FALSE(text_in(only(effects), "paraphrase").empty());
  effects = {};
  answer_clause(asking({{"clause", "H95-99.9"}}), effects);
  CHECK(text_in(only(effects), "rule") == "no_such_clause");
}

TEST_CASE("every rulebook has a name and settings") {
  Effects effects;
  const auto all = boost::json::parse(all_rulebooks_text()).as_object();
  for (const auto& book : all.at("rulebooks").as_array()) {
    CHECK_FALSE(text_in(book.as_object(), "game").empty());
    CHECK_FALSE(book.at("settings").as_array().empty());
  }
  // Page by page they are the same, and no page is long.
  boost::json::array paged;
  boost::json::object asked;
  while (true) {
    effects = {};
    answer_rulebooks(asking(asked), effects);
    CHECK(effects.messages.front().text->size() < 80'000);
    const auto page = only(effects);
    for (const auto& book : page.at("rulebooks").as_array()) paged.push_back(book);
    if (page.at("next").is_null()) break;
    asked = {{"from", page.at("next")}};
  }
  CHECK(paged == all.at("rulebooks").as_array());
}

TEST_CASE("a statement is for its player and for people who check the books") {
  Accounts accounts;
  accounts.apply(records::AccountOpened{.player = PlayerId(7), .name_ = "ann", .address = {}}, 0);
  accounts.apply(records::AccountOpened{.player = PlayerId(8), .name_ = "bob", .address = {}}, 0);
  const CageBooks books;
  Message message = asking({{"player", 7}});
  message.account = PlayerId(8);
  Effects effects;
  answer_statement(accounts, books, message, effects);
  CHECK(text_in(only(effects), "rule") == "not_your_role");
  for (const auto& [account, role] :
       {std::pair(PlayerId(7), Role::player), std::pair(PlayerId(8), Role::inspector)}) {
    message.account = account;
    message.role = role;
    effects = {};
    answer_statement(accounts, books, message, effects);
    CHECK(text_in(only(effects), "name") == "ann");
  }
}

TEST_CASE("questions about rounds go to the archive, with no more rounds than it shows at once") {
  Effects effects;
  ask_rounds(asking({{"table", 3}, {"limit", 1'000'000}, {"before", 17}}), effects);
  REQUIRE(effects.inquiries.size() == 1);
  CHECK(effects.inquiries[0].table == 3);
  CHECK(effects.inquiries[0].limit == 200);
  CHECK(effects.inquiries[0].round == 17);
  CHECK(effects.messages.empty());
}

}  // namespace
}  // namespace cardroom::room
