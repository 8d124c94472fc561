// cardroom link: the room's address on the local network, a sign-in for the operator, and a code
// that phones can scan.
#pragma once

namespace cardroom::cli {

class Command;

void add_link(Command& program);

}  // namespace cardroom::cli
