// Running script files, for every subcommand that does.
#pragma once

namespace cardroom::cli {

class Command;

// The command runs the scripts it is given: prints what happened and what did not hold.
void add_script_options(Command& command);

}  // namespace cardroom::cli
