// Paths: where a sum stood at points of a session, counted in classes over many sessions. It takes
// the same room whatever the number of sessions.
#pragma once

#include <array>
#include <cstdint>

#include "codec/values.h"

namespace cardroom::sim {

// After a tenth, two tenths … the whole of a session.
inline constexpr std::size_t path_points = 10;

struct Paths {
  // Class 64 holds zero; four classes on either side for each doubling.
  static constexpr std::size_t classes = 129;
  std::array<std::array<std::int64_t, classes>, path_points> points{};

  // The sum in units.
  void add(std::size_t point, double units);
  void add(const Paths& other);
  // The middle of the class below which this part of the sessions is.
  double quantile(std::size_t point, double part) const;

  friend constexpr bool operator==(const Paths&, const Paths&) = default;
  CARDROOM_PART("paths", points);
};

}  // namespace cardroom::sim
