// The program: its name, its version and every command it has.
#pragma once

#include "cli/command_line.h"

namespace cardroom::cli {

Program cardroom_program();

}  // namespace cardroom::cli
