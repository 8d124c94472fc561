// The options of `cardroom serve`, which are also the room's settings, and what can be wrong with
// them before anything is opened.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/host/limit_options.h"
#include "room/net/server.h"

namespace cardroom::cli {

class Command;

struct ServeOptions {
  std::string config;
  std::string data = "cardroom-data";
  std::string database;
  std::string node;
  std::string listen = "127.0.0.1:8080";
  std::string link;
  std::vector<std::string> origins;
  std::string certificate;
  std::string key;
  std::string rehearsal;
  std::string log;
  std::string documents;
  bool empty = false;
  bool accept_loss = false;
  double program_check_s = 86'400;
  std::int64_t disk_warning_mb = 1'024;
  std::vector<std::string> hosts;
  std::vector<std::string> proxies;
  std::string metrics;
  LimitOptions limits;
  int welcomes = 20;
};

void describe_serve(Command& command, ServeOptions& options);

std::optional<room::net::Listening> parse_listen(const std::string& text);

// What cannot be meant: which option, and a sentence.
struct OptionFault {
  std::string option;  // "cert"
  std::string why;
};
std::optional<OptionFault> fault_in(const ServeOptions& options);

}  // namespace cardroom::cli
