#include "room/desk/account_records.h"

#include "codec/json_text.h"

namespace cardroom::room {

std::string session_opened_record(const store::Hash& hash, const Session& session) {
  std::string out = "{\"type\":\"session_opened\"";
  codec::write_field(out, "player", session.player);
  codec::write_field(out, "hash", store::to_hex(hash));
  codec::write_field(out, "until_ms", session.until_ms);
  return out + "}";
}

std::string code_made_record(const store::Hash& hash, PlayerId player) {
  std::string out = "{\"type\":\"code_made\"";
  codec::write_field(out, "player", player);
  codec::write_field(out, "hash", store::to_hex(hash));
  return out + "}";
}

std::string hash_record(std::string_view type, const store::Hash& hash) {
  std::string out = "{\"type\":";
  codec::write(out, type);
  codec::write_field(out, "hash", store::to_hex(hash));
  return out + "}";
}

}  // namespace cardroom::room
