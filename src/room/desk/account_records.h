// Records of the stream `accounts` that its snapshots hold too.
#pragma once

#include <string>
#include <string_view>

#include "room/desk/accounts.h"

namespace cardroom::room {

std::string session_opened_record(const store::Hash& hash, const Session& session);
std::string code_made_record(const store::Hash& hash, PlayerId player);
// `{"type":…,"hash":…}`
std::string hash_record(std::string_view type, const store::Hash& hash);

}  // namespace cardroom::room
