#include "room/messages/refused.h"

#include "codec/json_text.h"
#include "room/messages/done.h"
#include "words/refusal.h"

namespace cardroom::room {

Refused refused_by(const Violation& violation) {
  Refused refused{std::string(violation.rule->name), violation.clause, {}, say(violation)};
  for (const Fact& fact : violation.facts)
    refused.facts.emplace_back(std::string(fact.name), fact.value);
  return refused;
}

Refused refused_by(const SettingRefusal& refusal) {
  return {std::string(refusal.rule->name), refusal.clause, {}, refusal.sentence};
}

Refused refused_by(const Rule& rule, std::string_view detail) {
  std::string sentence(rule.sentence);
  if (!detail.empty()) {
    if (sentence.ends_with('.')) sentence.pop_back();
    sentence += ": " + std::string(detail);
  }
  return {std::string(rule.name), {}, {}, sentence};
}

std::string refusal_text(const std::string& id, std::int64_t table, const Refused& refused) {
  return codec::to_text(outgoing::Refused{
      .id = outgoing::id_of(id),
      .table = table == 0 ? std::nullopt : std::optional(table),
      .rule = refused.rule,
      .clause = refused.clause,
      .facts = {refused.facts},
      .sentence = refused.sentence,
  });
}

}  // namespace cardroom::room
