// cardroom history: hand histories of the poker world, verified, converted and told in words. What
// its subcommands share.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/cli.h"
#include "history/plan.h"

namespace cardroom::cli {

struct HistoryOptions {
  std::vector<std::string> files;
  std::string rules;
  std::vector<std::string> settings;  // KEY=VALUE
  std::string known;
  std::string short_cover = "accept";
  std::string rake;    // The most a house takes, instead of what its files imply.
  std::string resume;  // Where verify keeps how far it has come.
  std::string to;
  std::string output;
  std::size_t hand = 0;  // The only hand wanted, from 1; 0 means all.
  std::string report;    // Where stats writes its page with charts.
  int threads = 0;
  bool csv = false;
  bool json = false;
  bool quiet = false;
};

class Command;

void add_history(Command& program);

// A folder means the hand histories below it.
std::vector<std::string> history_files(const HistoryOptions& options);

// False if a setting is not written KEY=VALUE; the user is told.
bool wanted_by(const HistoryOptions& options, const Streams& streams, history::Wanted& wanted);

}  // namespace cardroom::cli
