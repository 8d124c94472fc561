// Running script files, for all subcommands that do.
#pragma once

namespace cardroom::cli {

class Command;

// The command runs the scripts it is given: prints what happened and which expectations failed.
void add_script_options(Command& command);

}  // namespace cardroom::cli
