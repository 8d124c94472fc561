// cardroom hand: runs hand scripts.
#pragma once

namespace cardroom::cli {

class Command;

void add_hand(Command& program);

}  // namespace cardroom::cli
