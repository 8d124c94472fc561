#include "words/canberra/describe.h"

#include "canberra/game/determine.h"
#include "canberra/game/edition.h"
#include "canberra/game/pay_table.h"
#include "eval/words.h"
#include "words/describe.h"
#include "words/refusal.h"

namespace cardroom::canberra {

namespace {

// What the table of clauses says about a clause.
std::string told(Clause clause) {
  return "  " + std::string(text_of(clause).paraphrase) + bracketed(clause);
}

void describe_round(std::vector<std::string>& lines) {
  lines.push_back("a round of play, against the house");
  for (const Clause one :
       {clause("CP17-4.1(a)"), clause("CP17-6.3"), clause("CP17-6.2"), clause("CP17-7.1"),
        clause("CP17-7.2"), clause("CP17-7.3"), clause("CP17-9.2"), clause("CP17-9.3"),
        clause("CP17-9.4"), clause("CP17-9.5"), clause("CP17-9.6")})
    lines.push_back(told(one));
}

void describe_pay(std::vector<std::string>& lines) {
  lines.push_back("a winning bet is paid");
  for (const Category hand : {Category::royal_flush, Category::straight_flush, Category::four,
                              Category::full_house, Category::flush, Category::straight,
                              Category::three, Category::two_pairs, Category::pair}) {
    std::string name(hand == Category::pair ? "one pair or less" : words_of(hand));
    name.resize(18, ' ');
    lines.push_back("  " + name + std::to_string(canberra_pay_table.odds(hand)) + " to 1" +
                    bracketed(pay_clause(hand)));
  }
}

void describe_jackpot(std::vector<std::string>& lines) {
  lines.push_back("the jackpot");
  for (const Clause one : {clause("CP17-11.1(a)"), clause("CP17-11.1(b)"), clause("CP17-11.1(c)"),
                           clause("CP17-11.1(d)"), clause("CP17-11.1(e)"), clause("CP17-11.3(a)"),
                           clause("CP17-11.3(b)"), clause("CP17-11.4")})
    lines.push_back(told(one));
}

}  // namespace

std::string say_not_in_force() {
  return "The rulebook is not in force on this day: from " + say_day(canberra_2017.from);
}

std::string line_for_book() {
  std::string key(book_key);
  key.resize(23, ' ');
  return key + std::string(canberra_2017.game) + ", " + std::string(canberra_2017.instrument) +
         ", in force from " + say_day(canberra_2017.from) + bracketed(clause("CP17-INS-2"));
}

std::vector<std::string> describe_book() {
  std::vector<std::string> lines = {line_for_book()};
  lines.push_back("at most " + std::to_string(boxes_max) + " boxes" +
                  bracketed(clause("CP17-2.1")));
  describe_round(lines);
  describe_pay(lines);
  describe_jackpot(lines);
  lines.push_back("settings (set KEY VALUE)");
  for (const auto& line : book_settings()) lines.push_back("  " + line);
  return lines;
}

std::vector<std::string> book_settings() {
  std::vector<std::string> lines;
  for (const auto& setting : setting_list()) {
    std::string key(setting.key);
    key.resize(18, ' ');
    lines.push_back(key + std::string(setting.meaning) + ": " + std::string(setting.values) +
                    bracketed(setting.clause));
  }
  return lines;
}

std::vector<Clause> book_irregularities() {
  std::vector<Clause> found;
  for (std::size_t row = 0; row < Clause::count(); ++row) {
    const Clause one = Clause::at(row);
    const bool of_game = one.prefix() == "CP17" && !one.id().starts_with("CP17-17");
    if (of_game && text_of(one).kind == 'I') found.push_back(one);
  }
  return found;
}

}  // namespace cardroom::canberra
