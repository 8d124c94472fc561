#include "cli/progress.h"

#include <algorithm>
#include <ostream>
#include <utility>

namespace cardroom::cli {

namespace {

constexpr int width = 40;

std::string line_of(const std::string& what, int percent) {
  std::string bar(width, ' ');
  std::fill_n(bar.begin(), width * percent / 100, '=');
  return what + " [" + bar + "] " + std::to_string(percent) + " %";
}

}  // namespace

ProgressBar::ProgressBar(const Streams& streams, std::string what)
    : streams_(streams), what_(std::move(what)) {}

ProgressBar::~ProgressBar() {
  if (percent_ < 0) return;
  streams_.err << '\r' << std::string(line_of(what_, 100).size(), ' ') << '\r' << std::flush;
}

void ProgressBar::show(double done) {
  if (!streams_.terminal) return;
  const int percent = std::clamp(static_cast<int>(100 * done), 0, 100);
  if (percent == percent_) return;
  percent_ = percent;
  streams_.err << '\r' << line_of(what_, percent) << std::flush;
}

}  // namespace cardroom::cli
