// `cardroom node`: the machines of a room in a database, and handing the room over.
#pragma once

namespace cardroom::cli {

class Command;

void add_node(Command& program);

}  // namespace cardroom::cli
