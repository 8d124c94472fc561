// cardroom history: hand histories of the poker world, verified, converted and told. What its
// subcommands share.
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
  std::string to;
  std::string output;
  std::size_t hand = 0;  // The only one that is wanted, from 1; 0: all.
  int threads = 0;
  bool json = false;
  bool quiet = false;
};

class Command;

void add_history(Command& program);

// A folder stands for the hand histories below it.
std::vector<std::string> history_files(const HistoryOptions& options);

// None where a setting is not written KEY=VALUE; that is told.
bool wanted_by(const HistoryOptions& options, const Streams& streams, history::Wanted& wanted);

}  // namespace cardroom::cli
