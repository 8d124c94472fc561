// Charts as SVG, for the page of a simulation.
#pragma once

#include <string>
#include <vector>

namespace cardroom::cli {

struct Bar {
  std::string name;
  double value = 0;
};
// Lying bars, one below the other, with their values.
std::string bar_chart(const std::vector<Bar>& bars, const std::string& unit);

// Where a sum stood along a session: at each point the quantiles 5, 25, 50, 75 and 95 of 100.
struct FanPoint {
  double low = 0;
  double lower = 0;
  double middle = 0;
  double upper = 0;
  double high = 0;
};
std::string fan_chart(const std::vector<FanPoint>& points, const std::string& unit);

// Intervals around means, against a line at zero.
struct Interval {
  std::string name;
  double mean = 0;
  double half = 0;
};
std::string interval_chart(const std::vector<Interval>& intervals, const std::string& unit);

// Text in a page.
std::string escaped(const std::string& text);

}  // namespace cardroom::cli
