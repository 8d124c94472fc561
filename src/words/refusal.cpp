#include "words/refusal.h"

namespace cardroom {

std::string say(const Violation& violation) {
  std::string words(violation.rule->sentence);
  if (words.ends_with('.')) words.pop_back();
  std::string facts;
  for (const auto& fact : violation.facts)
    facts +=
        (facts.empty() ? "" : ", ") + std::string(fact.name) + " " + std::to_string(fact.value);
  return facts.empty() ? words : words + " (" + facts + ")";
}

std::string say_cited(const Violation& violation) {
  return say(violation) + bracketed(violation.clause);
}

std::string bracketed(Clause clause) {
  return clause ? " [" + std::string(clause.id()) + "]" : std::string();
}

}  // namespace cardroom
