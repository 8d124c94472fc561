// cardroom odds: chances of hands and ranges in any game.
#pragma once

namespace cardroom::cli {

class Command;

void add_odds(Command& program);

}  // namespace cardroom::cli
