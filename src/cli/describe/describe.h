// cardroom describe: manual pages, shell completion and the file of settings, all made from the
// program's own description of its commands.
#pragma once

namespace cardroom::cli {

class Command;

void add_describe(Command& program);

}  // namespace cardroom::cli
