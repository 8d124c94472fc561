#include "audit/finding.h"

namespace cardroom::audit {

std::string to_string(const Finding& finding) {
  const RecordPlace& where = finding.where;
  std::string place = where.sequence ? "record " + std::to_string(where.sequence) : "";
  std::string stream = where.stream;
  if (where.version) stream += " version " + std::to_string(where.version);
  if (where.round) stream += ", round " + std::to_string(where.round);
  if (!stream.empty()) place += place.empty() ? stream : " (" + stream + ")";
  if (place.empty()) place = "the journal";
  return place + ": " + std::string(word(finding.subject)) + ": " + finding.what;
}

void Findings::add(Subject subject, const RecordPlace& where, std::string what) {
  ++count_;
  if (kept_.size() < most) kept_.push_back({subject, where, std::move(what)});
}

}  // namespace cardroom::audit
