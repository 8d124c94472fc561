// The reference tables of docs/protocol.md and docs/records.md.
#pragma once

#include <string>

namespace cardroom::protocol {

std::string request_table();
std::string command_table();
std::string message_table();
std::string record_table();

}  // namespace cardroom::protocol
