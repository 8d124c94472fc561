// cardroom protocol: messages, commands and records, for people who write a client.
#pragma once

namespace cardroom::cli {

class Command;

void add_protocol(Command& program);

}  // namespace cardroom::cli
