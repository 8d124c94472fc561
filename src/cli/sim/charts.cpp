#include "cli/sim/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/sim/report.h"

namespace cardroom::cli {

namespace {

constexpr int width = 440;

std::string open_svg(int height, const std::string& title) {
  return fmt::format(
      "<svg viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\"><title>{}</title>\n", width,
      height, escaped(title), escaped(title));
}

std::string text_at(double x, double y, const std::string& anchor, const std::string& text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     escaped(text));
}

// Places values between the edges of a chart.
struct Axis {
  double least = 0;
  double most = 0;
  double from = 0;
  double to = 0;

  double at(double value) const {
    return from + (to - from) * (value - least) / std::max(most - least, 1e-9);
  }
};

std::string band(const std::vector<FanPoint>& points, double FanPoint::*low, double FanPoint::*high,
                 const Axis& across, const Axis& up, const char* style) {
  std::string path;
  for (std::size_t at = 0; at < points.size(); ++at)
    path += fmt::format("{}{:.1f},{:.1f} ", at == 0 ? "M" : "L", across.at(static_cast<double>(at)),
                        up.at(points[at].*high));
  for (std::size_t at = points.size(); at-- > 0;)
    path +=
        fmt::format("L{:.1f},{:.1f} ", across.at(static_cast<double>(at)), up.at(points[at].*low));
  return fmt::format("<path class=\"{}\" d=\"{}Z\"/>\n", style, path);
}

}  // namespace

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char letter : text) {
    if (letter == '<')
      safe += "&lt;";
    else if (letter == '&')
      safe += "&amp;";
    else if (letter == '"')
      safe += "&quot;";
    else
      safe += letter;
  }
  return safe;
}

std::string bar_chart(const std::vector<Bar>& bars, const std::string& unit) {
  constexpr int row = 26;
  double most = 0;
  for (const Bar& bar : bars) most = std::max(most, bar.value);
  std::string svg = open_svg(row * static_cast<int>(bars.size()) + 4, "Bars in " + unit);
  const Axis across{0, most, 128, 350};
  double y = 4;
  for (const Bar& bar : bars) {
    svg += text_at(120, y + 16, "end", bar.name);
    svg +=
        fmt::format("<rect class=\"bar\" x=\"128\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"18\"/>\n",
                    y + 2, across.at(bar.value) - 128);
    svg += text_at(across.at(bar.value) + 6, y + 16, "start", shown(bar.value) + " " + unit);
    y += row;
  }
  return svg + "</svg>\n";
}

std::string fan_chart(const std::vector<FanPoint>& points, const std::string& unit) {
  constexpr int height = 220;
  double least = 0;
  double most = 0;
  for (const FanPoint& point : points) {
    least = std::min(least, point.low);
    most = std::max(most, point.high);
  }
  const Axis across{0, static_cast<double>(points.size() - 1), 60, width - 10};
  const Axis up{least, most, height - 24, 12};
  std::string svg = open_svg(height, "Paths in " + unit);
  svg += band(points, &FanPoint::low, &FanPoint::high, across, up, "wide");
  svg += band(points, &FanPoint::lower, &FanPoint::upper, across, up, "narrow");
  svg += band(points, &FanPoint::middle, &FanPoint::middle, across, up, "line");
  svg +=
      fmt::format("<path class=\"zero\" d=\"M60,{0:.1f} L{1},{0:.1f}\"/>\n", up.at(0), width - 10);
  constexpr double line = 14;  // Where two labels would lie on each other, the zero is left out.
  const bool has_zero = up.at(least) - up.at(0) > line && up.at(0) - up.at(most) > line;
  for (const double value : {least, most})
    svg += text_at(54, up.at(value) + 5, "end", shown(value));
  if (has_zero) svg += text_at(54, up.at(0) + 5, "end", "0");
  svg += text_at(60, height - 4, "start", "start of a session");
  svg += text_at(width - 10, height - 4, "end", "its end");
  return svg + "</svg>\n";
}

std::string interval_chart(const std::vector<Interval>& intervals, const std::string& unit) {
  constexpr int row = 30;
  double reach = 0;
  for (const Interval& one : intervals) reach = std::max(reach, std::abs(one.mean) + one.half);
  const Axis across{-reach, reach, 140, width - 10};
  const int height = row * static_cast<int>(intervals.size()) + 8;
  constexpr int scale = 18;
  std::string svg = open_svg(height + scale, "Intervals in " + unit);
  svg +=
      fmt::format("<path class=\"zero\" d=\"M{0:.1f},0 L{0:.1f},{1}\"/>\n", across.at(0), height);
  double y = row / 2.0;
  for (const Interval& one : intervals) {
    svg += text_at(132, y + 5, "end", one.name);
    svg += fmt::format("<path class=\"whisker\" d=\"M{:.1f},{:.1f} L{:.1f},{:.1f}\"/>\n",
                       across.at(one.mean - one.half), y, across.at(one.mean + one.half), y);
    svg += fmt::format("<circle class=\"bar\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n",
                       across.at(one.mean), y);
    y += row;
  }
  svg += text_at(across.at(-reach), height + 12, "start", shown(-reach));
  svg += text_at(across.at(0), height + 12, "middle", "0");
  svg += text_at(across.at(reach), height + 12, "end", shown(reach));
  return svg + "</svg>\n";
}

}  // namespace cardroom::cli
