#include "script/transcript.h"
#include "words/refusal.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace cardroom {

namespace {

// Whether the refusal is the one the line names: the clause itself, its parent or a sub-clause.
bool meets(const ExpectedRefusal& wanted, const RefusalTold& got) {
  if (!wanted.rule.empty() && wanted.rule != got.rule) return false;
  if (wanted.clause.empty()) return true;
  return got.clause && related(*Clause::parse(wanted.clause), got.clause);
}

std::string say(const ExpectedRefusal& wanted) {
  std::string words = "refused";
  if (!wanted.clause.empty()) words += " under " + wanted.clause;
  if (!wanted.rule.empty()) words += " by " + wanted.rule;
  return words;
}

std::string say(const RefusalTold& got) {
  std::string words = "refused: " + got.sentence;
  return words + (got.clause ? bracketed(got.clause) : " [" + got.rule + "]");
}

}  // namespace

RefusalTold refused_by(const Violation& violation) {
  return {std::string(violation.rule->name), violation.clause, say(violation)};
}

void Transcript::event(const std::string& sentence, Clause clause, const std::string& json) {
  run_.story.push_back(sentence + bracketed(clause));
  run_.json.push_back(json);
}

void Transcript::refused(const ScriptLine& line, const RefusalTold& refusal) {
  run_.story.push_back(line.text + " — " + say(refusal));
  boost::json::object object;
  object["type"] = "refused";
  object["line"] = line.number;
  object["refused"] = refusal.rule;
  if (refusal.clause) object["clause"] = std::string(refusal.clause.id());
  object["sentence"] = refusal.sentence;
  run_.json.push_back(boost::json::serialize(object));
  if (!line.refused)
    run_.failures.push_back({line.number, "accepted", say(refusal)});
  else if (!meets(*line.refused, refusal))
    run_.failures.push_back({line.number, say(*line.refused), say(refusal)});
}

void Transcript::accepted(const ScriptLine& line) {
  if (line.refused) run_.failures.push_back({line.number, say(*line.refused), "accepted"});
}

void Transcript::expect(const ScriptLine& line, const std::string& wanted, const std::string& got) {
  const bool holds = wanted == got;
  if (holds == line.refused.has_value())
    run_.failures.push_back({line.number, line.refused ? "not " + wanted : wanted, got});
}

bool Transcript::has_told(const std::string& words) const {
  return std::any_of(run_.story.begin(), run_.story.end(), [&](const std::string& sentence) {
    return sentence.find(words) != std::string::npos;
  });
}

}  // namespace cardroom
