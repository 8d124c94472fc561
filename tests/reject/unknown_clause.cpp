// A clause that is not in the table cannot be cited.
// expect: no such clause in docs/rules/clauses\.tsv
#include "rulebook/clause.h"

#ifndef REJECT
constexpr auto cited = cardroom::clause("H95-10.2");
#else
constexpr auto cited = cardroom::clause("H95-99.9");
#endif
