#include "cli/rules.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "base/parse_error.h"
#include "canberra/game/determine.h"
#include "canberra/game/edition.h"
#include "cli/command_line.h"
#include "cli/documents.h"
#include "rules/game/setting_values.h"
#include "rules/game/settings.h"
#include "rules/games/games.h"
#include "words/canberra/describe.h"
#include "words/describe.h"
#include "words/irregularity_words.h"
#include "words/refusal.h"

namespace cardroom::cli {

namespace {

constexpr auto rules_footer = R"(Examples:
  cardroom rules                        the rulebooks
  cardroom rules holdem-1995            the game, its settings and their clauses
  cardroom rules irregularities rws-2017
                                        the rulings on irregularities, and when they apply
  cardroom rules canberra-2017          the game against the house
  cardroom rules settings stud-2005     what the book leaves to the operator
  cardroom rules clause H95-10.2        one clause, paraphrased, with its sub-clauses
  cardroom rules text stud-2005 --documents ~/instruments
                                        every clause of a book, its text beside its paraphrase
  cardroom rules --on 1999-12-31        what was in force on a day
)";

struct RulesOptions {
  std::vector<std::string> words;
  std::string day;
  std::string documents;
  bool json = false;
};

int refuse(const Streams& streams, const std::string& sentence) {
  streams.err << "rules: " << sentence << '\n';
  return exit_usage;
}

int refuse_day_word(const std::string& day, const Streams& streams) {
  return refuse(streams, cardroom::quoted(day) + " is not a date; write it as 1999-12-31");
}

boost::json::object object_for(const Game& game) {
  return {{"key", game.key},
          {"name", game.name},
          {"edition", game.edition},
          {"kind", "poker"},
          {"tournament", game.table.tournament},
          {"documented", game.documented},
          {"valid_from", say_day(game.valid.from)},
          {"valid_to", say_day(game.valid.to)},
          {"reconstructed", game.reconstructed},
          {"authority", game.authority.id()}};
}

boost::json::object object_for(const canberra::Edition& edition) {
  return {{"key", canberra::book_key},
          {"name", edition.game},
          {"edition", edition.instrument},
          {"kind", "canberra"},
          {"tournament", false},
          {"documented", true},
          {"valid_from", say_day(edition.from)},
          {"valid_to", ""},
          {"reconstructed", false},
          {"authority", clause("CP17-INS-2").id()}};
}

void list_game(const RulesOptions& options, const Game& game, boost::json::array& games,
               const Streams& streams) {
  if (options.json)
    games.push_back(object_for(game));
  else
    streams.out << line_for(game) << '\n';
}

// Canberra Poker, which is played against the house.
void list_house_game(const RulesOptions& options, std::int32_t day, boost::json::array& games,
                     const Streams& streams) {
  const canberra::Edition& edition = canberra::canberra_2017;
  if (day != 0 && day < edition.from) return;
  if (options.json)
    games.push_back(object_for(edition));
  else
    streams.out << canberra::line_for_book() << '\n';
}

int list_games(const RulesOptions& options, const Streams& streams) {
  const std::int32_t day = parse_day(options.day).value_or(0);
  if (!options.day.empty() && day == 0) return refuse_day_word(options.day, streams);
  boost::json::array games;
  for (const Game* const game : all_games)
    if (game->documented && (day == 0 || in_force(*game, day)))
      list_game(options, *game, games, streams);
  list_house_game(options, day, games, streams);
  if (!options.json && day == 0)
    streams.out << "faro-2001              authorised, rules not supplied [ALT01-2.2]\n";
  // The modern games were not in force on any day.
  for (const Game* const game : all_games)
    if (!game->documented && day == 0) list_game(options, *game, games, streams);
  if (options.json) streams.out << boost::json::serialize(games) << '\n';
  return exit_done;
}

// Null when the key does not name a rulebook; the user is told why.
const Game* game_of(const std::string& key, const Streams& streams) {
  const auto game = find_game(key);
  if (game) return *game;
  refuse(streams, game.error().reason == NoSuchGame::Reason::rules_not_supplied
                      ? key + ": authorised, but its rules were not supplied [ALT01-2.2]"
                      : cardroom::quoted(key) + " is not a rulebook; `cardroom rules` lists them");
  return nullptr;
}

int print(const std::vector<std::string>& lines, const Streams& streams) {
  for (const auto& line : lines) streams.out << line << '\n';
  return exit_done;
}

// Section 19 of 1995 is one layer over three games; each has its own description.
int show_section_19(const Streams& streams) {
  streams.out << "tournament-1995 is section 19 of the rules of 1995 on each of the three games:\n";
  for (const Game* const game : all_games)
    if (game->key.substr(0, 16) == "tournament-1995-") streams.out << line_for(*game) << '\n';
  return exit_done;
}

int show_book(boost::json::object book, const std::vector<std::string>& lines,
              const RulesOptions& options, const Streams& streams) {
  if (!options.json) return print(lines, streams);
  book["text"] = boost::json::array(lines.begin(), lines.end());
  streams.out << boost::json::serialize(book) << '\n';
  return exit_done;
}

int show_game(const RulesOptions& options, const Streams& streams) {
  if (options.words[0] == "tournament-1995") return show_section_19(streams);
  const std::int32_t day = parse_day(options.day).value_or(0);
  if (!options.day.empty() && day == 0) return refuse_day_word(options.day, streams);
  const bool is_house_game = options.words[0] == canberra::book_key;
  if (is_house_game && day != 0 && day < canberra::canberra_2017.from)
    return refuse(streams, options.words[0] + ": " + canberra::say_not_in_force() +
                               bracketed(clause("CP17-INS-2")));
  if (is_house_game)
    return show_book(object_for(canberra::canberra_2017), canberra::describe_book(), options,
                     streams);
  const Game* const game = game_of(options.words[0], streams);
  if (game == nullptr) return exit_usage;
  if (const auto refused = day != 0 ? refuse_day(*game, day) : std::nullopt)
    return refuse(streams,
                  options.words[0] + ": " + say_not_in_force(*game) + bracketed(refused->clause));
  return show_book(object_for(*game), describe(*game), options, streams);
}

int show_irregularities(const Game& game, bool json, const Streams& streams) {
  if (!json) return print(ruling_table(game), streams);
  boost::json::array rows;
  for (const auto& row : ruling_rows(game))
    rows.push_back(boost::json::object{{"irregularity", word(row.irregularity)},
                                       {"moment", row.moment},
                                       {"condition", row.condition},
                                       {"ruling", word(row.ruling)},
                                       {"clause", row.clause.id()}});
  streams.out << boost::json::serialize(rows) << '\n';
  return exit_done;
}

int show_settings(const Game& game, bool json, const Streams& streams) {
  if (!json) return print(setting_lines(game), streams);
  boost::json::array rows;
  for (const auto& setting : setting_list()) {
    if (!setting.left_open(game)) continue;
    const bool frozen = lock_of(setting, game) == Lock::game_start;
    rows.push_back(boost::json::object{{"key", setting.key},
                                       {"values", values_in(setting, game)},
                                       {"what", setting.meaning},
                                       {"until", frozen ? "game_start" : "round_start"},
                                       {"clause", (game.cite->*setting.clause).id()}});
  }
  streams.out << boost::json::serialize(rows) << '\n';
  return exit_done;
}

// Each clause by its paraphrase and by what the room does about it.
int show_house_irregularities(bool json, const Streams& streams) {
  boost::json::array rows;
  for (const Clause clause : canberra::book_irregularities()) {
    const ClauseText& text = text_of(clause);
    if (json)
      rows.push_back(boost::json::object{{"irregularity", text.paraphrase},
                                         {"ruling", text.machine_action},
                                         {"clause", clause.id()}});
    else
      streams.out << text.paraphrase << "\n    " << text.machine_action << " [" << clause.id()
                  << "]\n";
  }
  if (json) streams.out << boost::json::serialize(rows) << '\n';
  return exit_done;
}

int show_house_settings(bool json, const Streams& streams) {
  if (!json) return print(canberra::book_settings(), streams);
  boost::json::array rows;
  for (const auto& setting : canberra::setting_list())
    rows.push_back(boost::json::object{{"key", setting.key},
                                       {"values", setting.values},
                                       {"what", setting.meaning},
                                       {"clause", setting.clause.id()}});
  streams.out << boost::json::serialize(rows) << '\n';
  return exit_done;
}

// `rules irregularities BOOK`, `rules settings BOOK`.
int show_table(const RulesOptions& options, const Streams& streams) {
  const std::string& what = options.words[0];
  if (options.words.size() != 2)
    return refuse(streams, "give one rulebook, for example: rules " + what + " holdem-1995");
  if (options.words[1] == canberra::book_key)
    return what == "settings" ? show_house_settings(options.json, streams)
                              : show_house_irregularities(options.json, streams);
  const Game* const game = game_of(options.words[1], streams);
  if (game == nullptr) return exit_usage;
  if (what == "settings") return show_settings(*game, options.json, streams);
  return show_irregularities(*game, options.json, streams);
}

int show_clause(const RulesOptions& options, const Streams& streams) {
  if (options.words.size() != 2)
    return refuse(streams, "give one clause, for example: rules clause H95-10.2");
  const auto clause = Clause::parse(options.words[1]);
  if (!clause)
    return refuse(streams, cardroom::quoted(options.words[1]) +
                               " is not a clause of the rule documents; ids look like H95-10.2, "
                               "S05-15.2(a), CP17-7.2");
  boost::json::array rows;
  for (std::size_t row = 0; row < Clause::count(); ++row) {
    const Clause other = Clause::at(row);
    const bool below = other.id().size() >= clause->id().size() && related(other, *clause);
    if (!below) continue;
    const ClauseText& text = text_of(other);
    if (options.json)
      rows.push_back(boost::json::object{{"id", other.id()},
                                         {"source", text.source},
                                         {"class", std::string(1, text.kind)},
                                         {"paraphrase", text.paraphrase},
                                         {"machine", text.machine_action}});
    else
      streams.out << other.id() << "  " << text.paraphrase << "\n    " << text.source << "; "
                  << class_name(text.kind) << "; the room: " << text.machine_action << '\n';
  }
  if (options.json) streams.out << boost::json::serialize(rows) << '\n';
  return exit_done;
}

// *95-18.11, S05-19.9, CP17-16.11: a copy of the rules, section by section.
int show_text(const RulesOptions& options, const Streams& streams) {
  if (options.words.size() != 2)
    return refuse(streams, "give one rulebook, for example: rules text holdem-1995");
  const auto documents = read_documents(options.documents);
  if (!documents) return refuse(streams, documents.error());
  const auto lines = lines_of_book(options.words[1], *documents);
  if (lines.empty() && game_of(options.words[1], streams) == nullptr) return exit_usage;
  if (lines.empty())
    return refuse(streams, cardroom::quoted(options.words[1]) + " is no rulebook of the documents");
  boost::json::array rows;
  std::string_view source;
  for (const ClauseLine& line : lines) {
    const ClauseText& text = text_of(line.clause);
    if (options.json) {
      rows.push_back(boost::json::object{{"clause", line.clause.id()},
                                         {"source", text.source},
                                         {"paraphrase", line.paraphrase},
                                         {"text", line.text}});
      continue;
    }
    if (text.source != source) streams.out << text.source << '\n';
    source = text.source;
    streams.out << line.clause.id() << "  " << line.paraphrase << '\n';
    if (!line.text.empty()) streams.out << "    " << line.text << '\n';
  }
  if (options.json)
    streams.out << boost::json::serialize(rows) << '\n';
  else if (documents->empty())
    streams.out << "These are paraphrases. --documents FOLDER names the house's own copies of the\n"
                   "instruments, as plain text, and then each clause has its text.\n";
  return exit_done;
}

int run_rules(const RulesOptions& options, const Streams& streams) {
  if (options.words.empty()) return list_games(options, streams);
  if (options.words[0] == "clause") return show_clause(options, streams);
  if (options.words[0] == "text") return show_text(options, streams);
  if (options.words[0] == "irregularities" || options.words[0] == "settings")
    return show_table(options, streams);
  if (options.words.size() > 1)
    return refuse(streams, "did not expect " + cardroom::quoted(options.words[1]));
  return show_game(options, streams);
}

}  // namespace

void add_rules(Command& program) {
  Command command =
      program.subcommand({"rules", "The rulebooks, their games and their clauses", rules_footer});
  RulesOptions& options = command.runs(run_rules);
  command.option(
      "WHAT", options.words,
      "A rulebook; 'irregularities', 'settings' or 'text' and a rulebook; or 'clause' and "
      "its id");
  command.option("--on", options.day, "Only rulebooks in force on this day").type("YYYY-MM-DD");
  command
      .option("--documents", options.documents,
              "Folder with the house's own copies of the rule documents, as .txt files")
      .type("FOLDER");
  command.flag("--json", options.json, "As JSON");
}

}  // namespace cardroom::cli
