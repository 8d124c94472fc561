// cardroom rank: ranks hands and says them in words.
#pragma once

namespace cardroom::cli {

class Command;

void add_rank(Command& program);

}  // namespace cardroom::cli
