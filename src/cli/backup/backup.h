// cardroom backup: one file that holds the whole room, made while people play, and audited before
// it is called good.
#pragma once

namespace cardroom::cli {

class Command;

void add_backup(Command& program);

}  // namespace cardroom::cli
