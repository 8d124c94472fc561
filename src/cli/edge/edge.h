// cardroom edge: the exact value of the house-banked game.
#pragma once

namespace cardroom::cli {

class Command;

void add_edge(Command& program);

}  // namespace cardroom::cli
