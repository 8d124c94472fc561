#include "cli/history/known.h"

#include <algorithm>
#include <ostream>
#include <vector>

#include "cli/files.h"

namespace cardroom::cli {

namespace {

std::vector<std::string> columns_of(const std::string& line) {
  std::vector<std::string> columns = {""};
  for (const char letter : line)
    if (letter == '\t')
      columns.emplace_back();
    else
      columns.back() += letter;
  return columns;
}

}  // namespace

bool read_known(const std::string& name, const Streams& streams, KnownDifferences& known) {
  if (name.empty()) return true;
  const auto text = read_file(name);
  if (!text) {
    streams.err << name << ": cannot be read\n";
    return false;
  }
  std::size_t number = 0;
  for (std::size_t at = 0; at < text->size();) {
    const auto end = std::min(text->find('\n', at), text->size());
    std::string line = text->substr(at, end - at);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    at = end + 1;
    ++number;
    if (line.empty() || line[0] == '#') continue;
    const auto columns = columns_of(line);
    if (columns.size() != 3) {
      streams.err << name << ':' << number << ": expected file, hand and reason, a tab between\n";
      return false;
    }
    known[{columns[0], columns[1]}] = columns[2];
  }
  return true;
}

}  // namespace cardroom::cli
