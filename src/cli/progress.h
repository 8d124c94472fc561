// A bar on the terminal during long work; nothing where no person is watching.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "cli/cli.h"

namespace cardroom::cli {

class ProgressBar {
 public:
  ProgressBar(const Streams& streams, std::string what);
  ~ProgressBar();  // Removes the bar when the work is done.
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(double done);  // From 0 to 1. One thread at a time. Says how long the rest will take.
  void hide();             // Makes room for a line; the next figure brings the bar back.

 private:
  const Streams& streams_;
  std::string what_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::size_t width_ = 0;
  int percent_ = -1;  // The figure on the terminal; -1 before there is a bar.
};

}  // namespace cardroom::cli
