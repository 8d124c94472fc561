#include "sim/paths.h"

#include <algorithm>
#include <cmath>

namespace cardroom::sim {

namespace {

constexpr int middle = 64;

std::size_t class_of(double units) {
  const double steps = std::floor(4 * std::log2(1 + std::abs(units)));
  const int at = std::min(middle, static_cast<int>(steps));
  return static_cast<std::size_t>(units < 0 ? middle - at : middle + at);
}

double middle_of(std::size_t place) {
  const int at = static_cast<int>(place) - middle;
  const double units = std::exp2((std::abs(at) + (at == 0 ? 0.0 : 0.5)) / 4) - 1;
  return at < 0 ? -units : units;
}

}  // namespace

void Paths::add(std::size_t point, double units) { ++points[point][class_of(units)]; }

void Paths::add(const Paths& other) {
  for (std::size_t point = 0; point < path_points; ++point)
    for (std::size_t at = 0; at < classes; ++at) points[point][at] += other.points[point][at];
}

double Paths::quantile(std::size_t point, double part) const {
  std::int64_t all = 0;
  for (const std::int64_t count : points[point]) all += count;
  std::int64_t below = 0;
  for (std::size_t at = 0; at < classes; ++at) {
    below += points[point][at];
    if (below > 0 && static_cast<double>(below) >= part * static_cast<double>(all))
      return middle_of(at);
  }
  return 0;
}

}  // namespace cardroom::sim
