// cardroom restore: brings a room back from a backup, whole and audited, or not at all.
#pragma once

namespace cardroom::cli {

class Command;

void add_restore(Command& program);

}  // namespace cardroom::cli
