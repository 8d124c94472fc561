// The machine's address on the local network.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cardroom::cli {

// Every address that others could reach, IPv4 first; loopback and link-local ones are left out.
std::vector<std::string> local_addresses();

// An address of a room as other machines open it: where it listens everywhere, with the first of
// these; none where only this machine can reach it.
std::optional<std::string> reachable(const std::string& address,
                                     const std::vector<std::string>& local);

// The same address by a name of the room: a certificate is for the name.
std::string by_name(const std::string& address, const std::string& name);

}  // namespace cardroom::cli
