// The web client's files, which are part of the program.
#pragma once

#include <string_view>

namespace cardroom::room::net {

struct WebFile {
  std::string_view path;  // "/", "/assets/index.js"
  std::string_view type;
  std::string_view bytes;
  std::string_view packed;  // By gzip; empty where that does not pay.
};

const WebFile* find_web_file(std::string_view path);

}  // namespace cardroom::room::net
