// cardroom serve: the room on the network.
#pragma once

namespace cardroom::cli {

class Command;

void add_serve(Command& program);

}  // namespace cardroom::cli
