// cardroom hosted: a table with real cards, entered line by line.
#pragma once

namespace cardroom::cli {

class Command;

void add_hosted(Command& program);

}  // namespace cardroom::cli
