#include "rulebook/clause.h"

#include "base/check.h"

namespace cardroom {

namespace {

constexpr auto rows = std::to_array<ClauseText>({
#include "rulebook/clause_rows.inc"
});
static_assert(rows.size() == Clause::count());

// A sub-clause adds a dot or a bracket to its parent: "…16.1" + "(d)", "…3.8" + ".1".
bool is_below(std::string_view child, std::string_view parent) {
  return child.size() > parent.size() && child.starts_with(parent) &&
         (child[parent.size()] == '.' || child[parent.size()] == '(' ||
          child[parent.size()] == '[');
}

}  // namespace

const ClauseText& text_of(Clause clause) {
  check(static_cast<bool>(clause), "the text of an empty clause was asked for");
  return rows[clause.row()];
}

bool related(Clause one, Clause other) {
  return one == other || is_below(one.id(), other.id()) || is_below(other.id(), one.id());
}

}  // namespace cardroom
