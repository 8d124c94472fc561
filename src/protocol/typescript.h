// The types of everything that a client receives and sends, for TypeScript.
#pragma once

#include <string>

namespace cardroom::protocol {

std::string typescript();

}  // namespace cardroom::protocol
