#include "room/messages/refused.h"

#include "codec/json_text.h"
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

void write_refusal(std::string& out, const Refused& refused) {
  codec::write_field(out, "rule", refused.rule);
  codec::write_field(out, "clause", refused.clause);
  out += ",\"facts\":{";
  bool first = true;
  for (const auto& [name, value] : refused.facts) {
    if (!first) out += ',';
    first = false;
    codec::write_string(out, name);
    out += ':';
    codec::write(out, value);
  }
  out += '}';
  codec::write_field(out, "sentence", refused.sentence);
}

std::string refusal_text(const std::string& id, std::int64_t table, const Refused& refused) {
  std::string out = "{\"type\":\"refused\",\"id\":";
  id.empty() ? codec::write_null(out) : codec::write(out, id);
  out += ",\"table\":";
  table == 0 ? codec::write_null(out) : codec::write(out, table);
  write_refusal(out, refused);
  return out + "}";
}

}  // namespace cardroom::room
