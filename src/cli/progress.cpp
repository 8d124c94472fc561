#include "cli/progress.h"

#include <algorithm>
#include <ostream>
#include <utility>

namespace cardroom::cli {

namespace {

constexpr int width = 40;

// "12 s left", "3 min left", "2 h left"; nothing before it can be told.
std::string time_left(std::chrono::duration<double> spent, double done) {
  if (spent < std::chrono::seconds(2) || done <= 0) return {};
  const double seconds = spent.count() * (1 - done) / done;
  const auto rounded = [](double amount) { return std::to_string(static_cast<int>(amount + 0.5)); };
  if (seconds < 90) return ", " + rounded(seconds) + " s left";
  if (seconds < 90 * 60) return ", " + rounded(seconds / 60) + " min left";
  return ", " + rounded(seconds / 3600) + " h left";
}

std::string line_of(const std::string& what, int percent) {
  std::string bar(width, ' ');
  std::fill_n(bar.begin(), width * percent / 100, '=');
  return what + " [" + bar + "] " + std::to_string(percent) + " %";
}

}  // namespace

ProgressBar::ProgressBar(const Streams& streams, std::string what)
    : streams_(streams), what_(std::move(what)) {}

ProgressBar::~ProgressBar() { hide(); }

void ProgressBar::hide() {
  if (percent_ < 0) return;
  streams_.err << '\r' << std::string(width_, ' ') << '\r' << std::flush;
  percent_ = -1;
  width_ = 0;
}

void ProgressBar::show(double done) {
  if (!streams_.terminal) return;
  const int percent = std::clamp(static_cast<int>(100 * done), 0, 100);
  if (percent == percent_) return;
  percent_ = percent;
  std::string line =
      line_of(what_, percent) + time_left(std::chrono::steady_clock::now() - start_, done);
  width_ = std::max(width_, line.size());
  line.resize(width_, ' ');
  streams_.err << '\r' << line << std::flush;
}

}  // namespace cardroom::cli
