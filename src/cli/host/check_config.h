// cardroom check-config: what is wrong with a file of settings, with line and reason.
#pragma once

namespace cardroom::cli {

class Command;

void add_check_config(Command& program);

}  // namespace cardroom::cli
