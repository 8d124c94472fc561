// Tells systemd, or whatever started the room and listens in the same way, how far the room is.
#pragma once

#include <string_view>

namespace cardroom::cli {

// "READY=1", "STOPPING=1". Nothing happens where nobody asked for it.
void tell_service_manager(std::string_view state);

}  // namespace cardroom::cli
