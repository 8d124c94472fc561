// cardroom audit: verifies a journal of the room and replays everything in it.
#pragma once

namespace cardroom::cli {

class Command;

void add_audit(Command& program);

}  // namespace cardroom::cli
