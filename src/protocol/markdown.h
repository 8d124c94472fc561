// The reference tables of docs/protocol.md, docs/records.md and docs/log.md.
#pragma once

#include <string>

namespace cardroom::protocol {

std::string request_table();
std::string command_table();
std::string message_table();
std::string record_table();
std::string log_table();

}  // namespace cardroom::protocol
