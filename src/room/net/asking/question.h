// One question to a room that is open, asked as a visitor asks it.
#pragma once

#include <string>

#include "base/fault.h"
#include "base/result.h"

namespace cardroom::room::net {

// The address as `cardroom link` prints it. The question is a message with the id "question"; the
// answer is the message that carries this id.
Result<std::string, Fault> ask_room(const std::string& address, const std::string& question);

}  // namespace cardroom::room::net
