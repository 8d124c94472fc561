// What an audit found, for people and for programs.
#pragma once

#include <iosfwd>

#include "audit/audit.h"

namespace cardroom::cli {

void print_report(const audit::AuditReport& report, const store::Journal& journal,
                  std::ostream& out);
void print_json(const audit::AuditReport& report, const store::Journal& journal, std::ostream& out);

}  // namespace cardroom::cli
