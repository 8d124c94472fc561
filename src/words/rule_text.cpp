#include "words/rule_text.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "rules/game/citations.h"
#include "rules/games/games.h"
#include "words/canberra/describe.h"
#include "words/unnumbered.h"

namespace cardroom {

namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// A line without the marks of headings, lists, tables and emphasis, one space between its words.
std::string plain(std::string_view line) {
  std::string words;
  const auto put = [&](char letter) {
    const bool space = letter == ' ' || letter == '\t' || letter == '\r' || letter == '|';
    if (!space)
      words += letter;
    else if (!words.empty() && words.back() != ' ')
      words += ' ';
  };
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (line[at] == '<') {
      const auto end = line.find('>', at);
      if (end != std::string_view::npos && end - at <= 5) {
        if (line.substr(at, end - at) == "<br") put(' ');
        at = end;
        continue;
      }
    }
    if (line[at] != '*' && line[at] != '#') put(line[at]);
  }
  const auto from = words.find_first_not_of(" -");
  if (from == std::string::npos) return {};
  return words.substr(from, words.find_last_not_of(' ') - from + 1);
}

// "10.2" of "10.2 There shall be …", "3" of "3. CARDS"; empty where the line has no number.
std::string_view number_of(std::string_view words) {
  std::size_t end = 0;
  while (end < words.size() && (is_digit(words[end]) || words[end] == '.')) ++end;
  std::string_view number = words.substr(0, end);
  if (number.empty() || !is_digit(number.front())) return {};
  if (end < words.size() && words[end] != ' ') return {};
  while (number.back() == '.') number.remove_suffix(1);
  return number;
}

// "(a)" of "(a) the cards …", of "a) the cards …" and of "a. The cards …".
std::string letter_of(std::string_view words) {
  if (words.size() > 2 && words[0] >= 'a' && words[0] <= 'z' && words.substr(1, 2) == ". ")
    return "(" + std::string(words.substr(0, 1)) + ")";
  const auto end = words.find(')');
  if (end == std::string_view::npos || end == 0 || end > 6) return {};
  const std::string_view letter = words.substr(0, end + 1);
  if (letter[0] == '(') return std::string(letter);
  const bool plain_letter = end <= 3 && letter.find_first_of(" .,") == std::string_view::npos;
  return plain_letter ? "(" + std::string(letter) : std::string();
}

// "bigblind" of "Big Blind": how a term is compared with the name of its clause.
std::string as_name(std::string_view words) {
  std::string name;
  for (const char letter : words)
    if (std::isalnum(static_cast<unsigned char>(letter)) != 0)
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  if (!name.empty() && name.back() == 's') name.pop_back();
  return name;
}

// The term that a line defines: in bold, as a heading, alone, or before what it means.
std::string_view term_of(std::string_view line) {
  const auto bold = line.find("**");
  if (bold != std::string_view::npos && bold <= 6) {
    const auto end = line.find("**", bold + 2);
    if (end != std::string_view::npos) return line.substr(bold + 2, end - bold - 2);
  }
  if (!line.empty() && line[0] == '#') return line.substr(line.find_first_not_of("# "));
  for (const std::string_view verb :
       {" means ", " mean ", " is a ", " for a round of play refers "})
    if (const auto at = line.find(verb); at != std::string_view::npos && at < 30)
      return line.substr(0, at);
  return line.size() < 40 ? line : std::string_view();
}

std::optional<Clause> definition(const std::string& prefix, std::string_view term) {
  const std::string name = as_name(term);
  if (name.empty() || name.size() > 40) return std::nullopt;
  const std::string head = prefix + "-DEF-";
  for (std::size_t row = 0; row < Clause::count(); ++row) {
    const Clause clause = Clause::at(row);
    if (!clause.id().starts_with(head)) continue;
    if (as_name(clause.id().substr(head.size())) == name) return clause;
  }
  return std::nullopt;
}

// Reads a document line by line and knows under which clause it is.
class Reader {
 public:
  explicit Reader(std::map<Clause, std::string>& texts) : texts_(texts) {}

  // "NI2005", "S275": which instrument it is. False where it is none.
  bool begin(std::string_view document) {
    const std::string_view head = document.substr(0, 4000);
    if (has(head, "S275") || has(head, "3 CARD MANILA"))
      prefix_ = "95";
    else if (has(head, "No. S2,"))
      prefix_ = "ALT01";
    else if (has(head, "NI2017") || has(head, "Canberra Poker"))
      prefix_ = "CP17";
    else if (has(head, "RWS"))
      prefix_ = "RWS17";
    else if (has(head, "Seven Card Stud"))
      prefix_ = "S05";
    return !prefix_.empty();
  }

  void line(std::string_view given) {
    const std::string words = plain(given);
    if (words.empty()) return;
    turn_to_part(words);
    auto found = clause_at(words);
    if (const auto term = term_of(given); !found && !term.empty())
      found = definition(prefix_, term);
    if (found) {
      current_ = *found;
      texts_[current_] = words;
      enter_inner(words);
    } else if (is_heading(given, words)) {
      current_ = {};
    } else if (current_ && !is_signature(given, words)) {
      texts_[current_] += " " + words;
    }
  }

 private:
  // "(a) (i) from any pot …": the clause and its first part begin on one line.
  void enter_inner(std::string_view words) {
    const auto space = words.find(' ');
    if (letter_of(words).empty() || space == std::string_view::npos) return;
    const std::string_view rest = words.substr(space + 1);
    const std::string letter = letter_of(rest);
    if (letter.empty()) return;
    if (const auto inner = Clause::parse(std::string(current_.id()) + letter)) {
      current_ = *inner;
      texts_[current_] = rest;
    }
  }

  // A gazette has the rules of several games, one after the other.
  void turn_to_part(std::string_view words) {
    if (prefix_.ends_with("95")) {
      if (words == "3 CARD MANILA") prefix_ = "M95";
      if (words == "HOLD-EM") prefix_ = "H95";
      if (words == "OMAHA") prefix_ = "O95";
    }
    if (has(words, "RULES OF TOURNAMENT POKER")) prefix_ = "T01";
    if (has(words, "ADDITIONAL RULES") && last_section_) {
      appendix_ = appendix_.empty() ? "A" : std::string(1, static_cast<char>(appendix_[0] + 1));
      current_ = {};
    }
  }

  std::string id_of(std::string_view number) {
    if (prefix_ == "T01" && number.starts_with("18.")) last_section_ = true;
    const std::string head = prefix_ + "-" + (appendix_.empty() ? "" : appendix_ + "-");
    return head + std::string(number);
  }

  std::optional<Clause> clause_at(std::string_view words) {
    if (const auto found = unnumbered_clause(prefix_, words)) return found;
    if (const auto number = number_of(words); !number.empty()) return Clause::parse(id_of(number));
    if (const std::string letter = letter_of(words); !letter.empty())
      if (const auto found = sub_clause(letter)) return found;
    return altered_rule(words);
  }

  // "Delete existing rule 2.2 in Appendix D": what follows stands in its place.
  std::optional<Clause> altered_rule(std::string_view words) const {
    constexpr std::string_view delete_rule = "Delete existing rule ";
    if (prefix_ != "ALT01" || !words.starts_with(delete_rule)) return std::nullopt;
    words.remove_prefix(delete_rule.size());
    const std::string_view appendix = has(words, "Appendix D") ? "D-" : "";
    std::string_view number = words.substr(0, words.find(' '));
    while (!number.empty() && number.back() == '.') number.remove_suffix(1);
    return Clause::parse("ALT01-" + std::string(appendix) + std::string(number));
  }

  // Under the present clause, or under one that it is part of.
  std::optional<Clause> sub_clause(std::string_view letter) const {
    std::string id(current_.id());
    while (!id.empty()) {
      if (const auto found = Clause::parse(id + std::string(letter))) return found;
      const auto open = id.rfind('(');
      if (open == std::string::npos) return std::nullopt;
      id.resize(open);
    }
    return std::nullopt;
  }

  bool is_heading(std::string_view given, std::string_view words) const {
    if (prefix_ == "ALT01" && has(words, "Insert")) return false;
    return given[0] == '#' || (given.starts_with("**") && given.size() < words.size() + 8);
  }

  // Under an instrument stand the names of those who made it, and then the title of the rules.
  bool is_signature(std::string_view given, std::string_view words) const {
    if (!has(current_.id(), "-INS-")) return false;
    return given[0] != '-' && words.back() != '.' && words.back() != ':';
  }

  std::map<Clause, std::string>& texts_;
  std::string prefix_;
  std::string appendix_;
  Clause current_;
  bool last_section_ = false;
};

// Numbers as numbers, so that 10.2 comes after 9.4.
bool in_order(std::string_view left, std::string_view right) {
  while (!left.empty() && !right.empty()) {
    if (is_digit(left[0]) && is_digit(right[0])) {
      const auto number = [](std::string_view& text) {
        int value = 0;
        while (!text.empty() && is_digit(text[0])) {
          value = value * 10 + (text[0] - '0');
          text.remove_prefix(1);
        }
        return value;
      };
      const int first = number(left);
      const int second = number(right);
      if (first != second) return first < second;
      continue;
    }
    if (left[0] != right[0]) return left[0] < right[0];
    left.remove_prefix(1);
    right.remove_prefix(1);
  }
  return left.size() < right.size();
}

// "A" of T01-A-2.1: the appendix that has the game dealt.
std::string_view appendix_of(const Game& game) {
  const std::string_view id = game.streets[0].deal.id();
  return id.size() > 6 && id.starts_with("T01-") && id[5] == '-' ? id.substr(4, 1)
                                                                 : std::string_view();
}

bool is_of(const Game& game, Clause clause) {
  const std::string_view prefix = clause.prefix();
  if (prefix != game.prefix && prefix != game.authority.prefix() &&
      prefix != game.cite->sanction.prefix())
    return false;
  const std::string_view id = clause.id();
  const bool in_appendix = id.size() > 6 && id.starts_with("T01-") && id[5] == '-';
  return !in_appendix || id.substr(4, 1) == appendix_of(game);
}

}  // namespace

bool RuleText::add(std::string_view document) {
  Reader reader(texts_);
  if (!reader.begin(document)) return false;
  while (!document.empty()) {
    const auto end = document.find('\n');
    reader.line(document.substr(0, end));
    document.remove_prefix(end == std::string_view::npos ? document.size() : end + 1);
  }
  return true;
}

std::string_view RuleText::of(Clause clause) const {
  const auto found = texts_.find(clause);
  return found == texts_.end() ? std::string_view() : std::string_view(found->second);
}

std::vector<ClauseLine> lines_of_book(std::string_view rulebook, const RuleText& text) {
  const auto game = find_game(rulebook);
  const bool house = rulebook == canberra::book_key;
  std::vector<ClauseLine> lines;
  if (!house && (!game || !(*game)->documented)) return lines;
  for (std::size_t row = 0; row < Clause::count(); ++row) {
    const Clause clause = Clause::at(row);
    if (house ? clause.prefix() != "CP17" : !is_of(**game, clause)) continue;
    lines.push_back({clause, text_of(clause).paraphrase, text.of(clause)});
  }
  std::sort(lines.begin(), lines.end(), [](const ClauseLine& left, const ClauseLine& right) {
    return in_order(left.clause.id(), right.clause.id());
  });
  return lines;
}

}  // namespace cardroom
