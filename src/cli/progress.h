// A bar on the terminal while long work goes on, and nothing where no person watches.
#pragma once

#include <string>

#include "cli/cli.h"

namespace cardroom::cli {

class ProgressBar {
 public:
  ProgressBar(const Streams& streams, std::string what);
  ~ProgressBar();  // The bar is gone when the work is done.
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(double done);  // From 0 to 1. One thread at a time.

 private:
  const Streams& streams_;
  std::string what_;
  int percent_ = -1;  // On the terminal; -1: no bar yet.
};

}  // namespace cardroom::cli
