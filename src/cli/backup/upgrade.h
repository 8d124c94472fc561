// cardroom upgrade --check: whether this program can go on with a room that another version ran.
#pragma once

namespace cardroom::cli {

class Command;

void add_upgrade(Command& program);

}  // namespace cardroom::cli
