// cardroom pairs: who played with whom, and what went between them, from a journal.
#pragma once

namespace cardroom::cli {

class Command;

void add_pairs(Command& program);

}  // namespace cardroom::cli
