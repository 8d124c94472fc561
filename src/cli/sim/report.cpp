#include "cli/sim/report.h"

#include <fmt/format.h>

#include <cmath>
#include <ostream>

#include "cli/text.h"

namespace cardroom::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const auto& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string cell(const std::string& text) {
  return text.find(',') == std::string::npos ? text : '"' + text + '"';
}

}  // namespace

std::string title_of(const SimWork& work) {
  std::string title = fmt::format("{}, {}, {} rounds in sessions of {}, seed {}", work.rules,
                                  counted(work.bots.size(), "player"),
                                  with_commas(static_cast<std::uint64_t>(work.rounds)),
                                  with_commas(static_cast<std::uint64_t>(work.session)), work.seed);
  if (static_cast<int>(work.parts.size()) < work.of_parts)
    title += fmt::format(", {} of {}", counted(work.parts.size(), "part"), work.of_parts);
  return title;
}

std::string shown(double value) {
  if (value < 0) return "-" + shown(-value);
  if (value >= 999.5 || (value == std::floor(value) && value < 1e15))
    return with_commas(static_cast<std::uint64_t>(std::llround(value)));
  return fmt::format("{:.{}f}", value, value >= 99.95 ? 1 : value >= 9.995 ? 2 : 3);
}

void print_figures(std::ostream& out, const SimDocument& document) {
  out << title_of(document.work) << '\n';
  if (!document.work.settings.empty())
    out << "settings: " << joined(document.work.settings) << '\n';
  if (!document.work.compared_with.empty())
    out << "compared with: " << joined(document.work.compared_with) << '\n';
  out << "A figure after ± is the half-width of the 95 % interval.\n";
  std::string group;
  for (const Figure& figure : document.figures) {
    if (figure.group != group) out << '\n' << (group = figure.group) << '\n';
    const std::string interval =
        figure.error > 0 ? " ± " + shown(1.96 * figure.error) : std::string();
    out << fmt::format("  {:<42}{:>13}{:<12} {}\n", figure.name_, shown(figure.value), interval,
                       figure.unit);
  }
}

void print_csv(std::ostream& out, const SimDocument& document) {
  out << "group,figure,value,standard error,unit\n";
  for (const Figure& figure : document.figures)
    out << fmt::format("{},{},{},{},{}\n", cell(figure.group), cell(figure.name_),
                       figure.value.value, figure.error.value, cell(figure.unit));
}

}  // namespace cardroom::cli
