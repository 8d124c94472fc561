#include "room/net/web_files.h"

#include "room/web_files.inc"

namespace cardroom::room::net {

const WebFile* find_web_file(std::string_view path) {
  for (const WebFile& file : web_files)
    if (file.path == path) return &file;
  return nullptr;
}

}  // namespace cardroom::room::net
