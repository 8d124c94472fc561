#include "room/answer.h"

#include "codec/json_text.h"

namespace cardroom::room {

std::string begin_answer(std::string_view type, const std::string& id) {
  std::string out = "{\"type\":";
  codec::write(out, type);
  out += ",\"id\":";
  id.empty() ? codec::write_null(out) : codec::write(out, id);
  return out;
}

}  // namespace cardroom::room
