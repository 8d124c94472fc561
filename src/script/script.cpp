#include "script/script.h"

#include <algorithm>
#include <cctype>

#include "rulebook/clause.h"

namespace cardroom {

namespace {

bool is_space(char letter) { return std::isspace(static_cast<unsigned char>(letter)) != 0; }

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::size_t at = 0;
  while (at < text.size()) {
    while (at < text.size() && is_space(text[at])) ++at;
    std::size_t end = at;
    while (end < text.size() && !is_space(text[end])) ++end;
    if (end > at) words.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

bool is_rule_name(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char letter) {
    return letter == '_' || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
  });
}

// `! CLAUSE`, `! rule_name`, or both in either order.
Result<ExpectedRefusal, ParseError> refusal_of(const std::vector<std::string>& words,
                                               TextPosition where) {
  ExpectedRefusal refusal;
  if (words.empty() || words.size() > 2)
    return ParseError{where, "'!' is followed by the clause that refuses the line"};
  for (const auto& word : words) {
    if (Clause::parse(word))
      refusal.clause = word;
    else if (is_rule_name(word))
      refusal.rule = word;
    else
      return ParseError{
          where,
          quoted(word) + " is neither a clause of the rule documents nor the name of a rule"};
  }
  return refusal;
}

// Whether every byte is part of a printable UTF-8 character, so nothing had to be escaped.
bool is_text(const std::string& word) { return quoted(word).size() == word.size() + 2; }

std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

Result<ScriptLine, ParseError> parse_line(std::string_view text, std::size_t number) {
  ScriptLine line{.number = number, .words = {}, .refused = {}, .text = {}};
  const auto mark = text.find('!');
  line.words = words_of(text.substr(0, mark));
  for (const auto& word : line.words) {
    if (!is_text(word)) return ParseError{{number, 1}, quoted(word) + " is not text in UTF-8"};
    line.text += (line.text.empty() ? "" : " ") + word;
  }
  if (mark == std::string_view::npos) return line;
  const TextPosition where{number, mark + 1};
  if (line.words.empty()) return ParseError{where, "'!' comes after the action that is refused"};
  auto refusal = refusal_of(words_of(text.substr(mark + 1)), where);
  if (!refusal) return refusal.error();
  line.refused = *refusal;
  return line;
}

}  // namespace

Result<Script, ParseError> parse_script(std::string_view name, std::string_view text) {
  Script script{
      .name = std::string(name), .rules = {}, .rules_line = 1, .lines = {}, .tournament = false};
  // The byte order mark with which some editors begin a text is ignored.
  constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  std::size_t number = 0;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view raw = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++number;
    auto line = parse_line(without_comment(raw), number);
    if (!line) return line.error();
    if (line->words.empty()) continue;
    if (!script.rules.empty()) {
      script.lines.push_back(*line);
      continue;
    }
    script.tournament = line->words[0] == "tournament";
    if ((line->words[0] != "rules" && !script.tournament) || line->words.size() != 2)
      return ParseError{{number, 1},
                        "a script begins with 'rules BOOK', for example 'rules holdem-1995'"};
    script.rules = line->words[1];
    script.rules_line = number;
    if (line->refused) script.lines.push_back(*line);
  }
  if (script.rules.empty())
    return ParseError{{number == 0 ? 1 : number, 1},
                      "a script begins with 'rules BOOK', for example 'rules holdem-1995'"};
  return script;
}

}  // namespace cardroom
