// cardroom rules: the rulebooks, a game with its clauses, a clause.
#pragma once

namespace cardroom::cli {

class Command;

void add_rules(Command& program);

}  // namespace cardroom::cli
