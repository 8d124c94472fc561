#include "words/refusal.h"

#include <algorithm>

#include "base/money_text.h"

namespace cardroom {

namespace {

// "stake_cents" 1950 is "stake $19.50".
std::string say(const Fact& fact) {
  std::string name(fact.name);
  std::replace(name.begin(), name.end(), '_', ' ');
  if (!name.ends_with("cents")) return name + " " + std::to_string(fact.value);
  const std::string what = name == "cents" ? "" : name.substr(0, name.size() - 5);
  return what + "$" + in_dollars(Cents(fact.value));
}

}  // namespace

std::string say(const Violation& violation) {
  std::string words(violation.rule->sentence);
  if (words.ends_with('.')) words.pop_back();
  std::string facts;
  for (const Fact& fact : violation.facts) facts += (facts.empty() ? "" : ", ") + say(fact);
  return facts.empty() ? words : words + " (" + facts + ")";
}

std::string say_cited(const Violation& violation) {
  return say(violation) + bracketed(violation.clause);
}

std::string bracketed(Clause clause) {
  return clause ? " [" + std::string(clause.id()) + "]" : std::string();
}

}  // namespace cardroom
